import { describe, expect, it } from 'vitest';
import { queens } from '../../../src/families/queens/index.js';
import { textSource } from '../../../src/formats/source.js';

const text = queens.codecs.find(({ format }) => format === 'text')!;
const exampleOf = (name: string) => queens.examples.find((example) => example.name === name)!;
const decode = (content: string) => text.decode(textSource(content));

describe('the rules', () => {
  const { puzzle } = exampleOf('five by five');

  it.each([
    ['wrong-count', 'r1c1, r2c2, r3c3, r4c4, r5c5', ['Q#Q..', '....Q', '#Q..#', '....Q', 'Q...Q']],
    ['wrong-count', 'r4c5, r5c5', ['Q#Q..', '....Q', '#Q..#', '....Q', 'Q...Q']],
    ['wrong-count', 'row 5', ['Q#Q..', '....Q', '#Q..#', '....Q', 'Q...Q']],
    ['queens-too-few', undefined, ['Q#Q..', '....Q', '#Q..#', '....Q', '.....']],
    ['solution-size', undefined, ['Q#Q..']],
    ['solution-size', 'solution, row 1', ['Q#Q.', '....Q', '#Q..#', '....Q', 'Q....']],
    ['solution-character', 'solution, row 1', ['q#Q..', '....Q', '#Q..#', '....Q', 'Q....']],
    ['solution-changes-board', 'solution, row 1', ['QQQ..', '....Q', '#Q..#', '....Q', 'Q....']],
    ['solution-changes-board', 'solution, row 2', ['Q#Q..', '#...Q', '#Q..#', '....Q', 'Q....']],
  ])('find %s in %s', (code, part, solution) => {
    const found = queens.verify(puzzle, solution);
    expect(found.map((violation) => [violation.code, violation.place?.part])).toContainEqual([code, part]);
  });

  it('count the queens when their number is told', () => {
    const told = { ...puzzle, queens: 5 };
    expect(queens.verify(told, ['Q#Q..', '....Q', '#Q..#', '....Q', '.....'])).toEqual([]);
    expect(queens.verify(told, ['Q#Q..', '....Q', '#Q..#', '....Q', 'Q....'])).toMatchObject([
      { code: 'wrong-count' },
    ]);
  });
});

describe('plain text', () => {
  it('writes credits, the number of queens and the board, and reads them back', () => {
    const { puzzle, solution } = exampleOf('three walls, ten queens');
    const document = { puzzle, solution: solution!, credits: { title: 'Three walls' } };
    const written = `title: Three walls\n\nqueens 10\n${solution!.join('\n')}\n`;
    expect(text.encode(document)).toEqual({ ok: true, value: written });
    expect(decode(written)).toEqual({ ok: true, value: document });
    const bare = `queens\n${puzzle.board.join('\n')}\n`;
    const most = { puzzle: { family: 'queens', board: puzzle.board } as const, credits: {} };
    expect(text.encode(most)).toEqual({ ok: true, value: bare });
    expect(decode(bare)).toEqual({ ok: true, value: most });
  });

  it('reads a board that shows its queens', () => {
    expect(text.recognises(textSource('q # .\n. . .\n'))).toBe(true);
    expect(decode('q # .\n. . .\n')).toEqual({
      ok: true,
      value: { puzzle: { family: 'queens', board: ['.#.', '...'] }, solution: ['Q#.', '...'], credits: {} },
    });
  });

  it.each(['', '.#.\n...', 'AQ\nQA', 'stars 1\nA'])('does not claim %j', (content) => {
    expect(text.recognises(textSource(content))).toBe(false);
  });

  it.each([
    ['queens 3', 'board-size', undefined],
    ['queens\n.#\n.', 'format-syntax', { line: 3 }],
    ['queens\n. #\n.x', 'format-syntax', { line: 3, column: 2 }],
    [`queens\n${'.'.repeat(31)}`, 'board-size', undefined],
  ])('refuses %j with %s', (content, code, place) => {
    expect(decode(content)).toMatchObject({
      ok: false,
      issues: [{ code, ...(place === undefined ? {} : { place }) }],
    });
  });
});
