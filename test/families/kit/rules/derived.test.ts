/** The laws of clauses that are derived, for connected cells, one loop, and areas of any size. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, edgeKey, graphOfNeighbours, joinedPoints } from '../../../../src/core/index.js';
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
  sideBoard,
  wayBoard,
} from '../../../../src/families/kit/rules/index.js';
import { derivedLaws, type Instance } from './derived-laws.js';

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
  derivedLaws([connected], random, 1000);
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
  derivedLaws([count, oneLoop], random, 250);

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
  derivedLaws([areas], random, 2500);
});
