import { parseCount, parseDeal, parseGame, parseRange } from '../../src/cli/options';
import { dealOfFile, playText } from '../../src/console/gameFile';
import { parseAnswer } from '../../src/console/lineMenu';
import { execute, openSession } from '../../src/console/session';
import { parseCard } from '../../src/engine/card';
import { parseDealNumber } from '../../src/engine/dealId';
import { parseDealId, parseDeck } from '../../src/engine/deck';
import { parseJsonObject } from '../../src/engine/json';
import { parseMoveCode } from '../../src/engine/moveCode';
import type { Result } from '../../src/engine/result';
import { parseVariant, type VariantId } from '../../src/games/index';
import { consoleGameOf } from '../../src/games/lines';
import { stateOf, type TextFault } from '../../src/games/positions';
import { parseSolvitaireRules, readPosition, readStandardMoves } from '../../src/interchange/index';
import { parseSweep } from '../../src/lab/sweep';
import { mergeTallies, parseTallies } from '../../src/lab/tally';
import { newRecord, parseRecord, replayRecord } from '../../src/persistence/record';
import { whyUnread } from '../../src/persistence/whyUnread';
import type { Stores } from '../../src/store/stores';
import { completions, highlightOf } from '../../src/ui/console/completion';
import { parseDailyTarget } from '../../src/ui/daily/dailyTarget';
import { parseLabAddress } from '../../src/ui/lab/labAddress';
import { parseGames } from '../../src/ui/lab/text';
import { parseAddress } from '../../src/ui/parts/address';
import { refusalOfArguments } from './arguments';
import { fakeStorage } from './storage';
import { testStores } from './testStores';

/** A parser as people reach it. It answers with the sentence that refuses a text, or with nothing. */
export type Parser = (text: string) => Promise<string | undefined>;

const refusal = (result: Result<unknown, string>): string | undefined =>
  result.ok ? undefined : result.error;

/** Opens an address as the page does; the answer is what is announced if it cannot be opened whole. */
async function openAddress(hash: string): Promise<string | undefined> {
  const route = parseAddress(hash);
  if (route.page === 'home') return route.problem;
  if (route.page === 'lab') return refusal(parseLabAddress(route.parts));
  if (route.page === 'daily') return refusal(parseDailyTarget(route.parts));
  if (route.page !== 'game' || route.deal === undefined) return undefined;
  return announced({}, async ({ store }) => {
    const { game: variant, deal = '', moves } = route;
    await store.actions.open(
      moves === undefined
        ? { kind: 'address', variant, deal }
        : { kind: 'link', variant, deal, moves },
    );
  });
}

/** What is announced last when stores are opened over these stored texts. */
async function announced(
  texts: Readonly<Record<string, string>>,
  act: (stores: Stores) => Promise<void>,
): Promise<string | undefined> {
  const storage = fakeStorage();
  for (const [key, text] of Object.entries(texts)) storage.setItem(`patience/${key}`, text);
  const stores = testStores({ local: storage, tab: storage });
  await act(stores);
  return stores.store.getState().announcement?.text;
}

/** Opens a game over stored texts and makes its first move. */
const openAndPlay: (
  id: VariantId,
  texts: Readonly<Record<string, string>>,
) => Promise<string | undefined> = (id, texts) =>
  announced(texts, async ({ store: { actions, getState } }) => {
    await actions.open({ kind: 'last', variant: id });
    const { current } = getState();
    if (!current) return;
    const [move] = consoleGameOf(id).rules.legalMoves(current.history.initial);
    actions.play(move);
  });

/** The sentence about a game that cannot be read, or replayed. */
const unread = (result: Result<unknown, string>): string | undefined =>
  result.ok ? undefined : `This game cannot be opened: ${result.error}.`;

const RECORD = newRecord('a', 'klondike-3', '7', 0);
const record = (text: string): string | undefined => {
  const parsed = parseRecord(parseJsonObject(text));
  return unread(parsed.ok ? replayRecord(parsed.value) : parsed);
};
const recordWith = (change: object): string | undefined =>
  record(JSON.stringify({ ...RECORD, revision: 1, moves: '1A', cursor: 1, ...change }));

const TALLY = {
  form: 1,
  program: '1.0.0',
  game: 'tens',
  player: 'automatic',
  ranges: [{ first: '0', games: 1 }],
  games: 1,
  won: 0,
  scores: { 4: 1 },
};

/** Parses files of tallies and merges them. */
function tallies(...texts: readonly string[]): string | undefined {
  const parsed = texts.map(parseTallies);
  const refused = parsed.find((tally) => !tally.ok);
  return refused
    ? refusal(refused)
    : refusal(mergeTallies(parsed.flatMap((file) => (file.ok ? file.value : []))));
}

/** A line typed into the console, while it is typed and when it is entered. */
function consoleLine(id: VariantId, text: string): string | undefined {
  const game = consoleGameOf(id);
  const state = game.rules.deal('7');
  completions(game, state, text);
  highlightOf(game, state, text);
  const { kind, lines } = execute(openSession(id, '7'), text, () => '8');
  return kind === 'refusal' ? lines.join('\n') : undefined;
}

const moveFile = (id: VariantId, text: string): string | undefined =>
  playText(openSession(id, '7'), text).bad?.sentence;

/** The sentence about a position: that it cannot be read, or what is wrong with it in its game. */
function position(text: string, game?: VariantId): string | undefined {
  const read = readPosition(text, game);
  if (!read.ok) return read.error.sentence;
  const state = stateOf(read.value.game, read.value.position);
  return state.ok ? undefined : state.error[0]?.sentence;
}

const fault = (result: Result<unknown, TextFault>): string | undefined =>
  result.ok ? undefined : result.error.sentence;

const FREECELL_START = consoleGameOf('freecell').rules.deal('7');

/** A saved game of KPatience with a text in one of its places. */
const kpat = (name: string, rank = 'ace'): string =>
  `<kpat-game game-type="freecell"><state current="true"><move pile="${name}" position="0"><card id="1" suit="clubs" rank="${rank}"/></move></state></kpat-game>`;

/** The parsers that answer at once, by what they read. */
const PLAIN: Readonly<Record<string, (text: string) => string | undefined>> = {
  'a sweep': (text) => refusal(parseSweep(text)),
  'the values of a sweep': (text) => refusal(parseSweep(`elevens;places=${text}`)),
  'the options of a sweep': (text) => refusal(parseSweep(`klondike-3;draw=1..3;${text}`)),
  'a move code': (text) => refusal(parseMoveCode(text)),
  'a deal number': (text) => refusal(parseDealNumber(text)),
  'a deal': (text) => refusal(parseDealId(text, {})),
  'a deal of two decks': (text) => refusal(parseDealId(text, { decks: 2 })),
  'a deal by Microsoft’s number': (text) =>
    refusal(parseDealId(`ms${text}`, { microsoftDeals: true })),
  'a deck': (text) => refusal(parseDeck(text, {})),
  'a card': (text) => refusal(parseCard(text)),
  'a number of games': (text) => refusal(parseGames(text)),
  'a line of Klondike': (text) => consoleLine('klondike-3', text),
  'a move of Klondike': (text) => consoleLine('klondike-3', `m ${text}`),
  'a number of cards': (text) => consoleLine('klondike-3', `m c6, c1, ${text}`),
  'a pile of Klondike': (text) => consoleLine('klondike-3', `m c${text}, c1`),
  'a new game’s deal': (text) => consoleLine('klondike-3', `n ${text}`),
  'a line of Golf': (text) => consoleLine('golf', text),
  'a column of Golf': (text) => consoleLine('golf', `m c${text}`),
  'a line of FreeCell': (text) => consoleLine('freecell', text),
  'a move of FreeCell': (text) => consoleLine('freecell', `m ${text}`),
  'a pile of FreeCell': (text) => consoleLine('freecell', `m c1, a${text}`),
  'a new deal of FreeCell': (text) => consoleLine('freecell', `n ${text}`),
  'a line of Elevens': (text) => consoleLine('elevens', text),
  'places of Elevens': (text) => consoleLine('elevens', `1 ${text}`),
  'a line of Twelve Pictures': (text) => consoleLine('pictures', text),
  'a file of Klondike': (text) => moveFile('klondike-3', text),
  'the first line of a file': (text) => refusal(dealOfFile(`Patience Lab, ${text}`)),
  'a file of Elevens': (text) => moveFile('elevens', text),
  'a file of Twelve Pictures': (text) => moveFile('pictures', text),
  'an answer of Eight Stacks': (text) => void parseAnswer(text, 800),
  'a range of lines of Eight Stacks': (text) => void parseAnswer(`1${text}--${text}2`, 800),
  'an option': (text) => refusalOfArguments(text),
  'an option’s value': (text) => refusalOfArguments(`--first=${text}`),
  'an option’s name': (text) => refusalOfArguments(`--${text}`),
  'a variant': (text) => refusal(parseVariant(text)),
  'a variant’s options': (text) => refusal(parseVariant(`klondike-3;${text}`)),
  'an option’s choice': (text) => refusal(parseVariant(`elevens;places=${text}`)),
  'a game’s name': (text) => refusal(parseGame(text)),
  'a count of the terminal': (text) => refusal(parseCount(text, 'The number of games', 100)),
  'a deal of the terminal': (text) => refusal(parseDeal(text, undefined, {})),
  'a deck of the terminal': (text) => refusal(parseDeal(undefined, text, { decks: 2 })),
  'a range of deals': (text) => refusal(parseRange(text, 100, {})),
  'an end of a range of deals': (text) => refusal(parseRange(`0..${text}`, 100, {})),
  'an end of a range of Microsoft’s deals': (text) =>
    refusal(parseRange(`ms1..ms${text}`, 100, { microsoftDeals: true })),
  'a tally': (text) => tallies(text),
  'a tally’s game': (text) => tallies(JSON.stringify({ ...TALLY, game: text })),
  'a tally’s first deal': (text) => {
    const tally = JSON.stringify({ ...TALLY, ranges: [{ first: text, games: 1 }] });
    return tallies(tally, tally);
  },
  'a tally’s ranges': (text) =>
    tallies(`{"form":1,"program":"1","game":"tens","player":"automatic","ranges":${text}}`),
  'a tally’s program': (text) =>
    tallies(JSON.stringify(TALLY), JSON.stringify({ ...TALLY, program: text })),
  'a list of tallies': (text) => tallies(`[${text}]`),
  'a tally’s score': (text) => tallies(JSON.stringify({ ...TALLY, scores: { [text]: 1 } })),
  'a tally’s player': (text) => tallies(JSON.stringify({ ...TALLY, player: text })),
  'a tally’s field': (text) => tallies(`{"game":${text}}`),
  'a position': (text) => position(text),
  'a position of FreeCell': (text) => position(text, 'freecell'),
  'a position of TriPeaks': (text) => position(text, 'tripeaks'),
  'a foundation of a board': (text) => position(`Foundations: ${text}`, 'freecell'),
  'a stock of a board': (text) => position(`Talon: ${text}`, 'klondike-3'),
  'a column of a board': (text) => position(`: ${text}`, 'spider'),
  'piles in JSON': (text) => position(JSON.stringify({ tableau: [text] }), 'freecell'),
  'a pile in JSON': (text) => position(`{"tableau":${text}}`, 'freecell'),
  'a deal of Solvitaire': (text) => position(JSON.stringify({ 'tableau piles': [[text]] })),
  'a pile of Solvitaire': (text) => position(`{"tableau piles":${text}}`),
  'a saved game of KPatience': (text) => position(`<kpat-game game-type="freecell">${text}`),
  'a pile of KPatience': (text) => position(kpat(text.replaceAll('"', ''))),
  'a card of KPatience': (text) => position(kpat('store0', text.replaceAll('"', ''))),
  'a number of another program': (text) => position(`Klondike py${text}`),
  'rules of Solvitaire': (text) => fault(parseSolvitaireRules(text)),
  'a rule of Solvitaire': (text) => fault(parseSolvitaireRules(`{"tableau piles":${text}}`)),
  'moves in the standard notation': (text) =>
    fault(readStandardMoves('freecell', FREECELL_START, text)),
  'a record': record,
  'a record’s id': (text) => recordWith({ id: text }),
  'a record’s variant': (text) => recordWith({ variant: text }),
  'a record’s deal': (text) => recordWith({ deal: text }),
  'a record’s moves': (text) => recordWith({ moves: text }),
  'a record’s move': (text) => recordWith({ moves: `1${text}` }),
  'a record’s day': (text) => recordWith({ day: text }),
  'a record’s field': (text) => record(`{"version":1,"id":${text}}`),
  'why a text is in quarantine': (text) => `This game cannot be opened: ${whyUnread(text)}.`,
};

/** Those behind the opening of a game. */
const OPENING: Readonly<Record<string, Parser>> = {
  'an address': (text) => openAddress(text),
  'an address’s deal': (text) => openAddress(`#/klondike-3/${text}`),
  'an address’s moves': (text) => openAddress(`#/klondike-3/7/${text}`),
  'an address’s move code': (text) => openAddress(`#/klondike-3/7/1${text}`),
  'an address of the lab': (text) => openAddress(`#/lab/${text}`),
  'an address of the daily deals': (text) => openAddress(`#/daily/${text}`),
  'an address of the statistics': (text) => openAddress(`#/statistics/${text}`),
  'an address of a sweep': (text) => openAddress(`#/lab/sweep/${text}/10/0`),
  'a first deal of the lab': (text) => openAddress(`#/lab/tens/automatic/9/${text}`),
  'an address’s deal by Microsoft’s number': (text) => openAddress(`#/freecell/ms${text}`),
  settings: (text) => openAndPlay('klondike-3', { settings: text }),
  'a field of the settings': (text) =>
    openAndPlay('klondike-3', { settings: `{"version":1,"theme":${text}}` }),
  'the language': (text) =>
    openAndPlay('klondike-3', { settings: JSON.stringify({ version: 1, language: text }) }),
  'the settings of a game': (text) =>
    openAndPlay('klondike-3', {
      settings: `{"version":1,"games":{${JSON.stringify(text)}:{"winnable":${JSON.stringify(text)}}}}`,
    }),
  'deals that are ready': (text) =>
    openAndPlay('klondike-3', { ready: `{"version":1,"deals":{${JSON.stringify(text)}:[]}}` }),
  'the table of a tab': (text) => openAndPlay('elevens', { table: text }),
  'the cards selected there': (text) =>
    openAndPlay('elevens', {
      table: `{"version":1,"variant":"elevens","deal":"7","cursor":0,"selection":${text}}`,
    }),
  'an entry of the journal': (text) => openAndPlay('klondike-3', { 'journal/x': text }),
};

/** Every parser of the program, by what it reads. */
export const PARSERS: Readonly<Record<string, Parser>> = {
  ...Object.fromEntries(
    Object.entries(PLAIN).map(([name, parse]) => [name, async (text: string) => parse(text)]),
  ),
  ...OPENING,
};

/** Names that every object inherits: no table may find them. */
export const INHERITED: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
];

const fill = (part: string, length: number): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);
const nest = (open: string, inside: string, close: string, length: number): string => {
  const depth = Math.floor(length / (open.length + close.length));
  return `${open.repeat(depth)}${inside}${close.repeat(depth)}`;
};

/** Texts of some length that parsers can choke on, by what they are. */
export const SHAPES: Readonly<Record<string, (length: number) => string>> = {
  'zeros and an x': (length) => `${fill('0', length)}x`,
  'a sign, zeros and an x': (length) => `-${fill('0', length)}x`,
  zeros: (length) => fill('0', length),
  nines: (length) => fill('9', length),
  'nines and an x': (length) => `${fill('9', length)}x`,
  'a letter': (length) => fill('A', length),
  'a small letter': (length) => fill('s', length),
  'card codes': (length) => fill('AH', length),
  'card codes with spaces': (length) => fill('AH ', length),
  'card codes and an x': (length) => `${fill('10H, ', length)}x`,
  'open brackets': (length) => fill('[', length),
  'nested arrays': (length) => nest('[', '', ']', length),
  'nested objects': (length) => nest('{"a":', '1', '}', length),
  'an array of strings': (length) => `["s"${fill(',"s"', Math.floor(length / 4) * 4)}]`,
  'an object without a primitive value': (length) =>
    `{"toString":1,"valueOf":1,"text":"${fill('a', length)}"}`,
  spaces: (length) => fill(' ', length),
  'spaces and an x': (length) => `${fill(' ', length)}x`,
  'spaces between two letters': (length) => `m${fill(' ', length)}x`,
  'words of a letter': (length) => fill('m ', length),
  commas: (length) => fill(',', length),
  'spaces and commas': (length) => fill('  ,', length),
  newlines: (length) => fill('\n', length),
  'carriage returns': (length) => fill('\r', length),
  dots: (length) => fill('.', length),
  'minus signs': (length) => fill('-', length),
  slashes: (length) => fill('/', length),
  'percent signs': (length) => fill('%', length),
  'percent signs and slashes': (length) => fill('%/', length),
  escapes: (length) => fill('%20', length),
  'backslashes and quotes': (length) => fill('\\"', length),
  'letters of two units': (length) => fill('\u{1f0a1}', length),
  'halves of letters': (length) => fill('\ud83c', length),
  'marks upon a letter': (length) => `e${fill('\u0301', length)}`,
  'control characters': (length) => fill('\u0000\u001b[2J', length),
  'clicks on the stock': (length) => fill('s\n', length),
  'moves and undos': (length) => fill('s\nz\n', length),
  comments: (length) => fill('#\n', length),
  'moves of Klondike': (length) => fill('m c6, c1, 2\n', length),
  'numbers of places': (length) => fill('1 4 ', length),
  steps: (length) => fill('step\n', length),
  'columns of a board': (length) => fill(': 4C 2C 9C\n', length),
  'tags of XML': (length) => fill('<card id="1"/>', length),
  'open tags': (length) => fill('<', length),
  'moves between columns': (length) => fill('26 7a ', length),
};
