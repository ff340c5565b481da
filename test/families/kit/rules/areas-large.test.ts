import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sideNeighbours } from '../../../../src/core/index.js';
import { ReasonedBuilder } from '../../../../src/families/kit/models/reasoned-builder.js';
import { DerivedRows } from '../../../../src/families/kit/rules/derived-rows.js';
import { type AreasRule, areas, flagWords, signBoard } from '../../../../src/families/kit/rules/index.js';
import { RuleRows } from '../../../../src/families/kit/rules/rule-rows.js';
import {
  countSolutions,
  openEngine,
  openLazily,
  type Row,
  type Values,
} from '../../../../src/solve/index.js';

const AREA = { the: 'the area', of: 'the area of', one: 'one area' };
const MARK = {
  yes: ['is', 'are'],
  no: ['is not', 'are not'],
  one: 'one',
  none: 'none',
  many: 'many',
} as const;
const board = (rows: number, columns: number) =>
  signBoard({
    grid: Array.from({ length: rows }, () => '#'.repeat(columns)),
    words: flagWords({ en: MARK, de: MARK }),
    given: () => 'open',
    signs: ['#', '~'],
  });

/** Up to three roots in a grid of at most twelve cells. */
const random = fc
  .tuple(fc.integer({ min: 2, max: 3 }), fc.integer({ min: 2, max: 4 }), fc.constantFrom(0, 1))
  .chain(([rows, columns, value]) =>
    fc
      .uniqueArray(fc.tuple(fc.nat({ max: rows * columns - 1 }), fc.integer({ min: 1, max: 9 })), {
        minLength: 1,
        maxLength: 3,
        selector: ([place]) => place,
      })
      .map((roots) => {
        const neighbours = sideNeighbours({ rows, columns }).map((cells) => [...cells]);
        const rule: AreasRule = {
          ...{ kind: 'areas', id: 'areas', role: 'areas', value, neighbours, words: { en: AREA, de: AREA } },
          places: [...neighbours.keys()],
          roots: roots.map(([place, size]) => ({ place, size })),
        };
        return { rule, board: board(rows, columns) };
      }),
  );

/** The fillings that keep the rule, by its direct check. */
function right({ rule, board: own }: { rule: AreasRule; board: ReturnType<typeof board> }): string[] {
  const count = rule.places.length;
  const all = Array.from({ length: 2 ** count }, (_, bits) => rule.places.map((at) => (bits >> at) & 1));
  return all.filter((values) => areas.fault(rule, values, own) === undefined).map((values) => values.join());
}

describe('areas of which none is followed step by step', async () => {
  const engines = [await openEngine('sat'), await openEngine('highs')];

  it.each(engines)('have the right fillings with $id, and the rule confirms every row', (engine) => {
    let confirmed = 0;
    fc.assert(
      fc.property(random, (instance) => {
        const { rule } = instance;
        const builder = new ReasonedBuilder('law');
        const rows = new RuleRows(builder, instance.board, undefined, 0);
        areas.state(rule, rows);
        const derived = new DerivedRows([rule], [areas], rows);
        const added: Row[] = [];
        const lazy = (values: Values) => derived.rowsFor(values);
        const session = openLazily(
          engine,
          builder.build(),
          { certify: true },
          { separate: lazy, propagator: lazy },
          (found) => added.push(...found),
        );
        const found: string[] = [];
        const { complete } = countSolutions(session, rows.projection, {
          limit: 5000,
          onSolution: (values) => found.push(rows.projection.map((variable) => values[variable]).join()),
        });
        session.dispose();
        expect(complete).toBe(true);
        expect(found.sort()).toEqual(right(instance).sort());
        for (const row of added) expect(derived.justify(row), row.name).toBeDefined();
        confirmed += added.length;
      }),
      { numRuns: engine.id === 'sat' ? 150 : 25 },
    );
    expect(confirmed).toBeGreaterThan(0);
  });

  it('confirm no row that a right filling breaks', () => {
    let refused = 0;
    fc.assert(
      fc.property(random, fc.infiniteStream(fc.nat()), ({ rule, board: own }, numbers) => {
        const rows = new RuleRows(new ReasonedBuilder('law'), own, undefined, 0);
        areas.state(rule, rows);
        const fillings = right({ rule, board: own }).map((text) => text.split(',').map(Number));
        for (const [index, later] of rows.later.entries()) {
          // Literals of places that the area could have: some are in the row, with either sign.
          const { literals } = later as unknown as { literals: ReadonlyMap<number, number> };
          const chosen = [...literals].filter(() => numbers.next().value! % 3 === 0);
          const signs = chosen.map(() => (numbers.next().value! % 3 === 0 ? -1 : 1));
          const variables = chosen.map(([, literal]) => (literal >= 0 ? literal : ~literal));
          const coefficients = chosen.map(([, literal], at) => (literal >= 0 ? signs[at]! : -signs[at]!));
          const lower = 1 - coefficients.filter((coefficient) => coefficient < 0).length;
          if (!later.confirms({ name: 'any', variables, coefficients, lower, upper: Infinity })) {
            refused++;
            continue;
          }
          for (const values of fillings) {
            const area = areaOf(rule, rule.roots[index]!.place, values);
            const keeps = chosen.some(([place], at) => area.has(place) === (signs[at] === 1));
            expect(keeps, `${values.join()}: ${chosen.join(' ')} ${signs.join()}`).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
    expect(refused).toBeGreaterThan(0);
  });
});

/** The area of a root, painted cell by cell. */
function areaOf({ neighbours, value }: AreasRule, root: number, values: readonly number[]): Set<number> {
  const area = new Set<number>();
  const paint = (place: number): void => {
    if (area.has(place) || values[place] !== value) return;
    area.add(place);
    neighbours[place]!.forEach(paint);
  };
  paint(root);
  return area;
}
