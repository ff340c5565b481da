/** The logo of a book, read from the file that its specification names. */
import path from 'node:path';
import type { BookSpec } from '../book/spec.js';
import { loadPicture } from '../image/load.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { MOST_PICTURE, readBytes } from './read-bytes.js';

/**
 * The specification with the pixels of its logo; as it is when there is none.
 * @param folder that its name starts from
 * @throws InputError naming the file when it is no picture
 */
export async function withLogoRead(spec: BookSpec, folder: string, host: Host): Promise<BookSpec> {
  if (spec.logo === undefined) return spec;
  const file = path.resolve(folder, spec.logo.file);
  const loaded = await loadPicture(readBytes(file, host, MOST_PICTURE), { transparency: 'white' });
  if (!loaded.ok) throw InputError.ofIssues(file, loaded.issues);
  const { width, height, values } = loaded.value.grey;
  const pixels = { pixelColumns: width, pixelRows: height, pixels: Uint8Array.from(values, Math.round) };
  return { ...spec, logo: { ...spec.logo, pixels } };
}
