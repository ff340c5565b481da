/** Moves on small boards that are written down: a puzzle, and the known facts in words of its marks. */
import { Board } from '../../../src/explain/model/index.js';
import type { AnyFamily, Puzzle } from '../../../src/families/contract/family.js';
import { type Move, type MoveBoard, type MoveRule, ONE_RULE } from '../../../src/families/contract/move.js';

/** A place where a move applies, in words. */
interface FoundPlace {
  readonly en: string;
  readonly de: string;
  readonly concludes: readonly string[];
  readonly rules: readonly string[];
}

/**
 * The places that a move finds.
 * @param known such as `tea is not drunk in house 1`; what the puzzle gives is known anyway
 */
export function foundOn(
  family: AnyFamily,
  puzzle: Puzzle,
  id: string,
  known: readonly string[],
): readonly FoundPlace[] {
  const move = family.explaining!.moves!.find((one): one is Move => one !== ONE_RULE && one.id === id)!;
  const board = boardOf(family, puzzle, known);
  const says = (mark: number, value: boolean): string => saysMark(board, mark, value);
  return [...move.find(board)].map(({ conclusions, rules, data }) => ({
    en: move.says.en(data),
    de: move.says.de(data),
    concludes: conclusions
      .filter(({ mark }) => board.value(mark) === undefined)
      .map(({ mark, value }) => says(mark, value)),
    rules: rules.map((rule) => (typeof rule === 'string' ? rule : rule.reason.id)),
  }));
}

function saysMark({ marks }: Pick<MoveBoard, 'marks'>, mark: number, value: boolean): string {
  const { place, yes, no } = marks[mark]!;
  return `${place} ${(value ? yes : no).one}`;
}

function boardOf(family: AnyFamily, puzzle: Puzzle, known: readonly string[]): MoveBoard {
  const formulation = family.formulations.find((one) => one.id === family.explaining!.formulation)!;
  const { model, explained } = formulation.formulate(puzzle, { presolve: false, reasons: true });
  const board = new Board(model, explained!);
  const { marks, given } = board;
  const rules = board.reasons.map(({ reason, rows }): MoveRule => ({ reason, marks: board.marksOf(rows) }));
  const values = new Map(given.map(({ mark, value }) => [mark, value]));
  for (const words of known) {
    const mark = marks.findIndex((_, at) =>
      [true, false].some((value) => saysMark(board, at, value) === words),
    );
    if (mark < 0) throw new Error(`nothing says: ${words}`);
    values.set(mark, saysMark(board, mark, true) === words);
  }
  return {
    puzzle,
    marks,
    rules,
    rule: (id) => rules.find(({ reason }) => reason.id === id),
    rulesAbout: (mark) => rules.filter((rule) => rule.marks.includes(mark)),
    lazyRules: () => [],
    deciding: () => [],
    markOf: (variable) => marks.findIndex((mark) => mark.variable === variable),
    knownCount: values.size,
    value: (mark) => values.get(mark),
  };
}
