/**
 * The formulations of the nonogram side by side in HiGHS: the time to one solution, and to the proof that
 * there is no second, on a sample picture at 10x10 to 40x40; as published, and starting from what line logic
 * determines.
 */
import { readFile } from 'node:fs/promises';
import type { AnyFamily } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';
import { puzzleOfPicture } from '../../src/families/nonogram/puzzle.js';
import { binarise } from '../../src/picture/decode/binarise.js';
import type { PuzzleRequest } from '../../src/proving/answer.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { solvePuzzle } from '../../src/proving/solve.js';
import { loadHighsEngine } from '../../src/solve/highs/highs.js';
import { greyCells } from '../image/sampled.js';
import { figure, printTable, timed } from './table.js';

const PICTURE = 'images/owl.svg';
const SIZES = [10, 15, 20, 30, 40];
/** Formulations as published need minutes on larger pictures; each solve stops at this time. */
const SECONDS_PER_SOLVE = 30;

export async function benchFormulations(): Promise<void> {
  const engine = await loadHighsEngine();
  const family = findFamily('nonogram') as AnyFamily;
  const formulations = family.formulations.filter(({ engines }) => engines.includes('highs'));
  const rows: (string | number)[][] = [];
  for (const size of SIZES) {
    const puzzle = await pictured(size);
    for (const { id } of formulations) {
      for (const presolve of [false, true]) {
        const request = (): PuzzleRequest => ({
          family,
          puzzle,
          formulation: chooseFormulation(family, 'highs', id),
          engine,
          presolve,
          budget: timeLimit(SECONDS_PER_SOLVE),
        });
        const solved = timed(() => solvePuzzle(request(), { limit: 1 }));
        const checked = timed(() => checkPuzzle(request()));
        const { variables, rows: modelRows } = checked.value.statistics;
        const line = [
          `${size}x${size}`,
          id,
          presolve ? 'line logic first' : 'as published',
          variables,
          modelRows,
        ];
        rows.push([
          ...line,
          solved.value.status === 'undecided' ? `> ${SECONDS_PER_SOLVE}` : figure(solved.milliseconds / 1000),
          figure(checked.milliseconds / 1000),
          checked.value.verdict,
        ]);
      }
    }
  }
  printTable(
    `Nonogram formulations in HiGHS, ${PICTURE}, seconds`,
    ['size', 'formulation', 'start', 'variables', 'rows', 'solve', 'and no second', 'verdict'],
    rows,
  );
}

async function pictured(size: number) {
  const prepared = await greyCells(await readFile(PICTURE), { width: size, height: size });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.issues));
  const { bitmap } = binarise(prepared.value, { name: 'otsu' });
  return puzzleOfPicture(bitmap.cells, bitmap.height, bitmap.width);
}

function timeLimit(seconds: number) {
  const end = performance.now() + seconds * 1000;
  return { abort: () => performance.now() > end };
}
