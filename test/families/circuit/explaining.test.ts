import { describe, expect, it } from 'vitest';
import { cellCode } from '../../../src/core/grid/cell.js';
import { areaReason, connectedReason } from '../../../src/families/circuit/explaining/reasons.js';
import { type CircuitPuzzle, circuit } from '../../../src/families/circuit/index.js';
import { explainedPuzzle } from '../explained-puzzle.js';

/** Two rows of three points; the first track is given. */
const PUZZLE: CircuitPuzzle = {
  family: 'circuit',
  grid: ['ooo', 'ooo'],
  edges: [
    [
      [0, 0],
      [0, 1],
    ],
  ],
};
const explained = explainedPuzzle(circuit, PUZZLE);

/** The reasons and rows violated when exactly these places have a track. */
function missing(tracks: readonly string[]) {
  const formulation = circuit.formulations.find(({ id }) => id === 'tree')!;
  const { model, explained: found } = formulation.formulate(PUZZLE, { presolve: false, reasons: true });
  const values = new Float64Array(model.variables.length);
  for (const { place, variable } of found!.marks) values[variable] = tracks.includes(place) ? 1 : 0;
  return found!.separate!(values).map(({ reason, rows }) => ({
    ...reason,
    bounds: rows.map(({ variables, lower, upper }) => [variables.length, lower, upper]),
  }));
}

describe('circuit in reasons', () => {
  it('says points and knows given tracks', () => {
    const sentences = explained.reasons.map(({ says }) => says);
    expect(sentences).toContain('The point r2c3 has exactly one track, as it has only two neighbours');
    expect(sentences).toContain('The point r2c2 has one or three tracks');
    expect(explained.reasons).toHaveLength(6);
    expect(explained.says(explained.given)).toEqual(['r1c1–r1c2 has a track']);
  });

  it('finds areas that tracks enclose, whichever way round', () => {
    const square = ['r1c1–r1c2', 'r1c1–r2c1', 'r1c2–r2c2', 'r2c1–r2c2'];
    const [area, ...others] = missing([...square, 'r1c2–r1c3', 'r2c2–r2c3']);
    expect(others).toEqual([]);
    expect(area).toMatchObject({
      id: 'area-r1c1-r1c2-r2c2-r2c1',
      kind: 'area',
      says: 'Tracks all the way round the corners r1c1, r1c2, r2c2 and r2c1 would enclose an area',
      bounds: [[4, -Infinity, 3]],
    });
  });

  it('names a long ring by its corners, and many points by their lines', () => {
    const ring = [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 2],
      [2, 1],
      [1, 1],
      [1, 0],
    ] as const;
    expect(areaReason(ring)).toMatchObject({
      says: 'Tracks all the way round the corners r1c1, r1c3, r3c3, r3c2, r2c2 and r2c1 would enclose an area',
      short: 'Tracks all the way round through r1c1 and 7 other points would enclose an area',
    });
    const few = connectedReason(ring.slice(0, 3), ring);
    expect(few.says).toBe('The points r1c1 to r1c3 must not be cut off from the others');
    expect(few.short).toBeUndefined();
    const board = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4].map((column) => [row, column] as const));
    const says = (without: readonly string[]): readonly (string | undefined)[] => {
      const group = board.filter((cell) => cell[0] > 1 && !without.includes(cellCode(cell)));
      const reason = connectedReason(group, board);
      return [reason.says, reason.short, reason.together!.about];
    };
    expect(says(['r4c2'])).toEqual([
      'The points of rows 3 to 5 but r4c2 must not be cut off from the others',
      undefined,
      'rows 3 to 5 but r4c2',
    ]);
    expect(says(['r3c1', 'r3c3', 'r4c2', 'r4c4', 'r5c1', 'r5c3'])[1]).toBe(
      'The group of 9 points with r3c2 named above must not be cut off from the others',
    );
  });

  it('finds points that are cut off, the fewer of two sides', () => {
    expect(missing(['r1c1–r1c2', 'r1c1–r2c1', 'r2c1–r2c2', 'r1c3–r2c3'])).toMatchObject([
      {
        id: 'connected-r1c3-r2c3',
        kind: 'connected',
        says: 'The points r1c3 and r2c3 must not be cut off from the others',
        bounds: [[2, 1, Infinity]],
      },
    ]);
    expect(missing(['r1c1–r1c2', 'r1c2–r1c3', 'r1c2–r2c2', 'r2c1–r2c2', 'r2c2–r2c3'])).toEqual([]);
  });

  it('states the least length of a path where it is known', () => {
    const path: CircuitPuzzle = {
      ...PUZZLE,
      path: [
        [0, 0],
        [1, 2],
      ],
    };
    const solution = circuit.examples.find(({ name }) => name === 'two by three')!.solution!;
    const stated = circuit.explaining!.withOptimum!(path, solution);
    expect(explainedPuzzle(circuit, stated).reason('path').says).toBe(
      'The path between r1c1 and r2c3 has three tracks',
    );
    expect(explainedPuzzle(circuit, stated).premises).toEqual([
      'The path between r1c1 and r2c3 is to be as short as possible. Three tracks are the fewest, as a search has proved, and the steps take this number as known',
    ]);
    expect(circuit.explaining!.withOptimum!(PUZZLE, solution)).toEqual(PUZZLE);
  });
});

describe('techniques of circuit', () => {
  const none = ['r1c1–r2c1 has no track'];
  const track = ['r1c1–r2c1 has a track'];
  it.each([
    ['completed point', ['point-r1c1'], none],
    ['forced tracks', ['point-r1c1'], track],
    [undefined, ['point-r1c1'], [...none, 'r1c2–r2c2 has a track']],
    [undefined, ['point-r1c1', 'point-r2c1'], none],
  ])('%s', (name, reasons, conclusions) => {
    expect(explained.technique({ reasons, conclusions })).toBe(name);
  });

  it('know areas, and points that would be cut off', () => {
    const mark = explained.marks[0]!;
    const name = (...kinds: readonly string[]) =>
      circuit.explaining!.techniques.find(({ matches }) =>
        matches({
          reasons: kinds.map((kind) => ({ id: kind, kind, cells: [[0, 0]] })),
          conclusions: [{ mark, value: true }],
          facts: [],
          open: [],
          known: [],
        }),
      )?.name;
    expect(name('area')).toBe('no enclosed area');
    expect(name('connected')).toBe('last way out');
    expect(name('point', 'connected')).toBe('isolation');
    expect(name('point', 'area', 'path')).toBe('shortest path');
    expect(name('point', 'area', 'connected')).toBeUndefined();
  });
});

describe('arguments of circuit', () => {
  const board: CircuitPuzzle = { ...PUZZLE, grid: ['ooo', 'ooo', 'ooo'] };
  const three = explainedPuzzle(circuit, board);

  it('say what is left of the tracks of a point', () => {
    expect(three.reason('point-r2c2').amounts).toMatchObject({
      about: 'r2c2',
      full: {
        1: { one: 'has one track already and cannot have three' },
        3: { many: 'have three tracks each already' },
      },
      missing: { 0: { one: 'has no other place left for its track' } },
      broken: { 2: { one: 'would have exactly two tracks' } },
    });
    const corner: CircuitPuzzle = { ...PUZZLE, grid: ['oo', 'o#'], edges: [] };
    const alone = explainedPuzzle(circuit, corner);
    expect(alone.reason('point-r1c2').amounts!.missing[0]!.one).toBe('has only one neighbour');
  });

  it('say of a ring of tracks that it would be closed', () => {
    const ring = [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
    ] as const;
    expect(areaReason(ring).rest).toEqual({
      others: 'it would close a ring of tracks with the corners r1c1, r1c2, r2c2 and r2c1',
      all: 'there would be a ring of tracks with the corners r1c1, r1c2, r2c2 and r2c1',
      isWhole: true,
    });
  });

  it('count the tracks that leave a group of points, each of which has an odd number', () => {
    const pair = (facts: readonly string[], conclusion: string) =>
      three.because({ reasons: ['point-r1c1', 'point-r1c2'], facts, conclusions: [conclusion] });
    const even =
      'the two points r1c1 and r1c2 have an odd number of tracks each, so an even number of tracks leaves them, and';
    const [below, beside] = ['r1c1–r2c1 has a track', 'r1c2–r1c3 has a track'];
    expect(pair([below, beside], 'r1c2–r2c2 has no track')).toBe(
      `${even} there are two others: r1c1–r2c1 and r1c2–r1c3`,
    );
    expect(pair([below, 'r1c2–r1c3 has no track'], 'r1c2–r2c2 has a track')).toBe(
      `${even} there is one other: r1c1–r2c1`,
    );
    const wrong = { facts: [below, 'r1c2–r1c3 has no track', 'r1c2–r2c2 has no track'], conclusions: [] };
    expect(three.because({ reasons: ['point-r1c1', 'point-r1c2'], ...wrong })).toBe(
      `${even} there is one: r1c1–r2c1`,
    );
    // A place that leaves the group is open, or the number is odd.
    expect(pair([below], 'r1c2–r2c2 has a track')).toBeUndefined();
    expect(pair([below, beside], 'r1c2–r2c2 has a track')).toBeUndefined();
    expect(
      three.technique({
        reasons: ['point-r1c1', 'point-r1c2'],
        facts: [below, beside],
        conclusions: ['r1c2–r2c2 has no track'],
      }),
    ).toBe('parity');
  });
});

describe('a partial circuit', () => {
  const read = (json: unknown) => circuit.explaining!.readState(json, PUZZLE, explained.marks);

  it('lists tracks, and places without one', () => {
    const tracks = read([
      [
        [0, 1],
        [0, 0],
      ],
    ]);
    expect(tracks.ok && explained.says(tracks.value)).toEqual(['r1c1–r1c2 has a track']);
    const both = read({
      edges: [
        [
          [0, 0],
          [0, 1],
        ],
      ],
      none: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
      path: [],
    });
    expect(both.ok && explained.says(both.value)).toEqual([
      'r1c1–r1c2 has a track',
      'r1c1–r2c1 has no track',
    ]);
  });

  it.each([
    ['json-shape', { tracks: [] }],
    [
      'state-track',
      [
        [
          [0, 0],
          [0, 2],
        ],
      ],
    ],
    [
      'state-track',
      {
        edges: [
          [
            [0, 0],
            [0, 1],
          ],
        ],
        none: [
          [
            [0, 1],
            [0, 0],
          ],
        ],
      },
    ],
    [
      'given-changed',
      {
        edges: [],
        none: [
          [
            [0, 0],
            [0, 1],
          ],
        ],
      },
    ],
  ])('is refused with the issue %s', (code, json) => {
    const state = read(json);
    expect(state.ok ? [] : state.issues.map((issue) => issue.code)).toEqual([code]);
  });
});

describe('the picture of a partial circuit', () => {
  it('has the same size whatever is known', () => {
    const draw = (view: object) =>
      circuit.explaining!.picture(PUZZLE, { marks: explained.marks, known: [], ...view });
    const empty = draw({ known: explained.given });
    const full = draw({
      known: [
        { mark: 1, value: true },
        { mark: 2, value: false },
      ],
      concluded: [
        { mark: 3, value: true },
        { mark: 4, value: false },
      ],
      tints: [[[0, 0]]],
    });
    expect([full.width, full.height, full.title]).toEqual([empty.width, empty.height, empty.title]);
    expect(full.shapes.length).toBeGreaterThan(empty.shapes.length + 6);
  });
});
