/** The variables of the cell based model, and the terms that they make: what cannot be is simply missing. */
import type { ModelBuilder, Term, VariableIndex } from '../../../solve/index.js';
import type { Formulated } from '../../contract/family.js';
import { CELL } from '../../kit/confirm/cells.js';
import { type BattleshipPuzzle, type BattleshipSolution, SYMBOLS, sizeOf, symbolAt } from '../puzzle.js';
import { type DeducedShips, type DeduceShips, deducedShips } from './deduced.js';

/** The kinds of cells, numbered as the report does (its Table 4.1). */
export const KIND = { water: 0, left: 1, right: 2, top: 3, bottom: 4, middle: 5, single: 6 } as const;
const KINDS = Object.values(KIND);
export const SHIP_KINDS = KINDS.filter((kind) => kind !== KIND.water);

/** `x_r_c_k`: the cell is of kind k; `s_r_c_l`: a ship of length l begins in the cell. */
export class SymbolVariables {
  readonly #kinds: (VariableIndex | undefined)[] = [];
  readonly #starts = new Map<string, VariableIndex>();

  private constructor(
    readonly rows: number,
    readonly columns: number,
    readonly lengths: readonly number[],
    /** Confirms what has no variable by the rules, for the formulated puzzle; nothing without presolve. */
    readonly confirmation: Pick<Formulated<BattleshipSolution>, 'confirmPresolve'>,
  ) {}

  /** Declares the variables: all of them, or those that a deduction leaves possible. */
  static declare(builder: ModelBuilder, puzzle: BattleshipPuzzle, deduce?: DeduceShips): SymbolVariables {
    const { rows, columns } = sizeOf(puzzle);
    const lengths = [...new Set([...puzzle.fleet, 1])];
    const deduced = deduce && deducedShips(puzzle, deduce);
    if (deduced?.contradicts) builder.row('contradiction', [], '>=', 1);
    const declared = new SymbolVariables(rows, columns, lengths, deduced?.confirmation ?? {});
    const possible = deduced === undefined ? undefined : possibleByLogic(deduced, puzzle);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        for (const kind of KINDS) {
          const left = possible === undefined || possible.has(`${row} ${column} ${SYMBOLS[kind]}`);
          declared.#kinds.push(left ? builder.binary(`x_${row}_${column}_${kind}`) : undefined);
        }
        for (const length of lengths) {
          const key = `${row} ${column} ${length}`;
          if (possible !== undefined && !possible.has(key)) continue;
          declared.#starts.set(key, builder.binary(`s_${row}_${column}_${length}`));
        }
      }
    }
    return declared;
  }

  /**
   * The variable of a cell and kind; undefined where the cell lies outside the grid or cannot be of this
   * kind.
   */
  kind(row: number, column: number, kind: number): VariableIndex | undefined {
    if (row < 0 || column < 0 || row >= this.rows || column >= this.columns) return undefined;
    return this.#kinds[(row * this.columns + column) * KINDS.length + kind];
  }

  /** One term for each of the kinds that the cell can be of. */
  terms(row: number, column: number, kinds: readonly number[], coefficient = 1): Term[] {
    return kinds.flatMap((kind): Term[] => {
      const variable = this.kind(row, column, kind);
      return variable === undefined ? [] : [[coefficient, variable]];
    });
  }

  /** The term of a ship of this length that begins in the cell; none where none can. */
  start(row: number, column: number, length: number, coefficient = 1): Term[] {
    const variable = this.#starts.get(`${row} ${column} ${length}`);
    return variable === undefined ? [] : [[coefficient, variable]];
  }

  /** The variables that make the drawing. */
  drawn(): VariableIndex[] {
    return this.#kinds.filter((variable) => variable !== undefined);
  }
}

/**
 * Cells with the symbols they can show, and cells with the lengths of ships that can begin there, as texts.
 */
function possibleByLogic({ ships, cells }: DeducedShips, puzzle: BattleshipPuzzle): ReadonlySet<string> {
  const { rows, columns } = sizeOf(puzzle);
  const possible = new Set<string>();
  for (let index = 0; index < rows * columns; index++) {
    if (cells[index] === CELL.taken) continue;
    possible.add(`${Math.floor(index / columns)} ${index % columns} ${SYMBOLS[KIND.water]}`);
  }
  for (const ship of ships) {
    possible.add(`${ship.row} ${ship.column} ${ship.length}`);
    ship.cells.forEach(([row, column], place) => {
      if (cells[row * columns + column] !== CELL.empty)
        possible.add(`${row} ${column} ${symbolAt(ship, place)}`);
    });
  }
  return possible;
}
