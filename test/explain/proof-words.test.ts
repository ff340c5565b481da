/** The words of proofs and of packings at their ends. */
import { describe, expect, it } from 'vitest';
import { stepRecord } from '../../src/explain/pages/step-json.js';
import { saysProof, saysShortProof } from '../../src/explain/words/proof-words.js';
import { saysStep } from '../../src/explain/words/says.js';
import { enoughStars, noTouching } from '../../src/families/star-battle/explaining/reasons.js';
import { no, starMarks, stepOf, yes } from './sample-steps.js';

const STARS = starMarks(1, 6);
const ROW = enoughStars({ name: 'row 1', cells: STARS.flatMap(({ cells }) => cells) }, 2);

describe('a proof in words', () => {
  it('ends a proof by packing with the groups and what is counted', () => {
    const marks = starMarks(2, 6);
    const rows = [0, 1].map((row) => {
      const cells = marks.flatMap(({ cells: [cell] }) => (cell![0] === row ? [cell!] : []));
      return enoughStars({ name: `row ${row + 1}`, cells }, 2);
    });
    const packing = {
      packed: 0,
      groups: [[0, 1, 6, 7], [2]],
      least: [1],
      most: [2],
      held: [4],
      used: [8, 11],
      needed: 4,
      room: 3,
      facts: [yes(4)],
    };
    const step = stepOf(
      [
        { reason: noTouching([[0, 0]]) },
        { reason: rows[0]!, half: 'least' },
        { reason: rows[1]!, half: 'most' },
      ],
      [],
      [no(4)],
      { argument: { kind: 'contradiction', lines: [{ supposed: yes(4), lines: [packing] }], facts: [] } },
    );
    expect(saysProof(marks, step)).toEqual([
      'Suppose that r1c5 holds a star.',
      '  Row 1 holds at least two stars: three besides r1c5. Row 2 holds at most two stars, of which r2c3 and r2c6 are two: so none of these three is there.',
      '  At most one of r1c1, r1c2, r2c1 and r2c2 holds a star, because stars do not touch. Besides these, only r1c3 is left elsewhere: that makes at most two, but three are needed.',
    ]);
  });

  it('says of a packing what is counted twice, so that the sum can be done again', () => {
    const [one, both] = [4, 5];
    const packing = {
      packed: 0,
      groups: [[0, 1]],
      least: [1],
      most: [],
      held: [one, both, both],
      used: [],
      needed: 5,
      room: 4,
      facts: [],
    };
    const step = stepOf([{ reason: noTouching([[0, 0]]) }, { reason: ROW, half: 'least' }], [], [no(2)], {
      argument: { kind: 'contradiction', lines: [{ supposed: yes(2), lines: [packing] }], facts: [] },
    });
    expect(saysProof(starMarks(1, 6), step).slice(1)).toEqual([
      '  Row 1 holds at least two stars: two besides r1c5 and r1c6 (in two of them, so counted twice).',
      '  Only r1c1 and r1c2 are left, and at most one of these holds a star, because stars do not touch.',
    ]);
  });

  it('adds up what several rules need, and what one of them leaves elsewhere', () => {
    const marks = starMarks(3, 6);
    const rows = [0, 1, 2].map((row) => {
      const cells = marks.flatMap(({ cells: [cell] }) => (cell![0] === row ? [cell!] : []));
      return { reason: enoughStars({ name: `row ${row + 1}`, cells }, 2) };
    });
    const packing = {
      packed: 0,
      groups: [[0, 1]],
      least: [1, 2],
      most: [3],
      held: [],
      used: [],
      needed: 4,
      room: 3,
      facts: [],
    };
    const reasons = [
      { reason: noTouching([[0, 0]]) },
      { ...rows[0]!, half: 'least' as const },
      { ...rows[1]!, half: 'least' as const },
      { ...rows[2]!, half: 'most' as const },
    ];
    const step = stepOf(reasons, [], [no(2)], {
      argument: { kind: 'contradiction', lines: [{ supposed: yes(2), lines: [packing] }], facts: [] },
    });
    expect(saysProof(marks, step).slice(1)).toEqual([
      '  Row 1 holds at least two stars, and row 2 holds at least two stars: four together. Row 3 holds at most two stars: so at most two of these four are there.',
      '  Only r1c1 and r1c2 are left elsewhere, and at most one of these holds a star, because stars do not touch: that makes at most 2 + 1 = 3, but four are needed.',
    ]);
    const full = { ...packing, groups: [], room: 2 };
    const nothing = stepOf(reasons, [], [no(2)], {
      argument: { kind: 'contradiction', lines: [{ supposed: yes(2), lines: [full] }], facts: [] },
    });
    expect(saysProof(marks, nothing).at(-1)).toBe(
      '  No places are left elsewhere: at most two in all, but four are needed.',
    );
  });

  it('says in one sentence that one group is too little', () => {
    const packing = {
      packed: 0,
      groups: [[0, 1]],
      least: [1],
      most: [],
      held: [],
      used: [],
      needed: 2,
      room: 1,
      facts: [],
    };
    const step = stepOf([{ reason: noTouching([[0, 0]]) }, { reason: ROW, half: 'least' }], [], [no(2)], {
      argument: { kind: 'contradiction', lines: [{ supposed: yes(2), lines: [packing] }], facts: [] },
    });
    expect(saysProof(STARS, step).slice(1)).toEqual([
      '  Row 1 holds at least two stars, but only r1c1 and r1c2 are left, and at most one of these holds a star, because stars do not touch.',
    ]);
  });

  it('does not count as a group what its proof has decided', () => {
    const packing = {
      packed: 0,
      groups: [
        [0, 1],
        [3, 4],
      ],
      least: [1],
      most: [],
      held: [],
      used: [],
      needed: 3,
      room: 2,
      facts: [],
    };
    const lines = [
      { reason: 1, facts: [], conclusions: [yes(0)] },
      { supposed: yes(2), lines: [{ reason: 0, facts: [yes(0)], conclusions: [no(4)] }, packing] },
    ];
    const step = stepOf([{ reason: noTouching([[0, 0]]) }, { reason: ROW, half: 'least' }], [], [no(2)], {
      argument: { kind: 'contradiction', lines, facts: [] },
    });
    expect(saysProof(STARS, step).slice(-2)).toEqual([
      '  Row 1 holds at least two stars: two besides r1c1.',
      '  Only r1c4 is left.',
    ]);
  });

  it('names single cells that are left beside the groups of a packing', () => {
    const packing = {
      packed: 0,
      groups: [[0, 1], [3], [5]],
      least: [1],
      most: [],
      held: [],
      used: [],
      needed: 4,
      room: 3,
      facts: [],
    };
    const row = { ...ROW, halves: { least: 'Row 1 holds at least four stars', most: '' } };
    const step = stepOf([{ reason: noTouching([[0, 0]]) }, { reason: row, half: 'least' }], [], [no(2)], {
      argument: { kind: 'contradiction', lines: [{ supposed: yes(2), lines: [packing] }], facts: [] },
    });
    expect(saysProof(STARS, step).slice(1)).toEqual([
      '  Row 1 holds at least four stars.',
      '  At most one of r1c1 and r1c2 holds a star, because stars do not touch. Besides these, only r1c4 and r1c6 are left: that makes at most three, but four are needed.',
    ]);
  });

  it('says of a part of one cell that it is one', () => {
    const [first, ...others] = STARS.flatMap(({ cells: own }) => own);
    const groups = {
      cells: [[first!], others],
      spare: 0,
      noun: 'part',
      of: 'the row',
      most: 'Each part holds at most one star',
    };
    const reason = { id: 'parts', kind: 'parts', cells: [first!], says: 'Each part holds one star', groups };
    expect(saysStep(STARS, stepOf([{ reason }], [], [yes(0)]))).toBe(
      'r1c1 holds a star, because each part holds one star, and r1c1 is a part by itself.',
    );
  });

  it('gives a proof by contradiction line by line', () => {
    const reasons = [
      {
        reason: noTouching([
          [0, 1],
          [0, 2],
          [1, 1],
          [1, 2],
        ]),
      },
      { reason: ROW, half: 'least' as const },
    ];
    const step = stepOf(reasons, [no(0)], [no(1)], {
      argument: {
        kind: 'contradiction',
        facts: [],
        lines: [
          {
            supposed: yes(1),
            lines: [
              { reason: 0, facts: [yes(1)], conclusions: [no(2)] },
              { reason: 1, facts: [no(0), no(2)], conclusions: [] },
            ],
          },
        ],
      },
    });
    expect(saysProof(STARS, step)).toEqual([
      'Suppose that r1c2 holds a star.',
      '  Then r1c3 is empty, because stars do not touch.',
      '  This is impossible, because row 1 holds at least two stars, and r1c1 and r1c3 are empty.',
    ]);
    expect(stepRecord(STARS, step)).toMatchObject({
      conclusions: [{ cells: [[0, 1]], says: 'r1c2 is empty' }],
      facts: [{ cells: [[0, 0]], says: 'r1c1 is empty' }],
      reasons: [{ kind: 'no-touching' }, { kind: 'row', says: 'Row 1 holds at least two stars' }],
      size: 2,
      smallest: 'proved',
    });
  });

  it('shows the proof of one of several conclusions where all would be long, and what follows from it', () => {
    const refuted = (mark: number) => ({
      supposed: yes(mark),
      lines: [{ reason: 0, facts: [yes(mark)], conclusions: [] }],
    });
    const argument = { kind: 'contradiction', lines: [refuted(0), refuted(1)], facts: [] } as const;
    const step = stepOf([{ reason: ROW }], [], [no(0), no(1)], { argument });
    expect(saysShortProof(STARS, step, 3)).toEqual([
      'Suppose that r1c1 holds a star.',
      '  This is impossible, because row 1 holds exactly two stars.',
      'So r1c1 is empty.',
      'The opposite of this contradicts the same rules as well: r1c2 is empty.',
    ]);
    expect(saysProof(STARS, step)).toHaveLength(5);
    const after = { reason: 0, facts: [no(0)], conclusions: [yes(2)] };
    const longer = { ...argument, lines: [...argument.lines, after] };
    const more = stepOf([{ reason: ROW }], [], [no(0), no(1), yes(2)], { argument: longer });
    expect(saysShortProof(STARS, more, 3).slice(3)).toEqual([
      'The opposite of this contradicts the same rules as well: r1c2 is empty.',
      'Then r1c3 holds a star, because row 1 holds exactly two stars, and r1c1 is empty.',
    ]);
    expect(saysShortProof(STARS, step).slice(2)).toEqual([
      'So r1c1 is empty.',
      'In the same way r1c2 is empty.',
    ]);
  });

  it('says refutations for which the family has words in one line, those in the same words together', () => {
    const refuted = (mark: number, because: string) => ({
      supposed: yes(mark),
      lines: [{ reason: 0, facts: [yes(mark)], conclusions: [] }],
      because,
    });
    const lines = [refuted(0, 'of this'), refuted(2, 'of that'), refuted(4, 'of this')];
    const step = stepOf([{ reason: ROW }], [], [no(0), no(2), no(4)], {
      argument: { kind: 'contradiction', lines, facts: [] },
    });
    expect(saysShortProof(STARS, step)).toEqual([
      'r1c1 and r1c5 are empty, because of this.',
      'Then r1c3 is empty, because of that.',
    ]);
    expect(saysProof(STARS, step)[0]).toBe('Suppose that r1c1 holds a star.');
  });
});
