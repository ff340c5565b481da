/**
 * The time of line logic from clues to its fixpoint, for random and for smooth pictures of 10 to 100 cells.
 */
import { createRng } from '../../src/core/random.js';
import { Field } from '../../src/families/nonogram/lines/field.js';
import { randomPicture, smoothPicture } from './pictures.js';
import { figure, median, printTable, timed } from './table.js';

const SIZES = [10, 20, 30, 40, 60, 100];
const PICTURES = 20;
const REPEATS = 5;
const KINDS = { 'random 60 %': randomPicture, smooth: smoothPicture };

/** Prints medians over twenty pictures of every size and kind. */
export async function benchNonogramLines(): Promise<void> {
  const rows = SIZES.flatMap((size) =>
    Object.entries(KINDS).map(([kind, draw]) => {
      const rng = createRng(`${kind} ${size}`);
      const pictures = Array.from({ length: PICTURES }, () => draw(size, rng));
      const field = new Field(size, size);
      const runs = pictures.map((picture) => solveByLines(field, picture));
      return [
        `${size}x${size}`,
        kind,
        figure(median(runs.map((run) => run.milliseconds))),
        figure(median(runs.map((run) => run.lineSolves))),
        `${runs.filter((run) => run.solved).length} of ${PICTURES}`,
      ];
    }),
  );
  printTable('Line logic', ['size', 'pictures', 'milliseconds', 'lines solved', 'finished'], rows);
}

function solveByLines(field: Field, picture: Uint8Array) {
  const runs = Array.from({ length: REPEATS }, () =>
    timed(() => {
      field.setPicture(picture);
      return field.propagate() === 'solved';
    }),
  );
  const milliseconds = median(runs.map((run) => run.milliseconds));
  return { milliseconds, lineSolves: field.lineSolves, solved: runs[0]!.value };
}
