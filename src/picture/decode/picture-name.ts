/** Names of files that are taken for pictures; others in a folder (notes, licences) are passed over. */
const PICTURE_NAME = /\.(png|jpe?g|webp|gif|avif|tiff?|svg|pbm)$/i;

/** True if a file is a picture, as its name says. */
export function isPictureName(name: string): boolean {
  return PICTURE_NAME.test(name);
}
