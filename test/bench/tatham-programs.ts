/**
 * Simon Tatham's programs (the Debian package sgt-puzzles), which make puzzles of many families: on the PATH,
 * or in /usr/games, where that is not on it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** Milliseconds for the puzzles of one size and level. */
const PATIENCE = 300_000;

/** The file of a game's program; undefined where it is not installed. */
export function programOf(game: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(':').map((folder) => `${folder}/sgt-${game}`);
  return [...folders, `/usr/games/sgt-${game}`, `/usr/lib/sgt-puzzles/${game}`].find(existsSync);
}

/**
 * The ids of some puzzles, the same for the same seed; undefined where the program is missing.
 * @throws Error if the program makes none of these parameters
 */
export function idsMade(
  game: string,
  parameters: string,
  { seed, count }: { readonly seed: string; readonly count: number },
): readonly string[] | undefined {
  const program = programOf(game);
  if (program === undefined) return undefined;
  const { status, stdout, stderr } = spawnSync(
    program,
    ['--generate', String(count), `${parameters}#${seed}`],
    { encoding: 'utf8', timeout: PATIENCE },
  );
  if (status !== 0) throw new Error(`sgt-${game} makes no ${parameters}: ${stderr}`);
  return stdout.trim().split('\n');
}
