/**
 * The cost of checking proofs: the same questions with and without certification, in processor time. The two
 * ways take turns, block by block, so that other load on the machine weighs on both alike.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openBatch } from '../../generators/batch.js';
import { makePuzzle } from '../../generators/make.js';
import { findGenerator } from '../../generators/registry.js';
import { USUAL_ATTEMPTS } from '../../generators/shared/attempts.js';
import { createRng } from '../../src/core/random.js';
import type { Puzzle } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { satEngine } from '../../src/solve/sat/index.js';
import { randomNonogram } from './sat-formulas.js';
import { processorTime } from './sat-outside.js';
import { bySession, SESSION_LENGTH } from './sudoku.js';
import { disguise } from './sudoku-symmetry.js';
import { figure, median, printTable } from './table.js';

// What is still reachable counts, not what waits to be collected.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const SUDOKU_BLOCKS = 40;
const NONOGRAMS = 60;
const DENSITIES = [0.35, 0.38, 0.41, 0.44, 0.47, 0.5];
/** Random nonograms that need more are left undecided, with and without certification. */
const MOST_CONFLICTS = 4000;
const STAR_BATTLES = 12;
const REPEATS = 5;
const SMALL_CHECKS = 100_000;
const SMALL_BLOCK = 1000;

/** One piece of work, done with or without certification. */
type Block = (certify: boolean) => void;

/** Prints the ratios of all workloads. */
export async function benchCertify(): Promise<void> {
  const rows = [
    compare(`${SUDOKU_BLOCKS * SESSION_LENGTH} Sudokus with 17 givens, model reused`, sudokus()),
    compare(`${NONOGRAMS} random nonograms 30x30`, nonograms()),
    compare(`${STAR_BATTLES} star battles 14x14 with three stars`, await starBattles()),
    smallChecks(),
  ];
  printTable(
    'The cost of checked proofs, processor time',
    ['questions', 'seconds without', 'seconds with', 'ratio', 'median ratio of a block'],
    rows,
  );
}

/** Times all blocks both ways, after a first one that warms up. */
function compare(name: string, blocks: readonly Block[], onBlock?: (done: number) => void) {
  const seconds = { plain: 0, checked: 0 };
  const ratios: number[] = [];
  for (const certify of [false, true]) blocks[0]!(certify);
  for (const [index, block] of blocks.entries()) {
    const time = (certify: boolean): number => processorTime(() => block(certify)).milliseconds / 1000;
    const checkedFirst = index % 2 === 0 ? time(true) : undefined;
    const plain = time(false);
    const checked = checkedFirst ?? time(true);
    seconds.plain += plain;
    seconds.checked += checked;
    ratios.push(checked / plain);
    onBlock?.(index + 1);
  }
  const ratio = seconds.checked / seconds.plain;
  process.stderr.write(`${name}: ${figure(ratio)} times\n`);
  return [name, figure(seconds.plain), figure(seconds.checked), figure(ratio), figure(median(ratios))];
}

/** Blocks of new Sudokus, each by one session. */
function sudokus(): readonly Block[] {
  const published = readFileSync('test/golden/sudoku/seventeen.txt', 'utf8').trim().split('\n');
  const rng = createRng('certified seventeen');
  return Array.from({ length: SUDOKU_BLOCKS }, (_, block): Block => {
    const puzzles = Array.from({ length: SESSION_LENGTH }, (_, index) =>
      disguise(published[(block * SESSION_LENGTH + index) % published.length]!, rng),
    );
    return (certify) => {
      const decide = bySession(satEngine, { certify });
      for (const puzzle of puzzles) if (!decide(puzzle)) throw new Error(`${puzzle} has one solution`);
    };
  });
}

function nonograms(): readonly Block[] {
  return Array.from({ length: NONOGRAMS }, (_, number) => {
    const density = DENSITIES[number % DENSITIES.length]!;
    return checksOf([randomNonogram(createRng(`certified ${number}`), 30, density)]);
  });
}

async function starBattles(): Promise<readonly Block[]> {
  const generator = findGenerator('star-battle')!;
  const batch = await openBatch({
    generator,
    settings: { size: 14, stars: 3 },
    goal: { noGuess: false },
    seed: 'certified',
  });
  if (!batch.ok) throw new Error(batch.issues[0]!.message);
  const limits = { firstAttempt: 0, limitAttempts: USUAL_ATTEMPTS, certify: false };
  return Array.from({ length: STAR_BATTLES }, (_, index) => {
    const made = makePuzzle({ batch: batch.value, number: index + 1, ...limits }, satEngine);
    if (made.status !== 'made') throw new Error('no star battle was made');
    return checksOf(new Array<Puzzle>(REPEATS).fill(made.record.puzzle));
  });
}

/** Many small checks, and the memory that they leave behind. */
function smallChecks(): readonly string[] {
  const rng = createRng('certified memory');
  const blocks = Array.from({ length: SMALL_CHECKS / SMALL_BLOCK }, () =>
    checksOf(Array.from({ length: SMALL_BLOCK }, () => randomNonogram(rng, 8, 0.45))),
  );
  const marks: (string | number)[][] = [];
  const row = compare(`${SMALL_CHECKS} random nonograms 8x8`, blocks, (done) => {
    if (done !== 1 && done % (blocks.length / 4) !== 0) return;
    collectGarbage();
    const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
    const sizes = [rss, heapUsed, arrayBuffers].map((bytes) => figure(bytes / 2 ** 20));
    marks.push([done * SMALL_BLOCK, ...sizes]);
  });
  const columns = ['checks each way', 'resident MiB', 'heap MiB', 'array buffers MiB'];
  printTable('Memory over many certified checks', columns, marks);
  return row;
}

/**
 * Checks puzzles one after the other, from puzzle to verdict; what decides must not depend on certification.
 */
function checksOf(puzzles: readonly Puzzle[]): Block {
  const family = findFamily(puzzles[0]!.family)!;
  const formulation = chooseFormulation(family, satEngine.id);
  const budget = { conflicts: MOST_CONFLICTS };
  return (certify) => {
    for (const puzzle of puzzles) {
      const answer = checkPuzzle({ family, puzzle, formulation, engine: satEngine, budget, certify });
      if (certify && answer.verdict !== 'undecided' && !answer.certified)
        throw new Error(`a verdict on a puzzle of ${family.id} is not certified`);
    }
  };
}
