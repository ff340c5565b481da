/**
 * The fewest clues by the general loop: optimum, bounds, cuts and processor time for every family, and for
 * the solution of each also what a greedy choice takes. Every optimum is checked again: the puzzle is unique
 * by the other engine, and the other engine proves over the same cuts that no fewer will do.
 */
import process from 'node:process';
import { FAMILIES } from '../../src/families/index.js';
import { enoughClues } from '../../src/minimum/enough-clues.js';
import { fewestClues } from '../../src/minimum/fewest-clues.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { openEngine } from '../../src/solve/engines.js';
import { openLeader } from '../../src/solve/hitting-sets/leader.js';
import { figure, printTable } from './table.js';

/** Examples with fewer clues say nothing about speed. */
const FEWEST = 8;
/** 9x9 grids of Sudoku have a search of their own. */
const MOST = 80;

/** Prints the table. */
export async function benchMinimumClues(): Promise<void> {
  const sat = await openEngine('sat');
  const highs = await openEngine('highs');
  const rows: (string | number)[][] = [];
  for (const family of FAMILIES) {
    for (const { name, puzzle, solution, verdict } of family.examples) {
      if (family.clues === undefined || verdict !== 'unique' || solution === undefined) continue;
      const all = family.clues.cluesOf(puzzle, solution);
      const set =
        all.clues.length > MOST ? family.clues.cluesOf(puzzle, solution, firstKind(family.clues.kinds)) : all;
      if (set.clues.length < FEWEST || set.clues.length > MOST) continue;
      const asked = { family, set, solution, engine: sat };
      const greedy = processor(() => enoughClues({ ...asked, seed: 'bench' }));
      const { value: answer, milliseconds } = processor(() => fewestClues({ ...asked, leader: highs }));
      if (answer.status !== 'found' || answer.puzzle === undefined) {
        rows.push([family.id, name, set.clues.length, answer.status]);
        continue;
      }
      const formulation = chooseFormulation(family, 'highs');
      const { verdict: again } = checkPuzzle({ family, puzzle: answer.puzzle, engine: highs, formulation });
      const leader = openLeader({ weights: set.clues.map(() => 1), engine: sat });
      leader.addCuts(answer.sets);
      const bound = leader.solve();
      leader.dispose();
      rows.push([
        family.id,
        name,
        set.clues.length,
        answer.lower,
        answer.upper ?? '-',
        answer.sets.length,
        answer.rounds,
        figure(milliseconds),
        greedy.value.status === 'enough' ? greedy.value.chosen.length : greedy.value.status,
        figure(greedy.milliseconds),
        again,
        bound.status === 'infeasible' ? 'infeasible' : bound.lower,
      ]);
    }
  }
  printTable(
    'fewest clues by the general loop (processor time in ms; the last two by the other engine)',
    [
      'family',
      'puzzle',
      'clues',
      'lower',
      'upper',
      'cuts',
      'rounds',
      'ms',
      'greedy',
      'ms',
      'puzzle is',
      'bound',
    ],
    rows,
  );
}

/** Large sets are asked about by their first kind, as people would. */
function firstKind(kinds: readonly { readonly id: string }[]): readonly string[] | undefined {
  return kinds[0] === undefined ? undefined : [kinds[0].id];
}

function processor<Value>(work: () => Value): { readonly value: Value; readonly milliseconds: number } {
  const before = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(before);
  return { value, milliseconds: (user + system) / 1000 };
}
