/** The way from a puzzle to the bench, which is loaded when it is opened. */
import type { Puzzle } from '../../src/browser.js';
import { fitsBench } from '../set/boxes.js';
import { say } from '../words/index.js';

/** A button; `undefined`: the puzzle is not known yet. Nothing where the bench cannot show the puzzle. */
export function BenchButton({ puzzle }: { readonly puzzle: Puzzle | undefined }) {
  if (puzzle !== undefined && !fitsBench(puzzle)) return null;
  return (
    <button
      type="button"
      disabled={puzzle === undefined}
      onClick={() => puzzle !== undefined && void toBench(puzzle)}
    >
      {say('toBench')}
    </button>
  );
}

async function toBench(puzzle: Puzzle): Promise<void> {
  const { openOnBench } = await import('../set/open-on-bench.js');
  await openOnBench(puzzle);
}
