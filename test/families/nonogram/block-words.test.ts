import { describe, expect, it } from 'vitest';
import { type NonogramPuzzle, nonogram } from '../../../src/families/nonogram/index.js';
import { explainedPuzzle } from '../explained-puzzle.js';

/** A row of ten cells with a clue; the columns are of no account. */
function row(...clue: readonly number[]) {
  const columns = Array.from({ length: 10 }, () => [1]);
  const puzzle: NonogramPuzzle = { family: 'nonogram', rows: [[...clue]], columns };
  return explainedPuzzle(nonogram, puzzle);
}

/** The argument of a step by signs as in line-shape.ts: `#` `.` known, `F` `E` concluded, all others open. */
function saysLine(clue: readonly number[], line: string, seen: string = line): string | undefined {
  const placesOf = (all: string, signs: string, words: string): string[] =>
    [...all].flatMap((sign, index) => (signs.includes(sign) ? [`r1c${index + 1} ${words}`] : []));
  const places = (signs: string, words: string): string[] => placesOf(line, signs, words);
  return row(...clue).because({
    reasons: ['row-1'],
    conclusions: [...places('F', 'is filled'), ...places('E', 'is empty')],
    facts: [...places('#', 'is filled'), ...places('.', 'is empty')],
    known: [...placesOf(seen, '#', 'is filled'), ...placesOf(seen, '.', 'is empty')],
  });
}

describe('what is known besides what a step needs', () => {
  it('is named where a block would seem to have room in cells that are empty', () => {
    expect(saysLine([5], '???F????.?', '...?####..')).toMatch(
      /, and r1c9 is empty, and r1c3 is empty: the 5 is r1c4 to r1c8$/,
    );
  });

  it('is not named where more would follow than the step concludes', () => {
    expect(saysLine([5], '???FF???.?', '...?????..')).toMatch(
      /5, and r1c9 is empty: the 5 lies in r1c1 to r1c8 and so covers r1c4 and r1c5$/,
    );
  });
});

describe('the blocks that do it', () => {
  it.each([
    ['covers cells wherever it stands', [8], '??FFFFFF??', 'the 8 covers r1c3 to r1c8 wherever it stands'],
    ['lies beside another', [7, 1], '?FFFFFF???', 'the 7 lies in r1c1 to r1c8 and so covers r1c2 to r1c7'],
    ['stands in one place', [4, 5], 'FFFFEFFFFF', 'the 4 is r1c1 to r1c4; the 5 is r1c6 to r1c10'],
    ['ends early', [4], '??#???EEEE', 'the 4 ends at r1c6 at the latest'],
    ['begins late', [4], 'EEEE???#??', 'the 4 begins at r1c5 at the earliest'],
    ['reaches to both sides', [4], 'EE??##??EE', 'the 4 lies in r1c3 to r1c8'],
    ['has no room', [3], '??????.EE.', 'the 3 has no room in r1c8 and r1c9'],
    ['has no room, nor has another', [3, 3], '???????.EE', 'no block has room in r1c9 and r1c10'],
    [
      'is one of several',
      [2, 2],
      'E##E??????',
      'the first 2 is r1c2 and r1c3; the second 2 begins at r1c5 at the earliest',
    ],
    ['is whole', [2, 2, 1], '??E##E????', 'r1c4 and r1c5 are a whole block'],
    [
      'is one of two that both reach a cell',
      [2, 2],
      '??.#F?????',
      'r1c4 is in the first 2 or the second 2, and each of them covers r1c5 too',
    ],
  ])('%s', (_, clue, line, words) => {
    expect(saysLine(clue, line)?.split(': ').slice(1).join(': ')).toBe(words);
  });

  it('have their clue and what is known before them', () => {
    expect(saysLine([4], '??#???EEEE')).toBe(
      'row 1 has the clue 4, and r1c3 is filled: the 4 ends at r1c6 at the latest',
    );
  });

  it('are all there', () => {
    expect(saysLine([2, 1], '##EE#EEEEE')).toBe(
      'row 1 has the clue 2 1, and all its blocks are there: r1c1 and r1c2; r1c5',
    );
    expect(saysLine([3], 'EEE###EEEE')).toBe(
      'row 1 has the clue 3, and its only block is there: r1c4 to r1c6',
    );
  });

  it('are where they are while other cells of the line are open', () => {
    expect(saysLine([3], 'EE?###?EEE')).toMatch(/: the 3 is r1c4 to r1c6$/);
  });

  it('are no argument of several clues', () => {
    const step = { reasons: ['row-1', 'column-2'], conclusions: ['r1c2 is filled'] };
    expect(row(1).because(step)).toBeUndefined();
  });
});

describe('blocks in colours', () => {
  const palette = ['#ffffff', '#d82020', '#2860d0', '#28a03c'] as const;
  const puzzle: NonogramPuzzle = {
    family: 'nonogram',
    palette,
    rows: [
      [
        [2, 1],
        [1, 2],
      ],
    ],
    columns: [[[1, 1]], [[1, 1]], [[1, 2]], []],
  };
  const { because } = explainedPuzzle(nonogram, puzzle);

  it('are named with their colours', () => {
    const words = because({
      reasons: ['row-1'],
      conclusions: ['r1c2 is red', 'r1c1 is not blue', 'r1c4 is not red'],
    });
    expect(words).toBe(
      'row 1 has the clue 2 red 1 blue: the 2 red lies in r1c1 to r1c3 and so covers r1c2; the 1 blue begins at r1c3 at the earliest',
    );
  });

  it('are not of every colour', () => {
    const words = because({ reasons: ['row-1'], conclusions: ['r1c1 is not green', 'r1c2 is not green'] });
    expect(words).toBe('row 1 has the clue 2 red 1 blue: no block is green');
  });
});
