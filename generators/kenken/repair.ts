/**
 * Repair: as long as a draft is not good enough, the clue of a cage is changed or the cage is split, where a
 * second solution differs or where logic stops. Every split restricts more than the whole cage did, so
 * repairs end.
 */
import { isSingleBit, type Rng } from '../../src/core/index.js';
import { Candidates } from '../../src/families/kenken/index.js';
import { splits } from './cages.js';
import { type Draft, draftCage, type Numbers, possibleClues, puzzleOf, targetOf } from './clues.js';
import type { KenkenPlan } from './plan.js';
import { findOther } from './search.js';

/** A flaw of a draft: the cells to look at, and another solution where one is known. */
type Flaw =
  | { readonly status: 'none' }
  | { readonly status: 'limit' }
  | { readonly status: 'open'; readonly cells: readonly number[]; readonly other?: Numbers };

/**
 * Guesses for one look at a draft; a draft that needs more has far too many solutions, or is far too hard.
 */
const MOST_GUESSES = 3000;

/** Drafts that are good enough, or undefined when the search for other solutions went out of bounds. */
export function repair(
  drafts: readonly Draft[],
  numbers: Numbers,
  plan: KenkenPlan,
  rng: Rng,
): readonly Draft[] | undefined {
  let current = drafts;
  for (let changes = 0; ; changes++) {
    const flaw = findFlaw(current, numbers, plan);
    if (flaw.status === 'none') return current;
    if (flaw.status === 'limit') return undefined;
    const clue = changes < current.length ? changeClue(current, flaw, numbers, plan, rng) : undefined;
    current = clue ?? splitCage(current, flaw.cells, numbers, plan, rng);
  }
}

/** The weakest reasoning that must finish decides what counts as a flaw. */
function findFlaw(drafts: readonly Draft[], numbers: Numbers, plan: KenkenPlan): Flaw {
  const puzzle = puzzleOf(drafts, numbers, plan);
  const { logic, noGuess } = plan.goal;
  if (logic === 'plain' || logic === 'look-ahead' || noGuess) {
    const candidates = new Candidates(puzzle);
    const progress = logic === 'plain' ? candidates.propagate() : candidates.probe().progress;
    if (progress === 'solved') return { status: 'none' };
    const cells = [...numbers.keys()].filter((cell) => !isSingleBit(candidates.mask(cell)));
    return { status: 'open', cells };
  }
  const other = findOther(puzzle, numbers, MOST_GUESSES);
  if (other.status !== 'found') return other;
  const cells = [...numbers.keys()].filter((cell) => other.numbers[cell] !== numbers[cell]);
  return { status: 'open', cells, other: other.numbers };
}

/** Gives a cage another operation, by which the other solution no longer makes its target. */
function changeClue(
  drafts: readonly Draft[],
  { cells, other }: Extract<Flaw, { status: 'open' }>,
  numbers: Numbers,
  plan: KenkenPlan,
  rng: Rng,
): readonly Draft[] | undefined {
  if (other === undefined || !plan.showsOperation) return undefined;
  const changed = drafts.flatMap((draft, index) =>
    draft.cells.length > 1 && draft.cells.some((cell) => cells.includes(cell))
      ? possibleClues(draft.cells, numbers, plan)
          .map((op): Draft => ({ ...draft, op }))
          .filter((clue) => targetOf(clue, other) !== targetOf(clue, numbers))
          .map((clue) => ({ index, clue }))
      : [],
  );
  if (changed.length === 0) return undefined;
  const { index, clue } = rng.pick(changed);
  return drafts.with(index, clue);
}

/** Splits one of the largest cages among those that hold flawed cells. */
function splitCage(
  drafts: readonly Draft[],
  flawed: readonly number[],
  numbers: Numbers,
  plan: KenkenPlan,
  rng: Rng,
): readonly Draft[] {
  const touched = [...drafts.keys()].filter((index) =>
    drafts[index]!.cells.some((cell) => flawed.includes(cell)),
  );
  const largest = Math.max(...touched.map((index) => drafts[index]!.cells.length));
  const index = rng.pick(touched.filter((one) => drafts[one]!.cells.length === largest));
  const parts = rng.pick(splits(drafts[index]!.cells, plan.size));
  return [
    ...drafts.slice(0, index),
    ...parts.flatMap((cells) => draftCage(cells, numbers, plan, rng)),
    ...drafts.slice(index + 1),
  ];
}
