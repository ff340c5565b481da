/**
 * The KenKen puzzle of the text on Sudoku and KenKen, which states no time, only that a solver finds it easy,
 * and the Sudoku of the same text: candidate sets of the text on nonograms and KenKen against logarithms.
 */
import { kenkenExamples } from '../../../src/families/kenken/examples.js';
import { sudokuExamples } from '../../../src/families/sudoku/examples.js';

import { allBelow, isSlower } from './findings.js';
import { type Effort, type Report, tableOf } from './report.js';
import { openWay, secondsOf, sizeOf } from './ways.js';

const [kenken] = kenkenExamples();
const [sudoku] = sudokuExamples();
const SECONDS = 20;
/** The limit for easy: a second. */
const EASY_SECONDS = 1;

/** Sizes and times of the formulations. */
export async function compareKenken(effort: Effort): Promise<Report> {
  const limit = effort.limit(SECONDS);
  const assignment = await openWay('sudoku', { formulation: 'assignment', engine: 'highs' }, limit);
  const sets = await openWay('kenken', { formulation: 'combinations', engine: 'highs' }, limit);
  const logarithms = await openWay('kenken', { formulation: 'logarithms', engine: 'highs' }, limit);
  const own = await openWay('kenken', { formulation: 'combinations', engine: 'sat', logic: true }, limit);
  const lines = [
    { name: 'Sudoku, assignment, HiGHS', example: sudoku!, measured: assignment(sudoku!.puzzle) },
    { name: 'KenKen, candidate sets, HiGHS', example: kenken!, measured: sets(kenken!.puzzle) },
    { name: 'KenKen, logarithms, HiGHS', example: kenken!, measured: logarithms(kenken!.puzzle) },
    { name: 'KenKen, candidate sets, logic first, sat', example: kenken!, measured: own(kenken!.puzzle) },
  ];
  const table = tableOf(
    'Sudoku and KenKen of the GAMS text, as published; seconds (no time is stated)',
    ['way', 'variables / rows', 'seconds'],
    lines.map(({ name, measured }) => [name, sizeOf(measured), secondsOf(measured)]),
  );
  const same = lines.filter(
    ({ example, measured }) => JSON.stringify(measured.solution) === JSON.stringify(example.solution),
  );
  const [, bySets, byLogarithms] = lines.map(({ measured }) => measured);
  return {
    tables: [table],
    findings: [
      {
        claim: 'the printed solution is found',
        holds: same.length === lines.length,
        evidence: `by ${same.length} of ${lines.length} ways`,
      },
      {
        claim: `a solver finds the puzzles easy (less than ${EASY_SECONDS} s)`,
        holds: allBelow(
          lines.map(({ measured }) => measured),
          EASY_SECONDS,
        ),
        evidence: `${lines.map(({ measured }) => secondsOf(measured)).join(', ')} s`,
      },
      {
        claim: 'the linearisation by logarithms is the simpler one',
        holds: byLogarithms!.rows < bySets!.rows,
        evidence:
          `${byLogarithms!.rows} rows against ${bySets!.rows}; it is ` +
          `${isSlower(byLogarithms!, bySets!) ? 'slower' : 'not slower'}, ${secondsOf(byLogarithms!)} s against ${secondsOf(bySets!)} s`,
      },
    ],
  };
}
