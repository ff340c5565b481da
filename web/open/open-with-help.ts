/** The puzzle of a printed code that asks for help: it opens for playing at once. */
import type { Puzzle } from '../../src/browser.js';
import { nameOfFamily } from '../engine/families.js';
import { openPuzzleText, reading } from '../files/open-text.js';
import { openPlay } from '../play/links/index.js';
import type { Help } from '../router.js';

let opened: { readonly puzzle: string; readonly help: Help } | undefined;

/** The help with which a puzzle was opened. */
export function helpFor(puzzle: Puzzle): Help | undefined {
  return opened?.puzzle === JSON.stringify(puzzle) ? opened.help : undefined;
}

/** Opens the puzzle of a text; where none is read, the screen says why. */
export async function openWithHelp(text: string, help: Help): Promise<void> {
  await openPuzzleText(text);
  const [read] = reading.value?.puzzles ?? [];
  if (read === undefined) return;
  opened = { puzzle: JSON.stringify(read.puzzle), help };
  await openPlay(read.puzzle, read.credits.title ?? nameOfFamily(read.puzzle.family), true);
}
