/** The moves of Hitori, the easiest to see first. */
import { type Move, ONE_RULE, type RankedMoves } from '../../contract/move.js';
import { defineMove } from '../../kit/moves/move.js';
import { placesWith } from '../../kit/rules/index.js';
import { type AreaName, area, areas } from '../../kit/words/areas.js';
import { areColoured, soColoured } from '../../kit/words/colours.js';
import type { HitoriPuzzle } from '../puzzle.js';
import { shadingOf } from './shading.js';
import { contradiction, corner } from './supposed.js';

interface Beside {
  readonly black: string;
  readonly cells: readonly string[];
}

/** Cells beside a black one. */
const besideBlack: Move<HitoriPuzzle> = defineMove<HitoriPuzzle, Beside>({
  id: 'beside-black',
  name: { en: 'beside a black cell', de: 'neben einem schwarzen Feld' },
  isPlain: true,
  reminder: {
    en: 'The cells beside black ones are white.',
    de: 'Die Felder neben schwarzen sind weiß.',
  },
  cost: 1,
  *find(board) {
    const shading = shadingOf(board);
    for (const place of board.marks.keys()) {
      if (board.value(place) !== true) continue;
      const open = shading.neighbours(place).filter((other) => board.value(other) === undefined);
      if (open.length === 0) continue;
      yield {
        conclusions: open.map((mark) => ({ mark, value: false })),
        rules: open.map((other) => shading.touching(place, other)),
        data: { black: shading.codes([place])[0]!, cells: shading.codes(open) },
      };
    }
  },
  says: {
    en: ({ black, cells }) => `${black} is black, ${soColoured(cells, false, 'en')}.`,
    de: ({ black, cells }) => `${black} ist schwarz, ${soColoured(cells, false, 'de')}.`,
  },
});

interface Line {
  readonly area: AreaName;
  readonly number: number;
}

interface EqualToWhite {
  readonly white: string;
  readonly number: number;
  readonly areas: readonly AreaName[];
  readonly cells: readonly string[];
}

/** Numbers that equal a white one in its row or column. */
const equalToWhite: Move<HitoriPuzzle> = defineMove<HitoriPuzzle, EqualToWhite>({
  id: 'equal-to-white',
  name: { en: 'equal to a white number', de: 'gleich einer weißen Zahl' },
  isSingle: true,
  cost: 1.2,
  *find(board) {
    const shading = shadingOf(board);
    for (const place of board.marks.keys()) {
      if (board.value(place) !== false) continue;
      const lines = shading.layout.equalOf[place]!.map((equal) => ({
        ...equal,
        open: equal.places.filter((other) => board.value(other) === undefined),
      })).filter(({ open }) => open.length > 0);
      if (lines.length === 0) continue;
      const open = lines.flatMap((line) => line.open);
      yield {
        conclusions: open.map((mark) => ({ mark, value: true })),
        rules: lines.map(({ rule }) => rule),
        data: {
          white: shading.codes([place])[0]!,
          number: shading.number(place),
          areas: lines.map((line) => line.area),
          cells: shading.codes(open),
        },
      };
    }
  },
  says: {
    en: ({ white, number, areas: lines, cells }) =>
      `The ${number} of ${white} is white, so no other ${number} of ${areas(lines, 'or', 'en')} is: ${areColoured(cells, true, 'en')}.`,
    de: ({ white, number, areas: lines, cells }) =>
      `Die ${number} in ${white} ist weiß, also keine andere ${number} in ${areas(lines, 'or', 'de')}: ${areColoured(cells, true, 'de')}.`,
  },
});

interface Row extends Line {
  readonly ends: readonly [string, string];
  readonly middle: string;
}

/** Three equal numbers side by side, or a number between two equal ones. */
function between(isEqual: boolean): Move<HitoriPuzzle> {
  return defineMove<HitoriPuzzle, Row>({
    id: isEqual ? 'three-in-a-row' : 'between-equals',
    name: isEqual
      ? { en: 'three in a row', de: 'drei nebeneinander' }
      : { en: 'between two equal numbers', de: 'zwischen zwei gleichen Zahlen' },
    cost: isEqual ? 1.3 : 1.5,
    *find(board) {
      const shading = shadingOf(board);
      for (const line of shading.layout.lines) {
        for (let at = 1; at < line.places.length - 1; at++) {
          const [first, middle, last] = line.places.slice(at - 1, at + 2) as [number, number, number];
          const number = line.numbers[at - 1]!;
          const equal = shading.layout.equalOf[first]!.find(({ area: own }) => own === line.area);
          if (equal === undefined || !equal.places.includes(last)) continue;
          if ((line.numbers[at] === number) !== isEqual) continue;
          const conclusions = [
            { mark: middle, value: false },
            ...(isEqual ? [first, last].map((mark) => ({ mark, value: true })) : []),
          ];
          if (conclusions.every(({ mark }) => board.value(mark) !== undefined)) continue;
          const [one, own, other] = shading.codes([first, middle, last]) as [string, string, string];
          yield {
            conclusions,
            rules: [shading.touching(first, middle), shading.touching(middle, last), equal.rule],
            data: { area: line.area, number, ends: [one, other], middle: own },
          };
        }
      }
    },
    says: {
      en: ({ number, ends, middle }) =>
        isEqual
          ? `Of three ${number}s side by side the middle one, ${middle}, is white: if it were black, both others would be white. So ${ends.join(' and ')} are black.`
          : `${middle} stands between two ${number}s, one of which is black, so it is white.`,
      de: ({ number, ends, middle }) =>
        isEqual
          ? `Von drei ${number}en nebeneinander ist die mittlere, ${middle}, weiß: Wäre sie schwarz, so wären die beiden anderen weiß. Also sind ${ends.join(' und ')} schwarz.`
          : `${middle} liegt zwischen zwei ${number}en, von denen eine schwarz ist, und ist daher weiß.`,
    },
  });
}

interface Pair extends Line {
  readonly pair: readonly string[];
  readonly cells: readonly string[];
}

/** Two equal numbers side by side, one of which is white. */
const pair: Move<HitoriPuzzle> = defineMove<HitoriPuzzle, Pair>({
  id: 'pair',
  name: { en: 'pair', de: 'Paar' },
  cost: 1.8,
  *find(board) {
    const shading = shadingOf(board);
    for (const { area: line, number, places, rule } of shading.layout.equal) {
      for (const [index, second] of places.entries()) {
        const first = places[index - 1];
        if (first === undefined || !shading.neighbours(first).includes(second)) continue;
        const open = places.filter(
          (place) => place !== first && place !== second && board.value(place) === undefined,
        );
        if (open.length === 0) continue;
        yield {
          conclusions: open.map((mark) => ({ mark, value: true })),
          rules: [shading.touching(first, second), rule],
          data: { area: line, number, pair: shading.codes([first, second]), cells: shading.codes(open) },
        };
      }
    }
  },
  says: {
    en: ({ area: line, number, pair: [one, other], cells }) =>
      `One of the ${number}s side by side in ${one} and ${other} is white, so no other ${number} of ${area(line, 'en')} is: ${areColoured(cells, true, 'en')}.`,
    de: ({ area: line, number, pair: [one, other], cells }) =>
      `Von den ${number}en nebeneinander in ${one} und ${other} ist eine weiß, also keine andere ${number} in ${area(line, 'de')}: ${areColoured(cells, true, 'de')}.`,
  },
});

interface CutOff {
  readonly cell: string;
  readonly apart: readonly [string, string];
}

/** A cell without which white cells would be cut off from each other. */
const cutOff: Move<HitoriPuzzle> = defineMove<HitoriPuzzle, CutOff>({
  id: 'cut-off',
  name: { en: 'cut off', de: 'abgeschnitten' },
  cost: 2.8,
  *find(board) {
    const shading = shadingOf(board);
    for (const nogood of shading.cuts((place) => board.value(place))) {
      const open = nogood.places.filter((place) => board.value(place) === undefined);
      const [mark] = open;
      if (mark === undefined || open.length > 1 || !placesWith(nogood, 1).includes(mark)) continue;
      yield {
        conclusions: [{ mark, value: false }],
        rules: [shading.cutReason(nogood)],
        data: { cell: shading.codes([mark])[0]!, apart: shading.apart(nogood) },
      };
    }
  },
  says: {
    en: ({ cell, apart }) =>
      `If ${cell} were black, ${apart[0]} would be cut off from the other white cells, so ${cell} is white.`,
    de: ({ cell, apart }) =>
      `Wäre ${cell} schwarz, so wäre ${apart[0]} von den übrigen weißen Feldern abgeschnitten, also ist ${cell} weiß.`,
  },
});

export const hitoriMoves: RankedMoves<HitoriPuzzle> = [
  besideBlack,
  equalToWhite,
  between(true),
  between(false),
  pair,
  cutOff,
  corner,
  ONE_RULE,
  contradiction,
];
