/** The moves of Calcudoku on small boards where they apply, and where they nearly do. */
import { describe, expect, it } from 'vitest';
import { Entailment } from '../../../src/explain/knowledge/entailment.js';
import { essenceOf } from '../../../src/explain/statement/complete.js';
import { kenken } from '../../../src/families/kenken/index.js';
import type { Cage, KenkenPuzzle } from '../../../src/families/kenken/puzzle.js';
import { movesIn } from '../moves-in.js';

const SIZE = 6;
const OPERATIONS: Readonly<Record<string, Cage['op']>> = { '+': '+', '−': '-', '×': '*', '÷': '/' };

/** `12× r1c1 r1c2`: a cage by its clue and its cells. */
function cageOf(text: string): Cage {
  const [clue, ...codes] = text.split(' ');
  const cells = codes.map((code) => {
    const [row, column] = code.match(/\d+/g)!.map(Number);
    return [row! - 1, column! - 1] as const;
  });
  const op = cells.length === 1 ? '=' : (OPERATIONS[clue!.at(-1)!] ?? null);
  return { op, target: Number.parseInt(clue!, 10), cells };
}

/** A grid with some cages; every other cell is a cage without a clue. */
function gridOf(cages: readonly string[]): KenkenPuzzle {
  const given = cages.map(cageOf);
  const taken = new Set(given.flatMap(({ cells }) => cells.map(String)));
  const blank = Array.from(
    { length: SIZE * SIZE },
    (_, index) => [Math.floor(index / SIZE), index % SIZE] as const,
  )
    .filter((cell) => !taken.has(String(cell)))
    .map((cell) => ({ op: null, target: null, cells: [cell] }));
  return { family: 'kenken', size: SIZE, cages: [...given, ...blank] };
}

/** `r1c2 45`: only 4 and 5 are left for the cell; `r1c2 4`: it is 4. */
function knownIn(state: readonly string[]) {
  return state.flatMap((text) => {
    const [code, left] = text.split(' ');
    const [row, column] = code!.match(/\d+/g)!.map(Number);
    const place = (row! - 1) * SIZE + column! - 1;
    return Array.from({ length: SIZE }, (_, index) => ({ mark: place * SIZE + index, value: false })).flatMap(
      ({ mark }, index) => {
        const isLeft = left!.includes(String(index + 1));
        if (!isLeft) return [{ mark, value: false }];
        return left!.length === 1 ? [{ mark, value: true }] : [];
      },
    );
  });
}

/** The sentences of a move, each of which is proved by the rules that it names. */
function said(id: string, cages: readonly string[], state: readonly string[], language: 'en' | 'de' = 'en') {
  const known = knownIn(state);
  const { board, found } = movesIn(kenken, gridOf(cages), known);
  return found
    .filter(({ move }) => move.id === id)
    .map(({ move, found: { conclusions, rules, data } }) => {
      const indices = [...new Set(rules)].map(
        (rule) => board.reasons.find(({ reason }) => reason.id === rule)!.index,
      );
      const { parts } = essenceOf(new Entailment(board, indices), indices, known, conclusions);
      expect(parts.length).toBeGreaterThan(0);
      return move.says[language](data);
    });
}

const ROW = ['r1c1', 'r1c2', 'r1c3', 'r1c4', 'r1c5', 'r1c6'];
const without = (number: number, ...cells: readonly string[]): readonly string[] =>
  cells.map((cell) => `${cell} ${'123456'.replace(String(number), '')}`);

describe('moves of calcudoku', () => {
  it.each<[string, readonly string[], readonly string[], string, string]>([
    [
      'single-cell-cage',
      ['5 r1c1'],
      [],
      'The cage of r1c1 is this one cell, so r1c1 is 5.',
      'Der Käfig von r1c1 ist nur dieses Feld, also ist r1c1 5.',
    ],
    [
      'last-cell-of-a-cage',
      ['12× r1c1 r1c2 r2c1'],
      ['r1c1 3', 'r1c2 2'],
      'The cage 12× of r1c1 leaves 12 ÷ 3 ÷ 2 = 2 for r2c1.',
      'Käfig 12× bei r1c1 lässt 12 ÷ 3 ÷ 2 = 2 für r2c1 übrig.',
    ],
    [
      'last-cell-of-a-cage',
      ['4− r1c1 r1c2'],
      ['r1c1 1'],
      'The cage 4− of r1c1 leaves 1 + 4 = 5 for r1c2.',
      'Käfig 4− bei r1c1 lässt 1 + 4 = 5 für r1c2 übrig.',
    ],
    [
      'cage-combinations',
      ['3÷ r1c1 r1c2'],
      [],
      'The cage 3÷ of r1c1 can only be 3÷1 or 6÷2.',
      'Käfig 3÷ bei r1c1 kann nur 3÷1 oder 6÷2 sein.',
    ],
    [
      'cage-combinations',
      ['3÷ r1c1 r1c2'],
      ['r1c1 2456', 'r1c2 123456'],
      'The cage 3÷ of r1c1 has only 6÷2 left.',
      'Käfig 3÷ bei r1c1 hat nur noch 6÷2 übrig.',
    ],
    [
      'only-place-in-a-cage',
      ['20× r1c1 r1c2 r2c1'],
      ['r1c1 14', 'r1c2 14'],
      'The cage 20× of r1c1 can only be 1×4×5, and its 5 fits only in r2c1.',
      'Käfig 20× bei r1c1 kann nur 1×4×5 sein, und die 5 passt nur in r2c1.',
    ],
    [
      'cage-partners',
      ['2− r1c1 r1c2'],
      ['r1c1 12'],
      'r1c1 is 1 or 2, so in the cage 2− of r1c1, r1c2 is 3 or 4.',
      'r1c1 ist 1 oder 2, also ist in Käfig 2− bei r1c1 r1c2 3 oder 4.',
    ],
    [
      'cage-partners',
      ['1− r1c1 r1c2'],
      ['r1c1 12346'],
      'The cage 1− of r1c1: 6 needs 5 in r1c1, so r1c2 is not 6.',
      'Käfig 1− bei r1c1: 6 braucht 5 in r1c1, also ist r1c2 nicht 6.',
    ],
    [
      'divisibility',
      ['48× r1c1 r1c2 r2c1'],
      [],
      '48 cannot be divided by 5, so the cage 48× of r1c1 has no 5.',
      '48 ist nicht durch 5 teilbar, also hat Käfig 48× bei r1c1 keine 5.',
    ],
    [
      'cage-bounds',
      ['15+ r1c1 r1c2 r2c1'],
      [],
      'The other cells of the cage 15+ of r1c1 add up to at most 12, so r1c1 is not 1 or 2.',
      'In Käfig 15+ bei r1c1 ist die Summe der anderen Felder höchstens 12, also ist r1c1 nicht 1 oder 2.',
    ],
    [
      'cage-rest',
      ['10+ r1c1 r1c2 r2c1'],
      ['r1c1 15', 'r1c2 26', 'r2c1 135'],
      'In the cage 10+ of r1c1, 1 or 5 in r2c1 would leave 9 or 5 for the other cells, which they cannot make.',
      'Käfig 10+ bei r1c1: 1 oder 5 in r2c1 ließe für die anderen Felder 9 oder 5 übrig, was sie nicht ergeben.',
    ],
    [
      'cage-needs-number',
      ['10× r1c1 r1c2 r2c1'],
      ['r2c1 12', 'r1c1 125', 'r1c2 125'],
      'The cage 10× of r1c1 can only be 1×2×5, and its 5 is in row 1, so no other cell of row 1 is 5.',
      'Käfig 10× bei r1c1 kann nur 1×2×5 sein und hat 5 in Zeile 1, also ist kein anderes Feld von Zeile 1 5.',
    ],
    [
      'line-needs-cage',
      ['9+ r1c1 r1c2 r2c1'],
      without(6, 'r2c1', ...ROW.slice(2)),
      'Row 1 has its 6 in the cage 9+ of r1c1, so that can only be 1+2+6.',
      'Zeile 1 hat die 6 in Käfig 9+ bei r1c1, also kann er nur 1+2+6 sein.',
    ],
    [
      'innies-and-outies',
      ['9+ r1c1 r1c2 r2c1', '7+ r1c3 r1c4', '8+ r1c5 r1c6'],
      ['r1c2 123456'],
      'Row 1 adds up to 21, and the cage 9+ of r1c1, the cage 7+ of r1c3 and the cage 8+ of r1c5 to 24. So 3 is left for r2c1.',
      'Zeile 1 hat die Summe 21, und Käfig 9+ bei r1c1, Käfig 7+ bei r1c3 und Käfig 8+ bei r1c5 haben zusammen 24. Also bleibt 3 für r2c1.',
    ],
    [
      'cage-and-line',
      ['7+ r1c1 r1c2'],
      ['r1c1 16', 'r1c2 16', 'r1c3 1234', 'r1c4 1234', 'r1c5 1234'],
      'In row 1, the cage 7+ of r1c1 can only have 1 6; the other cells need the rest. So r1c3 to r1c5 are not 1, and r1c6 is not 1, 2, 3, 4 or 6.',
      'In Zeile 1 bleibt für Käfig 7+ bei r1c1 nur 1 6; die anderen Felder brauchen den Rest. Also gilt: r1c3 bis r1c5 sind nicht 1, und r1c6 ist nicht 1, 2, 3, 4 oder 6.',
    ],
    [
      'cages-in-a-line',
      ['5+ r1c1 r1c2', '3÷ r1c3 r1c4'],
      ['r1c1 1234', 'r1c2 1234', 'r1c3 1236', 'r1c4 1236'],
      'In row 1, the cage 5+ of r1c1 and the cage 3÷ of r1c3 can only have 1 4 with 2 6; the other cells need the rest. So r1c1 and r1c2 are not 2 or 3, and r1c3 and r1c4 are not 1 or 3.',
      'In Zeile 1 bleibt für Käfig 5+ bei r1c1 und Käfig 3÷ bei r1c3 nur 1 4 mit 2 6; die anderen Felder brauchen den Rest. Also gilt: r1c1 und r1c2 sind nicht 2 oder 3, und r1c3 und r1c4 sind nicht 1 oder 3.',
    ],
  ])('say of a %s in %j: %s', (id, cages, state, english, german) => {
    expect(said(id, cages, state)).toContain(english);
    expect(said(id, cages, state, 'de')).toContain(german);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['single-cell-cage', ['5+ r1c1 r1c2'], []],
    ['last-cell-of-a-cage', ['12× r1c1 r1c2 r2c1'], ['r1c1 3']],
    ['last-cell-of-a-cage', ['5 r1c1 r1c2'], ['r1c1 3']],
    ['cage-combinations', ['9+ r1c1 r1c2 r2c1'], []],
    ['only-place-in-a-cage', ['20× r1c1 r1c2 r2c1'], ['r1c1 14']],
    ['cage-partners', ['1− r1c1 r1c2'], []],
    ['divisibility', ['60× r1c1 r1c2 r2c1'], []],
    ['cage-bounds', ['9+ r1c1 r1c2 r2c1'], []],
    ['cage-needs-number', ['10× r1c1 r1c2 r2c1'], []],
    ['line-needs-cage', ['8+ r1c1 r1c2 r2c1'], without(6, ...ROW.slice(3))],
    ['innies-and-outies', ['9+ r1c1 r1c2 r2c1', '7+ r1c3 r1c4'], []],
    ['cage-and-line', ['7+ r1c1 r1c2'], []],
    ['cages-in-a-line', ['7+ r1c1 r1c2', '7+ r1c3 r1c4'], []],
  ])('find no %s in %j', (id, cages, state) => {
    expect(said(id, cages, state)).toEqual([]);
  });
});
