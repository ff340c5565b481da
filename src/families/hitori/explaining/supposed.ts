/**
 * A cell that is supposed to be black or white, and what follows from that, until two black cells touch, a
 * number stands twice or white cells are cut off: in a corner, as players know it by heart, or anywhere.
 */
import type { StepLanguage } from '../../contract/language.js';
import type { Known } from '../../contract/mark.js';
import type { Found, Move, MoveBoard } from '../../contract/move.js';
import { defineMove } from '../../kit/moves/move.js';
import {
  bestRefuted,
  type Consequence,
  type Follow,
  type Refuted,
  refute,
  type Values,
} from '../../kit/moves/suppose.js';
import { placesWith } from '../../kit/rules/index.js';
import { type AreaName, area, areaFirst } from '../../kit/words/areas.js';
import { colour } from '../../kit/words/colours.js';
import { all, cellsWords, clausesInOrder } from '../../kit/words/series.js';
import type { HitoriPuzzle } from '../puzzle.js';
import { type Shading, shadingOf } from './shading.js';

/** Cells that get a colour, or the end: what cannot be. */
type Line =
  | {
      readonly kind: 'coloured';
      readonly cells: readonly string[];
      readonly isBlack: boolean;
      readonly why: Why;
    }
  | { readonly kind: 'touching'; readonly cells: readonly string[] }
  | {
      readonly kind: 'twice';
      readonly cells: readonly string[];
      readonly number: number;
      readonly area: AreaName;
    }
  | { readonly kind: 'cut-off'; readonly apart: readonly [string, string] };

/** The rule that gives a cell its colour. */
type Why =
  | { readonly rule: 'beside'; readonly black: string }
  | { readonly rule: 'equal'; readonly white: string; readonly number: number }
  /** The cell would cut one white cell off from others. */
  | { readonly rule: 'cut-off'; readonly apart: readonly [string, string] };

type Step = Consequence<Line>;

/** All that follows at once where a cell has become black or white, among some cells. */
function following(shading: Shading, isSeen: (place: number) => boolean = () => true): Follow<Line> {
  return function* (values, changed) {
    const code = shading.codes([changed])[0]!;
    const coloured = (places: readonly number[], isBlack: boolean, why: Why) => ({
      conclusions: places.map((mark) => ({ mark, value: isBlack })),
      says: (used: readonly Known[]): Line => ({
        kind: 'coloured',
        cells: shading.codes(used.map(({ mark }) => mark)),
        isBlack,
        why,
      }),
    });
    if (values(changed) === true) {
      const beside = shading.neighbours(changed).filter(isSeen);
      const rules = (others: readonly number[]) => () =>
        others.map((other) => shading.touching(changed, other));
      const black = beside.find((other) => values(other) === true);
      if (black !== undefined) {
        const says = (): Line => ({ kind: 'touching', cells: shading.codes([changed, black]) });
        yield { conclusions: [], rules: rules([black]), from: [changed, black], says };
      }
      for (const other of beside) {
        if (values(other) !== undefined) continue;
        const why: Why = { rule: 'beside', black: code };
        yield { ...coloured([other], false, why), rules: rules([other]), from: [changed] };
      }
      if (shading.couldCut(changed, values)) yield* cutsBy(shading, values, isSeen);
      return;
    }
    for (const { area, number, places, rule } of shading.layout.equalOf[changed]!) {
      const others = places.filter((other) => other !== changed && isSeen(other));
      const white = others.find((other) => values(other) === false);
      if (white !== undefined) {
        const says = (): Line => ({ kind: 'twice', cells: shading.codes([changed, white]), number, area });
        yield { conclusions: [], rules: () => [rule], from: [changed, white], says };
      }
      const open = others.filter((other) => values(other) === undefined);
      const why: Why = { rule: 'equal', white: code, number };
      if (open.length > 0) yield { ...coloured(open, true, why), rules: () => [rule], from: [changed] };
    }
  };
}

/** The inferences from the connection of the white cells. */
function* cutsBy(shading: Shading, values: Values, isSeen: (place: number) => boolean): Iterable<Step> {
  const seen: Values = (place) => (isSeen(place) ? values(place) : undefined);
  for (const nogood of shading.cuts(seen)) {
    const [open, ...more] = nogood.places.filter((place) => seen(place) === undefined);
    // What followed from another one may keep it already.
    const isKept = nogood.places.some(
      (place, at) => place !== open && seen(place) !== (nogood.values[at] === 1),
    );
    if (more.length > 0 || isKept || (open !== undefined && !isSeen(open))) continue;
    const isBlack = open !== undefined && placesWith(nogood, 0).includes(open);
    yield {
      conclusions: open === undefined ? [] : [{ mark: open, value: isBlack }],
      rules: () => [shading.cutReason(nogood)],
      from: nogood.places.filter((place) => place !== open),
      says: () =>
        open === undefined
          ? { kind: 'cut-off', apart: shading.apart(nogood) }
          : {
              kind: 'coloured',
              cells: shading.codes([open]),
              isBlack,
              why: { rule: 'cut-off', apart: shading.apart(nogood) },
            },
    };
  }
}

interface Supposed {
  readonly cell: string;
  readonly isBlack: boolean;
  readonly lines: readonly Line[];
}

function foundBy(board: MoveBoard<HitoriPuzzle>, { supposed, lines, rules }: Refuted<Line>): Found<Supposed> {
  const { mark, value } = supposed;
  return {
    conclusions: [{ mark, value: !value }],
    rules,
    data: { cell: board.marks[mark]!.place, isBlack: value, lines },
  };
}

/** The suppositions that are refuted among the four cells of a corner. */
export const corner: Move<HitoriPuzzle> = defineMove<HitoriPuzzle, Supposed>({
  id: 'corner',
  name: { en: 'corner', de: 'Ecke' },
  cost: 3.2,
  *find(board) {
    const shading = shadingOf(board);
    for (const places of shading.layout.corners) {
      const follow = following(shading, (place) => places.includes(place));
      for (const mark of places) {
        if (board.value(mark) !== undefined) continue;
        for (const value of [false, true]) {
          const refuted = refute(board, follow, { mark, value });
          if (refuted !== undefined) yield foundBy(board, refuted);
        }
      }
    }
  },
  says: { en: (data) => says(data, 'en'), de: (data) => says(data, 'de') },
});

/** The supposition that the fewest rules refute. */
export const contradiction: Move<HitoriPuzzle> = defineMove<HitoriPuzzle, Supposed>({
  id: 'contradiction',
  name: { en: 'contradiction', de: 'Widerspruch' },
  *find(board) {
    const refuted = bestRefuted(board, following(shadingOf(board)));
    if (refuted !== undefined) yield foundBy(board, refuted);
  },
  says: { en: (data) => says(data, 'en'), de: (data) => says(data, 'de') },
});

function says({ cell, isBlack, lines }: Supposed, language: StepLanguage): string {
  const follows = followWords(lines, language);
  const words = clausesInOrder([...follows, endWords(lines.at(-1)!, language)], language);
  const [supposed, so] = [colour(isBlack, language), colour(!isBlack, language)];
  return language === 'en'
    ? `If ${cell} were ${supposed}, ${words}. So ${cell} is ${so}.`
    : `Angenommen, ${cell} ist ${supposed}. Dann gilt: ${words}. Also ist ${cell} ${so}.`;
}

/** `r1c2 and r2c3 would be white beside r1c3`, a clause for the cells that follow from one cell */
function followWords(lines: readonly Line[], language: StepLanguage): readonly string[] {
  const groups: { readonly isBlack: boolean; readonly why: string; readonly cells: string[] }[] = [];
  for (const line of lines) {
    if (line.kind !== 'coloured') continue;
    const why = whyWords(line.why, line.cells, language);
    const last = groups.at(-1);
    if (last?.isBlack === line.isBlack && last.why === why) last.cells.push(...line.cells);
    else groups.push({ isBlack: line.isBlack, why, cells: [...line.cells] });
  }
  return groups.map(({ isBlack, why, cells }) => {
    const isOne = cells.length === 1;
    const verb = { en: 'would be', de: isOne ? 'ist' : 'sind' }[language];
    return `${cellsWords(cells, language)} ${verb} ${colour(isBlack, language)} ${why}`;
  });
}

function whyWords(why: Why, cells: readonly string[], language: StepLanguage): string {
  switch (why.rule) {
    case 'beside':
      return { en: `beside ${why.black}`, de: `neben ${why.black}` }[language];
    case 'equal':
      return {
        en: `because of the ${why.number} in ${why.white}`,
        de: `wegen der ${why.number} in ${why.white}`,
      }[language];
    case 'cut-off': {
      const [one] = why.apart;
      if (cells.includes(one)) return { en: 'to stay connected', de: '(um verbunden zu bleiben)' }[language];
      return { en: `to keep ${one} connected`, de: `(damit ${one} verbunden bleibt)` }[language];
    }
  }
}

function endWords(end: Line, language: StepLanguage): string {
  switch (end.kind) {
    case 'touching':
      return {
        en: `the black cells ${all(end.cells, 'en')} would touch`,
        de: `die schwarzen Felder ${all(end.cells, 'de')} berühren sich`,
      }[language];
    case 'twice':
      return {
        en: `${area(end.area, 'en')} would have two white ${end.number}s in ${all(end.cells, 'en')}`,
        de: `${areaFirst(end.area, 'de')} hat zwei weiße ${end.number}en in ${all(end.cells, 'de')}`,
      }[language];
    case 'cut-off':
      return {
        en: `${end.apart[0]} would be cut off from the other white cells`,
        de: `${end.apart[0]} ist von den übrigen weißen Feldern abgeschnitten`,
      }[language];
    case 'coloured':
      return '';
  }
}
