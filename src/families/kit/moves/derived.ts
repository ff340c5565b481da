/**
 * Moves by rules that are derived: with what is known, a rule that the model has too many of to state them
 * all leaves one mark to keep it (two cells that would be cut off from each other, a loop that would be
 * closed too early).
 */
import { capitalised } from '../../../core/index.js';
import type { LazyReason } from '../../contract/explaining.js';
import type { InLanguages } from '../../contract/language.js';
import type { Known } from '../../contract/mark.js';
import type { Move, MoveBoard } from '../../contract/move.js';

/** The rule and the conclusion in words, without a full stop. */
type DerivedData = InLanguages<string>;

/** A move by derived rules. */
interface DerivedMove {
  readonly id: string;
  readonly name: InLanguages<string>;
  readonly cost: number;
  /** True for the rules and conclusions that it is about. */
  isOf(lazy: LazyReason, concluded: Known): boolean;
}

/** The move that follows such rules. */
export function derivedMove<P>({ id, name, cost, isOf }: DerivedMove): Move<P, DerivedData> {
  return {
    id,
    name,
    cost,
    *find(board) {
      for (const lazy of board.deciding()) {
        const concluded = decidedBy(lazy, board);
        if (concluded === undefined || !isOf(lazy, concluded)) continue;
        yield { conclusions: [concluded], rules: [lazy], data: wordsFor(lazy, concluded, board) };
      }
    },
    says: { en: ({ en }) => `${capitalised(en)}.`, de: ({ de }) => `${capitalised(de)}.` },
  };
}

/** The one mark of a rule that is open, with the value that keeps it; undefined: none or several are. */
export function decidedBy({ rows }: LazyReason, board: MoveBoard): Known | undefined {
  const [row] = rows;
  if (rows.length !== 1 || row === undefined) return undefined;
  const open = [...row.variables.keys()].filter((at) => {
    return board.value(board.markOf(row.variables[at]!)!) === undefined;
  });
  const [at] = open;
  if (at === undefined || open.length > 1) return undefined;
  return { mark: board.markOf(row.variables[at]!)!, value: row.coefficients[at]! < 0 };
}

function wordsFor({ reason }: LazyReason, { mark, value }: Known, board: MoveBoard): DerivedData {
  const { place, yes, no, translated } = board.marks[mark]!;
  const german = translated?.de ?? { yes, no };
  const [verb = '', ...rest] = (value ? german.yes : german.no).one.split(' ');
  return {
    en: `${reason.says}, so ${place} ${(value ? yes : no).one}`,
    de: `${reason.translated!.de.says}, also ${verb} ${german.place ?? place} ${rest.join(' ')}`,
  };
}
