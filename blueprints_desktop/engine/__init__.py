"""What all games share: chance, steps, the contract, the match. No Qt and no game's name."""
