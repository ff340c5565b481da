/** The logo of a book, read from the file that its specification names. */
import path from 'node:path';
import type { BookSpec } from '../../book/index.js';
import { greyOfColours, loadPicture } from '../../picture/index.js';
import { type Host, InputError } from '../host/index.js';
import { MOST_PICTURE, readBytes } from '../input/index.js';

/**
 * The specification with the pixels of its logo; as it is when there is none.
 * @param folder that its name starts from
 * @throws InputError naming the file when it is no picture
 */
export async function withLogoRead(spec: BookSpec, folder: string, host: Host): Promise<BookSpec> {
  if (spec.logo === undefined) return spec;
  const file = path.resolve(folder, spec.logo.file);
  const loaded = await loadPicture(readBytes(file, host, MOST_PICTURE));
  if (!loaded.ok) throw InputError.ofIssues(file, loaded.issues);
  const { width, height, values } = greyOfColours(loaded.value.image);
  const pixels = { pixelColumns: width, pixelRows: height, pixels: Uint8Array.from(values, Math.round) };
  return { ...spec, logo: { ...spec.logo, pixels } };
}
