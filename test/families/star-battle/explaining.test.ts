import { describe, expect, it } from 'vitest';
import { explain } from '../../../src/api/explain.js';
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
      translated: {
        de: {
          says: 'Zeile 4 enthält genau einen Stern',
          halves: {
            least: 'Zeile 4 enthält mindestens einen Stern',
            most: 'Zeile 4 enthält höchstens einen Stern',
          },
        },
      },
    });
    expect(simple.reason('region-2')).toMatchObject({
      kind: 'region',
      says: 'The region of r1c2 holds exactly one star',
    });
  });

  it('explains a board on which no two cells touch', async () => {
    const { verdict } = await explain(starBattle, named('one cell'));
    expect(verdict).toBe('solved');
  });

  it('has no marks in cells of no region, and knows the given cells', () => {
    const outside = explainedPuzzle(starBattle, named('cells of no region'));
    expect(outside.marks.map(({ place }) => place)).not.toContain('r2c1');
    const given = explainedPuzzle(starBattle, named('two cells given'));
    expect(given.says(given.given)).toEqual(['r1c1 holds a star', 'r3c2 is empty']);
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
