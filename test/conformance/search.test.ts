/** The searches that families have of their own: every order agrees with the examples, and draws its tree. */
import { describe, expect, it } from 'vitest';
import { countLeaves } from '../../src/draw/search-tree.js';
import { searchTreeScene } from '../../src/draw/search-tree-scene.js';
import { renderTerminal } from '../../src/draw/terminal.js';
import { FAMILIES } from '../../src/families/index.js';
import { solveBySearch } from '../../src/proving/search.js';

/** Constraints that a search may enter: about a second. */
const NODES = 1_000_000;

const searched = FAMILIES.flatMap((family) =>
  family.search === undefined ? [] : [{ family, search: family.search }],
);
const cases = searched.flatMap(({ family, search }) =>
  search.orders.flatMap(({ id: order }) =>
    family.examples.map((example) => ({ id: family.id, name: example.name, order, family, search, example })),
  ),
);

describe('the searches of families', () => {
  it('are there, with orders with different names and described', () => {
    expect(searched.map(({ family }) => family.id)).toContain('zebra');
    for (const { search } of searched) {
      expect(search.orders.length).toBeGreaterThan(0);
      expect(new Set(search.orders.map(({ id }) => id)).size).toBe(search.orders.length);
      expect(search.orders.every(({ description }) => description !== '')).toBe(true);
    }
  });

  it.each(cases)('$id, $name, $order: the verdict of the example', ({ family, search, order, example }) => {
    const { puzzle, verdict, solution } = example;
    const ask = (limit: number, nodes: number) =>
      solveBySearch({ family, search, puzzle, order, limit, budget: { nodes } });
    const { solutions, complete } = ask(2, NODES);
    expect(complete).toBe(verdict !== 'multiple');
    expect(solutions).toHaveLength({ none: 0, unique: 1, multiple: 2 }[verdict]);
    if (verdict === 'unique') expect(family.differences(solutions[0], solution)).toEqual([]);
    expect(ask(2, 1)).toMatchObject({ solutions: [], complete: false, limit: 'nodes' });
  });

  it.each(cases)('$id, $name, $order: a tree that can be drawn', ({ search, order, example: { puzzle } }) => {
    const whole = search.tree(puzzle, order);
    const top = search.tree(puzzle, order, 1);
    expect(top.levels).toEqual(whole.levels.slice(0, 1));
    expect(top.furtherLevels + 1).toBe(whole.furtherLevels + whole.levels.length);
    expect(countLeaves(top.branches)).toBe(whole.branches.length);
    expect(renderTerminal(searchTreeScene(top), { unicode: true })).toMatch(/^1\. {2}\S/);
  });
});
