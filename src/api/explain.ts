import { type Budget, type Cell, cellCode, PuzzlewrightError } from '../core/index.js';
import {
  type CellRecord,
  cellRecord,
  type ExplainProgress,
  type Explanation,
  explainPuzzle,
  explanationRecord,
  whyCell as findWhy,
  type HintLevel,
  type HintRecord,
  hintFor,
  hintRecord,
  type Panel,
  STEP_LANGUAGES,
  type StepRecord,
  saysCell,
} from '../explain/index.js';
import type { AnyFamily, Family, Puzzle, StepLanguage } from '../families/contract/index.js';
import { panelsOf } from '../jobs/index.js';
import { choice, type GivenSettings, readSettings, settings, whole } from '../settings/index.js';
import { demand, demandOptions, wellFormed } from './input.js';
import { type OptionNames, requireKnown } from './options.js';

const LIMIT = settings({ steps: whole('stop after this many steps', { least: 1 }).optional() });
const SPOKEN = settings({ language: choice('language of the sentences', STEP_LANGUAGES).default('en') });

export type { ExplainProgress };

/** Options of an explanation. */
export interface ExplainOptions {
  /** The number of steps to look for. Default: until it is solved. */
  readonly steps?: GivenSettings<typeof LIMIT>['steps'];
  /** Prove the steps of several rules line by line, which takes longer. Default: false. */
  readonly proofs?: boolean;
  /** Limits on the proof that there is one solution, and `abort`, which is polled. Default: none. */
  readonly budget?: Budget;
  /** The language of the sentences. Default: `en`. */
  readonly language?: StepLanguage;
  /** Called after every step with the progress of the explanation. */
  readonly onProgress?: (progress: ExplainProgress) => void;
}

const WHY_OPTIONS: OptionNames<Omit<ExplainOptions, 'onProgress'>> = {
  steps: true,
  proofs: true,
  budget: true,
  language: true,
};
const EXPLAIN_OPTIONS: OptionNames<ExplainOptions> = { ...WHY_OPTIONS, onProgress: true };

/** The steps of a puzzle with exactly one solution, or the verdict that keeps it from being explained. */
export type Explained<S> =
  | {
      readonly verdict: 'solved' | 'limit';
      /** Each with its sentence, its rules, and the entries that it needs. */
      readonly steps: readonly StepRecord[];
      readonly solution: S;
      /** The difficulty for people, 0 or more; absent where the steps are not whole. */
      readonly difficulty?: number;
      /** The same as data to draw, for {@link stepPictures}. */
      readonly explanation: Explanation;
    }
  | { readonly verdict: 'multiple' | 'none' | 'undecided' };

/**
 * Explains the solution of a puzzle as steps that a person can follow, each of them checked.
 *
 * @example
 * const explained = await explain(nonogram, { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] });
 * assert.ok(explained.verdict === 'solved' && explained.steps[0]!.says.includes('because'));
 *
 * @throws PuzzlewrightError for options that it does not have, and for a puzzle that is not well-formed
 */
export async function explain<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  options: ExplainOptions = {},
): Promise<Explained<S>> {
  requireKnown('explain', options, EXPLAIN_OPTIONS);
  const { steps, proofs, budget, onProgress } = options;
  const limit = demandOptions(readSettings(LIMIT, { steps }));
  const { language } = demandOptions(readSettings(SPOKEN, { language: options.language }));
  const any = family as unknown as AnyFamily;
  const answer = explainPuzzle({
    family: any,
    puzzle: wellFormed(family, puzzle),
    ...(limit.steps === undefined ? {} : { steps: limit.steps }),
    ...(proofs === undefined ? {} : { proofs }),
    ...(budget === undefined ? {} : { budget }),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  if (answer.status !== 'explained') return { verdict: answer.status };
  const { explanation } = answer;
  const { family: _, ...record } = explanationRecord(family.id, explanation, language);
  return { ...record, solution: explanation.solution as S, explanation };
}

/**
 * The steps that lead to a cell of a puzzle with exactly one solution, or the verdict that keeps it from
 * being explained.
 */
export type CellExplained =
  | Omit<CellRecord, 'family'>
  | { readonly verdict: 'multiple' | 'none' | 'undecided' };

/**
 * The explanation of a cell: the steps that lead there, and where it is small the smallest single step from
 * the puzzle's own clues.
 *
 * @example
 * const why = await whyCell(nonogram, { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] }, [1, 1]);
 * assert.ok(why.verdict === 'solved' && why.says === 'So r2c2 is empty.');
 *
 * @param cell row and column, counted from 0
 * @throws PuzzlewrightError `nothing-there` for a cell in which nothing is written, and as `explain` does
 */
export async function whyCell<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  cell: Cell,
  options: Omit<ExplainOptions, 'onProgress'> = {},
): Promise<CellExplained> {
  requireKnown('whyCell', options, WHY_OPTIONS);
  const { steps, proofs, budget } = options;
  const limit = demandOptions(readSettings(LIMIT, { steps }));
  const { language } = demandOptions(readSettings(SPOKEN, { language: options.language }));
  const answer = findWhy({
    family: family as unknown as AnyFamily,
    puzzle: wellFormed(family, puzzle),
    cell,
    ...(limit.steps === undefined ? {} : { steps: limit.steps }),
    ...(proofs === undefined ? {} : { proofs }),
    ...(budget === undefined ? {} : { budget }),
  });
  if (answer.status !== 'explained') return { verdict: answer.status };
  const { whole, found, direct } = answer;
  if (found.status === 'nothing') {
    throw new PuzzlewrightError(
      'nothing-there',
      `Nothing is written in ${cellCode(cell)}, so there is nothing to explain.`,
    );
  }
  const explanation = found.status === 'steps' ? found.explanation : { ...whole, steps: [] };
  const says = saysCell(whole.marks, found, cell, language);
  const { family: _, ...record } = cellRecord(
    family.id,
    { whole: explanation, cell, says, direct },
    language,
  );
  return record;
}

/** Draws the steps of a puzzle: each one that needs several rules alone, simple ones together. */
export function stepPictures<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  explanation: Explanation,
): readonly Panel[] {
  return panelsOf({
    family: family as unknown as AnyFamily,
    puzzle: wellFormed(family, puzzle),
    explanation,
  });
}

/** The detail of a hint, and its limits. */
export interface HintOptions {
  /** 1: where to look (default); 2: the rules too; 3: the whole step. */
  readonly level?: HintLevel;
  readonly budget?: Budget;
  /** The language of the sentences. Default: `en`. */
  readonly language?: StepLanguage;
}

const HINT_OPTIONS: OptionNames<HintOptions> = { level: true, budget: true, language: true };

/**
 * The next step, the entry that is wrong, that nothing is left to find, or the verdict that keeps a puzzle
 * from hints.
 */
export type Hint = HintRecord | { readonly status: 'multiple' | 'none' | 'undecided' };

/**
 * The next step from a partial solution, which is that of a solution with open places.
 *
 * @example
 * const next = await hint(nonogram, { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] }, ['#?', '??']);
 * assert.equal(next.status, 'hint');
 *
 * @param state JSON of any shape; undefined: nothing is entered yet
 * @throws PuzzlewrightError as `explain` does, and for a state of another shape
 */
export async function hint<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  state?: unknown,
  options: HintOptions = {},
): Promise<Hint> {
  requireKnown('hint', options, HINT_OPTIONS);
  const { level = 1, budget } = options;
  const { language } = demandOptions(readSettings(SPOKEN, { language: options.language }));
  const any = family as unknown as AnyFamily;
  const limits = budget === undefined ? {} : { budget };
  const request = { family: any, puzzle: wellFormed(family, puzzle), state, proofs: true, ...limits };
  const answer = demand(hintFor(request));
  switch (answer.status) {
    case 'hint':
    case 'wrong':
    case 'complete':
      return hintRecord(answer, level, language);
    default:
      return { status: answer.status };
  }
}
