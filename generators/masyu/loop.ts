/**
 * A loop that plain logic finds by all pearls that it allows: a random one, changed near cells where logic is
 * stuck, a corner of four cells at a time, mostly so that logic gets no less far.
 */
import {
  type Cell,
  cellsOf,
  isSingleBit,
  type Rng,
  type Size,
  type SymmetryName,
} from '../../src/core/index.js';
import { RuleCandidates } from '../../src/families/kit/index.js';
import {
  type MasyuPuzzle,
  type MasyuSolution,
  masyuClues,
  masyuRuled,
  NO_PEARL,
} from '../../src/families/masyu/index.js';
import type { Solved } from '../shared/by-rules.js';
import { LoopRegion } from '../shared/loop-region.js';

/** Changes that are tried before a loop is given up, for each cell of the grid. */
const CHANGES_OF_CELL = 6;
/** The share of changes for the worse that are kept: loops are stuck where every single change is one. */
const ANYHOW = 0.05;
/** Ends of open lines, times cells, above which none is kept: there is much left to improve. */
const STUCK = 24_000;

/** A random symmetric loop, and the puzzle without pearls; undefined: logic is stuck with all of them. */
export function decidedLoop(
  size: Size,
  symmetry: SymmetryName,
  rng: Rng,
): Solved<MasyuPuzzle, MasyuSolution> | undefined {
  const bare: MasyuPuzzle = {
    family: 'masyu',
    grid: Array.from({ length: size.rows }, () => NO_PEARL.repeat(size.columns)),
  };
  const corners = { rows: size.rows - 1, columns: size.columns - 1 };
  const region = new LoopRegion(corners, rng, symmetry);
  region.wander(rng);
  const logic = new PearlLogic(bare);
  let open = logic.openCells(region.loop);
  const cells = size.rows * size.columns;
  const mostStuck = STUCK / cells;
  for (let left = CHANGES_OF_CELL * cells; open.length > 0 && left > 0; left--) {
    const corner = rng.shuffle(cornersOf(rng.pick(open), corners)).find((one) => region.change(one));
    if (corner === undefined) continue;
    const changed = logic.openCells(region.loop);
    if (changed.length > open.length && (open.length > mostStuck || rng.next() >= ANYHOW))
      region.changeBack(corner);
    else open = changed;
  }
  return open.length > 0 ? undefined : { puzzle: bare, solution: region.loop };
}

/** The corners of a cell where four cells meet. */
function cornersOf([row, column]: Cell, { rows, columns }: Size): readonly Cell[] {
  const all: readonly Cell[] = [
    [row - 1, column - 1],
    [row - 1, column],
    [row, column - 1],
    [row, column],
  ];
  return all.filter(([r, c]) => r >= 0 && c >= 0 && r < rows && c < columns);
}

/** Plain logic with all pearls of a loop; the rules of all pearls that there can be are stated once. */
class PearlLogic {
  readonly #bare: MasyuPuzzle;
  readonly #cells: readonly Cell[];
  readonly #ends: readonly (readonly [number, number])[];
  readonly #logic: RuleCandidates;
  readonly #given: readonly number[];
  /** By id and sign of a rule: its position. */
  readonly #rules = new Map<object, number>();
  readonly #off: Uint8Array;

  constructor(bare: MasyuPuzzle) {
    this.#bare = bare;
    const board = masyuRuled.board(bare);
    const { rows, columns } = { rows: bare.grid.length, columns: bare.grid[0]!.length };
    this.#cells = cellsOf({ rows, columns });
    this.#ends = board.lines!.ends;
    this.#given = board.given;
    const signed = ['w', 'b'].flatMap((sign) =>
      masyuRuled
        .rules({ family: 'masyu', grid: bare.grid.map((row) => sign.repeat(row.length)) })
        .filter(({ kind }) => kind === 'table'),
    );
    const rules = [...signed, ...masyuRuled.rules(bare)];
    for (const [at, rule] of signed.entries()) this.#rules.set(rule, at);
    this.#off = new Uint8Array(rules.length);
    this.#logic = new RuleCandidates(board, rules, masyuRuled.kinds);
  }

  /** The ends of lines that logic leaves open, cells several times. */
  openCells(loop: MasyuSolution): readonly Cell[] {
    const off = this.#off.fill(1, 0, this.#rules.size);
    for (const { of } of masyuClues.list(this.#bare, loop)) off[this.#rules.get(of)!] = 0;
    this.#logic.restart(this.#given, off);
    this.#logic.propagate();
    const open: Cell[] = [];
    for (const [place, ends] of this.#ends.entries()) {
      if (!isSingleBit(this.#logic.mask(place))) for (const end of ends) open.push(this.#cells[end]!);
    }
    return open;
  }
}
