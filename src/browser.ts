/**
 * The public API for browsers and their workers: the same functions as on Node. A page hands in what it needs: a decoder
 * of picture files (`usePictureDecoder`), fonts for pictures and books (`useDrawingPlatform`), the program of HiGHS for
 * pictures (`loadHighs`).
 *
 * @module
 */
export * from './api/index.js';

/** Hands in the program of HiGHS: the content of `highs.wasm` of the package `highs`. */
export async function loadHighs(wasm: Uint8Array): Promise<void> {
  const { useHighsBinary } = await import('./engine/highs.js');
  useHighsBinary(wasm);
}
