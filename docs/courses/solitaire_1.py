"""Twelve Pictures: asks for a seed and prints the game; simulate() prints how often each end comes up."""
from collections import Counter
from random import seed, shuffle

ROUNDS = ["first", "second", "third", "fourth"]
ACES = [0x1F0B1, 0x1F0C1, 0x1F0D1, 0x1F0A1]  # hearts, diamonds, clubs, spades in Unicode


def character(card):
    suit, rank = divmod(card, 13)
    return chr(ACES[suit] + rank + (rank > 10))  # Unicode has a knight after the jack


def is_picture(card):
    return card is not None and card % 13 >= 10


def counted(number, noun):
    return f"{number} {noun}" + ("s" if number != 1 else "")


def rows(places):
    for row in range(0, 16, 4):
        cards = places[row : row + 4]
        yield "".join("\t" + ("" if card is None else character(card)) for card in cards).rstrip()


def play(number, lines):
    """Plays a game, appends what is printed to the lines, and returns how many pictures are aside."""
    aside = set()
    for round_number, name in enumerate(ROUNDS):
        deck = sorted(set(range(52)) - aside)
        seed(number + round_number)
        shuffle(deck)
        if round_number == 0:
            lines += ["", "Deck shuffled, ready to start!", "]" * 52, "", "Starting first round..."]
        else:
            lines += ["", f"After shuffling, starting {name} round..."]
        places = [None] * 16
        while None in places:
            drawn = places.count(None)
            places = [deck.pop() if card is None else card for card in places]
            lines += ["", f"Drawing and placing {counted(drawn, 'card')}:", "]" * len(deck)]
            lines += rows(places)
            pictures = [card for card in places if is_picture(card)]
            if pictures:
                aside.update(pictures)
                places = [None if is_picture(card) else card for card in places]
                lines += ["", f"Putting {counted(len(pictures), 'picture')} aside:"]
                lines += rows(places)
            if len(aside) == 12:
                lines += ["", "You uncovered all pictures, you won!"]
                return 12
    found = f"only {counted(len(aside), 'picture')}" if aside else "no pictures"
    lines += ["", f"You uncovered {found}, you lost!"]
    return len(aside)


def simulate(games, first):
    counts = Counter(play(first + n, []) for n in range(games))
    print("Number of uncovered pictures | Frequency")
    print("-" * 40)
    for found in sorted(counts):
        print(f"{found:28} | {counts[found] / games * 100:8.2f}%")


if __name__ == "__main__":
    number = int(input("Please enter an integer to feed the seed() function: "))
    lines = []
    play(number, lines)
    print("\n".join(lines))
