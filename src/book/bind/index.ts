/** The door of `book/bind`: the PDF, and the data beside it. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { SIDECAR_SIZE } from './saved-sidecar.js';
export { sidecarOf } from './sidecar.js';
export { renderBook, renderPages } from './render.js';
export { seriesCsv, volumeLine } from './series-table.js';
