/**
 * Explanations of generated puzzles: processor time beside the targets, that of a hint alone (targets: median 0.3, worst 3
 * seconds), the largest step, and how many steps of several reasons are proved smallest. With `--full` 1000 puzzles of each family, every step of them checked once more by HiGHS on the
 * rows of its reasons alone. `--only FAMILY` for some families, `--count N` for another number of puzzles.
 */
import process from 'node:process';
import { USUAL_ATTEMPTS } from '../../generators/attempts.js';
import { openBatch } from '../../generators/batch.js';
import { findGenerator } from '../../generators/index.js';
import { makePuzzle } from '../../generators/make.js';
import { satEngine } from '../../src/engine/sat/index.js';
import type { Board } from '../../src/explain/board.js';
import { explainPrepared } from '../../src/explain/explain.js';
import { hintFor } from '../../src/explain/hint.js';
import { prepare } from '../../src/explain/prepare.js';
import type { Explanation } from '../../src/explain/step.js';
import type { AnyFamily, Puzzle } from '../../src/families/family.js';
import { findFamily } from '../../src/families/index.js';
import { openStepChecker } from './explained-steps.js';
import type { BenchmarkOptions } from './options.js';
import { measure } from './processor.js';
import { figure, median, printTable } from './table.js';

const USUAL_COUNT = 10;
const FULL_COUNT = 1000;
const SEED = 'explain';

/** A kind of puzzle and the median seconds that its explanation may take on an idle machine. */
interface Target {
  readonly family: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly seconds: number;
}

const TARGETS: readonly Target[] = [
  { family: 'sudoku', settings: {}, seconds: 0.3 },
  { family: 'kenken', settings: { size: 6 }, seconds: 0.5 },
  { family: 'kenken', settings: { size: 9 }, seconds: 8 },
  { family: 'star-battle', settings: { size: 8 }, seconds: 0.3 },
  { family: 'star-battle', settings: { size: 10, stars: 2 }, seconds: 4 },
  { family: 'nonogram', settings: { size: '30' }, seconds: 1 },
  { family: 'hashi', settings: { size: '15x15' }, seconds: 0.1 },
  { family: 'zebra', settings: { size: 5, attributes: 4 }, seconds: 1 },
  { family: 'battleship', settings: { size: '8' }, seconds: 1 },
  { family: 'battleship', settings: { size: '10' }, seconds: 8 },
  { family: 'circuit', settings: { size: '7' }, seconds: 2 },
  { family: 'queens', settings: { size: 8, walls: 4 }, seconds: 1 },
];

/** Prints one row for each kind of puzzle. */
export async function benchExplain({ full, only, count }: BenchmarkOptions): Promise<void> {
  const wanted = TARGETS.filter(({ family }) => only.length === 0 || only.includes(family));
  const kinds = full
    ? wanted.filter(({ family }, index) => wanted.findIndex((other) => other.family === family) === index)
    : wanted;
  const rows: (string | number)[][] = [];
  for (const target of kinds) {
    const family = findFamily(target.family)!;
    if (family.explaining === undefined) continue;
    rows.push(await rowOf(family, target, count ?? (full ? FULL_COUNT : USUAL_COUNT), full));
    process.stderr.write(`${rows.at(-1)!.join(' ')}\n`);
  }
  const columns = [
    'family',
    'settings',
    'puzzles',
    'solved',
    'median s',
    'worst s',
    'target s',
    'hint median s',
    'hint worst s',
    'largest step',
  ];
  const checked = full ? ['steps checked'] : [];
  printTable('explanations', [...columns, 'of several reasons', 'proved smallest', ...checked], rows);
}

async function rowOf(
  family: AnyFamily,
  { settings, seconds }: Target,
  count: number,
  full: boolean,
): Promise<(string | number)[]> {
  const times: number[] = [];
  const hints: number[] = [];
  const tally = { solved: 0, largest: 0, joint: 0, proved: 0, checked: 0 };
  for await (const puzzle of generated(family, settings, count)) {
    const timed = measure(() => explained(family, puzzle));
    times.push(timed.seconds);
    hints.push(measure(() => hintFor({ family, puzzle })).seconds);
    const { board, explanation } = timed.value;
    const joint = explanation.steps.filter(({ size }) => size > 1);
    if (explanation.verdict === 'solved') tally.solved++;
    tally.largest = Math.max(tally.largest, ...explanation.steps.map(({ size }) => size));
    tally.joint += joint.length;
    tally.proved += joint.filter(({ smallest }) => smallest === 'proved').length;
    if (full) tally.checked += await checkAll(puzzle, board, explanation);
  }
  const { solved, largest, joint, proved, checked } = tally;
  return [
    family.id,
    JSON.stringify(settings),
    count,
    solved,
    figure(median(times)),
    figure(Math.max(...times)),
    seconds,
    figure(median(hints)),
    figure(Math.max(...hints)),
    largest,
    joint,
    joint === 0 ? '-' : `${((100 * proved) / joint).toFixed(1)} %`,
    ...(full ? [checked] : []),
  ];
}

/** The whole of the work of `explain`, and the board with all reasons that it used. */
function explained(
  family: AnyFamily,
  puzzle: Puzzle,
): { readonly board: Board; readonly explanation: Explanation } {
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(`a unique puzzle is ${preparation.status}`);
  const { prepared } = preparation;
  return { board: prepared.board, explanation: explainPrepared(prepared, { family, puzzle }) };
}

async function* generated(
  { id }: AnyFamily,
  settings: Target['settings'],
  count: number,
): AsyncGenerator<Puzzle> {
  const generator = findGenerator(id)!;
  const batch = await openBatch({ generator, settings, goal: { noGuess: false }, seed: SEED });
  if (!batch.ok) throw new Error(batch.issues[0]!.message);
  for (let number = 1; number <= count; number++) {
    const limits = { number, firstAttempt: 0, limitAttempts: USUAL_ATTEMPTS, certify: false };
    const made = makePuzzle({ batch: batch.value, ...limits }, satEngine);
    if (made.status === 'limit') throw new Error(`${id}: ${made.failures[0]?.reason}`);
    yield made.record.puzzle;
  }
}

/**
 * Checks every step, and that all of them together complete the solution; returns how many steps there are.
 * @throws Error for a step that does not stand
 */
async function checkAll(puzzle: Puzzle, board: Board, explanation: Explanation): Promise<number> {
  const { steps, values, given, verdict } = explanation;
  const checker = await openStepChecker(board);
  const known = new Set(given.map(({ mark }) => mark));
  for (const step of steps) {
    const wrong = checker.wrongWith(step, known, values);
    if (wrong !== undefined) throw new Error(`${JSON.stringify(puzzle)}: ${wrong}`);
    for (const { mark } of step.conclusions) known.add(mark);
  }
  if (verdict === 'solved' && known.size < values.length) {
    throw new Error(`${JSON.stringify(puzzle)}: the steps leave marks open`);
  }
  return steps.length;
}
