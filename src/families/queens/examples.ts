/**
 * Worked Queens puzzles with their verdicts, and for every issue code an input that triggers it. The document
 * prints no board of its own.
 */
import type { Counterexample, Example } from '../contract/family.js';
import type { QueensPuzzle, QueensSolution } from './puzzle.js';

type QueensExample = Example<QueensPuzzle, QueensSolution>;

/** A puzzle from rows in one text. */
function queens(rows: string, count?: number): QueensPuzzle {
  const puzzle = { family: 'queens', board: rows.split(' ') } as const;
  return count === undefined ? puzzle : { ...puzzle, queens: count };
}

const PROJECT = 'drawn for the project';

export const queensExamples = (): readonly QueensExample[] => [
  {
    name: 'two walls, ten queens',
    source: `${PROJECT}; one of the 80 boards of eight by eight with two walls and a unique optimum`,
    puzzle: queens('........ ...#.... ........ ........ .#...... ........ ........ ........'),
    verdict: 'unique',
    solution: '...Q.... .Q.#.Q.. .......Q ..Q..... Q#....Q. ...Q.... .Q...... ....Q...'.split(' '),
  },
  {
    name: 'three walls, ten queens',
    source: `${PROJECT}; determined by plain logic`,
    puzzle: queens('....#... ........ .#...... ........ ........ ........ .......# ........', 10),
    verdict: 'unique',
    solution: '.Q..#.Q. ...Q.... Q#...Q.. .......Q .Q...... ....Q... ..Q....# .......Q'.split(' '),
  },
  {
    name: 'five by five',
    source: `${PROJECT}; six queens need three walls`,
    puzzle: queens('.#... ..... #...# ..... .....'),
    verdict: 'unique',
    solution: ['Q#Q..', '....Q', '#Q..#', '....Q', 'Q....'],
  },
  {
    name: 'not a square',
    source: PROJECT,
    puzzle: queens('.#.'),
    verdict: 'unique',
    solution: ['Q#Q'],
  },
  { name: 'nothing but a wall', source: PROJECT, puzzle: queens('#'), verdict: 'unique', solution: ['#'] },
  {
    name: 'six queens without walls',
    source: `${PROJECT}; the four solutions of the classic puzzle`,
    puzzle: queens('...... ...... ...... ...... ...... ......'),
    verdict: 'multiple',
  },
  {
    name: 'one queen fewer than fit',
    source: PROJECT,
    puzzle: queens('.... .... .... ....', 3),
    verdict: 'multiple',
  },
  {
    name: 'six queens, two walls',
    source: `${PROJECT}; three walls would be needed`,
    puzzle: queens('.#... ..... #.... ..... .....', 6),
    verdict: 'none',
  },
];

export const queensCounterexamples = (): readonly Counterexample[] => [
  { code: 'json-shape', json: { family: 'queens', board: '...' } },
  { code: 'board-size', json: queens('') },
  { code: 'board-ragged', json: queens('... ..') },
  { code: 'board-character', json: queens('.x.') },
  { code: 'queens-number', json: queens('...', -1) },
];
