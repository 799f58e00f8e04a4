import { t } from '@lingui/core/macro';
import { faceCode } from '../engine/card';
import type { DealId } from '../engine/dealId';
import { parseDealId } from '../engine/deck';
import { MAX_MICROSOFT_NUMBER } from '../engine/microsoftDeal';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { normaliseTyped } from '../engine/typedText';
import { baseOf, gameOf, presetOf, type VariantId } from '../games/index';
import { hasPositions, noPositions, positionOf, type TextFault } from '../games/positions';
import { parseBoard } from './board';
import { fitAny, fitTo } from './fit';
import { type CardLine, cardsIn, type Form, type Parse, type ReadPosition } from './forms';
import { gameInWords } from './gameNames';
import { parseKpat } from './kpat';
import { parsePiles } from './piles';
import { MICROSOFT_NUMBERS, pysolDeal } from './pysolDeals';
import { isSolvitaireDeal, parseSolvitaireDeal } from './solvitaireDeal';

/**
 * Reads a position in any form, which it finds out by itself. Without `game`, the text names the game, or its piles tell which it is.
 * The piles are as they were written: `stateOf` checks them. Takes time linear in the length of the text.
 */
export function readPosition(text: string, game?: VariantId): Result<ReadPosition, TextFault> {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (start === '') return err({ sentence: t`There are no cards in this text.` });
  const why = whyUnread(start);
  if (why !== undefined) return err({ sentence: why });
  const number = readNumber(start, game);
  if (number) return number;
  const [form, parse] = formOf(start);
  const piles = parse(text.replace(/^\ufeff/, ''));
  if (!piles.ok) return piles;
  const deck = form === 'board' ? readDeck(piles.value.lines, game ?? piles.value.game) : undefined;
  if (deck) return deck;
  if (game !== undefined) {
    const position = fitTo(game, piles.value);
    return position ? ok({ form, game, position }) : err({ sentence: noPositions(game) });
  }
  const fitted = fitAny(piles.value);
  return fitted
    ? ok({ form, ...fitted })
    : err({ sentence: t`No game here has these piles: name the game.` });
}

function formOf(start: string): readonly [form: Form, parse: Parse] {
  if (start.startsWith('<') && !/^<[^>\n]{0,3}>/.test(start)) return ['kpat', parseKpat];
  if (!/^(?:\{|\[\s*[[{"])/.test(start)) return ['board', parseBoard];
  return isSolvitaireDeal(start) ? ['solvitaire', parseSolvitaireDeal] : ['piles', parsePiles];
}

/** PySolFC begins a saved game with its name, in the format of Python’s objects. */
const isPickle = (start: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the format has them
  /^(?:\x80|\ufffd|[XUV(S][\x00-\x1f'lp0-9\n]{0,8}PySolFC)/.test(start);

/** Why a file with this beginning, its bytes as characters, is no position; undefined if it may be one. */
export const whyUnread = (start: string): string | undefined =>
  isPickle(start)
    ? t`Saved games of PySolFC can’t be read: they are Python objects, which may hold programs. Export the board there instead.`
    : undefined;

function dealt(form: Form, game: VariantId, deal: DealId): Result<ReadPosition, TextFault> {
  const position = positionOf(game, gameOf(game).rules.deal(deal));
  return position ? ok({ form, game, position, deal }) : err({ sentence: noPositions(game) });
}

/** The largest number of PySolFC, of 21 digits. */
const MAX_PYSOL_NUMBER = 1e20;

/** Longer texts name no deal. */
const MAX_NUMBER_LENGTH = 80;

/** A number, and what may stand before it: words, and the letters of the program that it is of. */
const NUMBER = /^([^\d#]*?)\s*(ms|py)?\s*#?\s*(\d{1,24})$/i;

/** The deal of a text such as `FreeCell #617` or `py198246790`; undefined for any other text. */
function readNumber(
  text: string,
  chosen: VariantId | undefined,
): Result<ReadPosition, TextFault> | undefined {
  if (text.length > MAX_NUMBER_LENGTH) return undefined;
  const [, words = '', kind = '', digits = ''] = NUMBER.exec(normaliseTyped(text).trim()) ?? [];
  if (digits === '') return undefined;
  const named = gameInWords(words);
  if (chosen !== undefined && named !== undefined && !isSameGame(named, chosen)) {
    const { name } = gameOf(named);
    return err({ sentence: t`This is a deal of ${name}.` });
  }
  const game = chosen ?? named ?? (kind === '' ? undefined : 'freecell');
  if (game === undefined)
    return err({
      sentence: t`A number alone is no position: name the game, or type the number as ms617 or py617.`,
    });
  const { microsoftDeals = false } = gameOf(game);
  // A number from elsewhere is Microsoft’s where there is such a number; those of PySolFC begin with the same.
  const isElsewhere = kind === '' && chosen === undefined && microsoftDeals;
  const isMicrosofts =
    microsoftDeals && (isElsewhere || /ms/i.test(kind) || isMicrosoftNumber(digits));
  if (kind !== '' && !isMicrosofts) return readPysolNumber(game, `${kind.toLowerCase()}${digits}`);
  const deal = parseDealId(`${isMicrosofts ? 'ms' : ''}${digits}`, gameOf(game));
  return deal.ok ? dealt('number', game, deal.value) : err({ line: 1, sentence: deal.error });
}

/** True for variants of one game, under any of its names. */
const isSameGame = (a: VariantId, b: VariantId): boolean =>
  baseOf(a) === baseOf(b) || (presetOf(a) !== undefined && presetOf(a) === presetOf(b));

const isMicrosoftNumber = (digits: string): boolean =>
  Number(digits) > 0 && Number(digits) < MICROSOFT_NUMBERS;

function readPysolNumber(game: VariantId, number: DealId): Result<ReadPosition, TextFault> {
  if (
    Number(number.slice(2)) > (number.startsWith('ms') ? MAX_MICROSOFT_NUMBER : MAX_PYSOL_NUMBER)
  ) {
    const shown = quote(number);
    return err({ line: 1, sentence: t`${shown} is larger than any number of PySolFC.` });
  }
  const found = pysolDeal(game, number);
  if (found) return ok({ form: 'number', game, ...found });
  const { name } = gameOf(game);
  return err({ line: 1, sentence: t`Deals of ${name} are not known by PySolFC’s numbers here.` });
}

/** One line of at least so many cards is meant as a whole deck, even if some are missing. */
const LEAST_DECK = 50;

/** The deal of a whole deck in one line, the last card on top; undefined for other lines. */
function readDeck(
  lines: readonly CardLine[],
  game: VariantId | undefined,
): Result<ReadPosition, TextFault> | undefined {
  const [line, ...others] = lines.filter(({ isColumn }) => isColumn);
  const cards = line ? cardsIn(line) : [];
  if (others.length > 0 || cards.length < LEAST_DECK) return undefined;
  if (game === undefined)
    return err({
      line: cards[0]?.line,
      sentence: t`A deck can be dealt in any game: name the game.`,
    });
  if (!hasPositions(game)) return err({ sentence: noPositions(game) });
  const codes = cards.map(({ card }) => (card === undefined ? '?' : faceCode(card))).join(' ');
  const deal = parseDealId(codes, gameOf(game));
  return deal.ok
    ? dealt('deck', game, deal.value)
    : err({ line: cards[0]?.line, sentence: deal.error });
}
