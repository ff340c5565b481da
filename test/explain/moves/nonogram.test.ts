/** The moves of nonograms on single lines, where each applies and where it nearly does. */
import { describe, expect, it } from 'vitest';
import type { Found, Move, MoveBoard } from '../../../src/families/contract/move.js';
import { ONE_RULE } from '../../../src/families/contract/move.js';
import { type NonogramPuzzle, nonogram } from '../../../src/families/nonogram/index.js';

interface Finding {
  readonly move: Move<NonogramPuzzle>;
  readonly found: Found;
}

/** The places that moves find by a rule where some cells are known, rows of signs. */
function findings(puzzle: NonogramPuzzle, state: readonly string[], rule: string): readonly Finding[] {
  const { moves, readState } = nonogram.explaining!;
  const read = readState(state, puzzle, []);
  if (!read.ok) throw new Error(read.issues[0]!.message);
  const values = new Map(read.value.map(({ mark, value }) => [mark, value]));
  const board: MoveBoard<NonogramPuzzle> = {
    puzzle,
    marks: [],
    rules: [],
    rule: () => undefined,
    rulesAbout: () => [],
    lazyRules: () => [],
    deciding: () => [],
    markOf: () => undefined,
    knownCount: values.size,
    value: (mark) => values.get(mark),
  };
  return moves!.flatMap((move) => {
    if (move === ONE_RULE) return [];
    return [...move.find(board)]
      .filter(({ rules }) => rules.includes(rule))
      .map((found) => ({ move: move as Move<NonogramPuzzle>, found }));
  });
}

/** By move: the sentence about a row of ten cells; the columns are of no account. */
function saidOf(clue: readonly number[], line: string, language: 'en' | 'de' = 'en') {
  const columns = Array.from({ length: 10 }, () => [1]);
  const found = findings({ family: 'nonogram', rows: [[...clue]], columns }, [line], 'row-1');
  return Object.fromEntries(found.map(({ move, found: { data } }) => [move.id, move.says[language](data)]));
}

describe('a line of a nonogram', () => {
  it.each([
    [
      'whole-line',
      [4, 5],
      '??????????',
      'r1c1 to r1c4 and r1c6 to r1c10 are filled, and r1c5 is empty',
      ': the 4 is r1c1 to r1c4; the 5 is r1c6 to r1c10',
    ],
    [
      'last-cells',
      [5],
      '...?####..',
      'r1c4 is filled',
      ', and r1c3 and r1c9 are empty: the 5 is r1c4 to r1c8',
    ],
    [
      'completed-line',
      [2, 1],
      '##???#????',
      'r1c3 to r1c5 and r1c7 to r1c10 are empty',
      ', and all its blocks are there: r1c1 and r1c2; r1c6',
    ],
    [
      'completed-line',
      [3],
      '???###????',
      'r1c1 to r1c3 and r1c7 to r1c10 are empty',
      ', and its only block is there: r1c4 to r1c6',
    ],
    [
      'only-place',
      [4, 2],
      '????.?????',
      'r1c1 to r1c4 are filled',
      ', and r1c5 is empty: the 4 is r1c1 to r1c4',
    ],
    [
      'overlap',
      [8],
      '??????????',
      'r1c3 to r1c8 are filled',
      ': the 8 covers r1c3 to r1c8 wherever it stands',
    ],
    [
      'overlap',
      [7, 1],
      '??????????',
      'r1c2 to r1c7 are filled',
      ': the 7 lies in r1c1 to r1c8 and so covers r1c2 to r1c7',
    ],
    [
      'edge',
      [4],
      '?#????????',
      'r1c3 and r1c4 are filled',
      ', and r1c2 is filled: the 4 lies in r1c1 to r1c5 and so covers r1c2 to r1c4',
    ],
    [
      'edge',
      [2, 2],
      '??.#??????',
      'r1c5 is filled',
      ', and r1c3 is empty, and r1c4 is filled: r1c4 is in the first 2 or the second 2, and each of them covers r1c5 too',
    ],
    [
      'joined-blocks',
      [5],
      '???#?#????',
      'r1c5 is filled',
      ', and r1c4 and r1c6 are filled: the 5 lies in r1c2 to r1c8 and so covers r1c4 to r1c6',
    ],
    [
      'ended-block',
      [2, 2, 1],
      '???##?????',
      'r1c3 and r1c6 are empty',
      ', and r1c4 and r1c5 are filled: r1c4 and r1c5 are a whole block',
    ],
    [
      'ended-block',
      [2, 1],
      '##????????',
      'r1c3 is empty',
      ', and r1c1 is filled: the 2 is r1c1 and r1c2; the 1 begins at r1c4 at the earliest',
    ],
    [
      'gap-too-small',
      [3],
      '???????.??',
      'r1c9 and r1c10 are empty',
      ', and r1c8 is empty: the 3 has no room in r1c9 and r1c10',
    ],
    [
      'gap-too-small',
      [2, 2],
      '????????.?',
      'r1c10 is empty',
      ', and r1c9 is empty: no block has room in r1c10',
    ],
    [
      'out-of-reach',
      [4],
      '??#???????',
      'r1c7 to r1c10 are empty',
      ', and r1c3 is filled: the 4 ends at r1c6 at the latest',
    ],
    [
      'out-of-reach',
      [5],
      '???#?#????',
      'r1c1, r1c9 and r1c10 are empty',
      ', and r1c4 and r1c6 are filled: the 5 lies in r1c2 to r1c8',
    ],
    [
      'splitting',
      [1, 2, 1],
      '.???#?#?.?',
      'r1c6 is empty',
      ', and r1c5 and r1c7 are filled: r1c5 to r1c7 together would be too long for any block there',
    ],
    [
      'every-way',
      [2, 4],
      '???##?????',
      'r1c3 is empty',
      ', and r1c4 and r1c5 are filled: no way to place the blocks covers r1c3',
    ],
  ])('%s: %j %s', (id, clue, line, conclusions, argument) => {
    const sentence = `${conclusions}, because row 1 has the clue ${clue.join(' ')}${argument}.`;
    expect(saidOf(clue, line)[id]).toBe(sentence);
  });

  it('has no blocks', () => {
    const said = saidOf([], '??????????');
    expect(said).toEqual({ 'completed-line': 'r1c1 to r1c10 are empty, because row 1 has no filled cells.' });
  });

  it.each([
    ['whole-line', [4, 4], '??????????'],
    ['last-cells', [4], '...?###???'],
    ['completed-line', [2, 1], '##????????'],
    ['only-place', [4, 2], '?????.????'],
    ['overlap', [5], '??????????'],
    ['edge', [4], '???#??????'],
    ['joined-blocks', [1, 1, 1], '???#?#????'],
    ['ended-block', [3, 1], '???##?????'],
    ['gap-too-small', [2], '???????.??'],
    ['out-of-reach', [4], '???#???'.padEnd(10, '.')],
    ['splitting', [1, 3, 1], '.???#?#?.?'],
    ['every-way', [3], '????#?????'],
  ])('no %s: %j %s', (id, clue, line) => {
    expect(Object.keys(saidOf(clue, line))).not.toContain(id);
  });

  it.each([
    [
      'overlap',
      [8],
      '??????????',
      'r1c3 bis r1c8 sind gefüllt',
      ': Die 8 bedeckt r1c3 bis r1c8, wo immer sie steht',
    ],
    [
      'edge',
      [2, 2],
      '??.#??????',
      'r1c5 ist gefüllt',
      ', und r1c3 ist leer, und r1c4 ist gefüllt: r1c4 gehört zur ersten 2 oder zur zweiten 2, und jede davon bedeckt auch r1c5',
    ],
    [
      'ended-block',
      [2, 1],
      '##????????',
      'r1c3 ist leer',
      ', und r1c1 ist gefüllt: Die 2 ist r1c1 und r1c2; die 1 beginnt frühestens in r1c4',
    ],
    [
      'gap-too-small',
      [2, 2],
      '????????.?',
      'r1c10 ist leer',
      ', und r1c9 ist leer: Kein Block hat Platz in r1c10',
    ],
  ])('%s in German: %j %s', (id, clue, line, conclusions, argument) => {
    const sentence = `${conclusions}, denn Zeile 1 hat die Angabe ${clue.join(' ')}${argument}.`;
    expect(saidOf(clue, line, 'de')[id]).toBe(sentence);
  });
});

describe('a line of a colour nonogram', () => {
  const palette = ['#ffffff', '#d82020', '#2860d0', '#28a03c'] as const;
  const puzzle: NonogramPuzzle = {
    family: 'nonogram',
    palette,
    rows: [
      [
        [1, 1],
        [1, 2],
      ],
      [],
      [[1, 3]],
    ],
    columns: [
      [],
      [
        [1, 3],
        [1, 1],
      ],
      [],
    ],
  };
  const open = ['???', '???', '???'];

  it('says which colours cells do not have, and of these only what is stated', () => {
    const [{ move, found }] = findings(puzzle, open, 'row-1').filter(({ move }) => move.id === 'colours') as [
      Finding,
    ];
    const because = ', because row 1 has the clue 1 red 1 blue: ';
    const all = 'r1c1 is not blue, and r1c1 to r1c3 are not green, and r1c3 is not red';
    const claims = 'the 1 red ends at r1c2 at the latest; the 1 blue begins at r1c2 at the earliest';
    expect(move.says.en(found.data)).toBe(`${all}${because}${claims}; no block is green.`);
    const notBlue = move.narrow!(found.data, [2]);
    expect(move.says.en(notBlue.data)).toBe(
      `r1c1 is not blue${because}the 1 blue begins at r1c2 at the earliest.`,
    );
    expect(notBlue.cited).toEqual([]);
  });

  it('and another leave one content of a cell', () => {
    const said = (state: readonly string[]): readonly string[] =>
      findings(puzzle, state, 'column-2')
        .filter(({ move }) => move.id === 'row-and-column')
        .map(({ move, found }) => move.says.en(found.data));
    expect(said(open)).toEqual([
      'r1c2 is empty: row 1 leaves only red, blue or empty there, and column 2 only green or empty.',
      'r3c2 is empty: row 3 leaves only green or empty there, and column 2 only red or empty.',
    ]);
    const byRow = said(['.??', '???', '???']);
    expect(byRow).toEqual([expect.stringContaining('r3c2 is empty')]);
  });
});
