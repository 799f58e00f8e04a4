"""The games without choice in plain Python: a baseline for the benchmark, and a reference for two of the transcripts.

python3 tests/bench/solitaire.py GAME FIRST GAMES                  plays that many games, prints {score: count}
python3 tests/bench/solitaire.py text pictures|eight-stacks SEED   prints one game
"""

import sys
from random import seed, shuffle


def character(card):
    suit, rank = divmod(card, 13)
    return chr((0x1F0B1, 0x1F0C1, 0x1F0D1, 0x1F0A1)[suit] + rank + (rank > 10))


def shuffled(cards, number):
    seed(number)
    shuffle(cards)
    return cards


def pictures(number, write=None):
    """The number of pictures put aside; `write` is given the printed lines."""
    aside = set()
    for turn in range(4):
        deck = shuffled(sorted(set(range(52)) - aside), number + turn)
        if write:
            if turn == 0:
                write("", "Deck shuffled, ready to start!", "]" * 52, "", "Starting first round...")
            else:
                name = ("second", "third", "fourth")[turn - 1]
                write("", f"After shuffling, starting {name} round...")
        places = [None] * 16
        while True:
            free = [i for i in range(16) if places[i] is None]
            for i in free:
                places[i] = deck.pop()
            if write:
                n = len(free)
                write("", f"Drawing and placing {n} card{'s' * (n != 1)}:", "]" * len(deck), *rows(places))
            found = [i for i in range(16) if places[i] % 13 > 9]
            if not found:
                break
            for i in found:
                aside.add(places[i])
                places[i] = None
            if write:
                n = len(found)
                write("", f"Putting {n} picture{'s' * (n != 1)} aside:", *rows(places))
            if len(aside) == 12:
                if write:
                    write("", "You uncovered all pictures, you won!")
                return 12
    n = len(aside)
    if write:
        which = f"only {n} picture{'s' * (n != 1)}" if n else "no pictures"
        write("", f"You uncovered {which}, you lost!")
    return n


def rows(places):
    return [
        "".join("\t" + ("" if card is None else character(card)) for card in places[i : i + 4]).rstrip()
        for i in (0, 4, 8, 12)
    ]


def stacks(number, write=None):
    """The number of cards left; `write` is given the collected lines."""
    deck = shuffled(list(range(52)), number)
    up, down = [[] for _ in range(4)], [[] for _ in range(4)]
    if write:
        write("Deck shuffled, ready to start!", "]" * 52)

    def block(message=None):
        if write:
            write("", *([message] if message else []), "]" * len(deck), shown(pile), row(up), row(down))

    turn = 0
    while True:
        turn += 1
        if write:
            ends = {1: "first", 2: "second", 3: "third"}
            teens = 10 < turn % 100 < 14
            end = "th" if teens else {1: "st", 2: "nd", 3: "rd"}.get(turn % 10, "th")
            name = ends.get(turn, f"{turn}{end}")
            write("", f"Starting to draw 3 cards (if possible) again and again for the {name} time...")
        pile, placed = [], False
        while deck:
            for _ in range(min(3, len(deck))):
                pile.append(deck.pop())
            block()
            while pile:
                suit, rank = divmod(pile[-1], 13)
                if rank in (0, 12):
                    stack, message = (up if rank == 0 else down)[suit], "Placing one of the base cards!"
                elif up[suit] and up[suit][-1] == pile[-1] - 1:
                    stack, message = up[suit], "Making progress on an increasing sequence!"
                elif down[suit] and down[suit][-1] == pile[-1] + 1:
                    stack, message = down[suit], "Making progress on a decreasing sequence!"
                else:
                    break
                stack.append(pile.pop())
                placed = True
                block(message)
        if not pile or not placed:
            return len(pile)
        deck = pile[::-1]


def shown(cards):
    return "[" * (len(cards) - 1) + character(cards[-1]) if cards else ""


def row(piles):
    line = ""
    for i, cards in enumerate(piles):
        if cards:
            line += " " * (4 + 15 * i - len(line)) + shown(cards)
    return line


def perditio(number):
    """The number of cards turned in Perditio Tempus."""
    deck = shuffled(list(range(52)), number)
    piles = [[deck.pop() for _ in range(4)] for _ in range(13)]
    pile = 0
    turned = 0
    while piles[pile]:
        pile = piles[pile].pop() % 13
        turned += 1
    return turned


def pairing(number, places, total, sets):
    """The number of cards left in Elevens and its like: pairs with the total are removed, and sets of ranks."""
    deck = shuffled(list(range(52)), number)
    table = [deck.pop() for _ in range(places)]
    while True:
        group = pair(table, total) or rank_set(table, sets)
        if not group:
            return len(deck) + sum(card is not None for card in table)
        for i in group:
            table[i] = deck.pop() if deck else None


def pair(table, total):
    """The places of two cards whose values, from 1 for an ace, have the total."""
    for i, card in enumerate(table):
        if card is None or card % 13 + 1 >= total:
            continue
        for j in range(i + 1, len(table)):
            if table[j] is not None and card % 13 + table[j] % 13 + 2 == total:
                return [i, j]
    return None


def rank_set(table, sets):
    """The places of a set: all different ranks of it, or as many cards of its rank."""
    for ranks in sets:
        found = []
        for rank in ranks:
            for i, card in enumerate(table):
                if card is not None and card % 13 == rank and i not in found:
                    found.append(i)
                    break
        if len(found) == len(ranks):
            return found
    return None


GAMES = {
    "elevens": lambda number: pairing(number, 9, 11, [(10, 11, 12)]),
    "thirteens": lambda number: pairing(number, 10, 13, [(12,)]),
    "tens": lambda number: pairing(number, 13, 10, [(rank,) * 4 for rank in (9, 10, 11, 12)]),
    "perditio-tempus": perditio,
    "pictures": pictures,
    "eight-stacks": stacks,
}

if __name__ == "__main__":
    if sys.argv[1] == "text":
        GAMES[sys.argv[2]](int(sys.argv[3]), lambda *lines: sys.stdout.write("".join(f"{line}\n" for line in lines)))
    else:
        play, first, games = GAMES[sys.argv[1]], int(sys.argv[2]), int(sys.argv[3])
        counts = {}
        for number in range(first, first + games):
            score = play(number)
            counts[score] = counts.get(score, 0) + 1
        print(counts)
