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
  const [first, last] = [cellCode(cells[0]!), cellCode(cells.at(-1)!)];
  if (least < most) {
    return {
      id,
      kind: 'run',
      cells,
      says: `${first} to ${last} are not all alike`,
      translated: { de: { says: `${first} bis ${last} sind nicht alle gleich` } },
    };
  }
  const [line, amount] = [capitalised(name), countedInWords(least, 'black cell')];
  const german = line.replace('Row', 'Zeile').replace('Column', 'Spalte');
  const fields = least === 1 ? 'ein schwarzes Feld' : `${least} schwarze Felder`;
  return {
    id,
    kind: name.split(' ')[0]!,
    cells,
    says: `${line} has exactly ${amount}, and as many white ones`,
    halves: { least: `${line} has at least ${amount}`, most: `${line} has at most ${amount}` },
    translated: {
      de: {
        says: `${german} hat genau ${fields} und ebenso viele weiße`,
        halves: {
          least: `${german} hat mindestens ${fields}`,
          most: `${german} hat höchstens ${fields}`,
        },
      },
    },
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
    translated: {
      de: {
        yes: { one: 'ist schwarz', many: 'sind schwarz' },
        no: { one: 'ist weiß', many: 'sind weiß' },
      },
    },
  };
}
