/** The moves of Star Battle, in the order in which people look. */
import { ONE_RULE, type RankedMoves } from '../../../contract/move.js';
import type { StarBattlePuzzle } from '../../puzzle.js';
import { besideStar, completed, lastCells } from './counted.js';
import {
  type Choice,
  type Count,
  countsOf,
  countsWithin,
  lineAndRegion,
  regions,
  sideBySide,
  single,
} from './counts.js';
import { crowded } from './crowded.js';
import { forced } from './forced.js';
import type { Stars, Unit } from './stars.js';
import { tight } from './tight.js';

const EXCLUSION = { en: 'exclusion', de: 'Ausschluss' };
const PRESSURE = { en: 'pressured exclusion', de: 'Ausschluss durch Druck' };
const PACKING = { en: '2×2 packing', de: '2×2-Packung' };
const SQUEEZE = { en: 'squeeze', de: 'Quetschung' };

export const starBattleMoves: RankedMoves<StarBattlePuzzle> = [
  besideStar,
  completed,
  lastCells,
  ONE_RULE,
  crowded('exclusion', EXCLUSION, counts(single, 0)),
  tight('packing', PACKING, counts(single, 0)),
  crowded('pressured-exclusion', PRESSURE, counts(single, 1)),
  tight('squeeze', SQUEEZE, counts(sideBySide(2), 0)),
  crowded('squeeze-exclusion', SQUEEZE, counts(sideBySide(2), 0)),
  tight('undercounting', { en: 'undercounting', de: 'Unterzählen' }, whole(linesAround)),
  tight('overcounting', { en: 'overcounting', de: 'Überzählen' }, whole(regionsAround)),
  tight('shared-packing', PACKING, counts(single, 1)),
  crowded('double-pressure', PRESSURE, counts(single, 2)),
  tight('composite-packing', undefined, counts(regions(2), 0)),
  crowded('composite-exclusion', undefined, counts(regions(2), 0)),
  tight('wide-squeeze', SQUEEZE, counts(sideBySide(3), 0)),
  crowded('wide-squeeze-exclusion', SQUEEZE, counts(sideBySide(3), 0)),
  tight('packed-counting', undefined, around),
  crowded('packed-counting-exclusion', undefined, around),
  tight('pair-packing', undefined, pairs),
  crowded('pair-exclusion', undefined, pairs),
  forced,
];

function counts(choice: Choice, limits: number): (stars: Stars) => Iterable<Count> {
  return (stars) => countsOf(stars, choice, limits);
}

/** Counts of which nothing lies elsewhere. */
function whole(countsIn: (stars: Stars) => Iterable<Count>): (stars: Stars) => Iterable<Count> {
  return function* (stars) {
    for (const count of countsIn(stars)) if (count.rest.length === 0) yield count;
  };
}

/** People do not count more lines at once. */
const MOST_LINES = 4;

function ofKind({ units }: Stars, kind: Unit['kind']): readonly Unit[] {
  return units.filter((unit) => unit.kind === kind);
}

/** Regions within lines. */
function* linesAround(stars: Stars): Iterable<Count> {
  for (let limits = 1; limits <= MOST_LINES; limits++) {
    for (const kind of ['row', 'column'] as const)
      yield* countsWithin(ofKind(stars, kind), ofKind(stars, 'region'), limits);
  }
}

/** Lines within regions. */
function* regionsAround(stars: Stars): Iterable<Count> {
  for (let limits = 1; limits <= MOST_LINES; limits++) {
    for (const kind of ['row', 'column'] as const)
      yield* countsWithin(ofKind(stars, 'region'), ofKind(stars, kind), limits);
  }
}

function* around(stars: Stars): Iterable<Count> {
  yield* linesAround(stars);
  yield* regionsAround(stars);
}

/** Two units, and one or two others. */
function* pairs(stars: Stars): Iterable<Count> {
  for (const limits of [1, 2]) {
    for (const choice of [sideBySide(2), regions(2), lineAndRegion]) yield* countsOf(stars, choice, limits);
  }
}
