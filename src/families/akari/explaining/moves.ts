/** The moves of Akari, the easiest to see first. */
import { capitalised, cellCode } from '../../../core/index.js';
import { type Move, ONE_RULE, type RankedMoves } from '../../contract/move.js';
import { defineMove } from '../../kit/moves/move.js';
import { anyOf, cellsWords } from '../../kit/words/series.js';
import { inWords } from '../../kit/words/words.js';
import type { AkariPuzzle } from '../puzzle.js';
import { lampsOf, type WallName, wallOf } from './lamps.js';
import { sharedCells } from './shared.js';
import { supposed } from './supposed.js';
import { bulbs, haveBulbs, WALL_WORDS } from './words.js';

interface OfNumber extends WallName {
  readonly needs: number;
  readonly cells: readonly string[];
}

/** A number with all its bulbs, or with as many cells left as it needs. */
function numberMove(kind: 'full' | 'last'): Move<AkariPuzzle> {
  const isFull = kind === 'full';
  return defineMove<AkariPuzzle, OfNumber>({
    id: isFull ? 'completed-number' : 'last-cells',
    name: isFull ? { en: 'completed number', de: 'fertige Zahl' } : { en: 'last cells', de: 'letzte Felder' },
    ...(!isFull && { isSingle: true }),
    cost: 1,
    *find(board) {
      const lamps = lampsOf(board);
      for (const { rule, marked, open } of lamps.open('number')) {
        const needs = rule.least - marked.length;
        if (needs !== (isFull ? 0 : open.length)) continue;
        yield {
          conclusions: open.map((mark) => ({ mark, value: !isFull })),
          rules: [rule.id],
          data: { ...wallOf(rule), needs, cells: lamps.codes(open) },
        };
      }
    },
    says: {
      en: ({ needs, cells: open, ...name }) => {
        const wall = capitalised(WALL_WORDS.en(name));
        if (!isFull) {
          const more = needs < name.number ? ' more' : '';
          return `${wall} needs ${inWords(needs, 'en')}${more} ${needs === 1 ? 'bulb' : 'bulbs'}, and only ${cellsWords(open, 'en')} ${open.length === 1 ? 'is' : 'are'} left.`;
        }
        const has =
          name.number === 0
            ? 'allows no bulb'
            : `has ${name.number === 1 ? 'its bulb' : `its ${bulbs(name.number, 'en')}`}`;
        return `${wall} ${has}, so ${haveBulbs(open, false, 'en')}.`;
      },
      de: ({ needs, cells: open, ...name }) => {
        const wall = capitalised(WALL_WORDS.de(name));
        if (!isFull) {
          const more = needs < name.number ? 'noch ' : '';
          return `${wall} braucht ${more}${bulbs(needs, 'de')}, und nur ${cellsWords(open, 'de')} ${open.length === 1 ? 'ist' : 'sind'} übrig.`;
        }
        const has =
          name.number === 0
            ? 'erlaubt keine Lampe'
            : `hat ihre ${name.number === 1 ? 'Lampe' : bulbs(name.number, 'de')}`;
        return `${wall} ${has}, also ${haveBulbs(open, false, 'de').replace(/^(.*) (hat|haben) /, '$2 $1 ')}.`;
      },
    },
  });
}

interface Lit {
  readonly bulb: string;
  readonly cells: readonly string[];
}

/** Cells in the light of a bulb. */
const inTheLight: Move<AkariPuzzle> = defineMove<AkariPuzzle, Lit>({
  id: 'in-the-light',
  name: { en: 'in the light', de: 'im Licht' },
  isPlain: true,
  reminder: {
    en: 'Cross out the cells that are lit: no other bulb can stand there.',
    de: 'Streiche die beleuchteten Felder: Dort steht keine andere Lampe.',
  },
  *find(board) {
    const lamps = lampsOf(board);
    for (const { rule, marked, open } of lamps.open('line')) {
      const [bulb] = marked;
      if (bulb === undefined) continue;
      yield {
        conclusions: open.map((mark) => ({ mark, value: false })),
        rules: [rule.id],
        data: { bulb: lamps.codes([bulb])[0]!, cells: lamps.codes(open) },
      };
    }
  },
  says: {
    en: ({ bulb, cells: open }) => `The bulb in ${bulb} lights ${cellsWords(open, 'en')}.`,
    de: ({ bulb, cells: open }) => `Die Lampe in ${bulb} beleuchtet ${cellsWords(open, 'de')}.`,
  },
});

/** A cell that can be lit from one place only. */
const onlyLight: Move<AkariPuzzle> = defineMove<
  AkariPuzzle,
  { readonly dark: string; readonly from: string }
>({
  id: 'only-light',
  name: { en: 'only light', de: 'einziges Licht' },
  isSingle: true,
  cost: 1.5,
  *find(board) {
    const lamps = lampsOf(board);
    for (const { rule, marked, open } of lamps.open('lit')) {
      if (marked.length > 0 || open.length > 1) continue;
      yield {
        conclusions: [{ mark: open[0]!, value: true }],
        rules: [rule.id],
        data: { dark: cellCode(rule.clue!), from: lamps.codes(open)[0]! },
      };
    }
  },
  says: {
    en: ({ dark, from }) =>
      dark === from
        ? `No other cell can light ${dark}, so it has a bulb.`
        : `Only a bulb in ${from} can light ${dark}, so there is one.`,
    de: ({ dark, from }) =>
      dark === from
        ? `Kein anderes Feld kann ${dark} beleuchten, also steht dort eine Lampe.`
        : `Nur eine Lampe in ${from} kann ${dark} beleuchten, also steht dort eine.`,
  },
});

interface NoRoom extends WallName {
  readonly cell: string;
  /** The cells of the number that the bulb would light. */
  readonly lit: readonly string[];
  readonly needs: number;
  readonly room: number;
}

/** A bulb that would light too many cells of a number. */
const noRoom: Move<AkariPuzzle> = defineMove<AkariPuzzle, NoRoom>({
  id: 'room-for-number',
  name: { en: 'room for a number', de: 'Platz für eine Zahl' },
  cost: 2.2,
  *find(board) {
    const lamps = lampsOf(board);
    for (const { rule, marked, open } of lamps.open('number')) {
      const needs = rule.least - marked.length;
      const spare = open.length - needs;
      if (needs === 0 || spare > 1) continue;
      for (const cell of new Set(open.flatMap((place) => lamps.openBeside('line', place)))) {
        const lit = open.filter((place) => lamps.ofBoth('line', place, cell) !== undefined);
        if (open.includes(cell) || lit.length <= spare) continue;
        const lines = new Set(lit.map((place) => lamps.ofBoth('line', place, cell)!.id));
        yield {
          conclusions: [{ mark: cell, value: false }],
          rules: [rule.id, ...lines],
          data: {
            ...wallOf(rule),
            cell: lamps.codes([cell])[0]!,
            lit: lamps.codes(lit),
            needs,
            room: open.length - lit.length,
          },
        };
      }
    }
  },
  says: {
    en: ({ cell, lit, needs, room, ...name }) => {
      const left = room === 0 ? 'no cell' : `only ${inWords(room, 'en')} ${room === 1 ? 'cell' : 'cells'}`;
      return `A bulb in ${cell} would light ${cellsWords(lit, 'en')}, and ${WALL_WORDS.en(name)} would have ${left} left for ${needs === 1 ? 'its bulb' : bulbs(needs, 'en')}. So ${haveBulbs([cell], false, 'en')}.`;
    },
    de: ({ cell, lit, needs, room, ...name }) => {
      const left = room === 0 ? 'kein Feld' : `nur ${inWords(room, 'de')} ${room === 1 ? 'Feld' : 'Felder'}`;
      return `Eine Lampe in ${cell} würde ${cellsWords(lit, 'de')} beleuchten, und ${WALL_WORDS.de(name)} hätte ${left} für ${needs === 1 ? 'ihre Lampe' : bulbs(needs, 'de')} übrig. Also hat ${cell} keine Lampe.`;
    },
  },
});

interface Dark {
  readonly cell: string;
  readonly dark: string;
  readonly from: readonly string[];
}

/** Most cells that could light another of which people see that a bulb lights all. */
const FEW_LIGHTS = 4;

/** A bulb that would leave a cell dark, as it lights all cells from which that one could be lit. */
const leftDark: Move<AkariPuzzle> = defineMove<AkariPuzzle, Dark>({
  id: 'left-dark',
  name: { en: 'left dark', de: 'bliebe dunkel' },
  cost: 2.6,
  *find(board) {
    const lamps = lampsOf(board);
    for (const { rule, marked, open } of lamps.open('lit')) {
      if (marked.length > 0 || open.length > FEW_LIGHTS) continue;
      for (const cell of lamps.openBeside('line', open[0]!)) {
        const lines = open.map((place) => lamps.ofBoth('line', place, cell)?.id);
        if (open.includes(cell) || lines.includes(undefined)) continue;
        yield {
          conclusions: [{ mark: cell, value: false }],
          rules: [rule.id, ...new Set(lines as string[])],
          data: { cell: lamps.codes([cell])[0]!, dark: cellCode(rule.clue!), from: lamps.codes(open) },
        };
      }
    }
  },
  says: {
    en: ({ cell, dark, from }) =>
      `A bulb in ${cell} would leave ${dark} dark, which only ${anyOf(from, 'en')} can light. So ${haveBulbs([cell], false, 'en')}.`,
    de: ({ cell, dark, from }) =>
      `Eine Lampe in ${cell} ließe ${dark} dunkel, das nur von ${anyOf(from, 'de')} aus beleuchtet werden kann. Also hat ${cell} keine Lampe.`,
  },
});

export const akariMoves: RankedMoves<AkariPuzzle> = [
  inTheLight,
  numberMove('full'),
  numberMove('last'),
  onlyLight,
  noRoom,
  leftDark,
  sharedCells,
  ONE_RULE,
  supposed,
];
