/** The door of `fields`: the places where setters write, for grids, lines and borders. */

// biome-ignore-all assist/source/organizeImports: in reading order

export {
  cellFields,
  numberFields,
  numbersTo,
  signFields,
  textOfSign,
  withSign,
  withValue,
} from './cells.js';
export { lineFields, lineNumber, numbersIn, rowsAndColumns, wholeField } from './lines.js';
export { borderFields, keyOfPair } from './borders.js';
