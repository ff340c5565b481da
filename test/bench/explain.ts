/**
 * Explanations of generated puzzles: processor time beside the targets, that of a hint alone (targets: median
 * 0.3, worst 3 seconds), the largest step, and how many steps of several reasons are proved smallest. `--only
 * FAMILY` for some families, `--count N` for another number of puzzles.
 */
import process from 'node:process';
import { explainPrepared } from '../../src/explain/answers/explain.js';
import { hintFor } from '../../src/explain/answers/hint.js';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import type { Explanation } from '../../src/explain/model/step.js';
import type { AnyFamily, Puzzle } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';
import { generatedPuzzles } from './generated-puzzles.js';
import type { BenchmarkOptions } from './options.js';
import { measure } from './processor.js';
import { figure, median, printTable } from './table.js';
import { recordBeside } from './targets.js';

const USUAL_COUNT = 10;
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
export async function benchExplain({ only, count }: BenchmarkOptions): Promise<void> {
  const wanted = TARGETS.filter(({ family }) => only.length === 0 || only.includes(family));
  const rows: (string | number)[][] = [];
  for (const target of wanted) {
    const family = findFamily(target.family)!;
    if (family.explaining === undefined) continue;
    rows.push(await rowOf(family, target, count ?? USUAL_COUNT));
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
  printTable('explanations', [...columns, 'of several reasons', 'proved smallest'], rows);
}

async function rowOf(
  family: AnyFamily,
  { settings, seconds }: Target,
  count: number,
): Promise<(string | number)[]> {
  const times: number[] = [];
  const hints: number[] = [];
  const tally = { solved: 0, largest: 0, joint: 0, proved: 0 };
  for await (const puzzle of generatedPuzzles({ family: family.id, settings, seed: SEED }, count)) {
    const timed = measure(() => explained(family, puzzle));
    times.push(timed.seconds);
    hints.push(measure(() => hintFor({ family, puzzle })).seconds);
    const explanation = timed.value;
    const joint = explanation.steps.filter(({ size }) => size > 1);
    if (explanation.verdict === 'solved') tally.solved++;
    tally.largest = Math.max(tally.largest, ...explanation.steps.map(({ size }) => size));
    tally.joint += joint.length;
    tally.proved += joint.filter(({ smallest }) => smallest === 'proved').length;
  }
  const { solved, largest, joint, proved } = tally;
  const what = `${family.id} ${JSON.stringify(settings)} explained, median`;
  recordBeside('explain', { what, most: seconds, unit: 's', peer: 'none measured' }, median(times));
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
  ];
}

/** The whole of the work of `explain`. */
function explained(family: AnyFamily, puzzle: Puzzle): Explanation {
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(`a unique puzzle is ${preparation.status}`);
  return explainPrepared(preparation.prepared, { family, puzzle });
}
