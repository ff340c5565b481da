/** The puzzle of a printed code that asks for help: it opens for playing at once. */
import type { Puzzle } from '../../src/browser.js';
import { nameOfFamily } from '../engine/families.js';
import { readStoredJson, store } from '../engine/stored.js';
import { openPuzzleText, reading } from '../files/open-text.js';
import { openPlay } from '../play/links/index.js';
import { HELPS, type Help } from '../router.js';

interface Opened {
  readonly puzzle: string;
  readonly help: Help;
}

/** The last one is kept: a phone may load the page anew at any time. */
const KEY = 'help';

let opened = readOpened();

function readOpened(): Opened | undefined {
  const { puzzle, help } = (readStoredJson(KEY) ?? {}) as {
    readonly puzzle?: unknown;
    readonly help?: unknown;
  };
  const known = HELPS.find((one) => one === help);
  return typeof puzzle === 'string' && known !== undefined ? { puzzle, help: known } : undefined;
}

/** The help with which a puzzle was opened. */
export function helpFor(puzzle: Puzzle): Help | undefined {
  return opened?.puzzle === JSON.stringify(puzzle) ? opened.help : undefined;
}

/** Opens the puzzle of a text; where none is read, the screen says why. */
export async function openWithHelp(text: string, help: Help): Promise<void> {
  // The way back would only open it again.
  await openPuzzleText(text, undefined, true);
  const [read] = reading.value?.puzzles ?? [];
  if (read === undefined) return;
  opened = { puzzle: JSON.stringify(read.puzzle), help };
  store(KEY, JSON.stringify(opened));
  await openPlay(read.puzzle, read.credits.title ?? nameOfFamily(read.puzzle.family), true);
}
