/**
 * Answers to what is forced in Sudoku variants of 9x9, asked after every small change: drafts of generated
 * puzzles with some constraints and givens, one after another in sessions that stay open, proofs checked.
 */
import { makePuzzle } from '../../generators/make.js';
import { planWith } from '../../generators/shared/generator.js';
import { sudokuGenerator } from '../../generators/sudoku/index.js';
import type { AnyFamily } from '../../src/families/contract/index.js';
import { type SudokuPuzzle, sudoku } from '../../src/families/sudoku/index.js';
import { ForcedQuestions } from '../../src/proving/index.js';
import { openEngine } from '../../src/solve/index.js';
import { measure } from './processor.js';
import { figure, median, printTable } from './table.js';
import { record } from './targets.js';

const VARIANTS = ['killer', 'thermo', 'arrow', 'kropki', 'diagonal', 'jigsaw'];
/** Puzzles of each variant, and drafts of each. */
const PUZZLES = 3;
const DRAFTS = 6;

/** Prints the times of each variant. */
export async function benchForced(): Promise<void> {
  const engine = await openEngine('sat');
  const rows: (readonly (string | number)[])[] = [];
  const all: number[] = [];
  for (const variant of VARIANTS) {
    const plan = await planWith(sudokuGenerator, { variant }, { noGuess: false, logic: 'plain' });
    if (!plan.ok) throw new Error(`${variant} is refused`);
    const batch = {
      generator: 'sudoku',
      plan: plan.value,
      goal: { noGuess: false },
      seed: 'drafts',
      prefix: '',
    };
    const questions = new ForcedQuestions();
    const times: number[] = [];
    for (let number = 1; number <= PUZZLES; number++) {
      const making = makePuzzle({ batch, number, firstAttempt: 0, limitAttempts: 100 }, engine);
      if (making.status !== 'made') throw new Error(`${variant} was not made`);
      for (const puzzle of draftsOf(making.record.puzzle as SudokuPuzzle, making.record.solution)) {
        const asked = { family: sudoku as unknown as AnyFamily, puzzle, engine, search: 'fast' } as const;
        times.push(1000 * measure(() => questions.ask({ ...asked, limit: 0, paths: 0 })).seconds);
      }
    }
    const warm = times.slice(DRAFTS);
    all.push(...warm);
    rows.push([variant, warm.length, figure(median(warm)), figure(Math.max(...warm))]);
  }
  printTable('What is forced in drafts of 9x9', ['variant', 'drafts', 'median ms', 'slowest ms'], rows);
  record('forced', 'variants', Math.max(...all));
}

/** The puzzle with fewer of its constraints, and then with more and more numbers. */
function draftsOf(puzzle: SudokuPuzzle, solution: unknown): readonly SudokuPuzzle[] {
  const { constraints = [] } = puzzle;
  const numbers = solution as SudokuPuzzle['grid'];
  return Array.from({ length: DRAFTS }, (_, draft): SudokuPuzzle => {
    const kept = constraints.slice(0, Math.ceil((constraints.length * Math.min(draft + 1, 3)) / 3));
    const grid = puzzle.grid.map((row, y) =>
      row.map((given, x) => ((9 * y + x) % 8 < draft - 2 ? numbers[y]![x]! : given)),
    );
    const { constraints: __, ...rest } = puzzle;
    return { ...rest, grid, ...(kept.length > 0 && { constraints: kept }) };
  });
}
