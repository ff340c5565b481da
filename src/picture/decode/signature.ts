/**
 * The format that a file claims to have, by its first bytes. The decoder's own messages do not tell a file
 * that was cut off in its header from one that never was a picture, nor a picture of another format from
 * nonsense; this does.
 */

/** A format by the name people know; some cannot be read. */
interface PictureFormat {
  readonly name: string;
  readonly readable: boolean;
}

interface Signature extends PictureFormat {
  readonly offset: number;
  readonly bytes: readonly number[];
}

const SIGNATURES: readonly Signature[] = [
  { name: 'PNG', readable: true, offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47] },
  { name: 'JPEG', readable: true, offset: 0, bytes: [0xff, 0xd8, 0xff] },
  { name: 'GIF', readable: true, offset: 0, bytes: ascii('GIF8') },
  { name: 'WebP', readable: true, offset: 8, bytes: ascii('WEBP') },
  { name: 'TIFF', readable: true, offset: 0, bytes: [0x49, 0x49, 0x2a, 0x00] },
  { name: 'TIFF', readable: true, offset: 0, bytes: [0x4d, 0x4d, 0x00, 0x2a] },
  { name: 'AVIF', readable: true, offset: 4, bytes: ascii('ftypavi') },
  { name: 'HEIC', readable: false, offset: 4, bytes: ascii('ftyphei') },
  { name: 'HEIC', readable: false, offset: 4, bytes: ascii('ftyphev') },
  { name: 'JPEG XL', readable: false, offset: 0, bytes: [0xff, 0x0a] },
  { name: 'JPEG XL', readable: false, offset: 4, bytes: ascii('JXL ') },
  { name: 'JPEG 2000', readable: false, offset: 4, bytes: ascii('jP  ') },
  { name: 'BMP', readable: false, offset: 0, bytes: ascii('BM') },
  { name: 'PDF', readable: false, offset: 0, bytes: ascii('%PDF') },
];

/** SVG has no fixed first bytes (a prolog or comments may come first), but names its root element early. */
const SVG_ROOT_WITHIN = 4096;

function ascii(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}

/** The format whose signature the file carries, or undefined when none is recognised. */
export function recognisePicture(bytes: Uint8Array): PictureFormat | undefined {
  const found = SIGNATURES.find((signature) =>
    signature.bytes.every((byte, index) => bytes[signature.offset + index] === byte),
  );
  if (found !== undefined) return found;
  const opening = new TextDecoder('latin1').decode(bytes.subarray(0, SVG_ROOT_WITHIN));
  return /^\s*(ï»¿)?\s*</.test(opening) && opening.includes('<svg')
    ? { name: 'SVG', readable: true }
    : undefined;
}
