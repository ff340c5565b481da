/** Samples and grey cells of pictures, for tests and benchmarks. */
import type { Result } from '../../src/core/result.js';
import { greyCellsOf } from '../../src/picture/cells/grey-cells.js';
import { openSamples, type SampledPicture, takeSamples } from '../../src/picture/cells/samples.js';
import type { GreyImage } from '../../src/picture/decode/bitmap.js';
import type { ColourImage } from '../../src/picture/decode/colour/colour-image.js';
import { cutColours } from '../../src/picture/decode/colour/scale.js';
import { subjectBoxOf } from '../../src/picture/decode/colour/subject.js';
import { loadPicture } from '../../src/picture/decode/load.js';
import { fitGrid, type WantedSize } from '../../src/picture/decode/size.js';
import { succeed } from './pictures.js';

/** A picture, or its subject, sampled for a grid. */
export function sampled(
  image: ColourImage,
  { crop = false, ...wanted }: WantedSize & { readonly crop?: boolean },
): SampledPicture {
  const part = crop ? cutColours(image, subjectBoxOf(image)) : image;
  return openSamples(takeSamples(part, succeed(fitGrid(part.width, part.height, wanted))));
}

/** The grey cells of a picture file. */
export async function greyCells(
  bytes: Uint8Array,
  options: Parameters<typeof greyCellsOf>[1] = {},
): Promise<Result<GreyImage>> {
  const loaded = await loadPicture(bytes);
  return loaded.ok ? greyCellsOf(loaded.value.image, options) : loaded;
}
