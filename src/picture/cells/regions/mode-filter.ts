/**
 * A mode filter: every label becomes the commonest of its 3 x 3 neighbourhood, which smooths boundaries and
 * removes specks.
 */

/** Filters a row-major raster of labels once; a label stays where no other is commoner. */
export function modeFilter(labels: Uint8Array, width: number): Uint8Array {
  const height = labels.length / width;
  const filtered = Uint8Array.from(labels);
  const counts = new Uint8Array(256);
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const pixel = row * width + column;
      const own = labels[pixel]!;
      if (isUniform(labels, pixel, width, own)) continue;
      filtered[pixel] = commonest(labels, pixel, width, counts);
    }
  }
  return filtered;
}

function isUniform(labels: Uint8Array, pixel: number, width: number, own: number): boolean {
  for (let above = pixel - width; above <= pixel + width; above += width) {
    if (labels[above - 1] !== own || labels[above] !== own || labels[above + 1] !== own) return false;
  }
  return true;
}

/** The commonest label around a pixel, its own among equals; `counts` are zero before and after. */
function commonest(labels: Uint8Array, pixel: number, width: number, counts: Uint8Array): number {
  let best = labels[pixel]!;
  for (let above = pixel - width; above <= pixel + width; above += width) {
    for (let near = above - 1; near <= above + 1; near++) counts[labels[near]!]!++;
  }
  for (let above = pixel - width; above <= pixel + width; above += width) {
    for (let near = above - 1; near <= above + 1; near++) {
      if (counts[labels[near]!]! > counts[best]!) best = labels[near]!;
    }
  }
  for (let above = pixel - width; above <= pixel + width; above += width) {
    for (let near = above - 1; near <= above + 1; near++) counts[labels[near]!] = 0;
  }
  return best;
}
