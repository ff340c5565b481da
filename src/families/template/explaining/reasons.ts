/** The rules of Unruly as reasons, and its cells as marks. */
import { type Cell, capitalised, cellCode } from '../../../core/index.js';
import type { VariableIndex } from '../../../solve/index.js';
import type { Mark } from '../../contract/explaining.js';
import type { Reason } from '../../contract/reason.js';
import { countedInWords } from '../../kit/words/words.js';
import type { Group } from '../puzzle.js';

/** A row or column, half of which is black, or a run of cells that are not all alike. */
export function groupReason({ name, cells, least, most }: Group): Reason {
  const id = name.replaceAll(/[ ,]+/g, '-');
  if (least < most) {
    return {
      id,
      kind: 'run',
      cells,
      says: `${cellCode(cells[0]!)} to ${cellCode(cells.at(-1)!)} are not all alike`,
    };
  }
  const [line, amount] = [capitalised(name), countedInWords(least, 'black cell')];
  return {
    id,
    kind: name.split(' ')[0]!,
    cells,
    says: `${line} has exactly ${amount}, and as many white ones`,
    halves: { least: `${line} has at least ${amount}`, most: `${line} has at most ${amount}` },
  };
}

/** The mark of a cell. */
export function colourMark(cell: Cell, variable: VariableIndex): Mark {
  return {
    variable,
    cells: [cell],
    place: cellCode(cell),
    yes: { one: 'is black', many: 'are black' },
    no: { one: 'is white', many: 'are white' },
  };
}
