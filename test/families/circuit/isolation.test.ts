/** Arguments of Circuit Boards from points that must not be cut off. */
import { describe, expect, it } from 'vitest';
import { becauseOfTracks } from '../../../src/families/circuit/explaining/arguments.js';
import { cellOf, known, MARKS } from './three-by-three.js';

/**
 * The argument of a step for points and groups that must not be cut off; `conclusions` have a track,
 * `excluded` none.
 */
function isolated(
  points: readonly string[],
  groups: readonly (readonly string[])[],
  {
    held = [],
    none = [],
    conclusions,
    excluded = [],
  }: Readonly<Record<'conclusions', readonly string[]>> &
    Readonly<Partial<Record<'held' | 'none' | 'excluded', readonly string[]>>>,
): string | undefined {
  return becauseOfTracks(MARKS, {
    reasons: [
      ...points.map((code) => ({ id: `point-${code}`, kind: 'point', cells: [cellOf(code)] })),
      ...groups.map((codes) => ({ id: 'connected', kind: 'connected', cells: codes.map(cellOf) })),
    ],
    facts: [...known(true, held), ...known(false, none)],
    conclusions: [...known(true, conclusions), ...known(false, excluded)],
    open: [],
    known: [],
  });
}

describe('arguments from points that must not be cut off', () => {
  it('say why a point with one track needs both of its other places', () => {
    const says = (...conclusions: readonly string[]) =>
      isolated(['r1c2'], [['r1c1', 'r1c2']], {
        held: ['r1c1–r1c2'],
        none: ['r1c1–r2c1'],
        conclusions,
      });
    const way = 'a track must leave the points r1c1 and r1c2 at r1c2, and r1c2 has one track already and so';
    expect(says('r1c2–r1c3', 'r1c2–r2c2')).toBe(`${way} gets three`);
    expect(says('r1c2–r1c3')).toBe(`${way} needs both of its other places`);
  });

  it('say that a track into a group can only lead to one point', () => {
    const says = isolated(['r1c2'], [['r1c1', 'r2c1', 'r3c1']], {
      held: ['r1c2–r1c3'],
      none: ['r2c1–r2c2', 'r3c1–r3c2'],
      conclusions: ['r1c1–r1c2', 'r1c2–r2c2'],
    });
    expect(says).toBe(
      'a track must leave the points r1c1 to r3c1, and it can only lead to r1c2, which has one track already and so gets three',
    );
  });

  it('say where the only tracks of two points run', () => {
    const says = (...yes: readonly string[]) =>
      isolated(['r1c1', 'r1c2'], [['r1c1', 'r1c2']], {
        none: ['r1c2–r2c2'],
        excluded: ['r1c1–r1c2'],
        conclusions: yes,
      });
    const both =
      'r1c1 and r1c2 can have only one track each, so a track between them would cut both off from the others';
    expect(says()).toBe(both);
    expect(says('r1c2–r1c3')).toBe(`${both}, and r1c2 uses its other place`);
    expect(says('r1c1–r2c1', 'r1c2–r1c3')).toBe(`${both}, and each uses its other place`);
  });

  it('say that the only track of a point would lead to either of two that have no further one', () => {
    const says = (points: readonly string[], ...none: readonly string[]) =>
      isolated(
        points,
        points.slice(1).map((partner) => [points[0]!, partner]),
        { none, conclusions: ['r1c2–r2c2'] },
      );
    expect(says(['r1c2', 'r1c1', 'r1c3'])).toBe(
      'without it r1c2 would have only one track, to r1c1 or to r1c3, which can have only one track each, and the two points that it joins would be cut off from the others',
    );
    // r1c1 is no place of a track any more, or r2c1 is no neighbour.
    expect(says(['r1c2', 'r1c1', 'r1c3'], 'r1c1–r1c2')).toBeUndefined();
    expect(says(['r1c2', 'r2c1', 'r1c3'])).toBeUndefined();
    // A partner with three places can have three tracks.
    const middle = isolated(
      ['r2c1', 'r1c1', 'r2c2'],
      [
        ['r1c1', 'r2c1'],
        ['r2c1', 'r2c2'],
      ],
      { none: ['r2c2–r2c3'], conclusions: ['r2c1–r3c1'] },
    );
    expect(middle).toBeUndefined();
  });

  it('say that a point would only have a neighbour that has no further track', () => {
    const says = (...none: readonly string[]) =>
      isolated(['r1c2', 'r1c3'], [['r1c2', 'r1c3']], { none, conclusions: ['r1c2–r2c2'] });
    expect(says('r1c1–r1c2')).toBe(
      'without it r1c2 could only be joined with r1c3, which can have only one track, and both would be cut off from the others',
    );
    expect(says()).toBeUndefined();
  });
});
