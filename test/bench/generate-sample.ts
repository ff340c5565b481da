/**
 * A seeded sample of every generator: some puzzles at each difficulty, each checked afresh by both
 * engines, by the rules and by the rating. Difficulties that a generator refuses or cannot reach within its
 * attempts are shown as such.
 */
import process from 'node:process';
import { openBatch } from '../../generators/batch.js';
import { makePuzzle, type PuzzleRecord } from '../../generators/make.js';
import { GENERATORS } from '../../generators/registry.js';
import { USUAL_ATTEMPTS } from '../../generators/shared/attempts.js';
import type { AnyGenerator, Preset } from '../../generators/shared/generator.js';
import { DIFFICULTIES } from '../../generators/shared/goal.js';
import type { Difficulty } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';
import { fillBatch } from '../../src/jobs/batch/fill-batch.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import type { EngineId } from '../../src/solve/engine.js';
import { openEngine } from '../../src/solve/engines.js';
import { printTable } from './table.js';

const COUNT = 50;
const SEED = 'sample';

/** Prints a row for every generator and difficulty; all counts of a row shall be the same. */
export async function benchSample(): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const generator of GENERATORS) {
    for (const difficulty of DIFFICULTIES) {
      rows.push([generator.id, difficulty, ...(await sample(generator, difficulty))]);
      process.stderr.write(`${rows.at(-1)!.join(' ')}\n`);
    }
  }
  const columns = [
    'generator',
    'difficulty',
    'made',
    'unique: sat',
    'unique: highs',
    'by the rules',
    'rated so',
    'preset',
    'note',
  ];
  printTable(`a sample of ${COUNT} each`, columns, rows);
}

/** The smallest preset that yields all puzzles of the difficulty; none: the last one, with what it yields. */
async function sample(generator: AnyGenerator, difficulty: Difficulty): Promise<(string | number)[]> {
  const [small, medium] = generator.presets;
  const row = await sampleOf(generator, difficulty, small);
  return row[0] === COUNT ? row : sampleOf(generator, difficulty, medium);
}

async function sampleOf(
  generator: AnyGenerator,
  difficulty: Difficulty,
  { name, settings }: Preset,
): Promise<(string | number)[]> {
  const goal = { difficulty, noGuess: false };
  const batch = await openBatch({ generator, settings, goal, seed: SEED });
  if (!batch.ok) return [0, 0, 0, 0, 0, name, batch.issues[0]!.message];
  const engine = await openEngine('sat');
  const filling = { batch: batch.value, count: COUNT, limitAttempts: USUAL_ATTEMPTS, queueLength: () => 1 };
  const counts = { made: 0, sat: 0, highs: 0, rules: 0, rated: 0 };
  for await (const step of fillBatch({ ...filling, make: async (request) => makePuzzle(request, engine) })) {
    if (step.status === 'limit') {
      const [first] = step.failures;
      return [...Object.values(counts), name, `gave up: ${first?.reason}`];
    }
    counts.made++;
    if (await isUniqueBy('sat', step.record)) counts.sat++;
    if (await isUniqueBy('highs', step.record)) counts.highs++;
    const family = findFamily(step.record.family)!;
    if (family.verify(step.record.puzzle, step.record.solution).length === 0) counts.rules++;
    if (step.record.difficulty === difficulty) counts.rated++;
  }
  return [...Object.values(counts), name, ''];
}

async function isUniqueBy(engineId: EngineId, { family: id, puzzle }: PuzzleRecord): Promise<boolean> {
  const family = findFamily(id)!;
  const formulation = chooseFormulation(family, engineId);
  const { verdict } = checkPuzzle({ family, puzzle, formulation, engine: await openEngine(engineId) });
  return verdict === 'unique';
}
