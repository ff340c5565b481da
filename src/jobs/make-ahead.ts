/** How many puzzles a worker has waiting, so that none is idle while an earlier one takes long. */
const WAITING = 8;

/** How many puzzles a job asks for at once. */
export function puzzlesAhead({ width }: { readonly width: number }): number {
  return width * WAITING;
}
