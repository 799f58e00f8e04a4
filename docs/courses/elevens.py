"""Elevens, Thirteens or Tens: reads a deal number, then the numbers of places, a line for each removal."""
import random
import sys

RANKS, SUITS = "A23456789TJQK", "HDCS"
# For each game: how many places, what a pair adds up to, and the sets of ranks that go besides.
GAMES = {
    "elevens": (9, 11, [[10, 11, 12]]),
    "thirteens": (10, 13, [[12]]),
    "tens": (13, 10, [[rank] * 4 for rank in (9, 10, 11, 12)]),
}
PLACES, SUM, SETS = GAMES[sys.argv[1] if len(sys.argv) > 1 else "elevens"]
IN_SETS = {rank for ranks in SETS for rank in ranks}


def is_group(cards):
    ranks = sorted(card % 13 for card in cards)
    if len(ranks) == 2 and not IN_SETS & set(ranks):
        return sum(ranks) + 2 == SUM
    return ranks in SETS


def has_group(cards):
    ranks = [card % 13 for card in cards]
    pairs = any(is_group([one, other]) for i, one in enumerate(cards) for other in cards[:i])
    return pairs or any(all(ranks.count(rank) >= group.count(rank) for rank in group) for group in SETS)


def show(places, deck):
    """Prints the table, and whether the game is over."""
    cells = ["--" if card is None else RANKS[card % 13] + SUITS[card // 13] for card in places]
    print("  ".join(f"{n}:{cell}" for n, cell in enumerate(cells, 1)))
    print(f"{len(deck)} undealt cards remain.")
    cards = [card for card in places if card is not None]
    if not cards:
        print("You win!")
    elif not has_group(cards):
        print("Sorry, you lose.")


def remove(line, places, deck):
    """Replaces the cards on the places of a line; False if they do not go together."""
    words = line.replace(",", " ").split()
    if not all(word.isdigit() and 1 <= int(word) <= PLACES for word in words):
        return False
    chosen = sorted({int(word) - 1 for word in words})
    cards = [places[place] for place in chosen]
    if len(chosen) < len(words) or None in cards or not is_group(cards):
        return False
    for place in chosen:
        places[place] = deck.pop() if deck else None
    return True


def main():
    deck = list(range(52))
    random.seed(int(input()))
    random.shuffle(deck)
    places = [deck.pop() for _ in range(PLACES)]
    show(places, deck)
    for line in sys.stdin:
        if line.strip() == "q":
            return
        if remove(line, places, deck):
            show(places, deck)
        else:
            print("These cards do not go together.")


main()
