/** The door of `formats`: the common parts of community formats. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { decodeFiveBits, encodeFiveBits } from './five-bits.js';
export { type GameId, readGameId } from './game-id.js';
export { unescaped } from './escapes.js';
export { isBlank, type Line, oneLine, quote, readNumbers, splitLines, trimBlankLines } from './lines.js';
export { compressText, decompressText } from './lz-string.js';
export { type BrotliUnpacker, storeBrotli, unpackBrotli, useBrotli } from './brotli.js';

export {
  isPenpa,
  openPenpa,
  type PenpaLink,
  penpaName,
  penpaRules,
  writePenpa,
  writePenpaName,
  writePenpaRules,
} from './penpa.js';
export { decodeSixBits, encodeSixBits, sixBitLength } from './six-bits.js';
export { byteSource, type Source, textSource } from './source.js';
export { decodeBorder, encodeBorder, regionsOfWalls, wallsOf } from './border.js';
export { countRepeats, readAreaWalls, writeAreaWalls } from './area-walls.js';
export { ipuzAddresses, ipuzKind } from './ipuz.js';
export { parseJson } from './json.js';
export { readLetterRuns, writeLetterRuns } from './letter-runs.js';
export { readWithinLimit } from './limits.js';
export { decodeNum16, encodeNum16, type Num16Item } from './num16.js';
export { firstLine, linePieces, type Piece, piecesFrom, placeInWhole, wholePiece } from './pieces.js';
export { encodeFourCell, readFourCellBody } from './four-cell.js';
export { encodeOneCell, readOneCell } from './one-cell.js';
export { escapeXml, parseXml, type XmlElement } from './xml.js';
export { jsonLines, jsonPieces } from './json-pieces.js';
export { blockPieces } from './number-blocks.js';
export {
  type PuzzlinkAddress,
  puzzlinkType,
  readNumberBody,
  readPuzzlink,
  surplusIssue,
  writePuzzlink,
} from './puzzlink.js';
export { unsupportedContent } from './unsupported.js';
