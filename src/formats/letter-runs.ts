/**
 * Cells in the game ids of Tatham's collection where letters stand for runs of empty cells, `a` for one to
 * `z` for 26, and other tokens for filled ones. Sudoku and Hashi share it.
 */
import { failure, issue, type Result, success } from '../core/index.js';
import type { GameId } from './game-id.js';
import { quote } from './lines.js';

/** The tokens between the runs. */
interface RunFormat<Item> {
  /** One filled cell; must match neither a letter from a to z nor the separator. */
  readonly token: RegExp;
  /** The separator of two filled cells that are neighbours; may be empty. */
  readonly separator: string;
  /** The content of a cell, or undefined when the token is none. */
  readonly read: (token: string) => Item | undefined;
  /** The expected token, for messages: `neither … nor …`. */
  readonly expected: string;
}

const LONGEST_RUN = 26;
const BEFORE_A = 'a'.charCodeAt(0) - 1;

/** Reads `count` cells, row-major; empty ones are undefined. */
export function readLetterRuns<Item>(
  { description, at }: GameId,
  count: number,
  { token, separator, read, expected }: RunFormat<Item>,
): Result<readonly (Item | undefined)[]> {
  const cells: (Item | undefined)[] = [];
  for (const { 0: found, index } of description.matchAll(new RegExp(`${token.source}|.`, 'gs'))) {
    const item = read(found);
    if (item !== undefined) cells.push(item);
    else if (/^[a-z]$/.test(found)) {
      for (let run = found.charCodeAt(0) - BEFORE_A; run > 0; run--) cells.push(undefined);
    } else if (found !== separator) {
      return failure(issue('format-syntax', `${quote(found)} is ${expected}.`, at(index)));
    }
    if (cells.length > count) {
      return failure(issue('format-syntax', `The game id describes more than ${count} cells.`, at(index)));
    }
  }
  if (cells.length === count) return success(cells);
  const message = `The game id describes ${cells.length} of ${count} cells.`;
  return failure(issue('format-syntax', message, at(description.length)));
}

/** Writes cells given as tokens, undefined where they are empty. */
export function writeLetterRuns(tokens: readonly (string | undefined)[], separator: string): string {
  let text = '';
  let run = 0;
  const flush = (): void => {
    for (; run > 0; run -= LONGEST_RUN) text += String.fromCharCode(BEFORE_A + Math.min(run, LONGEST_RUN));
    run = 0;
  };
  for (const token of tokens) {
    if (token === undefined) {
      run++;
      continue;
    }
    if (run === 0 && text !== '') text += separator;
    flush();
    text += token;
  }
  flush();
  return text;
}
