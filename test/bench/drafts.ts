/** Drafts of every family that is set field by field: generated puzzles, and clues written into them. */
import { makePuzzle } from '../../generators/make.js';
import { findGenerator } from '../../generators/registry.js';
import { planWith } from '../../generators/shared/generator.js';
import { createRng } from '../../src/core/index.js';
import type { AnyFamily, Field, FieldGroup, Puzzle } from '../../src/families/contract/index.js';
import { FAMILIES } from '../../src/families/index.js';
import { openEngine } from '../../src/solve/index.js';

/** Sizes of boards where the generator's own is smaller than ten by ten. */
const SIZES: Readonly<Record<string, string>> = {
  binairo: '10',
  hitori: '10',
  kakuro: '10',
  nurikabe: '10',
  tents: '10',
};

/** A clue to be written, and the draft before it. */
export interface Writing {
  readonly before: Puzzle;
  readonly after: Puzzle;
  readonly group: FieldGroup<Puzzle>;
  readonly field: Field;
  readonly text: string;
}

/** The families that are set field by field. */
export const SETTABLE: readonly AnyFamily[] = FAMILIES.filter(({ fields }) => fields !== undefined);

/** A generated puzzle of an ordinary size. */
export async function ordinaryPuzzle({ id }: AnyFamily): Promise<Puzzle> {
  const generator = findGenerator(id)!;
  const size = SIZES[id];
  const goal = { noGuess: false } as const;
  const plan = await planWith(generator, size === undefined ? {} : { size }, { ...goal, logic: 'plain' });
  if (!plan.ok) throw new Error(`${id} is refused`);
  const batch = { generator: id, plan: plan.value, goal, seed: 'drafts', prefix: '' };
  const making = makePuzzle(
    { batch, number: 1, firstAttempt: 0, limitAttempts: 200 },
    await openEngine('sat'),
  );
  if (making.status !== 'made') throw new Error(`${id} was not made`);
  return making.record.puzzle;
}

/**
 * The clues of a puzzle in an order drawn by chance, from a draft without any clue on.
 * @param most the number of drafts, evenly spread; the drafts between have all clues that come earlier
 */
export function writingsOf(
  { fields, readPuzzle }: AnyFamily,
  puzzle: Puzzle,
  most: number,
): readonly Writing[] {
  const clues = fields!.groups.flatMap((group) =>
    group.fieldsOf(puzzle).flatMap((field, index) => {
      const { clue, text } = field;
      return clue === undefined || text === clue.blank
        ? []
        : [{ group, field, index, blank: clue.blank, text }];
    }),
  );
  const write = (draft: Puzzle, { group, index }: (typeof clues)[number], text: string): Puzzle => {
    const read = readPuzzle(group.write(draft, index, text));
    if (!read.ok) throw new Error(read.issues[0]!.message);
    return read.value;
  };
  let draft = clues.reduce((made, clue) => write(made, clue, clue.blank), puzzle);
  const order = createRng('drafts').shuffle(clues);
  const wanted = new Set(
    Array.from({ length: Math.min(most, order.length) }, (_, step) =>
      Math.floor((step * order.length) / Math.min(most, order.length)),
    ),
  );
  return order.flatMap((clue, step) => {
    const before = draft;
    draft = write(before, clue, clue.text);
    const { group, field, text } = clue;
    return wanted.has(step) ? [{ before, after: draft, group, field, text }] : [];
  });
}
