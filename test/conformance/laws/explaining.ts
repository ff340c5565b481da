/** Laws of the reasons of a family, for every family that explains its puzzles. */
import { describe, expect, it } from 'vitest';
import { prepare } from '../../../src/explain/knowledge/prepare.js';
import type { AnyFamily, Example, Puzzle } from '../../../src/families/contract/family.js';
import type { Engine } from '../../../src/solve/engine.js';
import { ENGINE_IDS, openEngine } from '../../../src/solve/engines.js';
import type { Model, Row } from '../../../src/solve/model/model.js';
import { GuardedSession } from '../../../src/solve/sat/index.js';
import type { Subject } from '../families.js';

/** Larger examples take too long. */
const MOST_MARKS = 400;
/** Sums of reasons that are tried of each example. */
const MOST_SUMS = 6;

const ENGINES: readonly Engine[] = await Promise.all(ENGINE_IDS.map(openEngine));

/** The board of an example with one solution, which all reasons together leave; none for a large one. */
function boardsOf(family: AnyFamily, { name, puzzle, verdict }: Example<Puzzle, unknown>) {
  const { explaining, formulations } = family;
  if (verdict !== 'unique') return [];
  const formulation = formulations.find(({ id }) => id === explaining!.formulation)!;
  // Where the optimum is read off the solution the puzzle itself is not what is stated.
  const stated =
    explaining!.withOptimum === undefined
      ? formulation.formulate(puzzle, { presolve: false, reasons: true })
      : undefined;
  if (stated !== undefined && stated.explained!.marks.length > MOST_MARKS) return [];
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(`${name}: ${preparation.status}`);
  return [{ projection: stated?.projection, board: preparation.prepared.board }];
}

/** The laws of reasons, for every family that explains its puzzles. */
export function explainingLaws(subjects: readonly Subject[]): void {
  const explained = subjects.filter(({ family }) => family.explaining !== undefined);

  describe.each(explained)('reasons of $id', ({ family }) => {
    const boards = family.examples.flatMap((example) => boardsOf(family, example));

    it('have a sentence without a full stop, an id of their own and cells, and every row is of one', () => {
      expect(boards.length).toBeGreaterThan(0);
      for (const { board } of boards) {
        const reasons = board.reasons.map(({ reason }) => reason);
        const ids = new Set(reasons.map(({ id }) => id));
        expect(ids.size).toBe(reasons.length);
        expect([...ids].filter((id) => !/^\S+$/.test(id))).toEqual([]);
        expect(reasons.filter(({ cells }) => cells.length === 0)).toEqual([]);
        const sentences = reasons.flatMap(({ says, halves = { least: says, most: says } }) => [
          says,
          halves.least,
          halves.most,
        ]);
        expect(sentences.filter((sentence) => !/^\S.*[^.\s]$/.test(sentence))).toEqual([]);
        for (const { reason } of board.model.rows) {
          if (reason !== undefined) expect(ids.has(reason)).toBe(true);
        }
      }
    });

    it('speak about marks that are the projection, each once', () => {
      for (const { board, projection } of boards) {
        const variables = board.marks.map(({ variable }) => variable);
        expect(new Set(variables).size).toBe(variables.length);
        if (projection !== undefined) expect([...variables].sort()).toEqual([...projection].sort());
        for (const { place, yes, no } of board.marks) {
          for (const words of [place, yes.one, yes.many, no.one, no.many]) expect(words).not.toBe('');
        }
      }
    });

    it('that combine others follow from these, by both engines', () => {
      // Each example has the same kinds of sums: the smallest is enough.
      const [smallest] = boards.toSorted((one, other) => one.board.marks.length - other.board.marks.length);
      for (const { board } of [smallest!]) {
        const { combine } = board.explained;
        const own = board.reasons.map(({ reason }) => reason);
        const kinds = [...new Set(own.map(({ kind }) => kind))];
        const sums = kinds.flatMap((kind) => {
          const ofKind = own.filter((reason) => reason.kind === kind).slice(0, 3);
          return combine?.(ofKind) ?? [];
        });
        for (const { reason, rows } of sums.slice(0, MOST_SUMS)) {
          const parts = board.reasons.filter(({ reason: { id } }) => reason.combines.includes(id));
          expect(parts.length).toBe(reason.combines.length);
          expect(parts.length).toBeGreaterThan(1);
          for (const part of parts)
            expect(part.reason.halves === undefined).toBe(reason.halves === undefined);
          const given = [...parts.flatMap((part) => part.rows), ...board.definitions];
          for (const opposite of rows.slice(-2).flatMap(oppositesOf)) {
            expect(statuses({ ...board.model, rows: [...given, opposite] })).toEqual(
              ENGINES.map(() => 'infeasible'),
            );
          }
        }
      }
    });

    it('leave nothing to definitions: without reasons every mark may have both values', () => {
      for (const { board } of boards) {
        const session = new GuardedSession(board.model, board.definitions);
        for (const { variable } of board.marks) {
          for (const literal of [variable, ~variable]) {
            expect(session.solve({ guards: [], assumed: [literal] }).status).toBe('assignment');
          }
        }
      }
    });
  });
}

/** The rows that say that a sum is too large, or too small. */
function oppositesOf(row: Row): readonly Row[] {
  return [
    { ...row, name: 'above', lower: row.upper + 1, upper: Infinity },
    { ...row, name: 'below', lower: -Infinity, upper: row.lower - 1 },
  ];
}

/** Each engine's status of a model. */
function statuses(model: Model): readonly string[] {
  return ENGINES.map((engine) => {
    const session = engine.open(model);
    try {
      return session.solve().status;
    } finally {
      session.dispose();
    }
  });
}
