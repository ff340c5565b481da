/** The moves of Star Battle, in the order in which people look. */
import { ONE_RULE, type RankedMoves } from '../../../contract/move.js';
import type { StarBattlePuzzle } from '../../puzzle.js';
import { besideStar, completed, lastCells } from './counted.js';
import {
  type Count,
  countsOf,
  countsWithin,
  lineAndRegion,
  once,
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

const ALONE = once((stars) => countsOf(stars, single, 0));
const PRESSED = once((stars) => countsOf(stars, single, 1));
const TWO_LINES = once((stars) => countsOf(stars, sideBySide(2), 0));
const THREE_LINES = once((stars) => countsOf(stars, sideBySide(3), 0));
const TWO_REGIONS = once((stars) => countsOf(stars, regions(2), 0));

export const starBattleMoves: RankedMoves<StarBattlePuzzle> = [
  besideStar,
  completed,
  lastCells,
  ONE_RULE,
  crowded('exclusion', EXCLUSION, ALONE),
  tight('packing', PACKING, ALONE),
  crowded('pressured-exclusion', PRESSURE, PRESSED),
  tight('squeeze', SQUEEZE, TWO_LINES),
  crowded('squeeze-exclusion', SQUEEZE, TWO_LINES),
  tight('undercounting', { en: 'undercounting', de: 'Unterzählen' }, (stars) => linesAround(stars, false)),
  tight('overcounting', { en: 'overcounting', de: 'Überzählen' }, (stars) => regionsAround(stars, false)),
  crowded('double-pressure', PRESSURE, (stars) => countsOf(stars, single, 2)),
  tight('composite-packing', undefined, TWO_REGIONS),
  crowded('composite-exclusion', undefined, TWO_REGIONS),
  crowded('wide-squeeze-exclusion', SQUEEZE, THREE_LINES),
  tight('packed-counting', undefined, around),
  crowded('packed-counting-exclusion', undefined, around),
  tight('pair-packing', undefined, pairs),
  crowded('pair-exclusion', undefined, pairs),
  forced,
];

/** People do not count more lines at once. */
const MOST_LINES = 4;

function ofKind({ units }: Stars, kind: Unit['kind']): readonly Unit[] {
  return units.filter((unit) => unit.kind === kind);
}

/** Regions within lines, also with one of which something lies elsewhere. */
function* linesAround(stars: Stars, hasMore: boolean): Iterable<Count> {
  for (let limits = 1; limits <= MOST_LINES; limits++) {
    for (const kind of ['row', 'column'] as const)
      yield* countsWithin(ofKind(stars, kind), ofKind(stars, 'region'), limits, hasMore);
  }
}

/** Lines within regions, likewise. */
function* regionsAround(stars: Stars, hasMore: boolean): Iterable<Count> {
  for (let limits = 1; limits <= MOST_LINES; limits++) {
    for (const kind of ['row', 'column'] as const)
      yield* countsWithin(ofKind(stars, 'region'), ofKind(stars, kind), limits, hasMore);
  }
}

function* around(stars: Stars): Iterable<Count> {
  yield* linesAround(stars, true);
  yield* regionsAround(stars, true);
}

/** Two units, and one or two others. */
function* pairs(stars: Stars): Iterable<Count> {
  for (const limits of [1, 2]) {
    for (const choice of [sideBySide(2), regions(2), lineAndRegion]) yield* countsOf(stars, choice, limits);
  }
}
