"""Klondike in the console: reads a deal number, then s, z or a move such as m c6, c1, 2."""
import copy
import random
import sys

RANKS, SUITS = "A23456789TJQK", "HDCS"
DRAW = int(sys.argv[1]) if len(sys.argv) > 1 else 1  # cards turned at a time


def is_built(card, on):
    return card % 13 + 1 == on % 13 and (card < 26) != (on < 26)


class Game:
    def __init__(self, deck):
        self.columns = [[deck.pop() for _ in range(n + 1)] for n in range(7)]
        self.hidden = list(range(7))  # how many cards of each column lie face down
        self.stock, self.waste, self.foundations = deck, [], [[], [], [], []]

    def draw(self):
        if not self.stock and not self.waste:
            return False
        if self.stock:
            self.waste += [self.stock.pop() for _ in range(min(DRAW, len(self.stock)))]
        else:
            self.stock, self.waste = self.waste[::-1], []
        return True

    def pile(self, name):
        piles = {"c": self.columns, "f": self.foundations}.get(name[:1], [])
        if name == "w":
            return self.waste
        return piles[int(name[1:]) - 1] if name[1:].isdigit() and 1 <= int(name[1:]) <= len(piles) else None

    def fits(self, card, pile, kind):
        if kind == "f":
            return card == pile[-1] + 1 and card % 13 > 0 if pile else card % 13 == 0
        return is_built(card, pile[-1]) if pile else card % 13 == 12

    def move(self, source, target, count):
        taken, pile = self.pile(source), self.pile(target)
        if taken is None or pile is None or taken is pile or target == "w" or source[0] + target[0] == "ff":
            return False
        face_up = len(taken) - self.hidden[int(source[1:]) - 1] if source[0] == "c" else len(taken)
        if not 1 <= count <= face_up or (count > 1 and source[0] + target[0] != "cc"):
            return False
        if not self.fits(taken[-count], pile, target[0]):
            return False
        pile += taken[-count:]
        del taken[-count:]
        self.hidden = [min(h, max(0, len(c) - 1)) for h, c in zip(self.hidden, self.columns)]
        return True

    def is_stuck(self):
        """True if no card can be played, now or after any number of draws."""
        turned = self.waste + self.stock[::-1]
        starts = range(len(self.waste), len(turned) + DRAW, DRAW), range(DRAW, len(turned) + DRAW, DRAW)
        seen = [turned[min(n, len(turned)) - 1] for start in starts for n in start if n and turned]
        runs = [card for column, h in zip(self.columns, self.hidden) for card in column[h:]]
        tops = [column[-1] for column in self.columns if column]
        backs = [pile[-1] for pile in self.foundations if pile]
        to_columns = any(self.fits(card, column, "c") for card in seen + runs + backs for column in self.columns)
        return not to_columns and not any(self.fits(c, f, "f") for c in seen + tops for f in self.foundations)

    def show(self, moves):
        def code(card):
            return RANKS[card % 13] + SUITS[card // 13]

        def row(texts):
            print("".join(text.ljust(15) for text in texts).rstrip())

        upper = [self.stock, self.waste, *self.foundations]
        row(["Stock", "Waste"] + [f"Foundation {n}" for n in range(1, 5)])
        row([f"({len(pile)} card{'s' * (len(pile) != 1)})" for pile in upper])
        row(["[ ]" * bool(self.stock), " ".join(map(code, self.waste[-DRAW:]))] + [code(f[-1]) if f else "" for f in self.foundations])
        print()
        row([f"Column {n}" for n in range(1, 8)])
        row([f"({len(pile)} card{'s' * (len(pile) != 1)})" for pile in self.columns])
        for n in range(max(map(len, self.columns))):
            row([("[ ]" if n < h else code(c[n])) if n < len(c) else "" for c, h in zip(self.columns, self.hidden)])
        if sum(map(len, self.foundations)) == 52:
            print(f"Won in {moves} move{'s' * (moves != 1)}.")
        elif self.is_stuck():
            print("No moves left. No card can be played, not even from the stock.")


def main():
    deck = list(range(52))
    random.seed(int(input()))
    random.shuffle(deck)
    games = [Game(deck)]  # the last one is on the table, those before it can be gone back to
    games[-1].show(0)
    for line in sys.stdin:
        word, *names = line.replace(",", " ").lower().split() or [""]
        if word == "q":
            return
        after = copy.deepcopy(games[-1])
        is_won = sum(map(len, after.foundations)) == 52
        if word == "z" and len(games) > 1:
            games.pop()
        elif not is_won and word == "s" and not names and after.draw():
            games.append(after)
        elif not is_won and word == "m" and len(names) in (2, 3) and after.move(*names[:2], int((names + ["1"])[2])):
            games.append(after)
        else:
            print("That cannot be done.")
            continue
        games[-1].show(len(games) - 1)


main()
