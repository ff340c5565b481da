/** PNG files of pictures: the browser draws the library's SVG, whose texts are outlines. */
import { say } from '../words/index.js';

/**
 * Draws an SVG document that is sized in pixels, on white ground.
 * @throws Error when the browser cannot make so large a picture
 */
export async function pngOfSvg(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error(say('pngTooLarge'));
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
}
