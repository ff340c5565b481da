/**
 * Every step of the explanations of generated puzzles checked apart from the search that found it: its
 * reasons and facts force its conclusions, none of them can be left out, each line of a proof follows from
 * one reason, and all steps together complete the solution. A fresh session of the clause-learning engine,
 * whose proofs are followed and whose assignments are evaluated, checks all steps; HiGHS checks a seeded
 * sample of them. `--count N` puzzles of each family (1000 is the goal), `--from N` begins with a later one,
 * `--only FAMILY` for some families. The families take turns, so that the run can be ended at any time; what
 * was checked by then stands on standard error.
 */
import process from 'node:process';
import { findGenerator } from '../../../generators/registry.js';
import type { Puzzle } from '../../../src/families/contract/family.js';
import { FAMILIES, type FamilyId } from '../../../src/families/index.js';
import { openPuzzles } from '../generated-puzzles.js';
import type { BenchmarkOptions } from '../options.js';
import { measureAsync } from '../processor.js';
import { figure, printTable } from '../table.js';
import { judgeByHighs } from './by-highs.js';
import { type Counts, checkExplanation, NOTHING, plus } from './check-explanation.js';
import { kindsOf } from './kinds.js';

const EXPLAINED = FAMILIES.filter(
  ({ id, explaining }) => explaining !== undefined && findGenerator(id) !== undefined,
);
const USUAL_COUNT = 10;
/** Puzzles of a family before the next one has its turn. */
const TURN = 20;
const SEED = 'explained-steps';

interface Tally {
  readonly counts: Counts;
  readonly seconds: number;
}

/** Prints a row for each family; ends the process with 1 where a step is wrong. */
export async function benchExplainedSteps({
  only,
  count = USUAL_COUNT,
  from = 1,
}: BenchmarkOptions): Promise<void> {
  const highs = await judgeByHighs();
  const tallies = new Map<string, Tally>();
  const end = from + count;
  for (let first = from; first < end; first += TURN) {
    for (const family of EXPLAINED.filter(({ id }) => only.length === 0 || only.includes(id))) {
      const { id } = family;
      const make = await puzzlesOf(id);
      for (let number = first; number < first + TURN && number < end; number++) {
        const { value, seconds } = await measureAsync(async () => {
          return checkExplanation({ family, puzzle: make(number), seed: `${SEED} ${id} ${number}`, highs });
        });
        const before = tallies.get(id) ?? { counts: NOTHING, seconds: 0 };
        tallies.set(id, { counts: plus(before.counts, value), seconds: before.seconds + seconds });
      }
      process.stderr.write(`${rowOf(id, tallies.get(id)!).join(' ')}\n`);
    }
  }
  printTable(
    'steps of explanations, checked',
    COLUMNS,
    [...tallies].map(([id, tally]) => rowOf(id, tally)),
  );
  if ([...tallies.values()].some(({ counts }) => counts.wrong > 0)) process.exitCode = 1;
}

const COLUMNS = [
  'family',
  'puzzles',
  'solved',
  'steps',
  'of several reasons',
  'checked by proof',
  'checked by HiGHS',
  'wrong',
  'processor s',
];

function rowOf(id: string, { counts, seconds }: Tally): (string | number)[] {
  const { puzzles, solved, steps, joint, byProof, byHighs, wrong } = counts;
  return [id, puzzles, solved, steps, joint, byProof, byHighs, wrong, figure(seconds)];
}

/** The puzzles of a family, its kinds in turn. */
async function puzzlesOf(family: FamilyId): Promise<(number: number) => Puzzle> {
  const makers = await Promise.all(
    kindsOf(family).map((settings) => openPuzzles({ family, settings, seed: SEED })),
  );
  return (number) => {
    const make = makers[(number - 1) % makers.length]!;
    return make(Math.ceil(number / makers.length));
  };
}
