/** Hints say as much as their level allows, and where to look in words of the puzzle. */
import { describe, expect, it } from 'vitest';
import { leadUpTo } from '../../src/explain/answers/lead-up.js';
import { type Hinted, hintRecord } from '../../src/explain/pages/hint-record.js';
import { hintLines } from '../../src/explain/pages/hint-text.js';
import { saysWhere, saysWhereWrong } from '../../src/explain/pages/hint-words.js';
import { keySteps } from '../../src/explain/pages/key-steps.js';
import type { Mark } from '../../src/families/contract/explaining.js';
import { moveOf, no, starMarks, stepOf, yes } from '../explain/sample-steps.js';
import { EXPLANATION, MARKS, STEPS } from './sample.js';

const SQUEEZE = STEPS[4]!;
const MOVE = moveOf('squeeze', 'Row 3 squeezes the star out of r3c3.');
const HINT: Hinted = {
  status: 'hint',
  marks: MARKS,
  step: { ...SQUEEZE, move: MOVE },
  before: [STEPS[0]!],
};

function ruleOf(cells: Mark['cells'], id = 'rule-9') {
  return { reason: { id, kind: 'rule', cells, says: 'A rule' } };
}

describe('a hint', () => {
  it('shows more with each level', () => {
    expect(hintLines(HINT, 1, 80)).toEqual(['Look at column 1 and row 3.']);
    expect(hintLines(HINT, 2, 80)).toEqual([
      'Look at column 1 and row 3.',
      'Technique: squeeze.',
      '- Column 1 holds exactly one star.',
      '- Row 3 holds at least one star.',
    ]);
    const whole = hintLines(HINT, 3, 80).join('\n');
    expect(whole).toMatch(/^First:\nr1c1, r1c3 and r1c4 are empty, because /);
    expect(whole).toContain('\nThen:\nSqueeze: Row 3 squeezes the star out of r3c3.');
    expect(Object.keys(hintRecord(HINT, 1))).toEqual(['status', 'level', 'where']);
    expect(Object.keys(hintRecord(HINT, 2))).toEqual(['status', 'level', 'where', 'name', 'rules']);
    expect(hintRecord(HINT, 3)).toMatchObject({ step: { size: 2 }, before: [{ size: 1 }] });
  });

  it('says where an entry is wrong, then which one it is, then the step that says so', () => {
    const wrong: Hinted = { ...HINT, status: 'wrong', wrong: yes(10), before: [] };
    expect(hintLines(wrong, 1, 80)).toEqual(['An entry is wrong. Look at column 1 and row 3.']);
    expect(hintLines(wrong, 2, 80)).toEqual(['This entry is wrong: r3c3 holds a star.']);
    const lines = hintLines(wrong, 3, 80);
    expect(lines[0]).toBe('This entry is wrong: r3c3 holds a star.');
    expect(lines[1]).toMatch(/^Squeeze: Row 3 squeezes/);
    expect(hintRecord(wrong, 1)).toMatchObject({
      ...{ status: 'wrong', level: 1, where: 'column 1 and row 3' },
      ...{ wrong: 'r3c3 holds a star', step: { size: 2 }, before: [] },
    });
  });

  it('does not name the cell of a wrong entry by a rule about that cell alone', () => {
    const marks = starMarks(4, 4);
    const whereWrong = (...rules: ReturnType<typeof ruleOf>[]) =>
      saysWhereWrong(marks, { wrong: yes(10), step: stepOf(rules, [], [no(10)]) });
    expect(whereWrong(ruleOf([[2, 2]]))).toBe('row 3');
    expect(whereWrong(ruleOf([[2, 2]]), ruleOf([[1, 1]]))).toBe('r2c2');
  });

  it('says where to look: cells, lines, or a part of the grid', () => {
    const marks = starMarks(4, 4);
    const where = (...cells: readonly Mark['cells'][]) =>
      saysWhere(
        marks,
        stepOf(
          cells.map((some) => ruleOf(some)),
          [],
          [no(0)],
        ),
      );
    const all = marks.flatMap(({ cells }) => cells);
    expect(where([[1, 1]])).toBe('r2c2');
    const beside = stepOf([ruleOf(all)], [yes(5), yes(15)], [no(0)]);
    expect(saysWhere(marks, beside)).toBe('r2c2 and r4c4');
    expect(
      where([
        [0, 1],
        [0, 0],
      ]),
    ).toBe('r1c1 and r1c2');
    expect(where(all.slice(0, 4))).toBe('row 1');
    expect(where(all.slice(4, 12))).toBe('rows 2 and 3');
    expect(where(all, all.slice(0, 4))).toBe('row 1');
    expect(where(all)).toBe('row 1');
    const named = marks.map((mark, index) => ({ ...mark, place: index < 4 ? 'the owl' : `bird ${index}` }));
    const inNames = (cells: Mark['cells']) =>
      saysWhere(named, stepOf([ruleOf(cells, 'clue-9-a')], [], [no(0)]));
    expect([inNames(all), inNames(all.slice(0, 4))]).toEqual(['clue 9', 'the owl']);
  });

  it('names the place of a number as long as there is one, and a box by its number', () => {
    const marks = starMarks(4, 4);
    const where = (says: string): string => {
      const { reason } = ruleOf([...marks.flatMap(({ cells }) => cells)].slice(0, 5));
      return saysWhere(marks, stepOf([{ reason: { ...reason, says } }], [], [no(0)]));
    };
    expect(where('The 0 of r1c2 has no bulbs beside it')).toBe('the 0 of r1c2');
    expect(where('Box 2 holds 5 exactly once')).toBe('box 2');
  });

  it('is worth printing for steps that are not plain, then for the first entries', () => {
    expect(keySteps(EXPLANATION, 1)).toEqual([SQUEEZE]);
    expect(keySteps(EXPLANATION, 3)).toEqual([STEPS[0], STEPS[4], STEPS[5]]);
    expect(keySteps(EXPLANATION, 0)).toEqual([]);
  });
});

describe('the steps that lead to a cell', () => {
  const values = MARKS.map((_, mark) => [1, 7, 8, 14].includes(mark));
  const explanation = { ...EXPLANATION, values };

  it('are those that it needs, and no others', () => {
    const found = leadUpTo(explanation, [1, 3]);
    expect(found).toMatchObject({ status: 'steps', entries: [yes(7)] });
    if (found.status === 'steps') expect(found.explanation.steps).toEqual(STEPS.slice(1, 4));
  });

  it('are none for what is given, for what is not reached, and for a cell that there is not', () => {
    expect(leadUpTo(explanation, [0, 1])).toEqual({ status: 'given', entries: [yes(1)] });
    expect(leadUpTo(explanation, [3, 0])).toEqual({ status: 'unknown' });
    expect(leadUpTo(explanation, [9, 9])).toEqual({ status: 'nothing' });
  });
});
