/** Pictures of documents as small files, which the package holds too. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Writes a picture in few colours in place of its file.
 * @param width pixels across, at most; absent: as it is
 */
export async function keepSmall(file, width) {
  const picture = sharp(file);
  const small = width === undefined ? picture : picture.resize({ width, withoutEnlargement: true });
  await writeFile(file, await small.png({ palette: true }).toBuffer());
}
