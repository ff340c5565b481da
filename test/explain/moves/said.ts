/** Sentences of moves on small boards, of which only what is given and what is known needs to be so. */
import type { AnyFamily, Puzzle } from '../../../src/families/contract/family.js';
import { type MoveBoard, ONE_RULE } from '../../../src/families/contract/move.js';

/**
 * The sentences of a move, in English and German, and what it concludes.
 * @param known what is said of marks: `r1c1–r1c3 has no bridge`
 */
export function saidBy(family: AnyFamily, puzzle: Puzzle, id: string, known: readonly string[]) {
  const { formulation, moves = [] } = family.explaining!;
  const { model, explained } = family.formulations
    .find((one) => one.id === formulation)!
    .formulate(puzzle, { presolve: false, reasons: true });
  const { marks, given, reasons, separate } = explained!;
  const words = (mark: number, value: boolean): string =>
    `${marks[mark]!.place} ${marks[mark]![value ? 'yes' : 'no'].one}`;
  const values = new Map(given.map(({ mark, value }) => [mark, value]));
  for (const text of known) {
    const mark = marks.findIndex((_, one) => [true, false].some((value) => words(one, value) === text));
    if (mark < 0) throw new Error(`No mark says "${text}".`);
    values.set(mark, words(mark, true) === text);
  }
  const rules = reasons.map((reason) => ({ reason, marks: [] }));
  const board: MoveBoard<Puzzle> = {
    puzzle,
    marks,
    rules,
    rule: (rule) => rules.find(({ reason }) => reason.id === rule),
    rulesAbout: () => [],
    lazyRules: (some) => {
      const assignment = new Float64Array(model.variables.length);
      for (const mark of some) assignment[marks[mark]!.variable] = 1;
      return separate?.(assignment) ?? [];
    },
    deciding: () => {
      const assignment = new Float64Array(model.variables.length).fill(-1);
      for (const [mark, value] of values) assignment[marks[mark]!.variable] = Number(value);
      return explained!.foresee?.(assignment) ?? [];
    },
    markOf: (variable) => marks.findIndex((mark) => mark.variable === variable),
    knownCount: values.size,
    value: (mark) => values.get(mark),
  };
  const move = moves.find((one) => one !== ONE_RULE && one.id === id);
  if (move === undefined || move === ONE_RULE) throw new Error(`There is no move ${id}.`);
  return [...move.find(board)].map(({ conclusions, data }) => ({
    en: move.says.en(data),
    de: move.says.de(data),
    so: conclusions.filter(({ mark }) => !values.has(mark)).map(({ mark, value }) => words(mark, value)),
  }));
}
