"""Perditio Tempus: reads a deal number and prints the game."""
import random

RANKS = "ace two three four five six seven eight nine ten jack queen king".split()


def deal(number):
    """Thirteen piles of four, each dealt from the top of the deck; its last card is turned first."""
    deck = list(range(52))
    random.seed(number)
    random.shuffle(deck)
    return [[deck.pop() for _ in range(4)] for _ in range(13)]


def play(piles):
    """Turns cards until the next pile is empty, and prints a line for each."""
    pile = 0
    while piles[pile]:
        rank = piles[pile].pop() % 13
        print(f"Got {RANKS[rank]} from pile {pile + 1}.")
        pile = rank
    if any(piles):
        print(f"Pile {pile + 1} is empty. You lost!")
    else:
        print("You won!")


if __name__ == "__main__":
    play(deal(int(input())))
