import { describe, expect, it } from 'vitest';
import { type HashiPuzzle, hashi } from '../../../src/families/hashi/index.js';
import { explainedPuzzle } from '../explained-puzzle.js';

/** Six islands; the bridges of the middle row and of the third column would cross. */
const PUZZLE: HashiPuzzle = {
  family: 'hashi',
  islands: [
    [2, 0, 2],
    [1, 0, 0],
    [0, 0, 0],
    [1, 1, 1],
  ],
};
const CROSSED: HashiPuzzle = {
  family: 'hashi',
  islands: [
    [0, 1, 0],
    [1, 0, 1],
    [0, 1, 0],
  ],
};
const explained = explainedPuzzle(hashi, PUZZLE);
const crossed = explainedPuzzle(hashi, CROSSED);

describe('hashi in reasons', () => {
  it('says islands and crossings', () => {
    expect(explained.reason('island-r1c1')).toMatchObject({
      kind: 'island',
      cells: [
        [0, 0],
        [0, 1],
      ],
      says: 'The island 2 in r1c1 has two neighbours',
      halves: {
        least: 'The island 2 in r1c1 has two neighbours and needs two bridges',
        most: 'The island 2 in r1c1 has at most two bridges',
      },
    });
    expect(crossed.reason('island-r1c2').says).toBe('The island 1 in r1c2 has only one neighbour');
    expect(crossed.reason('crossing-r1c2–r3c2-r2c1–r2c3')).toMatchObject({
      kind: 'crossing',
      cells: [[1, 1]],
      says: 'Bridges r1c2–r3c2 and r2c1–r2c3 would cross',
    });
    expect(explained.reason('island-r1c1').translated!.de).toEqual({
      says: 'Die Insel 2 in r1c1 hat zwei Nachbarn',
      halves: {
        least: 'Die Insel 2 in r1c1 hat zwei Nachbarn und braucht zwei Brücken',
        most: 'Die Insel 2 in r1c1 hat höchstens zwei Brücken',
      },
    });
  });

  it('counts bridges in marks of which one follows from the other by definition', () => {
    const said = (mark: number) => [true, false].flatMap((value) => explained.says([{ mark, value }]));
    expect(said(0)).toEqual(['r1c1–r1c3 has at least one bridge', 'r1c1–r1c3 has no bridge']);
    expect(said(1)).toEqual(['r1c1–r1c3 has two bridges', 'r1c1–r1c3 has at most one bridge']);
    expect(explained.marks[1]!.translated!.de).toEqual({
      yes: { one: 'hat zwei Brücken', many: 'haben je zwei Brücken' },
      no: { one: 'hat höchstens eine Brücke', many: 'haben je höchstens eine Brücke' },
      exactly: { one: 'hat genau zwei Brücken', many: 'haben je genau zwei Brücken' },
    });
  });

  it('finds the islands that an assignment cuts off, the fewer of two sides', () => {
    const formulation = hashi.formulations.find(({ id }) => id === 'cuts')!;
    const { model, explained: found } = formulation.formulate(PUZZLE, { presolve: false, reasons: true });
    const joined = new Set(['r1c1–r1c3', 'r4c1–r4c2', 'r4c2–r4c3', 'r2c1–r4c1']);
    const values = new Float64Array(model.variables.length);
    for (const { place, variable } of found!.marks) values[variable] = joined.has(place) ? 1 : 0;
    const lazy = found!.separate!(values);
    expect(lazy.map(({ reason }) => reason)).toEqual([
      {
        id: 'connected-r1c1-r1c3',
        kind: 'connected',
        cells: [
          [0, 0],
          [0, 2],
        ],
        says: 'The islands in r1c1 and r1c3 must not be cut off from the others',
        translated: {
          de: { says: 'Die Inseln in r1c1 und r1c3 dürfen nicht von den anderen abgeschnitten sein' },
        },
      },
    ]);
    const names = lazy[0]!.rows[0]!.variables.map((variable) => model.variables[variable]!.name);
    expect(names).toHaveLength(2);
    for (const { place, variable } of found!.marks) {
      if (['r1c1–r2c1', 'r1c3–r4c3'].includes(place)) values[variable] = 1;
    }
    expect(found!.separate!(values)).toEqual([]);
  });
});

describe('a partial hashi', () => {
  const read = (json: unknown) => hashi.explaining!.readState(json, PUZZLE, explained.marks);

  it('lists bridges so far, and how many there are at most', () => {
    const state = read([
      [[0, 2], [0, 0], 1],
      [[1, 0], [0, 0], 1, 1],
      [[0, 2], [3, 2], 0, 0],
    ]);
    expect(state.ok && explained.says(state.value)).toEqual([
      'r1c1–r1c3 has at least one bridge',
      'r1c1–r2c1 has at least one bridge',
      'r1c1–r2c1 has at most one bridge',
      'r1c3–r4c3 has no bridge',
      'r1c3–r4c3 has at most one bridge',
    ]);
  });

  it.each([
    [
      'json-shape',
      [
        [
          [0, 0],
          [0, 2],
        ],
      ],
    ],
    ['state-bridge', [[[0, 0], [3, 0], 1]]],
    ['state-bridge', [[[0, 0], [0, 2], 3]]],
    ['state-bridge', [[[0, 0], [0, 2], 2, 1]]],
    [
      'state-bridge',
      [
        [[0, 0], [0, 2], 1],
        [[0, 2], [0, 0], 1],
      ],
    ],
  ])('is refused with the issue %s', (code, json) => {
    const state = read(json);
    expect(state.ok ? [] : state.issues.map((issue) => issue.code)).toEqual([code]);
  });
});

describe('the picture of a partial hashi', () => {
  it('has the same size whatever is known, and says in rings what is concluded', () => {
    const draw = (view: object) =>
      hashi.explaining!.picture(PUZZLE, { marks: explained.marks, known: [], ...view });
    const empty = draw({});
    expect(empty.shapes).toEqual(hashi.picture(PUZZLE, {}).shapes);
    const texts = (view: object) => {
      const scene = draw(view);
      expect([scene.width, scene.height, scene.title]).toEqual([empty.width, empty.height, empty.title]);
      return scene.shapes.flatMap((shape) => (shape.kind === 'text' && shape.size < 4 ? [shape.text] : []));
    };
    const one = { mark: 0, value: true };
    expect(texts({ concluded: [one] })).toEqual(['1+']);
    expect(texts({ known: [one], concluded: [{ mark: 1, value: false }] })).toEqual(['1']);
    expect(texts({ known: [{ mark: 1, value: false }] })).toEqual(['0–1']);
    expect(
      texts({
        concluded: [
          { mark: 0, value: false },
          { mark: 1, value: false },
        ],
      }),
    ).toEqual([]);
  });
});
