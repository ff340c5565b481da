/**
 * Laws of kinds that derive clauses, on small boards, against brute force that the test states itself: with
 * the clauses that are derived, and that are confirmed by the plain check, both engines have just the
 * solutions; so do the clauses that are derived of any partial filling; and logic excludes none of them.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, edgeKey, graphOfNeighbours, joinedPoints } from '../../../../src/core/index.js';
import { ReasonedBuilder } from '../../../../src/families/kit/models/reasoned-builder.js';
import { DerivedRows } from '../../../../src/families/kit/rules/derived-rows.js';
import {
  type AreasRule,
  areas,
  type Board,
  COLOUR_WORDS,
  type ConnectedRule,
  connected,
  count,
  FLAG,
  loopRules,
  type OneLoopRule,
  oneLoop,
  type Rule,
  RuleCandidates,
  type RuleKinds,
  sideBoard,
  wayBoard,
} from '../../../../src/families/kit/rules/index.js';
import { RuleRows } from '../../../../src/families/kit/rules/rule-rows.js';
import {
  countSolutions,
  ENGINE_IDS,
  type Engine,
  openEngine,
  openLazily,
  type Row,
  type Values,
} from '../../../../src/solve/index.js';

const ENGINES = await Promise.all(ENGINE_IDS.map(openEngine));

/** Rules on a board, and brute force for their solutions. */
interface Instance {
  readonly board: Board<unknown>;
  readonly rules: readonly Rule[];
  readonly keeps: (values: readonly number[]) => boolean;
}

/** The row that these values of variables, from 0 to 1, are not there together. */
function rowAgainst(values: readonly { readonly variable: number; readonly value: number }[]): Row {
  return {
    name: 'claim',
    variables: values.map(({ variable }) => variable),
    coefficients: values.map(({ value }) => (value === 1 ? 1 : -1)),
    lower: -Infinity,
    upper: values.filter(({ value }) => value === 1).length - 1,
  };
}

function laws(kinds: RuleKinds, random: fc.Arbitrary<Instance>, runs: number): void {
  it('derives clauses that leave just the solutions, under both engines', () => {
    const limits = { sat: 80, highs: 6 };
    for (const engine of ENGINES) {
      fc.assert(
        fc.property(random, (instance) => {
          const found = solutionsBy(engine, kinds, instance);
          expect(found).toEqual(right(instance).map(String).sort());
        }),
        { numRuns: limits[engine.id] },
      );
    }
  });

  it('derives clauses of any partial filling that hold in all solutions, and confirms them', () => {
    let derived = 0;
    fc.assert(
      fc.property(random, fc.infiniteStream(fc.constantFrom(-1, -1, 0, 1)), (instance, stream) => {
        const { derived: rows, model, variableOf } = stated(kinds, instance);
        const values = new Float64Array(model.variables.length).fill(-1);
        for (const variable of variableOf) values[variable] = stream.next().value!;
        const added = rows.rowsFor(values);
        for (const row of added) {
          derived++;
          expect(rows.justify(row), JSON.stringify(row)).toMatch(/^\S.*[^.\s]$/);
          const open = row.variables.filter((variable) => values[variable] === -1);
          expect(open.length).toBeLessThan(2);
          for (const filling of right(instance)) {
            const total = row.variables.reduce((sum, variable, at) => {
              return sum + row.coefficients[at]! * filling[variableOf.indexOf(variable)]!;
            }, 0);
            expect(total).toBeLessThanOrEqual(row.upper);
          }
        }
        for (const { reason } of rows.reasonsFor(values)) {
          expect(reason.cells.length).toBeGreaterThan(0);
          for (const text of [reason.says, reason.translated!.de.says]) expect(text).toMatch(/^\S.*[^.\s]$/);
        }
      }),
      { numRuns: runs },
    );
    expect(derived).toBeGreaterThan(100);
  });

  it('does not confirm clauses that some solution breaks', () => {
    let refused = 0;
    fc.assert(
      fc.property(random, fc.infiniteStream(fc.constantFrom(-1, -1, -1, -1, 0, 1)), (instance, stream) => {
        const { derived: rows, variableOf } = stated(kinds, instance);
        const parts = variableOf.map((variable) => ({ variable, value: stream.next().value! }));
        const chosen = parts.filter(({ value }) => value >= 0);
        const row = rowAgainst(chosen);
        const isBroken = right(instance).some((filling) =>
          chosen.every(({ variable, value }) => filling[variableOf.indexOf(variable)] === value),
        );
        if (!isBroken) return;
        refused++;
        expect(rows.justify(row)).toBeUndefined();
      }),
      { numRuns: runs },
    );
    expect(refused).toBeGreaterThan(30);
  });

  it('does not confirm that a solution, or what it has of one value, is none', () => {
    fc.assert(
      fc.property(random, (instance) => {
        const { derived: rows, variableOf } = stated(kinds, instance);
        for (const filling of right(instance)) {
          const all = filling.map((value, place) => ({ variable: variableOf[place]!, value }));
          for (const values of [[0, 1], [0], [1]]) {
            const chosen = all.filter(({ value }) => values.includes(value));
            expect(rows.justify(rowAgainst(chosen))).toBeUndefined();
          }
        }
      }),
      { numRuns: runs },
    );
  });

  it('never excludes a value of a solution by logic, and refutes complete fillings that are none', () => {
    fc.assert(
      fc.property(random, fc.infiniteStream(fc.integer({ min: 1, max: 3 })), (instance, stream) => {
        const { board, rules } = instance;
        const logic = new RuleCandidates(board, rules, kinds);
        const left = board.domains.map(() => stream.next().value!);
        for (const [place, mask] of left.entries()) logic.restrict(place, mask);
        const progress = logic.propagate();
        const possible = right(instance).filter((filling) =>
          filling.every((value, place) => (left[place]! >> value) & 1),
        );
        if (possible.length > 0) expect(progress).not.toBe('contradiction');
        for (const filling of possible) {
          for (const [place, value] of filling.entries()) expect((logic.mask(place) >> value) & 1).toBe(1);
        }
        if (left.every((mask) => mask !== FLAG)) {
          expect(progress).toBe(possible.length > 0 ? 'solved' : 'contradiction');
        }
      }),
      { numRuns: runs },
    );
  });
}

function stated(kinds: RuleKinds, { board, rules }: Instance) {
  const builder = new ReasonedBuilder('law', true);
  const rows = new RuleRows(builder, board);
  for (const rule of rules) kinds.find(({ id }) => id === rule.kind)!.state(rule, rows);
  return {
    model: builder.build(),
    derived: new DerivedRows(rules, kinds, rows),
    variableOf: board.cells.map((_, place) => rows.firstMark(place)),
  };
}

function solutionsBy(engine: Engine, kinds: RuleKinds, instance: Instance): readonly string[] {
  const { model, derived, variableOf } = stated(kinds, instance);
  const rowsFor = (values: Values) => derived.rowsFor(values);
  const session = openLazily(engine, model, { certify: true }, { separate: rowsFor, propagator: rowsFor });
  const found: string[] = [];
  const { complete } = countSolutions(session, variableOf, {
    limit: 5000,
    onSolution: (values) => found.push(variableOf.map((variable) => values[variable]).join()),
  });
  session.dispose();
  expect(complete).toBe(true);
  return found.sort();
}

const FILLINGS = new Map<number, readonly (readonly number[])[]>();

/** All solutions, by brute force. */
function right({ board, keeps }: Instance): readonly (readonly number[])[] {
  const { length } = board.cells;
  const all =
    FILLINGS.get(length) ??
    Array.from({ length: 2 ** length }, (_, bits) => Array.from({ length }, (_, at) => (bits >> at) & 1));
  FILLINGS.set(length, all);
  const known = SOLUTIONS.get(keeps) ?? all.filter(keeps);
  SOLUTIONS.set(keeps, known);
  return known;
}
const SOLUTIONS = new WeakMap<Instance['keeps'], readonly (readonly number[])[]>();

/** By repeated merging of names, as the kind does not. */
function partsOfPairs(members: readonly string[], pairs: readonly (readonly [string, string])[]): number {
  const name = new Map(members.map((member) => [member, member]));
  for (const [one, other] of pairs) {
    const [from, to] = [name.get(one)!, name.get(other)!];
    for (const [member, own] of name) if (own === from) name.set(member, to);
  }
  return new Set(name.values()).size;
}

describe('connected', () => {
  const random = fc
    .record({
      rows: fc.integer({ min: 1, max: 3 }),
      columns: fc.integer({ min: 2, max: 3 }),
      value: fc.constantFrom(0 as const, 1 as const),
      holes: fc.array(fc.nat(8), { maxLength: 2 }),
    })
    .filter(({ rows, columns, holes }) => rows * columns > holes.length + 1)
    .map(({ rows, columns, value, holes }): Instance => {
      const all = cellsOf({ rows, columns });
      const points = all.filter((_, index) => !holes.includes(index));
      const { ends, around } = graphOfNeighbours(points);
      const neighbours = around.map((edges, point) =>
        edges.map((edge) => ends[edge]!.find((end) => end !== point)!),
      );
      const rule: ConnectedRule = {
        kind: 'connected',
        id: 'joined',
        role: 'joined',
        places: [...points.keys()],
        value,
        neighbours,
      };
      const board: Board<unknown> = {
        cells: points,
        domains: points.map(() => FLAG),
        given: points.map(() => -1),
        words: COLOUR_WORDS,
        valuesOf: () => [],
        solutionOf: (values) => values,
      };
      const keeps = (values: readonly number[]): boolean => {
        const own = points.filter((_, place) => values[place] === value).map(String);
        const pairs = own.flatMap((one) =>
          own.filter((other) => distance(one, other) === 1).map((other) => [one, other] as const),
        );
        return own.length === 0 || partsOfPairs(own, pairs) === 1;
      };
      expect(
        connected.fault(
          rule,
          [...points.keys()].map(() => value),
          board,
        ) === undefined,
      ).toBe(keeps([...points.keys()].map(() => value)));
      return { board, rules: [rule], keeps };
    });
  laws([connected], random, 1000);
});

function distance(one: string, other: string): number {
  const [[row, column], [otherRow, otherColumn]] = [one, other].map((text) =>
    text.split(',').map(Number),
  ) as [[number, number], [number, number]];
  return Math.abs(row - otherRow) + Math.abs(column - otherColumn);
}

describe('one loop', () => {
  const boards = [
    sideBoard({ rows: 1, columns: 3 }),
    sideBoard({ rows: 2, columns: 2 }),
    wayBoard(cellsOf({ rows: 3, columns: 3 })),
    wayBoard(cellsOf({ rows: 2, columns: 5 })),
  ];
  const random = fc
    .record({
      board: fc.constantFrom(...boards),
      passed: fc.array(fc.array(fc.nat(11), { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
    })
    .map(({ board, passed }): Instance => {
      const lines = board.lines!;
      const passes = passed.map((places, index) => ({
        clue: [0, index] as const,
        places: [...new Set(places)].filter((place) => place < lines.edges.length),
      }));
      // A clue is a rule of its own: one of its lines is there.
      const clues = passes.map(
        ({ places }, index): Rule => ({
          ...({ kind: 'count', value: 1, least: 1, most: places.length } as object),
          kind: 'count',
          id: `clue-${index}`,
          role: 'clue',
          places,
        }),
      );
      const keeps = (values: readonly number[]): boolean => {
        const drawn = lines.edges.filter((_, place) => values[place] === 1);
        const points = joinedPoints(drawn);
        if (drawn.length === 0) return false;
        if ([...points.values()].some(({ others }) => others.length !== 2)) return false;
        if (passes.some(({ places }) => places.every((place) => values[place] === 0))) return false;
        const pairs = drawn.map(([from, to]) => [from.join(), to.join()] as const);
        return partsOfPairs([...points.keys()], pairs) === 1;
      };
      const { points: degrees, loop } = loopRules(lines);
      const whole: OneLoopRule = { ...loop, passes };
      return { board, rules: [...clues, ...degrees, whole], keeps };
    });
  laws([count, oneLoop], random, 250);

  it('says of lines that must be joined what joins them, and of a loop what it leaves out', () => {
    const [board] = boards;
    const lines = board!.lines!;
    const { loop: rule } = loopRules(lines);
    const placesOf = (edges: readonly string[]): readonly number[] =>
      edges.map((edge) => lines.edges.findIndex((one) => edgeKey(one) === edge));
    const said = (drawn: readonly string[], absent: readonly string[]): string => {
      const places = placesOf([...drawn, ...absent]);
      const values = places.map((_, at) => (at < drawn.length ? 1 : 0));
      return oneLoop.deriving!.words(rule, { places, values }, board!).en.says;
    };
    const ring = ['0 0 0 1', '0 0 1 0', '1 0 1 1', '0 1 1 1'];
    expect(said([...ring, '0 2 0 3'], [])).toMatch(/^A loop round .* would leave out /);
    expect(said(['0 0 0 1', '0 0 1 0', '0 2 0 3'], ['0 1 0 2', '1 0 1 1'])).toMatch(
      / are joined only by a line at /,
    );
    expect(said(['0 0 0 1', '0 2 0 3'], ['0 1 0 2'])).toMatch(/ are joined only by a line at /);
  });

  it('checks drawings in which two lines or none meet everywhere as the test does', () => {
    const [board] = boards;
    const { loop: rule } = loopRules(board!.lines!);
    const two = board!.lines!.edges.map((edge) =>
      ['0 0 0 1', '0 0 1 0', '1 0 1 1', '0 1 1 1', '0 2 0 3', '0 2 1 2', '1 2 1 3', '0 3 1 3'].includes(
        edgeKey(edge),
      )
        ? 1
        : 0,
    );
    expect(oneLoop.fault(rule, two, board!)).toBe('There are 2 groups of lines; one loop is expected.');
    expect(
      oneLoop.fault(
        rule,
        two.map(() => 0),
        board!,
      ),
    ).toMatch('There is no line');
  });
});

describe('areas, some of any size', () => {
  const words = {
    en: { the: 'the area', of: 'the area of', one: 'one area' },
    de: { the: 'die Fläche', of: 'der Fläche von', one: 'einer Fläche' },
  };
  const random = fc
    .record({
      rows: fc.integer({ min: 1, max: 3 }),
      columns: fc.integer({ min: 2, max: 3 }),
      value: fc.constantFrom(0 as const, 1 as const),
      numbers: fc.uniqueArray(fc.tuple(fc.nat(8), fc.constantFrom(undefined, undefined, 1, 2, 4)), {
        maxLength: 3,
        selector: ([place]) => place,
      }),
    })
    .map(({ rows, columns, value, numbers }): Instance => {
      const cells = cellsOf({ rows, columns });
      const neighbours = cells.map((cell) =>
        [...cells.keys()].filter((other) => distance(cell.join(), cells[other]!.join()) === 1),
      );
      const roots = numbers.flatMap(([place, size]) =>
        place < cells.length ? [{ place, ...(size !== undefined && { size }) }] : [],
      );
      const rule: AreasRule = {
        ...{ kind: 'areas', id: 'areas', role: 'areas', value, neighbours, words, roots },
        places: [...cells.keys()],
      };
      const keeps = (values: readonly number[]): boolean => {
        const left = values.map((own) => own === value);
        const paint = (place: number): readonly number[] => {
          if (left[place] !== true) return [];
          left[place] = false;
          return [place, ...neighbours[place]!.flatMap(paint)];
        };
        return (
          roots.every(({ place, size }) => {
            const area = paint(place);
            return area.length > 0 && (size === undefined || area.length === size);
          }) && !left.includes(true)
        );
      };
      const board: Board<unknown> = {
        ...{ cells, domains: cells.map(() => FLAG), given: cells.map(() => -1), words: COLOUR_WORDS },
        ...{ valuesOf: () => [], solutionOf: (values) => values },
      };
      return { board, rules: [rule], keeps };
    });
  laws([areas], random, 2500);
});
