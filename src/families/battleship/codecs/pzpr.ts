/**
 * Battleship puzzles as files of the pzpr editor: the fleet as in addresses, a piece a line; the grid with a
 * row and a column more for the clues, the cells by number; then `#` for ship cells that a player entered and
 * `+` for water, and which ships were crossed out.
 */
import { failure, issue, sizeOfRows, success } from '../../../core/index.js';
import { cellBlock, pzprFile, type Words } from '../../kit/codecs/pzpr-file.js';
import { ANY_SHIP, type BattleshipPuzzle, type BattleshipSolution, OPEN, WATER } from '../puzzle.js';
import { decodeBank, encodeBank } from './bank.js';
import { NUMBERED, unheldShips } from './puzzlink.js';

export const battleshipPzpr = pzprFile<BattleshipPuzzle, BattleshipSolution>({
  types: ['battleship'],
  heads: (first) => 1 + (/^\d{1,3}$/.test(first) ? Number(first) : 0),
  blocks: (size) => [
    cellBlock(
      { rows: size.rows + 1, columns: size.columns + 1 },
      /^(?:[-.]|c?\d{1,4})$/,
      'a number, "-" or "."',
    ),
    cellBlock(size, /^[.#+]$/, '"#" (a ship), "+" (water) or "."'),
    { rows: 1, word: /^[01]$/, expected: '"0" or "1"', optional: true },
  ],
  read: ({ heads, blocks }) => {
    const [[above, ...rows], marks] = blocks as unknown as [[string[], ...string[][]], Words];
    const fleet = decodeBank(
      /^\d/.test(heads[0] ?? '') ? `/${heads.join('/')}` : `//${heads[0]}`,
      0,
      () => ({}),
    );
    if (!fleet.ok) return fleet;
    const clueOf = (word: string): number | null => (/\d/.test(word) ? Number(word.replace('c', '')) : null);
    const cells = rows.map(([, ...row]) => row);
    const wrong = cells.flat().find((word) => word !== '.' && NUMBERED[Number(word)] === undefined);
    if (wrong !== undefined) {
      const message = `The cell ${wrong} is not supported; water and the cells of straight ships (0 to 6) are.`;
      return failure(issue('format-unsupported', message));
    }
    const grid = cells.map((row) => row.map((word) => NUMBERED[Number(word)] ?? OPEN).join(''));
    const puzzle = {
      family: 'battleship',
      rows: rows.map(([word]) => clueOf(word!)),
      columns: above.slice(1).map(clueOf),
      fleet: fleet.value,
      grid,
    };
    if (marks.flat().every((word) => word === '.')) return success({ puzzle });
    const entered = { '#': ANY_SHIP, '+': WATER, '.': OPEN };
    const state = grid.map((text, row) =>
      Array.from(text, (sign, column) => (sign === OPEN ? entered[marks[row]![column] as '#'] : sign)).join(
        '',
      ),
    );
    return success({ puzzle, solution: withKinds(state), state });
  },
  lacks: unheldShips('pzpr'),
  write: ({ rows, columns, fleet, grid }, solution) => {
    const bank = encodeBank(fleet);
    const clueOf = (clue: number | null): string => (clue === null ? '.' : String(clue));
    return {
      size: sizeOfRows(grid),
      heads: bank.startsWith('//') ? [bank.slice(2)] : bank.slice(1).split('/'),
      blocks: [
        [
          ['.', ...columns.map(clueOf)],
          ...grid.map((text, row) => [
            clueOf(rows[row]!),
            ...Array.from(text, (sign) => (sign === OPEN ? '.' : String(NUMBERED.indexOf(sign)))),
          ]),
        ],
        grid.map((text, row) =>
          Array.from(text, (sign, column) => {
            const solved = solution?.[row]?.[column] ?? WATER;
            return sign === OPEN && solved !== WATER ? '#' : '.';
          }),
        ),
      ],
    };
  },
});

/** The kinds of ship cells by the cells beside them (up, down, left, right); the first that fits. */
const KINDS: readonly (readonly [beside: RegExp, sign: string])[] = [
  [/^11|11$/, '#'],
  [/^10/, 'v'],
  [/^01/, '^'],
  [/10$/, '>'],
  [/01$/, '<'],
  [/^/, 'o'],
];

/** The whole grid that ship cells make; everything else is water. */
function withKinds(state: readonly string[]): readonly string[] {
  const isShip = (row: number, column: number): boolean =>
    ![undefined, OPEN, WATER].includes(state[row]?.[column]);
  const signAt = (row: number, column: number): string => {
    const beside = [
      isShip(row - 1, column),
      isShip(row + 1, column),
      isShip(row, column - 1),
      isShip(row, column + 1),
    ];
    const code = beside.map(Number).join('');
    return KINDS.find(([pattern]) => pattern.test(code))![1];
  };
  return state.map((text, row) =>
    Array.from(text, (_, column) => (isShip(row, column) ? signAt(row, column) : WATER)).join(''),
  );
}
