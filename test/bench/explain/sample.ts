/** Explanations of generated puzzles, each with what is measured of it. */
import { explain, hint } from '../../../src/api/explain.js';
import type { Explanation, StepRecord } from '../../../src/explain/index.js';
import { entryTest } from '../../../src/explain/model/index.js';
import type { AnyFamily, Puzzle } from '../../../src/families/contract/family.js';
import { findFamily } from '../../../src/families/index.js';
import { generatedPuzzles } from '../generated-puzzles.js';
import { measureAsync } from '../processor.js';

const SEED = 'explain';

/** A kind of puzzle. */
export interface Kind {
  readonly family: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A puzzle's explanation with proofs, the seconds without these, and those of the first hint. */
export interface Explained {
  readonly isSolved: boolean;
  readonly seconds: number;
  readonly hintSeconds: number;
  /** The area that the hint names. */
  readonly where: string;
  /** True if the hint only crosses out beside entries. */
  readonly hintsCrosses: boolean;
  readonly steps: readonly StepRecord[];
  /** Crossed-out notes that are stated, and those of them that a later step uses. */
  readonly notes: number;
  readonly usedNotes: number;
}

/** Explanations of the first puzzles of a kind. */
export async function explained(
  { family: id, settings }: Kind,
  count: number,
): Promise<readonly Explained[]> {
  const family = findFamily(id)!;
  const found: Explained[] = [];
  for await (const puzzle of generatedPuzzles({ family: id, settings, seed: SEED }, count)) {
    found.push(await explainedOne(family, puzzle));
  }
  return found;
}

async function explainedOne(family: AnyFamily, puzzle: Puzzle): Promise<Explained> {
  const { seconds } = await measureAsync(() => explain(family, puzzle));
  const answer = await explain(family, puzzle, { proofs: true });
  if (answer.verdict !== 'solved' && answer.verdict !== 'limit') throw new Error(answer.verdict);
  const first = await measureAsync(() => hint(family, puzzle, undefined, { level: 3 }));
  const { value: hinted } = first;
  const isHint = hinted.status === 'hint';
  return {
    isSolved: answer.verdict === 'solved',
    seconds,
    hintSeconds: first.seconds,
    where: isHint ? hinted.where : '',
    hintsCrosses: isHint && hinted.step?.move !== undefined && isPlain(family, hinted.step.move),
    steps: answer.steps,
    ...notesOf(answer.explanation),
  };
}

function isPlain(family: AnyFamily, id: string): boolean {
  return (family.explaining?.moves ?? []).some(
    (move) => typeof move !== 'string' && move.id === id && move.isPlain,
  );
}

function notesOf({ marks, steps }: Explanation): Pick<Explained, 'notes' | 'usedNotes'> {
  const isEntry = entryTest(marks);
  const used = new Set(steps.flatMap(({ facts }) => facts.map(({ mark }) => mark)));
  const notes = steps.flatMap(({ conclusions }) => conclusions.filter((one) => !isEntry(one)));
  return { notes: notes.length, usedNotes: notes.filter(({ mark }) => used.has(mark)).length };
}
