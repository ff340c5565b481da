/**
 * The faults of a run, drawn by a seed: equally many from each part of the program that an answer rests on.
 * Within a part a place is drawn evenly from all places of its files.
 */
import { createRng } from '../../src/core/random.js';
import { type Fault, faultsOf } from './faults.js';
import { PARTS, type Part } from './parts.js';

/** A fault and its file. */
export interface Planted {
  readonly part: Part;
  /** The path of the file from the root of the checkout. */
  readonly file: string;
  readonly fault: Fault;
}

/** A source file: its path from the root of the checkout, and its text. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Draws faults.
 * @param count their number, spread evenly over the parts; a part with fewer places gives all of them
 * @param only words: a file is taken only if its path has one of them
 */
export function drawFaults(
  files: readonly SourceFile[],
  {
    seed,
    count,
    only = [],
  }: { readonly seed: string; readonly count: number; readonly only?: readonly string[] },
): readonly Planted[] {
  const names = Object.keys(PARTS) as Part[];
  return names.flatMap((part, index) => {
    const share = Math.floor((count + index) / names.length);
    const places = files
      .filter(({ file }) => PARTS[part].test(file))
      .filter(({ file }) => only.length === 0 || only.some((word) => file.includes(word)))
      .flatMap(({ file, text }) => faultsOf(text).map((fault) => ({ part, file, fault })));
    return createRng(`${seed}/${part}`).shuffle(places).slice(0, share);
  });
}
