/** Arguments of Circuit Boards from tracks that would close a ring. */
import { describe, expect, it } from 'vitest';
import { areaReason } from '../../../src/families/circuit/explaining/reasons.js';
import { becauseOfRing } from '../../../src/families/circuit/explaining/rings.js';
import { cellOf, known, MARKS } from './three-by-three.js';

const { id, kind, cells } = areaReason(['r1c1', 'r1c2', 'r2c2', 'r2c1'].map(cellOf));
const CLOSES = 'close a ring of tracks with the corners r1c1, r1c2, r2c2 and r2c1';

/** The argument of a step with these points and the ring, which excludes a track or several. */
function says(
  points: readonly string[],
  held: readonly string[],
  excluded: readonly string[],
  none: readonly string[] = [],
): string | undefined {
  return becauseOfRing(MARKS, {
    reasons: [
      ...points.map((code) => ({ id: `point-${code}`, kind: 'point', cells: [cellOf(code)] })),
      { id, kind, cells },
    ],
    facts: [...known(true, held), ...known(false, none)],
    conclusions: known(false, excluded),
    open: [],
    known: [],
  });
}

describe('arguments from a ring', () => {
  it('say which third track would close it', () => {
    const held = ['r1c1–r2c1', 'r2c1–r2c2', 'r1c2–r1c3'];
    expect(says(['r1c2'], held, ['r1c1–r1c2'])).toBe(
      `with it r1c2 would have two tracks and so a third, which would ${CLOSES}`,
    );
    expect(says(['r1c2'], held, ['r1c1–r1c2', 'r1c2–r2c2'])).toBe(
      `r1c2 has one track already and so gets both of these or none, and both would ${CLOSES}`,
    );
  });

  it('say nothing where the ring stays open', () => {
    const held = ['r1c1–r1c2', 'r1c1–r2c1', 'r1c2–r1c3', 'r2c1–r2c2'];
    expect(says(['r1c2'], held, ['r1c2–r2c2'])).toBeUndefined();
    expect(says(['r1c2'], ['r1c1–r2c1', 'r1c2–r1c3'], ['r1c1–r1c2'])).toBeUndefined();
  });

  it('say of two third tracks whether one needs the other', () => {
    const third = `have two tracks and so a third, which would ${CLOSES}`;
    const none = ['r2c2–r2c3'];
    // The track ends at one of the points, which leads to the other.
    expect(says(['r1c2', 'r2c2'], ['r1c1–r1c2', 'r1c1–r2c1', 'r2c2–r3c2'], ['r1c2–r1c3'], none)).toBe(
      `with it r1c2 and r2c2 would one after the other ${third}`,
    );
    // The track joins the points, which have another one each.
    expect(says(['r1c2', 'r2c2'], ['r1c2–r1c3', 'r2c2–r3c2', 'r1c1–r2c1'], ['r1c2–r2c2'], none)).toBe(
      `with it r1c2 and r2c2 would both ${third}`,
    );
  });
});
