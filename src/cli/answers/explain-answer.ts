/** The answer of `explain` about one puzzle: its steps, or the verdict that rules them out. */
import { type Budget, type Cell, cellCode } from '../../core/index.js';
import { wrap } from '../../draw/index.js';
import {
  CELL_WORDS,
  cellRecord,
  chunkLines,
  chunksOf,
  type ExplainAnswer,
  type Explanation,
  explanationRecord,
  type HintAnswer,
  openingLines,
  type StepStyle,
  saysAll,
  saysCell,
  saysSummary,
  type WhyAnswer,
} from '../../explain/index.js';
import type { StepDrawing } from '../../jobs/index.js';
import { checkPuzzle, chooseFormulation } from '../../proving/index.js';
import { openEngine } from '../../solve/index.js';
import { reasonOf } from '../arguments/index.js';
import { EXIT, type ExitCode, InputError } from '../host/index.js';
import type { ReadPuzzle } from '../input/index.js';
import { describeVerdict, exitCodeOfVerdict, jsonLine } from '../output/index.js';

/** Characters of a line where nothing is known of the screen. */
export const USUAL_COLUMNS = 80;

/** Answers without steps, for puzzles that have none. */
type Unexplained = Extract<
  ExplainAnswer | HintAnswer,
  { readonly status: 'multiple' | 'none' | 'undecided' }
>;

/** The explanation of a cell. */
type CellAnswer = Extract<WhyAnswer, { readonly status: 'explained' }>;

/** The format of steps. */
export interface StepWriting {
  readonly json: boolean;
  readonly style: Required<Omit<StepStyle, 'gaps'>>;
  /** Characters of a line of text. */
  readonly columns?: number | undefined;
}

/** The steps as text or as a JSON line. */
export function writtenSteps(
  read: ReadPuzzle,
  explanation: Explanation,
  { json, style, columns = USUAL_COLUMNS }: StepWriting,
): string {
  const { language } = style;
  if (json) return jsonLine(explanationRecord(read.family.id, explanation, language));
  return textOf([
    ...openingOf(read, explanation, columns, language),
    ...linesOf(explanation, style, columns),
    ...wrap(saysSummary(explanation, language), columns),
    ...(explanation.limit === 'queries' ? ['A larger --limit-questions finds more steps.'] : []),
  ]);
}

/**
 * The steps that lead to a cell, or that it is given or not reached.
 * @throws InputError when nothing is ever written in the cell
 */
export function writtenCell(
  read: ReadPuzzle,
  { whole, found, direct }: CellAnswer,
  cell: Cell,
  { json, style, columns = USUAL_COLUMNS }: StepWriting,
): string {
  const { language } = style;
  const words = CELL_WORDS[language ?? 'en'];
  if (found.status === 'nothing') throw nothingThere(read, whole, cell);
  const explanation = found.status === 'steps' ? found.explanation : { ...whole, steps: [] };
  const says = saysCell(whole.marks, found, cell, language);
  if (json) return jsonLine(cellRecord(read.family.id, { whole: explanation, cell, says, direct }, language));
  const atOnce =
    direct.length === 0
      ? []
      : [
          `${words.direct}:`,
          ...linesOf({ ...whole, steps: direct }, style, columns),
          '',
          `${words.leading}:`,
        ];
  return textOf([
    ...(explanation.steps.length === 0 ? [] : openingOf(read, explanation, columns, language)),
    ...atOnce,
    ...linesOf(explanation, style, columns),
    ...wrap(says, columns),
  ]);
}

/** The puzzle and the facts that its steps rest on, so that the steps can be followed without the file. */
function openingOf(
  { family, document }: ReadPuzzle,
  explanation: Explanation,
  columns: number,
  language: StepStyle['language'],
): readonly string[] {
  return openingLines(family.picture(document.puzzle, {}), explanation, columns, language);
}

/**
 * The drawing of the steps that lead to a cell.
 * @throws InputError when there are none
 */
export function drawingOfCell(
  read: ReadPuzzle,
  { whole, found, direct }: CellAnswer,
  cell: Cell,
  language: StepStyle['language'],
): Pick<StepDrawing, 'explanation' | 'subtitle' | 'direct'> {
  if (found.status === 'nothing') throw nothingThere(read, whole, cell);
  if (found.status !== 'steps') {
    throw new InputError([`--cell ${cellCode(cell)}: ${saysCell(whole.marks, found, cell)}`]);
  }
  const subtitle = CELL_WORDS[language ?? 'en'].why(saysAll(whole.marks, found.entries, language));
  return { explanation: found.explanation, subtitle, direct };
}

function nothingThere({ file }: ReadPuzzle, whole: Explanation, cell: Cell): InputError {
  const cells = whole.marks.flatMap((mark) => mark.cells);
  const last: Cell = [Math.max(...cells.map(([row]) => row)), Math.max(...cells.map(([, column]) => column))];
  return new InputError([
    `--cell ${cellCode(cell)}: nothing is written there in ${file}; expected a cell from r1c1 to ${cellCode(last)} that has something to find out`,
  ]);
}

/**
 * The answer for a puzzle that has no steps: where two solutions differ, that there is none, or the limit
 * that was hit.
 * @param options `what`: the words for what was not made
 */
export async function unexplained(
  { family, document }: ReadPuzzle,
  answer: Unexplained,
  {
    json,
    budget,
    what = 'not explained',
  }: { readonly json: boolean; readonly budget: Budget; readonly what?: string },
): Promise<{ readonly product: string; readonly code: ExitCode }> {
  if (answer.status === 'undecided') {
    const reason = reasonOf(answer.limit);
    const words = `${what}: undecided: ${reason.reason}\n`;
    const product = json
      ? jsonLine({ family: family.id, steps: [], verdict: 'undecided', ...reason })
      : words;
    return { product, code: EXIT.undecided };
  }
  const engine = await openEngine('sat');
  const formulation = chooseFormulation(family, engine.id);
  const checked = checkPuzzle({
    family,
    puzzle: document.puzzle,
    formulation,
    engine,
    search: 'fast',
    budget,
  });
  const code = exitCodeOfVerdict(checked);
  if (!json) return { product: `${what}: ${describeVerdict(checked)}\n`, code };
  const { statistics: _, engine: __, formulation: ___, ...evidence } = checked;
  return { product: jsonLine({ family: family.id, steps: [], ...evidence }), code };
}

function linesOf(explanation: Explanation, style: StepStyle, columns: number): readonly string[] {
  return chunkLines(explanation.marks, chunksOf(explanation), columns, style);
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
