/** What `explain` says about one puzzle: its steps, or the verdict that keeps it from having any. */
import type { Budget } from '../core/budget.js';
import { type Cell, cellCode } from '../core/grid/cell.js';
import { wrap } from '../draw/terminal-texts.js';
import { openEngine } from '../engine/index.js';
import type { ExplainAnswer, Explanation, HintAnswer } from '../explain/step.js';
import { checkPuzzle } from '../proving/check.js';
import { chooseFormulation } from '../proving/formulation.js';
import { chunksOf } from '../worked/chunks.js';
import { type LeadUp, leadUpTo } from '../worked/lead-up.js';
import { explanationRecord, saysSummary } from '../worked/record.js';
import { chunkLines } from '../worked/text.js';
import { jsonLine } from './deliver.js';
import { EXIT, type ExitCode } from './exit-code.js';
import { InputError } from './input-error.js';
import { reasonOf } from './limits.js';
import type { ReadPuzzle } from './read-puzzle.js';
import { describeVerdict, exitCodeOfVerdict } from './verdict-words.js';

/** Characters of a line where nothing is known of the screen. */
export const USUAL_COLUMNS = 80;

/** Answers that hold no step because of what the puzzle is. */
type Unexplained = Extract<
  ExplainAnswer | HintAnswer,
  { readonly status: 'multiple' | 'none' | 'undecided' }
>;

/** How steps are written. */
interface StepWriting {
  readonly json: boolean;
  /** Characters of a line of text. */
  readonly columns?: number | undefined;
}

/** The steps as text or as a JSON line. */
export function writtenSteps(
  family: string,
  explanation: Explanation,
  { json, columns }: StepWriting,
): string {
  if (json) return jsonLine(explanationRecord(family, explanation));
  return textOf([
    ...linesOf(explanation, columns),
    ...wrap(saysSummary(explanation), columns ?? USUAL_COLUMNS),
  ]);
}

/**
 * The steps that lead to a cell, or that it is given or not reached.
 * @throws InputError when nothing is ever written in the cell
 */
export function writtenCell(
  read: ReadPuzzle,
  whole: Explanation,
  cell: Cell,
  { json, columns }: StepWriting,
): string {
  const { family } = read;
  const found = findCell(read, whole, cell);
  const explanation = found.status === 'steps' ? found.explanation : { ...whole, steps: [] };
  const says = saysCell(found, cell);
  if (json) return jsonLine({ ...explanationRecord(family.id, explanation), cell, says });
  return textOf([...linesOf(explanation, columns), ...wrap(says, columns ?? USUAL_COLUMNS)]);
}

/**
 * The explanation cut down to the steps that lead to a cell.
 * @throws InputError when there are none
 */
export function explanationOfCell(read: ReadPuzzle, whole: Explanation, cell: Cell): Explanation {
  const found = findCell(read, whole, cell);
  if (found.status === 'steps') return found.explanation;
  throw new InputError([`--cell ${cellCode(cell)}: ${saysCell(found, cell)}`]);
}

function findCell({ file }: ReadPuzzle, whole: Explanation, cell: Cell): LeadUp {
  const found = leadUpTo(whole, cell);
  if (found.status !== 'nothing') return found;
  const cells = whole.marks.flatMap((mark) => mark.cells);
  const last: Cell = [Math.max(...cells.map(([row]) => row)), Math.max(...cells.map(([, column]) => column))];
  throw new InputError([
    `--cell ${cellCode(cell)}: nothing is written there in ${file}; expected a cell from r1c1 to ${cellCode(last)} that has something to find out`,
  ]);
}

function saysCell(found: LeadUp, cell: Cell): string {
  switch (found.status) {
    case 'given':
      return `The puzzle gives that ${found.says}.`;
    case 'steps':
      return `So ${found.says}.`;
    default:
      return `The steps end before anything is found out about ${cellCode(cell)}.`;
  }
}

/** The answer for a puzzle that has no steps: where two solutions differ, that there is none, or the limit that was hit. */
export async function unexplained(
  { family, document }: ReadPuzzle,
  answer: Unexplained,
  { json, budget }: { readonly json: boolean; readonly budget: Budget },
): Promise<{ readonly product: string; readonly code: ExitCode }> {
  if (answer.status === 'undecided') {
    const reason = reasonOf(answer.limit);
    const words = `not explained: undecided: ${reason.reason}\n`;
    const product = json
      ? jsonLine({ family: family.id, steps: [], verdict: 'undecided', ...reason })
      : words;
    return { product, code: EXIT.undecided };
  }
  const engine = await openEngine('sat');
  const formulation = chooseFormulation(family, engine.id);
  const checked = checkPuzzle({ family, puzzle: document.puzzle, formulation, engine, budget });
  const code = exitCodeOfVerdict(checked);
  if (!json) return { product: `not explained: ${describeVerdict(checked)}\n`, code };
  const { statistics: _, engine: __, formulation: ___, ...evidence } = checked;
  return { product: jsonLine({ family: family.id, steps: [], ...evidence }), code };
}

function linesOf(explanation: Explanation, columns: number = USUAL_COLUMNS): readonly string[] {
  return chunkLines(explanation.marks, chunksOf(explanation), columns);
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
