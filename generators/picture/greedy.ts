/**
 * Greedy repair: for every set of cells that keeps the picture from its goal, change the one cell of its region
 * that leaves line logic the fewest open cells; then take back the changes that turned out needless. When that does
 * not end, cells are only blanked: every such set holds a filled cell, since all arrangements of a line fill
 * equally many, so the filled cells become fewer, and the blank picture reaches every goal. Hence greedy
 * repair always succeeds.
 */
import type { Choice, Cut } from '../../src/bilevel/cut.js';
import type { Judge, Judgement } from './judge.js';
import { changeCut, regionOf } from './region.js';

/** Passes in which cells may be changed either way; after that cells are only blanked. */
const FREE_PASSES = 12;
/** Changes tried in one pass, times the cells of the picture, shared by its sets; but at least so many for each. */
const TRIED_CELLS = 800_000;
const FEWEST_TRIED = 24;
/** Which sets one pass looks at. */
const SCRUTINY = { most: 200, passes: 1, enough: 40 };

/** The picture that changing the chosen cells of the original gives. */
export function applyChanges(original: Readonly<Uint8Array>, changed: Choice): Uint8Array {
  return original.map((cell, index) => cell ^ changed[index]!);
}

/** Some state of the search: which cells differ from the original, and the picture that results. */
interface Draft {
  readonly changed: Uint8Array;
  readonly picture: Uint8Array;
}

/**
 * Repairs a picture, starting from some changes, and reports every cut found on the way.
 * @param weights cost of changing each cell; breaks ties
 * @param learn takes the cuts, valid for every repair of the original
 * @returns changes after which the goal is reached
 */
export function greedyRepair(
  judge: Judge,
  original: Readonly<Uint8Array>,
  start: Choice,
  weights: readonly number[],
  learn: (cuts: readonly Cut[]) => void,
): Choice {
  const draft: Draft = { changed: Uint8Array.from(start), picture: applyChanges(original, start) };
  const touched = new Set<number>();
  for (let pass = 0; ; pass++) {
    const judgement = judge.judge(draft.picture, SCRUTINY);
    if (judgement.status === 'reached') break;
    if (judgement.status === 'missed') {
      learn(judgement.sets.map((set) => changeCut(regionOf(set, judge.grid), draft.changed)));
    }
    const sets = setsOf(judgement);
    const most = Math.max(FEWEST_TRIED, Math.floor(TRIED_CELLS / original.length / sets.length));
    for (const set of sets) {
      if (!judge.isStuckOn(draft.picture, set)) continue;
      const cell = pass < FREE_PASSES ? bestChange(judge, draft, set, weights, touched, most) : undefined;
      flip(draft, cell ?? set.find((member) => draft.picture[member] === 1)!);
      if (cell !== undefined) touched.add(cell);
    }
  }
  withdraw(judge, draft, weights);
  return draft.changed;
}

/** Smallest first: the small ones leave the least choice. */
function setsOf(judgement: Exclude<Judgement, { status: 'reached' }>): readonly (readonly number[])[] {
  if (judgement.status === 'undecided') return [judgement.open];
  return [...judgement.sets].sort((first, second) => first.length - second.length);
}

/** The cell of the set's region whose change leaves the fewest open cells, then costs least. */
function bestChange(
  judge: Judge,
  draft: Draft,
  set: readonly number[],
  weights: readonly number[],
  touched: ReadonlySet<number>,
  most: number,
): number | undefined {
  const price = (cell: number): number => (draft.changed[cell] === 1 ? -1 : weights[cell]!);
  const free = regionOf(set, judge.grid).filter((cell) => !touched.has(cell));
  const candidates = judge.rng
    .shuffle(free)
    .sort((first, second) => price(first) - price(second))
    .slice(0, most);
  let best: number | undefined;
  let fewest = Infinity;
  for (const cell of candidates) {
    flip(draft, cell);
    const open = judge.openCount(draft.picture);
    flip(draft, cell);
    if (open >= fewest) continue;
    fewest = open;
    best = cell;
  }
  return best;
}

/** Takes back every change without which the goal is still reached, the dearest first. */
function withdraw(judge: Judge, draft: Draft, weights: readonly number[]): void {
  const changes = Array.from(draft.changed.keys())
    .filter((cell) => draft.changed[cell] === 1)
    .sort((first, second) => weights[second]! - weights[first]!);
  for (const cell of changes) {
    flip(draft, cell);
    if (!judge.isReached(draft.picture)) flip(draft, cell);
  }
}

function flip({ changed, picture }: Draft, cell: number): void {
  changed[cell]! ^= 1;
  picture[cell]! ^= 1;
}
