/** Every picture of 1 x 1 to 4 x 4 cells against the known counts (OEIS A242876 for the unique ones). */
import { describe, expect, it } from 'vitest';
import { Field } from '../../../src/families/nonogram/lines/field.js';
import { FILLED } from '../../../src/families/nonogram/lines/states.js';
import { cluesOf } from '../../../src/families/nonogram/puzzle.js';

const KNOWN = [
  { size: 1, clueSets: 2, unique: 2, byLines: 2 },
  { size: 2, clueSets: 15, unique: 14, byLines: 14 },
  { size: 3, clueSets: 445, unique: 384, byLines: 384 },
  { size: 4, clueSets: 58_196, unique: 52_362, byLines: 51_234 },
];

function picture(code: number, cellCount: number): Uint8Array {
  return Uint8Array.from({ length: cellCount }, (_, cell) => (code >> cell) & 1);
}

describe.each(KNOWN)('all pictures of $size x $size cells', ({ size, clueSets, unique, byLines }) => {
  const cellCount = size * size;
  const grouped = new Map<string, number[]>();
  for (let code = 0; code < 2 ** cellCount; code++) {
    const key = JSON.stringify(cluesOf(picture(code, cellCount), size, size));
    const group = grouped.get(key);
    if (group === undefined) grouped.set(key, [code]);
    else group.push(code);
  }

  it(`have ${clueSets} sets of clues, of which ${unique} belong to one picture alone`, () => {
    expect(grouped.size).toBe(clueSets);
    expect([...grouped.values()].filter((group) => group.length === 1)).toHaveLength(unique);
  });

  it(`are solved by line logic in ${byLines} cases, and no solution is ever lost`, () => {
    const field = new Field(size, size);
    let solvedCount = 0;
    for (const group of grouped.values()) {
      field.setPicture(picture(group[0]!, cellCount));
      const progress = field.propagate();
      if (progress === 'solved') solvedCount++;
      if (progress === 'contradiction' || (progress === 'solved' && group.length > 1)) {
        expect.fail(`${progress} for ${group}`);
      }
      for (const code of group) if (loses(field, code)) expect.fail(`picture ${code} was lost`);
    }
    expect(solvedCount).toBe(byLines);
  });
});

/** True if the field knows a cell to be other than in the picture. */
function loses(field: Field, code: number): boolean {
  return field.cells.some(
    (state, cell) => state !== 0 && (state === FILLED ? 1 : 0) !== ((code >> cell) & 1),
  );
}
