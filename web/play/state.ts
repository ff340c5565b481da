/** The puzzle of the play screen: the one that the address holds. */
import { effect, signal, untracked } from '@preact/signals';
import type { Puzzle } from '../../src/browser.js';
import { quick } from '../engine/lanes.js';
import { route } from '../router.js';
import { say, spokenLanguage } from '../words/index.js';
import type { Drawn } from '../worker/draw.js';
import { type Game, gameOf, sizeOf } from './games/index.js';
import { keepShown, keyOf, type ShownPuzzle, shownBefore } from './kept/index.js';
import { type Shared, unpack } from './links/index.js';
import { openSession, type Session } from './session.js';

/** A session and the picture of its puzzle. */
export interface Table {
  readonly session: Session;
  readonly drawn: Drawn;
  /** The rules of this puzzle that not all of its family have. */
  readonly furtherRules: readonly string[];
}

export const table = signal<Table | undefined>(undefined);
/** A sentence on why there is no puzzle in the address. */
export const tableFailure = signal('');
/** The puzzle of the address where its family cannot be played. */
export const unplayed = signal<Shared | undefined>(undefined);

/**
 * Opens the puzzle of the address from now on, whenever it names one.
 * @returns the opening of the one that it names now
 */
export function followAddress(): Promise<void> {
  let opening = Promise.resolve();
  effect(() => {
    const { screen, rest } = route.value;
    if (screen !== 'play' || rest === '') return;
    untracked(() => {
      opening = openAddress(rest);
    });
  });
  return opening;
}

/** Leaves a puzzle that is not to be kept any more. */
export function leaveTable(puzzle: Puzzle): void {
  const session = table.peek()?.session;
  if (session === undefined || keyOf(session.puzzle) !== keyOf(puzzle)) return;
  session.close();
  table.value = undefined;
}

function closeTable(): void {
  table.value?.session.close();
  table.value = undefined;
}

async function openAddress(packed: string): Promise<void> {
  const isCurrent = (): boolean => route.peek().screen === 'play' && route.peek().rest === packed;
  tableFailure.value = '';
  unplayed.value = undefined;
  const width = textWidth();
  const before = shownBefore(packed, width);
  const known = before && gameOf(before.puzzle);
  if (before !== undefined && known !== undefined) {
    showTable(before, known);
    return;
  }
  try {
    const { puzzle: given, title } = await unpack(packed);
    const { puzzles, broken } = await quick.call('read', {
      text: JSON.stringify(given),
      language: spokenLanguage(),
    });
    const [read] = puzzles;
    if (read === undefined) throw new Error(broken[0] ?? say('noPuzzleInLink'));
    const { puzzle, furtherRules } = read;
    const game = gameOf(puzzle);
    if (game === undefined) {
      if (!isCurrent()) return;
      closeTable();
      unplayed.value = { puzzle, title };
      return;
    }
    const drawn = await quick.call('draw', {
      puzzle,
      view: { textWidth: width },
      language: spokenLanguage(),
      numbered: sizeOf(game),
    });
    if (!isCurrent()) return;
    const shown = { puzzle, title, drawn, furtherRules };
    keepShown(packed, width, shown);
    showTable(shown, game);
  } catch (error) {
    if (!isCurrent()) return;
    closeTable();
    tableFailure.value = error instanceof Error ? error.message : String(error);
  }
}

function showTable({ puzzle, title, drawn, furtherRules }: ShownPuzzle, game: Game): void {
  table.value?.session.close();
  table.value = { session: openSession({ puzzle, title }, game), drawn, furtherRules };
}

/**
 * Millimetres that running text may take across: on a narrow screen it is set in shorter lines, and so is
 * larger.
 */
function textWidth(): number {
  return innerWidth < NARROW ? 80 : 140;
}

/** Pixels below which a screen is narrow. */
const NARROW = 640;
