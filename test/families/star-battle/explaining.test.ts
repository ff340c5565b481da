import { describe, expect, it } from 'vitest';
import { starBattle } from '../../../src/families/star-battle/index.js';
import { explainedPuzzle } from '../explained-puzzle.js';

const named = (name: string) => starBattle.examples.find((example) => example.name === name)!.puzzle;
const puzzle = named('simple park');
const simple = explainedPuzzle(starBattle, puzzle);

describe('star battle in reasons', () => {
  it('says every rule in a sentence of its own', () => {
    expect(simple.reasons).toHaveLength(1 + 15);
    expect(simple.reason('no-touching')).toMatchObject({
      kind: 'no-touching',
      says: 'No two stars touch',
    });
    expect(simple.reason('row-4')).toMatchObject({
      kind: 'row',
      says: 'Row 4 holds exactly one star',
      halves: { least: 'Row 4 holds at least one star', most: 'Row 4 holds at most one star' },
    });
    expect(simple.reason('region-2')).toMatchObject({
      kind: 'region',
      says: 'The region of r1c2 holds exactly one star',
    });
  });

  it('counts rows side by side together, and regions, each in one sentence', () => {
    expect(simple.reason('rows-2-to-4')).toMatchObject({
      kind: 'rows',
      says: 'Rows 2 to 4 hold exactly three stars',
      halves: {
        least: 'Rows 2 to 4 hold at least three stars',
        most: 'Rows 2 to 4 hold at most three stars',
      },
      combines: ['row-2', 'row-3', 'row-4'],
    });
    expect(simple.reason('columns-1-to-2').says).toBe('Columns 1 and 2 hold exactly two stars');
    expect(simple.reason('regions-1-2')).toMatchObject({
      kind: 'regions',
      says: 'The regions of r1c1 and r1c2 hold exactly two stars',
      combines: ['region-1', 'region-2'],
    });
    expect(() => simple.reason('rows-1-to-1')).toThrow();
  });

  it('has no marks in cells of no region, and knows the given cells', () => {
    const outside = explainedPuzzle(starBattle, named('cells of no region'));
    expect(outside.marks.map(({ place }) => place)).not.toContain('r2c1');
    const given = explainedPuzzle(starBattle, named('two cells given'));
    expect(given.says(given.given)).toEqual(['r1c1 holds a star', 'r3c2 is empty']);
  });
});

describe('techniques of star battle', () => {
  it.each([
    ['stars do not touch', ['no-touching'], ['r1c2 is empty', 'r2c2 is empty'], ['r1c1 holds a star']],
    ['completed row or column', ['row-1'], ['r1c2 is empty'], ['r1c1 holds a star']],
    ['completed region', ['region-1'], ['r2c1 is empty'], ['r1c1 holds a star']],
    ['last cells', ['column-5'], ['r5c5 holds a star'], ['r1c5 is empty']],
    ['exclusion', ['no-touching', 'region-1 least'], ['r3c2 is empty'], []],
    ['exclusion', ['no-touching', 'region-1 least'], ['r2c1 is empty'], []],
    ['2×2 packing', ['no-touching', 'region-2 least'], ['r2c4 holds a star'], []],
    ['packing in a line', ['no-touching', 'row-3 least'], ['r3c3 holds a star'], []],
    ['composite region', ['no-touching', 'regions-1-2 least'], ['r3c2 is empty'], []],
    ['pressured exclusion', ['no-touching', 'region-1 least', 'region-2 least'], ['r3c2 is empty'], []],
    ['undercounting', ['row-1 most', 'region-1 least'], ['r1c4 is empty'], []],
    ['overcounting', ['column-1 least', 'region-1 most'], ['r2c2 is empty'], []],
    ['undercounting', ['row-1 most', 'region-1 least'], ['r2c1 holds a star'], []],
    ['fish', ['row-1 least', 'column-1 most'], ['r5c1 is empty'], []],
    ['squeeze', ['row-2', 'row-3', 'no-touching'], ['r2c5 holds a star'], []],
    ['pressured exclusion', ['column-1 most', 'no-touching', 'region-1 least'], ['r4c1 is empty'], []],
    [
      'counting with stars that do not touch',
      ['row-1', 'row-2', 'region-1', 'no-touching'],
      ['r1c5 holds a star'],
      [],
    ],
    ['undercounting', ['rows-1-to-2 most', 'region-1 least'], ['r1c4 is empty'], []],
    ['squeeze', ['no-touching', 'rows-2-to-3'], ['r2c5 holds a star'], []],
    [
      'counting with stars that do not touch',
      ['no-touching', 'rows-1-to-2', 'region-1'],
      ['r1c5 holds a star'],
      [],
    ],
    [undefined, ['row-1', 'column-1', 'region-1', 'region-2'], ['r1c1 holds a star'], []],
  ])('%s', (name, reasons, conclusions, facts) => {
    expect(simple.technique({ reasons, conclusions, facts })).toBe(name);
  });
});

describe('counting in star battle', () => {
  const two = explainedPuzzle(starBattle, named('harder park'));

  it('says which rows all that is left of a region lies in', () => {
    const region = two.reason('region-1').cells;
    const row = two.reason('row-1').cells;
    const codes = (cells: readonly (readonly [number, number])[]): readonly string[] =>
      cells.map(([r, c]) => `r${r + 1}c${c + 1}`);
    const outside = codes(region.filter(([r]) => r !== 0));
    const elsewhere = codes(row.filter((cell) => !region.some(([r, c]) => r === cell[0] && c === cell[1])));
    const reasons = ['region-1 least', 'row-1 most'];
    const conclusions = elsewhere.map((code) => `${code} is empty`);
    const facts = outside.map((code) => `${code} is empty`);
    expect(two.because({ reasons, conclusions, facts })).toBe(
      `the region of ${codes(region)[0]} holds two stars, and all that is left of it lies in row 1, which holds only two stars`,
    );
    // A star of the row elsewhere leaves it one for the region, so what is left of this outside holds the
    // other one.
    const [first, ...others] = outside;
    const used = elsewhere[0]!;
    expect(
      two.because({
        reasons,
        conclusions: [`${first} holds a star`],
        facts: [`${used} holds a star`, ...others.map((code) => `${code} is empty`)],
      }),
    ).toBe(
      `the region of ${codes(region)[0]} holds two stars, and all that is left of it besides ${first} lies in row 1, which holds only two stars, one besides ${used}`,
    );
    // Cells that are not known are not outside of the row in a step that shows this.
    expect(two.because({ reasons, conclusions })).toBe(
      `the region of ${codes(region)[0]} holds two stars, and lies wholly in row 1, which holds only two stars`,
    );
    // Where more is left elsewhere the count is another one.
    expect(two.because({ reasons, conclusions, facts: [], open: outside })).toBeUndefined();
  });

  it('has no words for other steps', () => {
    const conclusions = ['r1c1 is empty'];
    expect(two.because({ reasons: ['no-touching', 'region-1 least'], conclusions })).toBeUndefined();
    expect(two.because({ reasons: ['row-1'], conclusions })).toBeUndefined();
    expect(
      two.because({ reasons: ['row-1 least', 'column-1 least', 'region-1 most'], conclusions }),
    ).toBeUndefined();
  });
});

describe('a partial star battle', () => {
  const read = (rows: unknown, of = puzzle) =>
    starBattle.explaining!.readState(rows, of, explainedPuzzle(starBattle, of).marks);
  const open = '?????';

  it('is rows of stars, empty cells and open cells', () => {
    const state = read(['*.???', open, open, open, open]);
    expect(state.ok && simple.says(state.value)).toEqual(['r1c1 holds a star', 'r1c2 is empty']);
  });

  it.each([
    ['json-shape', 1, puzzle],
    ['state-size', [open], puzzle],
    ['state-cell', [open, open, '??x??', open, open], puzzle],
    ['given-changed', ['.????', open, open, open, open], named('two cells given')],
    ['state-cell', ['??????', '*?????', '??????', '??????', '??????', '??????'], named('cells of no region')],
  ])('is refused with the issue %s', (code, rows, of) => {
    const state = read(rows, of);
    expect(state.ok ? [] : state.issues.map((issue) => issue.code)).toEqual([code]);
  });
});

describe('the picture of a partial star battle', () => {
  it('has the same size and the same puzzle whatever is known', () => {
    const draw = (view: object) =>
      starBattle.explaining!.picture(puzzle, { marks: simple.marks, known: [], ...view });
    const empty = draw({});
    const full = draw({
      known: [{ mark: 0, value: true }],
      concluded: [{ mark: 1, value: false }],
      tints: [simple.reason('row-1').cells],
    });
    expect([full.width, full.height, full.title]).toEqual([empty.width, empty.height, empty.title]);
    const drawn = new Set(full.shapes.map((shape) => JSON.stringify(shape)));
    for (const shape of starBattle.picture(puzzle, {}).shapes) expect(drawn).toContain(JSON.stringify(shape));
    expect(full.shapes.length).toBeGreaterThan(empty.shapes.length + 5);
  });
});
