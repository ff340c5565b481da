/**
 * Sentences about queens that say which cells are left name cells that are open then, and all that are open
 * in their parts.
 */
import { expect, it } from 'vitest';
import { cellCode } from '../../../src/core/grid/cell.js';
import { explainPrepared } from '../../../src/explain/answers/explain.js';
import { prepare } from '../../../src/explain/knowledge/prepare.js';
import type { Explanation, Refutation } from '../../../src/explain/model/step.js';
import { concludedBy } from '../../../src/explain/proof/draft.js';
import type { Known } from '../../../src/families/contract/explaining.js';
import { partitionsOf, type QueensPuzzle } from '../../../src/families/queens/puzzle.js';
import { generated } from '../../explain/enumeration.js';

/** The known cells by their codes: true for a queen. */
type State = ReadonlyMap<string, boolean>;

const LEFT = [
  /would attack (.*), all that is left/,
  /would attack all that is left of .* \((.*)\), but/,
  /only (.*) are left of the parts/,
];

/** Cells that a queen would leave as the only ones of their parts. */
const LAST = [/would leave only (.*) in their parts/, /(r\d+c\d+ and r\d+c\d+) would be the last places/];

it.each(['a', 't50', 't187'])('cells that are left are open (%s)', async (seed) => {
  const { family, puzzle } = await generated('queens', { size: 7 }, seed);
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  const explanation = explainPrepared(preparation.prepared, { family, puzzle });
  const sentences = [...saidIn(explanation)].filter(({ words }) =>
    [...LEFT, ...LAST].some((one) => one.test(words)),
  );
  expect(sentences.length).toBeGreaterThan(0);
  for (const { words, state, queens } of sentences) {
    for (const cell of LAST.flatMap((one) => cellsIn(one.exec(words)?.[1] ?? ''))) {
      for (const queen of queens) {
        const left = openBeside(puzzle as QueensPuzzle, words, [cell], state);
        const isLeft = (code: string): boolean => !areInOneLine(puzzle as QueensPuzzle, queen, code);
        expect(left.filter(isLeft), `${queen}: ${words}`).toEqual([cell]);
      }
    }
    for (const group of LEFT.flatMap((one) => one.exec(words)?.[1]?.split(/ as well as |; /) ?? [])) {
      const cells = cellsIn(group);
      expect(cells.filter((cell) => state.has(cell), words)).toEqual([]);
      if (words.includes('all that is left'))
        expect(openBeside(puzzle as QueensPuzzle, words, cells, state), words).toEqual(cells);
    }
  }
});

/** A sentence, the known cells before it, and the supposed queens. */
interface Said {
  readonly words: string;
  readonly state: State;
  readonly queens: readonly string[];
}

/** The sentences of steps and of refutations in their proofs, with what is known before each. */
function* saidIn({ steps, marks }: Explanation): Iterable<Said> {
  const codeOf = ({ mark }: Known): string => cellCode(marks[mark]!.cells[0]!);
  const learnt = (state: State, known: readonly Known[]): State =>
    new Map([...state, ...known.map((one) => [codeOf(one), one.value] as const)]);
  function* ofLines(lines: Refutation['lines'], before: State): Iterable<Said> {
    let state = before;
    for (const line of lines) {
      if ('supposed' in line && line.because !== undefined)
        yield { words: line.because, state, queens: [codeOf(line.supposed)] };
      else if ('supposed' in line) yield* ofLines(line.lines, learnt(state, [line.supposed]));
      state = learnt(state, concludedBy(line));
    }
  }
  for (const { known, because, argument, conclusions } of steps) {
    const state = learnt(new Map(), known);
    if (because !== undefined) yield { words: because, state, queens: conclusions.map(codeOf) };
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

/** True if queens there would attack each other. */
function areInOneLine({ board }: QueensPuzzle, one: string, other: string): boolean {
  return partitionsOf(board).some(({ cells }) => {
    const codes = cells.map(cellCode);
    return codes.includes(one) && codes.includes(other);
  });
}

/** `r1c2 and r2c3 to r2c5`, cell by cell. */
function cellsIn(group: string): readonly string[] {
  if (group === '') return [];
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
