/** Sentences about queens that say which cells are left name cells that are open then, and all that are open in their parts. */
import { expect, it } from 'vitest';
import { cellCode } from '../../../src/core/grid/cell.js';
import { explainPrepared } from '../../../src/explain/explain.js';
import { prepare } from '../../../src/explain/prepare.js';
import { concludedBy } from '../../../src/explain/proof-draft.js';
import type { Explanation, Refutation } from '../../../src/explain/step.js';
import type { Known } from '../../../src/families/explaining.js';
import { partitionsOf, type QueensPuzzle } from '../../../src/families/queens/puzzle.js';
import { generated } from '../../explain/enumeration.js';

/** What is known by then, by the code of the cell: whether it holds a queen. */
type State = ReadonlyMap<string, boolean>;

const LEFT = [
  /would attack (.*), all that is left/,
  /as only (.*) are left of them/,
  /but (r\d+c\d+ and r\d+c\d+), the last places/,
  /would leave only (.*) in their parts/,
  /with a queen there (r\d+c\d+ and r\d+c\d+) would be the last places/,
];

it.each(['a', 'b', 'c'])('cells that are left are open (%s)', async (seed) => {
  const { family, puzzle } = await generated('queens', { size: 7 }, seed);
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  const explanation = explainPrepared(preparation.prepared, { family, puzzle });
  const sentences = [...saidIn(explanation)].filter(({ words }) => LEFT.some((one) => one.test(words)));
  expect(sentences.length).toBeGreaterThan(0);
  for (const { words, state } of sentences) {
    for (const group of LEFT.flatMap((one) => one.exec(words)?.[1]?.split(' as well as ') ?? [])) {
      const cells = cellsIn(group);
      expect(cells.filter((cell) => state.has(cell), words)).toEqual([]);
      if (words.includes('all that is left'))
        expect(openBeside(puzzle as QueensPuzzle, words, cells, state), words).toEqual(cells);
    }
  }
});

/** The sentences of steps and of refutations in their proofs, with what is known before each. */
function* saidIn({ steps, marks }: Explanation): Iterable<{ readonly words: string; readonly state: State }> {
  const codeOf = ({ mark }: Known): string => cellCode(marks[mark]!.cells[0]!);
  const learnt = (state: State, known: readonly Known[]): State =>
    new Map([...state, ...known.map((one) => [codeOf(one), one.value] as const)]);
  function* ofLines(lines: Refutation['lines'], before: State): Iterable<{ words: string; state: State }> {
    let state = before;
    for (const line of lines) {
      if ('supposed' in line && line.because !== undefined) yield { words: line.because, state };
      else if ('supposed' in line) yield* ofLines(line.lines, learnt(state, [line.supposed]));
      state = learnt(state, concludedBy(line));
    }
  }
  for (const { known, because, argument } of steps) {
    const state = learnt(new Map(), known);
    if (because !== undefined) yield { words: because, state };
    else if (argument.kind === 'contradiction') yield* ofLines(argument.lines, state);
  }
}

/** All open cells of the part of the rows (or columns) in which some cells are. */
function openBeside(
  { board }: QueensPuzzle,
  words: string,
  cells: readonly string[],
  state: State,
): readonly string[] {
  const kind = words.includes('of the rows') ? 'row' : 'column';
  const parts = partitionsOf(board).filter((part) => part.kind === kind);
  const part = parts.find((one) => one.cells.some((cell) => cellCode(cell) === cells[0]))!;
  return part.cells.map(cellCode).filter((code) => !state.has(code));
}

/** `r1c2 and r2c3 to r2c5`, cell by cell. */
function cellsIn(group: string): readonly string[] {
  return group.split(/, | and /).flatMap((run) => {
    const [[row, column], [last, end] = [row, column]] = [...run.matchAll(/r(\d+)c(\d+)/g)].map(
      ([, down, right]) => [Number(down), Number(right)],
    ) as [[number, number], [number, number]?];
    const length = Math.max(last! - row, end! - column) + 1;
    return Array.from(
      { length },
      (_, step) => `r${row + (last! > row ? step : 0)}c${column + (end! > column ? step : 0)}`,
    );
  });
}
