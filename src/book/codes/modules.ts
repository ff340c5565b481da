/** QR codes as rows of modules. */
import { encodeQR } from 'qr';

/**
 * A text as a QR code: rows of modules, true where they are dark.
 * @param correction the share of the code that may be damaged: `low` 7 %, `medium` 15 %
 * @param border modules of light around the code
 * @throws Error for a text of more than some 2900 bytes
 */
export function qrModules(
  text: string,
  { correction, border }: { readonly correction: 'low' | 'medium'; readonly border: number },
): readonly (readonly boolean[])[] {
  return encodeQR(text, 'raw', { ecc: correction, border });
}
