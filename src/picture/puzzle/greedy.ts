/**
 * Greedy repair: for every set of cells that keeps the picture from its goal, change the one cell of its
 * region that repairs it best; then undo the superfluous changes. At first part of the picture is revealed: a
 * set that is undetermined then is undetermined without it too, so no change is wasted, and sets stay small
 * in pictures in which line logic determines nothing at first. When the open cells become no fewer for a
 * while, sets are blanked: every one holds a filled cell, since all arrangements of a line fill equally many,
 * so the filled cells become fewer, and the blank picture reaches every goal. Hence greedy repair always
 * succeeds, unless it is stopped; but blanking also changes cells that are to be kept, where nothing else
 * helps.
 */
import type { Choice, Cut } from '../../solve/index.js';
import { ChangeDraft, type Changes } from './changes.js';
import { limitFor } from './effort.js';
import type { Judge, PictureJudgement } from './judge.js';
import { regionOf } from './region.js';

/** Shares of the picture that are repaired while the rest is revealed, one after the other. */
const TARGET_SHARES = [0.5, 0.75, 0.9, 0.95, 0.975, 1];
/** Passes without progress after which the next part comes, and in the end sets are blanked instead. */
const PATIENCE = 8;
/** Changes tried in one pass (in a picture of 20x20), divided among its sets; and the fewest for each. */
const TRIED_A_PASS = 2000;
const FEWEST_TRIED = 24;
/** The sets that one pass repairs. */
const PASS_SETS = { most: 200, passes: 1, enough: 20 };
/** Blanking only needs the open cells. */
const ONE_SET = { most: 1, passes: 1, enough: 0 };

/** The state of a greedy repair. */
interface Greedy {
  readonly judge: Judge;
  readonly draft: ChangeDraft;
  readonly weights: readonly number[];
  readonly learn: (cuts: readonly Cut[]) => void;
  /** Cells changed already; none is changed twice. */
  readonly touched: Set<number>;
}

/**
 * Repairs a picture, starting from some changes, and reports every cut found on the way.
 * @param weights cost of each change; breaks ties
 * @param learn takes the cuts, valid for every repair of the original
 * @returns changes after which the goal is reached; undefined when the judge's `stop` ended the work before
 *   that
 */
export function greedyRepair(
  judge: Judge,
  changes: Changes,
  start: Choice,
  weights: readonly number[],
  learn: (cuts: readonly Cut[]) => void,
): Choice | undefined {
  const draft = new ChangeDraft(changes, start);
  const greedy: Greedy = { judge, draft, weights, learn, touched: new Set() };
  const order = judge.rng.shuffle(Array.from(changes.original.keys()));
  for (const part of TARGET_SHARES) {
    if (!judge.stop()) heal(greedy, order.slice(0, Math.ceil(part * order.length)));
  }
  while (pass(greedy, order, true) > 0) if (judge.stop()) return undefined;
  withdraw(judge, draft, weights);
  return draft.changed;
}

/**
 * Changes cells until the goal is reached with all but the target cells revealed, or there is no progress.
 */
function heal(greedy: Greedy, targets: readonly number[]): void {
  let fewest = Infinity;
  for (let idle = 0; idle < PATIENCE; idle++) {
    const open = pass(greedy, targets, false);
    if (open === 0 || greedy.judge.stop()) return;
    if (open < fewest) idle = 0;
    fewest = Math.min(fewest, open);
  }
}

/** Repairs every set that is undetermined now; returns how many of the target cells were open before. */
function pass(
  { judge, draft, weights, learn, touched }: Greedy,
  targets: readonly number[],
  blanks: boolean,
): number {
  const judgement = judge.judge(draft.picture, { ...(blanks ? ONE_SET : PASS_SETS), among: targets });
  if (judgement.status === 'reached') return 0;
  const open = judge.openAmong(draft.picture, targets);
  if (judgement.status === 'missed') {
    learn(judgement.sets.map((set) => draft.changes.cut(regionOf(set, judge.grid), draft.changed)));
  }
  const sets = setsOf(judgement);
  const most = Math.max(FEWEST_TRIED, Math.floor(limitFor(draft.picture.length, TRIED_A_PASS) / sets.length));
  for (const set of sets) {
    if (judge.stop()) break;
    if (judge.openAmong(draft.picture, set) === 0) continue;
    const item = blanks ? undefined : bestChange({ judge, draft, weights, touched }, set, targets, most);
    if (item === undefined) blankRow(draft, set, judge.grid.width);
    else {
      draft.toggle(item);
      touched.add(draft.changes.cellOf(item));
    }
  }
  return open;
}

/** Blanks the row of a set that has the fewest filled cells to lose. */
function blankRow(draft: ChangeDraft, set: readonly number[], width: number): void {
  const rows = new Map<number, number[]>();
  for (const cell of set) {
    if (draft.picture[cell] === 0) continue;
    const row = Math.floor(cell / width);
    rows.set(row, [...(rows.get(row) ?? []), cell]);
  }
  const [shortest = []] = [...rows.values()].sort((first, second) => first.length - second.length);
  for (const cell of shortest) draft.paint(cell, 0);
}

/** Smallest first: the small ones leave the least choice. */
function setsOf(judgement: Exclude<PictureJudgement, { status: 'reached' }>): readonly (readonly number[])[] {
  if (judgement.status === 'undecided') return [judgement.open];
  return [...judgement.sets].sort((first, second) => first.length - second.length);
}

/**
 * The change in the set's region that leaves the fewest open cells of the region while all others are
 * revealed, then the fewest in the whole picture, then costs least.
 */
function bestChange(
  { judge, draft, weights, touched }: Omit<Greedy, 'learn'>,
  set: readonly number[],
  targets: readonly number[],
  most: number,
): number | undefined {
  const price = (item: number): number => (draft.changed[item] === 1 ? -1 : weights[item]!);
  const region = regionOf(set, judge.grid);
  const free = region.filter((cell) => !touched.has(cell) && !draft.changes.kept.has(cell));
  const candidates = judge.rng
    .shuffle(draft.changes.itemsOf(free))
    .sort((first, second) => price(first) - price(second));
  const tried = candidates.slice(0, most);
  const healing = leastBy(tried, draft, judge.stop, (picture) => judge.openAmong(picture, region));
  return leastBy(healing, draft, judge.stop, (picture) => judge.openAmong(picture, targets))[0];
}

/**
 * The changes that give a picture of the smallest measure, in the order given; of those tried before a stop.
 */
function leastBy(
  items: readonly number[],
  draft: ChangeDraft,
  stop: () => boolean,
  measure: (picture: Readonly<Uint8Array>) => number,
): readonly number[] {
  let least: number[] = [];
  let smallest = Infinity;
  for (const item of items) {
    if (stop()) break;
    const before = draft.toggle(item);
    const measured = measure(draft.picture);
    draft.paint(draft.changes.cellOf(item), before);
    if (measured > smallest) continue;
    if (measured < smallest) least = [];
    smallest = measured;
    least.push(item);
  }
  return least;
}

/** Undoes every change without which the goal is still reached, the costliest first. */
function withdraw(judge: Judge, draft: ChangeDraft, weights: readonly number[]): void {
  const chosen = Array.from(draft.changed.keys())
    .filter((item) => draft.changed[item] === 1)
    .sort((first, second) => weights[second]! - weights[first]!);
  for (const item of chosen) {
    if (judge.stop()) return;
    draft.toggle(item);
    if (!judge.isReached(draft.picture)) draft.toggle(item);
  }
}
