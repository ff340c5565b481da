/** Opens a puzzle for playing: its address holds it, so that a reload and a link find it again. */
import type { Puzzle } from '../../../src/browser.js';
import { go } from '../../router.js';
import { pack } from './packed.js';

/** Shows a puzzle in the play screen; `isInstead`: the way back does not lead to the screen before. */
export async function openPlay(puzzle: Puzzle, title: string, isInstead = false): Promise<void> {
  go('play', await pack({ puzzle, title }), isInstead);
}
