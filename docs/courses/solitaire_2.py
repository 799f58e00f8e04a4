"""Eight Stacks: asks for a seed, prints how the game ends, and shows lines of it; simulate() counts the ends."""
import re
from collections import Counter
from random import seed, shuffle

from solitaire_1 import character

ORDINALS = ["first", "second", "third"]


def ordinal(number):
    if number <= 3:
        return ORDINALS[number - 1]
    ending = "th" if 10 < number % 100 < 14 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def shown(pile):
    return "[" * (len(pile) - 1) + character(pile[-1]) if pile else ""


def shown_stacks(stacks):
    row = ""
    for suit, stack in enumerate(stacks):
        if stack:
            row = row.ljust(4 + 15 * suit) + shown(stack)
    return row


def place(card, up, down):
    """Puts a card on a stack of its suit, and returns the message about it; None if it does not fit."""
    suit, rank = divmod(card, 13)
    if rank in (0, 12):
        (down if rank else up)[suit].append(card)
        return "Placing one of the base cards!"
    for stack, before, name in ((up[suit], card - 1, "n increasing"), (down[suit], card + 1, " decreasing")):
        if stack and stack[-1] == before:
            stack.append(card)
            return f"Making progress on a{name} sequence!"
    return None


def play(number, lines):
    """Plays a game, appends what can be shown to the lines, and returns how many cards are left."""
    deck = list(range(52))
    seed(number)
    shuffle(deck)
    up, down = [[], [], [], []], [[], [], [], []]
    lines += ["Deck shuffled, ready to start!", "]" * 52]
    turn = 0
    while deck:
        turn += 1
        lines += ["", f"Starting to draw 3 cards (if possible) again and again for the {ordinal(turn)} time..."]
        size, uncovered = len(deck), []
        while deck:
            uncovered += [deck.pop() for _ in range(min(3, len(deck)))]
            message = ""
            while message is not None:
                lines += ["", message] if message else [""]
                lines += ["]" * len(deck), shown(uncovered), shown_stacks(up), shown_stacks(down)]
                message = place(uncovered[-1], up, down) if uncovered else None
                if message:
                    uncovered.pop()
        if len(uncovered) == size:
            return size
        deck = uncovered[::-1]
    return 0


def simulate(games, first):
    counts = Counter(play(first + n, []) for n in range(games))
    print("Number of cards left | Frequency")
    print("-" * 32)
    for left in sorted(counts, reverse=True):
        print(f"{left:20} | {counts[left] / games * 100:8.2f}%")


def asked_for(answer, total):
    """The lines that an answer asks for, counted from 1; None if it is wrong."""
    found = re.fullmatch(r"(-?)(\d+)|(\d+)\s*--\s*(\d+)", answer.strip())
    if not found:
        return None
    minus, number, low, high = found.groups()
    first, last = (int(low), int(high)) if low else (1, int(number))
    if not 1 <= first <= last <= total:
        return None
    return (total - last + 1, total) if minus else (first, last)


def main():
    number = int(input("Please enter an integer to feed the seed() function: "))
    lines = []
    left = play(number, lines)
    total = len(lines)
    print(f"\n{left} cards could not be placed, you lost!" if left else "\nAll cards have been placed, you won!")
    print(f"\nThere are {total} lines of output; what do you want me to do?")
    while True:
        print("\nEnter: q to quit")
        print(f"       a last line number (between 1 and {total})")
        print(f"       a first line number (between -1 and -{total})")
        print(f"       a range of line numbers (of the form m--n with 1 <= m <= n <= {total})")
        answer = input("       ")
        if answer.strip() == "q":
            return
        wanted = asked_for(answer, total)
        if wanted:
            print("\n" + "\n".join(lines[wanted[0] - 1 : wanted[1]]))


if __name__ == "__main__":
    main()
