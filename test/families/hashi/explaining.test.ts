import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../src/families/contract/explaining.js';
import { becauseOfIsland } from '../../../src/families/hashi/explaining/arguments.js';
import { type HashiPuzzle, hashi } from '../../../src/families/hashi/index.js';
import { layoutOf } from '../../../src/families/hashi/layout.js';
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
  });

  it('counts bridges in marks of which one follows from the other by definition', () => {
    const said = (mark: number) => [true, false].flatMap((value) => explained.says([{ mark, value }]));
    expect(said(0)).toEqual(['r1c1–r1c3 has at least one bridge', 'r1c1–r1c3 has no bridge']);
    expect(said(1)).toEqual(['r1c1–r1c3 has two bridges', 'r1c1–r1c3 has at most one bridge']);
  });

  it('says of an island that gets no more bridges how many it needs', () => {
    const layout = layoutOf(PUZZLE);
    const { marks } = hashi.formulations
      .find(({ id }) => id === 'cuts')!
      .formulate(PUZZLE, { presolve: false, reasons: true }).explained!;
    const at = (place: string, atLeast: number) =>
      marks.find((mark) => mark.place === place && mark.atLeast === atLeast)!;
    const step = (fact: number, conclusions: readonly Mark[]): string | undefined =>
      becauseOfIsland(
        layout,
        {
          reasons: [{ id: 'island-r1c1', kind: 'island', cells: [] }],
          conclusions: conclusions.map((mark) => ({ mark, value: false })),
          facts: [{ mark: at('r1c1–r1c3', fact), value: true }],
          open: [],
          known: [],
        },
        () => 'KNOWN',
      );
    const [none, one] = [at('r1c1–r2c1', 1), at('r1c1–r2c1', 2)];
    expect(step(2, [none])).toBe('KNOWN, and so the island 2 in r1c1 has all its bridges');
    expect(step(1, [one])).toBe('KNOWN, and so the island 2 in r1c1 needs only one more');
    // One bridge does not say that there is none elsewhere.
    expect(step(1, [none])).toBeUndefined();
  });

  it('calculates what an island needs in a direction', () => {
    // The island 2 has one neighbour to the right and one below; each place has room for two bridges.
    const places = ['r1c1–r1c3', 'r1c1–r2c1'];
    const open = places.flatMap((place) => [`${place} has at least one bridge`, `${place} has two bridges`]);
    const step = (facts: readonly string[], ...conclusions: readonly string[]): string | undefined =>
      explained
        .because({ reasons: ['island-r1c1'], facts, conclusions, open })
        ?.split(', and so ')
        .at(-1);
    const [few, two] = ['r1c1–r2c1 has at least one bridge', 'r1c1–r2c1 has two bridges'];
    expect(step(['r1c1–r1c3 has at most one bridge'], few)).toBe(
      'without r1c1–r2c1 the island 2 in r1c1 has at most one bridge',
    );
    expect(step(['r1c1–r1c3 has no bridge'], few, two)).toBe(
      'the island 2 in r1c1 has no other direction left',
    );
    const exact = ['r1c1–r1c3 has at least one bridge', 'r1c1–r1c3 has at most one bridge'];
    expect(step(exact, few, 'r1c1–r2c1 has at most one bridge')).toBe(
      'the island 2 in r1c1 leaves 2 − 1 = 1 for r1c1–r2c1',
    );
    expect(
      step(
        places.map((place) => `${place} has at most one bridge`),
        few,
        'r1c1–r1c3 has at least one bridge',
      ),
    ).toBe('the island 2 in r1c1 needs all that its directions can hold, 1 + 1 = 2');
    expect(step(['r1c1–r1c3 has at most one bridge'], few, two)).toBeUndefined();
  });

  it('says what is left at least and at most, and of each of several directions', () => {
    const puzzle: HashiPuzzle = {
      family: 'hashi',
      bridges: 3,
      islands: [
        [3, 0, 6, 0, 3],
        [0, 0, 0, 0, 0],
        [0, 0, 3, 0, 0],
      ],
    };
    const { because } = explainedPuzzle(hashi, puzzle);
    const [left, right, down] = ['r1c1–r1c3', 'r1c3–r1c5', 'r1c3–r3c3'] as const;
    const open = [left, right, down].flatMap((place) =>
      ['at least one bridge', 'at least two bridges', 'three bridges'].map(
        (words) => `${place} has ${words}`,
      ),
    );
    const island = { reasons: ['island-r1c3'], open };
    const exact = [`${left} has at least two bridges`, `${left} has at most two bridges`];
    expect(
      because({
        ...island,
        facts: [...exact, `${right} has at least two bridges`],
        conclusions: [`${down} has at least one bridge`, `${down} has at most two bridges`],
      })
        ?.split(', and so ')
        .at(-1),
    ).toBe('the island 6 in r1c3 leaves at least 6 − 3 − 2 = 1 and at most 6 − 2 − 2 = 2 for r1c3–r3c3');
    expect(
      because({
        ...island,
        facts: [`${left} has at most two bridges`],
        conclusions: [`${down} has at least one bridge`, `${right} has at least one bridge`],
      })
        ?.split(', and so ')
        .at(-1),
    ).toBe('without any one of r1c3–r3c3 and r1c3–r1c5 the island 6 in r1c3 has at most 3 + 2 = 5 bridges');
    expect(
      because({
        ...island,
        facts: [`${left} has three bridges`, `${right} has three bridges`],
        conclusions: [`${down} has at most one bridge`],
      })
        ?.split(', and so ')
        .at(-1),
    ).toBe('the island 6 in r1c3 has all its bridges, 3 + 3 = 6');
  });

  it('names the bridge that would be crossed', () => {
    const [other, crossing] = ['r1c2–r3c2', 'r2c1–r2c3'];
    const words = crossed.because({
      reasons: [`crossing-${other}-${crossing}`],
      facts: [`${crossing} has at least one bridge`],
      conclusions: [`${other} has no bridge`],
    });
    expect(words).toBe(`it would cross ${crossing}, which has at least one bridge`);
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
        rest: { others: 'no other way out is left', all: 'no way out is left' },
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

describe('techniques of hashi', () => {
  const few = 'r1c1–r1c3 has at least one bridge';
  const both = 'r1c1–r1c3 has two bridges';
  it.each([
    ['a bridge in every direction', ['island-r1c1'], [few, 'r1c1–r2c1 has at least one bridge'], []],
    ['full island', ['island-r1c1'], [few, both, 'r1c1–r2c1 has two bridges'], []],
    ['completed island', ['island-r1c1 most'], ['r1c1–r2c1 has no bridge'], [both]],
    // It has the one bridge that is known there, and no other anywhere.
    [
      'completed island',
      ['island-r1c1 most'],
      ['r1c1–r1c3 has at most one bridge', 'r1c1–r2c1 has no bridge'],
      [few],
    ],
    ['few bridges', ['island-r1c1 most'], ['r1c1–r1c3 has at most one bridge'], []],
    ['remaining bridges', ['island-r1c1 most'], ['r1c1–r2c1 has at most one bridge'], [few]],
    ['last directions', ['island-r1c1 least'], [both], ['r1c1–r2c1 has no bridge']],
    [undefined, ['island-r1c1', 'island-r1c3'], [both], []],
  ])('%s', (name, reasons, conclusions, facts) => {
    expect(explained.technique({ reasons, conclusions, facts })).toBe(name);
  });

  it('know crossings, and islands that would be cut off', () => {
    const step = { reasons: ['crossing-r1c2–r3c2-r2c1–r2c3'], conclusions: ['r1c2–r3c2 has no bridge'] };
    expect(crossed.technique(step)).toBe('bridges do not cross');
    const only = { reasons: ['island-r1c2'], conclusions: ['r1c2–r3c2 has at least one bridge'] };
    expect(crossed.technique(only)).toBe('only one neighbour');
    const mark = explained.marks[0]!;
    const name = (kinds: readonly string[]) =>
      hashi.explaining!.techniques.find(({ matches }) =>
        matches({
          reasons: kinds.map((kind) => ({ id: kind, kind, cells: [[0, 0]] })),
          conclusions: [{ mark, value: true }],
          facts: [],
          open: [],
          known: [],
        }),
      )?.name;
    expect(name(['connected'])).toBe('last way out');
    expect(name(['island', 'island', 'connected'])).toBe('isolation');
    expect(name(['island', 'crossing', 'connected'])).toBeUndefined();
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
