/**
 * Picture files as pixels: the browser decodes every format that it knows, and drawings at the working size.
 */
import type { ColourImage } from '../../src/browser.js';
import { say } from '../words/index.js';

/** The longest side that is worked on, as on Node: eight pixels a cell at the largest grid. */
const SIDE = 800;

/** The longest side of a file, in pixels. */
const MOST_SIDE = 16_383;

/** A decoded picture and its name. */
export interface Photo {
  readonly name: string;
  readonly image: ColourImage;
  /** Address of the picture in this page, for showing it. */
  readonly address: string;
}

/**
 * Decodes a file.
 * @throws Error with a sentence for people
 */
export async function decodePhoto(file: Blob, name: string): Promise<Photo> {
  const address = URL.createObjectURL(file);
  try {
    return await decodeAddress(address, name);
  } catch (error) {
    URL.revokeObjectURL(address);
    throw error;
  }
}

/**
 * Decodes the picture at an address of this page.
 * @throws Error with a sentence for people
 */
export async function decodeAddress(address: string, name: string): Promise<Photo> {
  return { name, address, image: pixelsOf(await load(address, name)) };
}

/** Pixels as a PNG in a data URL; decoded, it has the same pixels. */
export function pngOf({ width, height, pixels }: ColourImage): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const data = new ImageData(new Uint8ClampedArray(pixels), width, height);
  canvas.getContext('2d')!.putImageData(data, 0, 0);
  return canvas.toDataURL('image/png');
}

async function load(address: string, name: string): Promise<HTMLImageElement> {
  const element = new Image();
  element.src = address;
  try {
    await element.decode();
  } catch {
    throw new Error(say('notAPicture', { name }));
  }
  const { naturalWidth: width, naturalHeight: height } = element;
  if (width === 0 || height === 0) throw new Error(say('pictureWithoutSize', { name }));
  if (Math.max(width, height) > MOST_SIDE)
    throw new Error(say('tooManyPixels', { name, width, height, most: MOST_SIDE }));
  return element;
}

/**
 * Its pixels, the longest side at most {@link SIDE}; drawings without pixels of their own are as large as
 * that.
 */
function pixelsOf(element: HTMLImageElement): ColourImage {
  const { naturalWidth, naturalHeight } = element;
  const longest = Math.max(naturalWidth, naturalHeight);
  const scale = Math.min(1, SIDE / longest);
  const [width, height] = [naturalWidth, naturalHeight].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(element, 0, 0, width, height);
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}
