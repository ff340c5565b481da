/** Worked Battleship puzzles with their verdicts, and for every issue code an input that triggers it. */
import type { Counterexample, Example } from '../contract/family.js';
import type { BattleshipPuzzle, BattleshipSolution } from './puzzle.js';

const PROJECT = 'drawn for the project';

/** Clues of rows and columns as words, `-` where none is given; the rows of the grid as words. */
function battleship(fleet: readonly number[], rows: string, columns: string, grid: string): BattleshipPuzzle {
  const clues = (text: string) => text.split(' ').map((clue) => (clue === '-' ? null : Number(clue)));
  return { family: 'battleship', rows: clues(rows), columns: clues(columns), fleet, grid: grid.split(' ') };
}

/**
 * The report prints the figure solved; the top end of the ship in rows 5 and 6 stands one column too far
 * right there, where the clue of its column has no room for it.
 */
const FIGURE: BattleshipSolution = [
  '^~~~~<>~~~',
  '#~~~~~~~~~',
  'v~~o~<##>~',
  '~~~~~~~~~~',
  '~~~~~~~~^~',
  'o~<#>~~~v~',
  '~~~~~~~~~~',
  '~~~~~~o~~~',
  '~~^~~~~~~~',
  'o~v~~~~~~~',
];
const FIGURE_CLUES = [[4, 3, 3, 2, 2, 2, 1, 1, 1, 1], '3 1 6 0 1 5 0 1 1 2', '5 0 3 2 1 2 3 1 3 0'] as const;
const BLANK_ROW = '.......... ';
const FIGURE_SOURCE =
  'Figure 4.1 of the report of Conroy, Dieroff, Kehoe and Lu, which shows the solved grid only';

export const battleshipExamples = (): readonly Example<BattleshipPuzzle, BattleshipSolution>[] => [
  {
    name: 'figure 4.1, three given cells',
    source: `${FIGURE_SOURCE}; three is the fewest given cells that make it unique`,
    puzzle: battleship(...FIGURE_CLUES, `.....<.... ${BLANK_ROW.repeat(6)}......o... ${BLANK_ROW}o.........`),
    verdict: 'unique',
    solution: FIGURE,
  },
  {
    name: 'figure 4.1, no given cells',
    source: `${FIGURE_SOURCE}; there are 252 solutions`,
    puzzle: battleship(...FIGURE_CLUES, BLANK_ROW.repeat(10).trim()),
    verdict: 'multiple',
  },
  {
    name: 'clues missing',
    source: 'a puzz.link address in common use as a sample of the format',
    puzzle: battleship(
      [3, 2, 2, 1, 1, 1],
      '- 3 0 - 3 -',
      '- 1 2 - - 2',
      '.....~ ...... ...... <..... ...... ......',
    ),
    verdict: 'unique',
    solution: ['~~^~~~', 'o~v~~o', '~~~~~~', '<>~~~~', '~~~<#>', 'o~~~~~'],
  },
  {
    name: 'a ship cell of unknown kind',
    source: PROJECT,
    puzzle: battleship([3, 2, 1], '3 - 1 - 1', '- 1 - 2 -', '~.... ..... ...s. ..... .....'),
    verdict: 'unique',
    solution: ['~<#>~', '~~~~~', '~~~o~', '^~~~~', 'v~~~~'],
  },
  {
    name: 'the middle of a ship',
    source: PROJECT,
    puzzle: battleship([3, 1], '- 3 0 1', '1 1 1 -', '.... .#.. .... ....'),
    verdict: 'unique',
    solution: ['~~~~', '<#>~', '~~~~', '~~~o'],
  },
  {
    name: 'one row',
    source: PROJECT,
    puzzle: battleship([3, 2, 1], '6', '1 1 1 0 1 1 0 1', '........'),
    verdict: 'unique',
    solution: ['<#>~<>~o'],
  },
  {
    name: 'no ships',
    source: PROJECT,
    puzzle: battleship([], '0 0', '0 -', '.. ..'),
    verdict: 'unique',
    solution: ['~~', '~~'],
  },
  {
    name: 'clues alone',
    source: `${PROJECT}; six solutions`,
    puzzle: battleship(
      [3, 2, 2, 1, 1, 1],
      '4 0 2 1 3 0',
      '2 1 2 1 3 1',
      '...... ...... ...... ...... ...... ......',
    ),
    verdict: 'multiple',
  },
  {
    name: 'a ship beyond the border',
    source: PROJECT,
    puzzle: battleship([2], '- - -', '- - -', '..< ... ...'),
    verdict: 'none',
  },
  {
    name: 'submarines must not touch',
    source: PROJECT,
    puzzle: battleship([1, 1], '1 1', '1 1', '.. ..'),
    verdict: 'none',
  },
  {
    name: 'a ship that is not in the fleet',
    source: `${PROJECT}; without clues only the fleet forbids the ship of four`,
    puzzle: battleship([3, 2], '- - -', '- - - -', '.... .##. ....'),
    verdict: 'none',
  },
];

export const battleshipCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'battleship', rows: [1], columns: [1], grid: ['.'] } },
  { code: 'grid-empty', json: { ...battleship([], '0', '0', '.'), rows: [] } },
  { code: 'grid-too-large', json: { ...battleship([], '0', '0', '.'), rows: Array(101).fill(null) } },
  { code: 'grid-size', json: battleship([1], '1 0', '1 0', '.. ...') },
  { code: 'grid-character', json: battleship([1], '1 0', '1 0', '.. .x') },
  { code: 'clue-out-of-range', json: battleship([2], '3 0', '1 1', '.. ..') },
  { code: 'ship-length', json: battleship([3], '- -', '- -', '.. ..') },
  { code: 'fleet-too-large', json: battleship([2, 2, 1], '- -', '- -', '.. ..') },
  { code: 'clue-sums-differ', json: battleship([2], '1 0', '- -', '.. ..') },
];
