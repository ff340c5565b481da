/**
 * One loop: the lines that are drawn are one loop. That two lines or none meet in every point is stated by
 * rules of their own, see {@link loopRules}; this kind says that they are a single one.
 *
 * - Rows: there is a line. Lines that lead round, and a line beside them, are a nogood; without a further
 *   line too where the loop would miss a clue that it has to pass. Two lines, and all lines absent without
 *   which they cannot be joined, are a nogood.
 * - Plainly: no line joins the ends of lines that are joined already while others are left, and no line runs
 *   where it cannot be joined with the rest.
 *
 * Source: subtour elimination (Dantzig, Fulkerson and Johnson, 1954).
 */
import { type Cell, cellCode, DisjointSets, reachableFrom } from '../../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../../contract/language.js';
import { all, anyOf } from '../../words/series.js';
import { type Board, codesOf, type LinePlaces } from '../board.js';
import { type Deriving, type Nogood, placesWith } from '../nogood.js';
import type { Rule, RuleWords } from '../rule.js';
import type { NarrowingKind } from '../rule-kind.js';
import type { CountRule } from './count.js';
import { type LoopPlaces, loopNogoods, narrowLoop } from './loop-nogoods.js';

/** The lines that are drawn are one loop; its places are all places of the board, in their order. */
export interface OneLoopRule extends Rule, LoopPlaces {
  readonly kind: 'one-loop';
}

/** The id of the rule that a point has two lines or none. */
export function pointId(point: Cell): string {
  return `point-${point.join('-')}`;
}

/** The rules of a loop: two lines or none in every point, and a single loop, which passes no clue yet. */
export function loopRules({ points: corners, ends, around, pointName, pointAt }: LinePlaces): {
  readonly points: readonly CountRule[];
  readonly loop: OneLoopRule;
} {
  const points = corners.map(
    (point, index): CountRule => ({
      kind: 'count',
      id: pointId(point),
      role: 'point',
      // Named where it is said: models that nobody has explained need no words.
      get subject() {
        return { en: pointName(index, 'en'), de: pointName(index, 'de') };
      },
      at: [pointAt(index)],
      places: around[index]!,
      value: 1,
      least: 0,
      most: 2,
      not: [1],
    }),
  );
  const loop = { kind: 'one-loop', id: 'loop', role: 'loop', places: [...ends.keys()] } as const;
  return { points, loop: { ...loop, ends, around, passes: [] } };
}

const deriving: Deriving<OneLoopRule> = {
  nogoods: loopNogoods,
  excludes({ ends, around, passes }, nogood) {
    const drawn = placesWith(nogood, 1);
    const joined = new DisjointSets(around.length);
    const degrees = new Uint8Array(around.length);
    let leadsRound = false;
    let points = 0;
    for (const line of drawn) {
      const [one, other] = ends[line]!;
      if (!joined.join(one, other)) leadsRound = true;
      if (degrees[one]!++ === 0) points++;
      if (degrees[other]!++ === 0) points++;
    }
    if (leadsRound) {
      // Each line less than points joins two sets: one loop leaves all its points in one.
      const isOne = around.length - joined.count === points - 1 && degrees.every(isEvenlyPassed);
      return !isOne || passes.some(({ places }) => places.every((place) => !drawn.includes(place)));
    }
    const absent = new Set(placesWith(nogood, 0));
    const reached = reachableFrom(ends[drawn[0] ?? 0]!, (point) =>
      around[point]!.filter((line) => !absent.has(line)).flatMap((line) => ends[line]!),
    );
    return drawn.some((line) => !reached.has(ends[line]![0]));
  },
  words(rule, nogood, board) {
    const drawn = placesWith(nogood, 1);
    return placesWith(nogood, 0).length === 0 && drawn.length > 2
      ? closedWords(rule, drawn, board)
      : cutWords(nogood, board);
  },
};

export const oneLoop: NarrowingKind<OneLoopRule> = {
  id: 'one-loop',
  issue: 'not-one-loop',
  deriving,
  fault({ ends, around, places }, values) {
    const isSeen = new Uint8Array(ends.length);
    let groups = 0;
    for (const first of places) {
      if (values[first] !== 1 || isSeen[first] === 1) continue;
      groups++;
      isSeen[first] = 1;
      const group = [first];
      for (const line of group) {
        for (const point of ends[line]!) {
          for (const next of around[point]!) {
            if (values[next] !== 1 || isSeen[next] === 1) continue;
            isSeen[next] = 1;
            group.push(next);
          }
        }
      }
    }
    if (groups === 0) return 'There is no line; a loop is expected.';
    return groups === 1 ? undefined : `There are ${groups} groups of lines; one loop is expected.`;
  },
  state(rule, rows) {
    const says = () => ({ en: { says: 'There is a loop' }, de: { says: 'Es gibt eine Schleife' } });
    rows.because(rule, { says }, () => rows.clause(rule.id, rows.literalsOf(rule.places, 1)));
  },
  narrow: narrowLoop,
};

/** True for the number of lines in a point of loops, or beside them. */
function isEvenlyPassed(degree: number): boolean {
  return degree === 0 || degree === 2;
}

/** `A loop round r1c1 and r1c2 would leave out the clue of r3c3` */
function closedWords(
  { ends, passes }: OneLoopRule,
  drawn: readonly number[],
  board: Board<unknown>,
): InLanguages<RuleWords> {
  const lines = board.lines!;
  const ring = ringIn(drawn, ends);
  const other = drawn.find((line) => !ring.includes(line));
  const missed = passes.find(({ places }) => places.every((place) => !drawn.includes(place)));
  const code = missed === undefined ? '' : cellCode(missed.clue);
  const clue = missed?.name ?? { en: `the clue of ${code}`, de: `den Hinweis in ${code}` };
  const leftOut = (language: StepLanguage): string =>
    other === undefined ? clue[language] : codesOf(board, [other], language).join();
  return {
    en: { says: `A loop ${lines.ringWords(ring, 'en')} would leave out ${leftOut('en')}` },
    de: { says: `Eine Schleife ${lines.ringWords(ring, 'de')} ließe ${leftOut('de')} aus` },
  };
}

/** The lines of these that are left when those with a loose end are taken away again and again. */
function ringIn(drawn: readonly number[], ends: OneLoopRule['ends']): readonly number[] {
  const met = new Map<number, number>();
  for (const line of drawn) for (const point of ends[line]!) met.set(point, (met.get(point) ?? 0) + 1);
  const kept = drawn.filter((line) => ends[line]!.every((point) => met.get(point)! > 1));
  return kept.length === drawn.length ? kept : ringIn(kept, ends);
}

/** `The lines of a and b can be joined only where c or d has a line` */
function cutWords(nogood: Nogood, board: Board<unknown>): InLanguages<RuleWords> {
  const [drawn, absent] = [placesWith(nogood, 1), placesWith(nogood, 0)];
  const names = (places: readonly number[], language: 'en' | 'de') => codesOf(board, places, language);
  const [joined, verbunden] = [all(names(drawn, 'en'), 'en'), all(names(drawn, 'de'), 'de')];
  if (absent.length === 0) {
    return {
      en: { says: `Lines at ${joined} cannot be part of one loop` },
      de: { says: `Linien an ${verbunden} können nicht Teil einer Schleife sein` },
    };
  }
  return {
    en: { says: `Lines at ${joined} are joined only by a line at ${anyOf(names(absent, 'en'), 'en')}` },
    de: {
      says: `Linien an ${verbunden} verbindet nur eine Linie an ${anyOf(names(absent, 'de'), 'de')}`,
    },
  };
}
