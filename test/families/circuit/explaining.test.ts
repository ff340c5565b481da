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
    expect(few.translated!.de.says).toBe(
      'Die Punkte r1c1 bis r1c3 dürfen nicht von den anderen abgeschnitten sein',
    );
    const board = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4].map((column) => [row, column] as const));
    const says = (without: readonly string[]): readonly string[] => {
      const group = board.filter((cell) => cell[0] > 1 && !without.includes(cellCode(cell)));
      const { says: english, translated } = connectedReason(group, board);
      return [english, translated!.de.says];
    };
    expect(says(['r4c2'])).toEqual([
      'The points of rows 3 to 5 but r4c2 must not be cut off from the others',
      'Die Punkte in Zeilen 3 bis 5 ohne r4c2 dürfen nicht von den anderen abgeschnitten sein',
    ]);
    const board9 = board.filter((cell) => (cell[0] + cell[1]) % 2 === 0);
    expect(connectedReason(board9, board).says).toBe(
      'The 13 points with r1c1 must not be cut off from the others',
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
    expect(explainedPuzzle(circuit, stated).premises.map(({ en }) => en)).toEqual([
      'The path between r1c1 and r2c3 is to be as short as possible. Three tracks are the fewest, as a search has proved, and the steps take this number as known',
    ]);
    expect(circuit.explaining!.withOptimum!(PUZZLE, solution)).toEqual(PUZZLE);
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
