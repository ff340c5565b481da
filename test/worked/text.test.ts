/** Steps as numbered text: nothing is left out, lines fit, simple steps are said together. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/explain/model/step.js';
import { type Chunk, chunksOf } from '../../src/explain/pages/chunks.js';
import type { Detail } from '../../src/explain/pages/detail.js';
import { explanationRecord, saysSummary } from '../../src/explain/pages/record.js';
import { chunkLines, namedStepLines } from '../../src/explain/pages/text.js';
import { moveOf, yes } from '../explain/sample-steps.js';
import { EXPLANATION, MARKS, STEPS } from './sample.js';

const SQUEEZE = STEPS[4]!;

const numbersOf = ({ first, count }: Chunk): string => `${first} to ${first + count - 1}`;

const steps = fc
  .array(fc.record({ kind: fc.nat(STEPS.length - 1), later: fc.boolean() }), { maxLength: 40 })
  .map((drawn) => {
    let round = 0;
    return drawn.map(({ kind, later }): Step => {
      if (later) round++;
      return { ...STEPS[kind]!, round };
    });
  });

describe('the chunks of an explanation', () => {
  it('hold every step once and in order, each with what is known before it', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const chunks = chunksOf({ ...EXPLANATION, steps: list });
        expect(chunks.flatMap((chunk) => chunk.steps)).toEqual(list);
        let before = 0;
        for (const { kind, first, steps: own, known } of chunks) {
          expect(first).toBe(before + 1);
          const earlier = list.slice(0, before).flatMap(({ conclusions }) => conclusions);
          expect(known).toEqual([...EXPLANATION.given, ...earlier]);
          expect(own.every(({ size }) => size === 1)).toBe(kind === 'run');
          before += own.length;
        }
      }),
    );
  });

  it('end a run of many entries with a round', () => {
    const simple = STEPS[0]!;
    const list = Array.from({ length: 12 }, (_, index) => ({ ...simple, round: index >> 1 }));
    expect(chunksOf({ ...EXPLANATION, steps: list }).map(numbersOf)).toEqual(['1 to 4', '5 to 8', '9 to 12']);
  });
});

describe('singles and steps without a number', () => {
  const moved =
    (kind: 'isSingle' | 'isPlain') =>
    (step: Step): Step => ({
      ...step,
      move: { ...moveOf('last cell', 'It is the last one.'), [kind]: true },
    });
  const [single, plain] = [moved('isSingle'), moved('isPlain')];

  it('are one paragraph, and are not counted', () => {
    const star = { ...STEPS[3]!, round: 9 };
    const stars = Array.from({ length: 5 }, (_, mark) => ({ ...star, conclusions: [yes(mark)] }));
    const list = [plain(STEPS[0]!), ...stars.map(single), SQUEEZE];
    const chunks = chunksOf({ ...EXPLANATION, steps: list });
    expect(chunks.map(({ kind, first, count }) => [kind, first, count])).toEqual([
      ['singles', 1, 5],
      ['step', 6, 1],
    ]);
    const lines = chunkLines(MARKS, chunks, 80);
    expect(lines[0]).toBe('Steps 1 to 5: singles');
    expect(lines[1]).toBe('    Last cell: r1c1 to r1c4 and r2c1 hold a star each.');
    expect(chunkLines(MARKS, chunks, 80, { detail: 'proof' }).length).toBeGreaterThan(lines.length);
    expect(chunkLines(MARKS, chunks, 80, { language: 'de' })[0]).toBe('Schritte 1 bis 5: Einzelfelder');
    expect(saysSummary({ ...EXPLANATION, steps: list })).toMatch(/^Solved in 6 steps/);
    expect(saysSummary({ ...EXPLANATION, steps: list }, 'de')).toMatch(/^Gelöst in 6 Schritten; 1 Schritt /);
  });

  it('are left out where they stand between other steps alone', () => {
    const chunks = chunksOf({ ...EXPLANATION, steps: [SQUEEZE, plain(STEPS[0]!), STEPS[5]!] });
    expect(chunks.map(({ first, count }) => [first, count])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(chunks[1]!.known).toEqual(
      expect.arrayContaining([...SQUEEZE.conclusions, ...STEPS[0]!.conclusions]),
    );
  });
});

describe('steps as text', () => {
  it('reads like this in 80 columns', () => {
    expect(chunkLines(MARKS, chunksOf(EXPLANATION), 80, { detail: 'proof' }).join('\n')).toBe(
      `Steps 1 to 4:
    One rule each:
    1. r1c1, r1c3 and r1c4 are empty, because row 1 holds exactly one star,
      and r1c2 holds a star.
    2. r2c1 and r2c2 are empty, because two stars in the block r1c1–r2c2 would
      touch, and r1c2 holds a star.
    3. r2c3 is empty, because two stars in the block r1c2–r2c3 would touch,
      and r1c2 holds a star.
    4. r2c4 holds a star, because row 2 holds exactly one star, and r2c1 to
      r2c3 are empty.
5.  r3c3 is empty, because column 1 holds exactly one star, and row 3 holds at
    least one star.
      Suppose that r3c3 holds a star; then r3c1 is empty, because row 3 holds
        at least one star.
        This is impossible, because column 1 holds exactly one star, and r3c1
          is empty.
6.  r3c4 is empty, because row 4 holds at least one star, but column 3 holds at
    most one star, and r4c3 holds a star.
7.  r3c1 holds a star, because row 3 holds exactly one star, and r3c2 to r3c4
    are empty.`,
    );
  });

  it('has no proof unless it is asked for, and no reasons where names are', () => {
    const says = (detail: Detail) =>
      chunkLines(MARKS, chunksOf({ ...EXPLANATION, steps: [SQUEEZE] }), 80, { detail });
    expect(says('sentence').join(' ').replaceAll(/ +/g, ' ')).toBe(
      '1. r3c3 is empty, because column 1 holds exactly one star, and row 3 holds at least one star. Known: r1c1 is empty.',
    );
    expect(says('name')).toEqual(['1.  r3c3 is empty.']);
  });

  it('names simple steps too, where players do', () => {
    const named = STEPS.slice(0, 4).map((step) => ({ ...step, move: moveOf('full row', 'r1c1 is empty.') }));
    const text = chunkLines(MARKS, chunksOf({ ...EXPLANATION, steps: named }), 80).join('\n');
    expect(text).toMatch(/^Steps 1 to 4:\n {4}Full row:\n {4}1\. r1c1 is empty\./);
    // The last one follows a round later, in the same list.
    expect(text).toMatch(/\n {4}4\. r1c1 is empty/);
  });

  it('says a move in its own sentence, without rules below it', () => {
    const step = { ...SQUEEZE, move: moveOf('squeeze', 'The middle is squeezed out.') };
    expect(namedStepLines(MARKS, step, 80)).toEqual(['Squeeze: The middle is squeezed out.']);
    expect(namedStepLines(MARKS, step, 80, { detail: 'name' })).toEqual(['Squeeze: r3c3 is empty.']);
    expect(namedStepLines(MARKS, step, 80, { detail: 'proof' }).length).toBeGreaterThan(2);
  });

  it('counts the lines of a proof that is too long, and says where none was found', () => {
    const supposed = SQUEEZE.conclusions[0]!;
    const proof = (count: number) => {
      const lines = Array.from({ length: count }, () => ({
        reason: 0,
        facts: [],
        conclusions: SQUEEZE.facts,
      }));
      const opposite = { ...supposed, value: !supposed.value };
      const inner = [{ supposed, lines }, { supposed: opposite, lines }, ...lines];
      return { kind: 'contradiction' as const, lines: [{ supposed, lines: inner }], facts: [] };
    };
    const text = (step: Step) =>
      namedStepLines(MARKS, step, 80, { detail: 'proof' }).join(' ').replaceAll(/ +/g, ' ');
    expect(text({ ...SQUEEZE, proof: proof(70) })).toMatch(
      /The proof has 215 lines, too many to show here\.$/,
    );
    expect(text({ ...SQUEEZE, proof: { kind: 'together' } })).toMatch(/no proof of a few lines was found\.$/);
  });

  it('gives each of many rules a line of its own, those that need something before those that allow it', () => {
    const reasons = [...SQUEEZE.reasons, STEPS[0]!.reasons[0]!];
    const step = { ...SQUEEZE, size: 3, reasons };
    expect(namedStepLines(MARKS, step, 80).slice(0, 5)).toEqual([
      'r3c3 is empty, because',
      '- column 1 holds exactly one star',
      '- row 3 holds at least one star',
      '- row 1 holds exactly one star',
      '  Known: r1c1 is empty.',
    ]);
    const counted = {
      ...step,
      count: { least: [2, 1], most: [0], isTight: true },
    };
    expect(namedStepLines(MARKS, counted, 80).slice(1, 5)).toEqual([
      '- row 1 holds exactly one star',
      '- row 3 holds at least one star',
      'and this uses up all that is allowed:',
      '- column 1 holds exactly one star',
    ]);
    const loose = { ...counted, count: { ...counted.count, isTight: false } };
    expect(namedStepLines(MARKS, loose, 80).join(' ')).toContain(
      'but no more than this is allowed, where what is in two of these rules counts twice: - column 1',
    );
  });

  it('fits the width', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 30, max: 200 }), (list, columns) => {
        const lines = chunkLines(MARKS, chunksOf({ ...EXPLANATION, steps: list }), columns);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
      }),
      { numRuns: 30 },
    );
  });

  it('is summed up', () => {
    expect(saysSummary(EXPLANATION)).toBe('Solved in 7 steps; 2 steps combine several rules (up to 2).');
    expect(saysSummary({ marks: MARKS, steps: STEPS.slice(0, 1), verdict: 'limit' })).toBe(
      '1 step, and not solved yet: no more steps were asked for; each follows from one rule.',
    );
    expect(explanationRecord('star-battle', EXPLANATION)).toMatchObject({
      family: 'star-battle',
      verdict: 'solved',
      steps: [{ size: 1 }, {}, {}, {}, { proof: { length: 2 } }, {}, {}],
    });
  });
});
