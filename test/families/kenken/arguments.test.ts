/** Sentences about the cages of Calcudokus, and about a cage and a line. */
import { describe, expect, it } from 'vitest';
import { kenken } from '../../../src/families/kenken/index.js';
import type { Cage, KenkenPuzzle } from '../../../src/families/kenken/puzzle.js';
import { explainedPuzzle } from '../explained-puzzle.js';

const PAIR = [
  [0, 0],
  [0, 1],
] as const;

describe('arguments of calcudoku', () => {
  const CORNER = [...PAIR, [1, 0]] as const;
  /** A grid of six by six with one cage in its corner. */
  const withCage = (cage: Cage) => {
    const isOther = ([row, column]: readonly [number, number]): boolean =>
      !cage.cells.some((cell) => cell[0] === row && cell[1] === column);
    const cells = Array.from(
      { length: 36 },
      (_, index) => [Math.floor(index / 6), index % 6] as const,
    ).filter(isOther);
    const blank = cells.map((cell) => ({ op: null, target: null, cells: [cell] }));
    const grid: KenkenPuzzle = { family: 'kenken', size: 6, cages: [cage, ...blank] };
    return explainedPuzzle(kenken, grid);
  };
  const ofCage = (cage: Cage, facts: readonly string[], ...conclusions: readonly string[]) =>
    withCage(cage).because({ reasons: ['cage-r1c1'], facts, conclusions });

  it('calculate the last number of a cage', () => {
    const two = ['r1c2 is 3', 'r2c1 is 4'];
    expect(ofCage({ op: '+', target: 9, cells: CORNER }, two, 'r1c1 is 2')).toBe(
      'the cage 9+ of r1c1 leaves 9 − 3 − 4 = 2',
    );
    expect(ofCage({ op: '*', target: 60, cells: CORNER }, two, 'r1c1 is 5')).toBe(
      'the cage 60× of r1c1 leaves 60 ÷ 3 ÷ 4 = 5',
    );
    expect(ofCage({ op: '-', target: 4, cells: PAIR }, ['r1c2 is 1'], 'r1c1 is 5')).toBe(
      'the cage 4− of r1c1 leaves 1 + 4 = 5',
    );
    expect(ofCage({ op: '/', target: 3, cells: PAIR }, ['r1c2 is 6'], 'r1c1 is 2')).toBe(
      'the cage 3÷ of r1c1 leaves 6 ÷ 3 = 2',
    );
  });

  it('list few fillings, say which operations were tried, and what divides a product', () => {
    expect(ofCage({ op: '+', target: 6, cells: PAIR }, [], 'r1c1 is not 3')).toBe(
      'the cage 6+ of r1c1 can only be 1+5 or 2+4',
    );
    expect(ofCage({ op: '*', target: 36, cells: CORNER }, ['r1c1 is not 1'], 'r1c2 is not 2')).toBe(
      'r1c1 is not 1, so the cage 36× of r1c1 can only be 2×3×6 or 3×3×4 with no number twice in a line',
    );
    expect(ofCage({ op: null, target: 5, cells: PAIR }, [], 'r1c1 is not 6')).toBeUndefined();
    expect(ofCage({ op: null, target: 30, cells: PAIR }, [], 'r1c1 is not 1')).toBe(
      'the cage 30 of r1c1 can only be 5×6 (+, −, × and ÷ were tried)',
    );
    expect(ofCage({ op: '*', target: 12, cells: CORNER }, [], 'r1c1 is not 5')).toBe(
      '12 cannot be divided by 5',
    );
  });

  it('do not list fillings again that are ruled out already', () => {
    const cage = { op: '-', target: 1, cells: PAIR } as const;
    const known = ['r1c1 is not 1', 'r1c1 is not 2', 'r1c1 is not 3'];
    const facts = ['r1c2 is not 2', 'r1c2 is not 3'];
    const says = (all: readonly string[]) =>
      withCage(cage).because({ reasons: ['cage-r1c1'], facts, known: all, conclusions: ['r1c1 is not 2'] });
    const before = 'r1c2 is not 2, and r1c2 is not 3, so ';
    expect(says(facts)).toBe(`${before}the cage 1− of r1c1 can only be 2−1, 4−3, 5−4 or 6−5`);
    expect(says([...facts, ...known])).toBe(
      `${facts.join(', and ')}, and ${known.join(', and ')}, so the cage 1− of r1c1 can only be 5−4 or 6−5`,
    );
    // Not where that changes nothing.
    expect(says([...facts, 'r1c1 is not 1'])).not.toContain('r1c1 is not 1,');
  });

  it('say what the other cells of a sum come to', () => {
    const square = [...PAIR, [1, 0], [1, 1]] as const;
    const says = (facts: readonly string[], ...conclusions: readonly string[]) =>
      ofCage({ op: '+', target: 10, cells: square }, facts, ...conclusions);
    expect(says(['r1c2 is not 1'], 'r1c1 is not 6')).toBe(
      'r1c2 is not 1, so the other cells of the cage 10+ of r1c1 add up to at least 5',
    );
    expect(says(['r1c2 is not 1'], 'r1c1 is not 5')).toBeUndefined();
  });

  it('say what a number would need of the other cells, where the fillings do not show it', () => {
    const says = (cage: Cage, facts: readonly string[], ...conclusions: readonly string[]) =>
      ofCage(cage, facts, ...conclusions);
    const difference = { op: '-', target: 3, cells: PAIR } as const;
    expect(says(difference, ['r1c2 is not 2'], 'r1c1 is not 5')).toBe(
      'in the cage 3− of r1c1, 5 in r1c1 would need 2 in r1c2, but r1c2 is not 2',
    );
    const product = { op: '*', target: 30, cells: CORNER } as const;
    expect(says(product, ['r1c2 is not 2', 'r2c1 is not 2'], 'r1c1 is not 3')).toBe(
      'in the cage 30× of r1c1, 3 in r1c1 would need 2 in r1c2 or r2c1, but r1c2 is not 2, and r2c1 is not 2',
    );
    const sum = { op: '+', target: 9, cells: CORNER } as const;
    expect(says(sum, ['r1c2 is 3', 'r2c1 is not 1'], 'r1c1 is not 5')).toBe(
      'r1c2 is 3, so in the cage 9+ of r1c1, 5 in r1c1 would need 1 in r2c1, but r2c1 is not 1',
    );
    // What the other cells come to is easier than cases.
    expect(says(sum, ['r1c2 is not 1', 'r2c1 is not 1', 'r2c1 is not 2'], 'r1c1 is not 5')).toBe(
      'r1c2 is not 1, and r2c1 is not 1, and r2c1 is not 2, so the other cells of the cage 9+ of r1c1 add up to at least 5',
    );
    // What two numbers need alike is said once.
    const none = ['r1c2 is not 6', 'r2c1 is not 6'];
    expect(says({ ...product, target: 72 }, none, 'r1c1 is not 3', 'r1c1 is not 4')).toBe(
      'in the cage 72× of r1c1, 3 or 4 in r1c1 would need 6 in r1c2 or r2c1, but r1c2 is not 6, and r2c1 is not 6',
    );
    // Only cells that matter are named: r1c1 is not 2 where r2c1 is not 4.
    const bent = [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
    ] as const;
    const excluded = ['r2c1 is not 2', 'r2c1 is not 4'];
    expect(
      says(
        { op: '+', target: 12, cells: bent },
        ['r3c1 is 5', 'r1c1 is not 2', ...excluded],
        'r3c2 is not 1',
      ),
    ).toBe(
      `r3c1 is 5, so in the cage 12+ of r1c1, 1 in r3c2 would need 2 or 4 in r2c1, but ${excluded.join(', and ')}`,
    );
    const two = ['r1c2 is not 4', 'r1c2 is not 6', 'r2c1 is not 4', 'r2c1 is not 6'];
    expect(says({ ...product, target: 60 }, two, 'r1c1 is not 5')).toBe(
      `in the cage 60× of r1c1, 5 in r1c1 would need 2×6 or 3×4 in r1c2 and r2c1, but ${two.join(', and ')}`,
    );
    // Not with 3+3 beside a cell that can hold 3.
    expect(says(sum, ['r1c2 is not 1', 'r2c1 is not 1'], 'r1c1 is not 5') ?? '').not.toContain('would');
  });

  it('say what a number would leave beside the numbers that are known', () => {
    const square = [...PAIR, [1, 0], [1, 1]] as const;
    const says = (cage: Cage, facts: readonly string[], ...conclusions: readonly string[]) =>
      ofCage(cage, facts, ...conclusions);
    const sum = { op: '+', target: 12, cells: square } as const;
    const two = ['r1c2 is 1', 'r2c1 is 5'];
    expect(says(sum, two, 'r1c1 is not 6', 'r1c1 is not 5')).toBe(
      'r1c2 is 1, and r2c1 is 5, so in the cage 12+ of r1c1, 6 in r1c1 would leave 0 for r2c2, and 5 in r1c1 would be a second 5 in column 1',
    );
    const product = { op: '*', target: 60, cells: square } as const;
    expect(says(product, ['r1c2 is 5'], 'r2c1 is not 5')).toBe(
      'r1c2 is 5, so in the cage 60× of r1c1, 5 in r2c1 would make 5 × 5 = 25, which does not divide 60',
    );
    const left = ['r2c1 is not 1', 'r2c1 is not 2', 'r2c1 is not 5', 'r2c1 is not 6'];
    expect(says(sum, ['r1c2 is 5', ...left], 'r1c1 is not 4')).toBe(
      `r1c2 is 5, so in the cage 12+ of r1c1, 4 in r1c1 would need 1 or 2 in r2c1, but ${left.join(', and ')}`,
    );
  });

  it('say where a filling has a number, if the list of fillings does not show what is excluded', () => {
    const facts = ['r1c2', 'r2c1'].flatMap((cell) => [3, 4, 6].map((number) => `${cell} is not ${number}`));
    const product = { op: '*', target: 30, cells: CORNER } as const;
    expect(ofCage(product, facts, 'r1c1 is not 1', 'r1c1 is not 2', 'r1c1 is not 5')).toBe(
      `${facts.join(', and ')}, so the cage 30× of r1c1 can only be 2×3×5 (with 3 in r1c1) or 1×5×6 (with 6 in r1c1)`,
    );
  });

  it('say where a number of all fillings fits, if the cell could hold others of them', () => {
    const facts = ['r1c2 is not 6', 'r2c1 is not 6'];
    expect(ofCage({ op: '*', target: 30, cells: CORNER }, [...facts, 'r1c1 is not 3'], 'r1c1 is 6')).toBe(
      'r1c2 is not 6, and r2c1 is not 6, and r1c1 is not 3, so the cage 30× of r1c1 can only be 2×3×5 or 1×5×6',
    );
    expect(ofCage({ op: '+', target: 15, cells: CORNER }, facts, 'r1c1 is 6')).toBe(
      'r1c2 is not 6, and r2c1 is not 6, so the cage 15+ of r1c1 can only be 4+5+6, and 6 only fits in r1c1',
    );
  });

  it('say what a cage and a row need of each other', () => {
    const words = (cage: Cage, known: readonly string[], ...conclusions: readonly string[]) =>
      withCage(cage).because({ reasons: ['cage-r1c1', 'row-1'], known, conclusions });
    const no = (number: number, ...cells: readonly string[]): readonly string[] =>
      cells.map((cell) => `${cell} is not ${number}`);
    const pair = { op: '-', target: 1, cells: PAIR } as const;
    expect(words(pair, no(5, 'r1c3', 'r1c4', 'r1c5', 'r1c6'), 'r1c1 is not 1', 'r1c2 is not 3')).toBe(
      'in row 1, only r1c1 and r1c2 can be 5, so the cage 1− of r1c1 can only be 5−4 or 6−5',
    );
    expect(
      words({ op: '*', target: 12, cells: CORNER }, no(1, 'r1c1', 'r1c2'), 'r1c5 is not 3'),
    ).toBeUndefined();
    expect(
      words(
        { op: '+', target: 5, cells: CORNER },
        no(3, ...['r1c3', 'r1c4', 'r1c5', 'r1c6']),
        'r2c1 is not 3',
      ),
    ).toBe(
      'in row 1, only r1c1 and r1c2 can be 3, so the cage 5+ of r1c1 can only be 1+1+3 with no number twice in a line',
    );
    const sum = { op: '+', target: 4, cells: PAIR } as const;
    expect(words(sum, [], 'r1c5 is not 1', 'r1c6 is not 3')).toBe(
      'the cage 4+ of r1c1 can only be 1+3, always with 1 and 3 in row 1',
    );
    const six = { op: '+', target: 6, cells: PAIR } as const;
    const few = [...no(2, 'r1c3', 'r1c4', 'r1c5', 'r1c6')];
    expect(words(six, few, 'r1c5 is not 4', 'r1c1 is not 1')).toBe(
      'in row 1, only r1c1 and r1c2 can be 2, so the cage 6+ of r1c1 can only be 2+4, always with 4 in row 1',
    );
    const single = ['r1c3 is not 2', 'r1c3 is not 3', 'r1c3 is not 4', 'r1c3 is not 6'];
    expect(words(six, single, 'r1c5 is not 4', 'r1c1 is not 1')).toBe(
      'the cage 6+ of r1c1 can only be 1+5 or 2+4, and 1+5 would leave nothing in row 1 for r1c3, which can only be 1 or 5, so the cage is 2+4, always with 4 in row 1',
    );
    // What is left of its own cells is said where the fillings rest on it.
    const product = { op: '*', target: 30, cells: CORNER } as const;
    const own = [1, 2, 5, 6].flatMap((number) => no(number, 'r2c1'));
    expect(words(product, [...own, ...no(6, 'r1c2')], 'r1c5 is not 2')).toBe(
      `${own.join(', and ')}, so the cage 30× of r1c1 can only be 2×3×5, always with 2 in row 1`,
    );
    // Two cells would be left with one number, which is no short argument.
    const two = ['r1c3', 'r1c4'].flatMap((cell) => [2, 3, 4].map((number) => `${cell} is not ${number}`));
    const twice = [...two, 'r1c3 is not 1', 'r1c4 is not 1'];
    expect(words(six, twice, 'r1c5 is not 4', 'r1c1 is not 1')).toBeUndefined();
    expect(words(six, few, 'r1c5 is not 1')).toBeUndefined();
  });

  it('say what is left in a row', () => {
    const { because } = withCage({ op: '=', target: 1, cells: [[5, 5]] });
    const no = (numbers: readonly number[], ...cells: readonly string[]): readonly string[] =>
      cells.flatMap((cell) => numbers.map((number) => `${cell} is not ${number}`));
    const row = (facts: readonly string[], ...conclusions: readonly string[]) =>
      because({ reasons: ['row-1'], facts, conclusions });
    expect(row(['r1c1 is 1', ...no([2], 'r1c2', 'r1c3', 'r1c4', 'r1c5')], 'r1c6 is 2')).toBe(
      'in row 1, only r1c6 can be 2',
    );
    expect(row(['r1c1 is 1', ...no([3, 4, 5, 6], 'r1c2')], 'r1c2 is 2')).toBe(
      'row 1 has 1 already, and nothing else is left for r1c2',
    );
    expect(row(no([2, 3, 4, 5, 6], 'r1c2'), 'r1c3 is not 1')).toBe('r1c2 is 1 (only 1 is left there)');
    expect(row(['r1c1 is 6', ...no([2, 3, 4, 5], 'r1c2')], 'r1c3 is not 1')).toBe(
      'r1c2 is 1 (only 1 is left there, as row 1 has 6 already)',
    );
    expect(row(no([2], 'r1c1', 'r1c3', 'r1c4', 'r1c5', 'r1c6'), 'r1c2 is not 1')).toBe(
      'in row 1, only r1c2 can be 2',
    );
    expect(row(no([1, 2, 3, 4], 'r1c1', 'r1c2'), 'r1c3 is not 5')).toBe(
      'r1c1 and r1c2 can only be 5 or 6, which uses these two numbers up in row 1',
    );
    expect(row(no([1, 2], 'r1c1', 'r1c2', 'r1c3', 'r1c4'), 'r1c5 is not 5')).toBe(
      'in row 1, only r1c5 and r1c6 can be 1 or 2',
    );
    expect(row(no([1, 2], 'r1c1', 'r1c2', 'r1c3'), 'r1c5 is not 5')).toBeUndefined();
  });

  it('say of which cells or numbers a row has too few, where it cannot be filled', () => {
    const { becauseOfLine } = withCage({ op: '=', target: 1, cells: [[5, 5]] });
    const no = (numbers: readonly number[], ...cells: readonly string[]): readonly string[] =>
      cells.flatMap((cell) => numbers.map((number) => `${cell} is not ${number}`));
    const row = (facts: readonly string[]) => becauseOfLine({ reasons: ['row-1'], facts, conclusions: [] });
    expect(row(['r1c1 is 1', ...no([2, 3, 4], 'r1c2', 'r1c3', 'r1c4')])).toBe(
      'r1c2 to r1c4 can only be 5 or 6, which is one number too few for these cells of row 1',
    );
    expect(row(no([1, 2], 'r1c1', 'r1c2', 'r1c3', 'r1c4', 'r1c5'))).toBe(
      'in row 1, only r1c6 can be 1 or 2, which is one cell too few for these numbers',
    );
    expect(row(['r1c1 is 1', 'r1c2 is 1'])).toBeUndefined();
  });

  it('say what a cage leaves for its last cell, where that cannot be', () => {
    const says = (target: number, facts: readonly string[]) =>
      withCage({ op: '*', target, cells: CORNER }).becauseOfLine({
        reasons: ['cage-r1c1'],
        facts,
        conclusions: [],
      });
    expect(says(36, ['r1c1 is 1', 'r1c2 is 2'])).toBe(
      'r1c1 is 1, and r1c2 is 2, so the cage 36× of r1c1 would leave 18 for r2c1',
    );
    expect(says(12, ['r1c1 is 1', 'r1c2 is 2', 'r2c1 is not 6'])).toBe(
      'r1c1 is 1, and r1c2 is 2, and r2c1 is not 6, so the cage 12× of r1c1 would leave 6 for r2c1',
    );
    expect(says(12, ['r1c1 is 2', 'r1c2 is 2'])).toBeUndefined();
    expect(says(12, ['r1c1 is 1', 'r1c2 is not 2'])).toBeUndefined();
  });

  it('say in which order the numbers of a row are found, and what excludes the rest', () => {
    const { because } = withCage({ op: '=', target: 1, cells: [[5, 5]] });
    const no = (numbers: readonly number[], ...cells: readonly string[]): readonly string[] =>
      cells.flatMap((cell) => numbers.map((number) => `${cell} is not ${number}`));
    const row = (known: readonly string[], ...conclusions: readonly string[]) =>
      because({ reasons: ['row-1'], known, conclusions });
    const most = ['r1c1 is 1', 'r1c2 is 2', 'r1c3 is 3'];
    expect(row([...most, ...no([4], 'r1c5', 'r1c6')], 'r1c4 is 4')).toBe('in row 1, only r1c4 can be 4');
    expect(
      row([...most, ...no([4], 'r1c5', 'r1c6'), 'r1c6 is not 5'], 'r1c4 is 4', 'r1c5 is 5', 'r1c6 is 6'),
    ).toBe('in row 1, only r1c4 can be 4, then only r1c5 can be 5, then r1c6 can only be 6');
    const pair = [...no([1, 2, 3, 4], 'r1c1', 'r1c2'), ...no([1, 2, 3], 'r1c3')];
    expect(row([...pair, ...no([6], 'r1c3')], 'r1c3 is 4', 'r1c4 is not 5')).toBe(
      'r1c1 and r1c2 can only be 5 or 6, which uses these two numbers up in row 1, so nothing else is left for r1c3',
    );
    const pairs = [...no([1, 2, 3, 4], 'r1c1', 'r1c2'), ...no([1, 2], 'r1c3', 'r1c4')];
    expect(row(pairs, ...no([5, 6], 'r1c3', 'r1c4'), 'r1c5 is not 3')).toBe(
      'r1c1 and r1c2 can only be 5 or 6, which uses these two numbers up in row 1, so r1c3 and r1c4 can only be 3 or 4, which uses these two numbers up in row 1',
    );
    // 4 has only one cell from the start, and 3 is left for its cell by the pair.
    const single = [...pair.filter((fact) => fact !== 'r1c3 is not 3'), ...no([4], 'r1c3', 'r1c5', 'r1c6')];
    expect(row(single, 'r1c3 is 3', 'r1c4 is 4', 'r1c5 is not 5')).toBe(
      'r1c1 and r1c2 can only be 5 or 6, which uses these two numbers up in row 1, so in row 1, r1c3 can only be 3, then only r1c4 can be 4',
    );
    // The naked single of r1c4 excludes 3 there too, but the pair leaves only 4.
    const chain = [
      ...no([4, 5], 'r1c1', 'r1c2', 'r1c4', 'r1c5'),
      ...no([1, 2, 6], 'r1c4'),
      ...no([5], 'r1c6'),
    ];
    expect(row(chain, 'r1c6 is 4')).toBe(
      'in row 1, only r1c3 and r1c6 can be 4 or 5, so nothing else is left for r1c6',
    );
    // 1 has only one cell; that the pair leaves no other number to it is enough.
    const beside = [...no([1, 2, 3, 4], 'r1c1', 'r1c2'), ...no([1], 'r1c3', 'r1c4', 'r1c5')];
    expect(row(beside, ...no([5, 6], 'r1c3', 'r1c6'))).toBe(
      'r1c1 and r1c2 can only be 5 or 6, which uses these two numbers up in row 1',
    );
    const known = [...no([1], 'r1c2', 'r1c3', 'r1c4', 'r1c5', 'r1c6'), ...no([4, 5, 6], 'r1c2', 'r1c3')];
    expect(row(known, 'r1c1 is 1', 'r1c4 is not 2')).toBe(
      'in row 1, only r1c1 can be 1; r1c2 and r1c3 can only be 2 or 3, which uses these two numbers up in row 1',
    );
  });
});
