/** The colour spaces of a PDF, as far as printers distinguish them. */
import type { ColourSpace } from '../paper/index.js';
import { dictionaryOf, listOf, numberOf, type PdfDictionary, type PdfValue, pdfNameOf } from './pdf-file.js';

const BY_NAME: Readonly<Record<string, ColourSpace>> = {
  DeviceGray: 'grey',
  CalGray: 'grey',
  G: 'grey',
  DeviceRGB: 'rgb',
  CalRGB: 'rgb',
  Lab: 'rgb',
  RGB: 'rgb',
  DeviceCMYK: 'cmyk',
  CMYK: 'cmyk',
};
const BY_COMPONENTS: Readonly<Record<number, ColourSpace>> = { 1: 'grey', 3: 'rgb', 4: 'cmyk' };
/** Spaces within spaces are not nested deeper than this. */
const DEEPEST = 4;

/** The space that a name or a list stands for; `other` for spot colours, patterns and unknown spaces. */
export function colourSpaceOf(
  value: PdfValue | undefined,
  resources: PdfDictionary | undefined,
  depth = 0,
): ColourSpace {
  const name = pdfNameOf(value);
  if (name !== undefined) {
    const own = dictionaryOf(resources?.get('ColorSpace'))?.get(name);
    if (own !== undefined && depth < DEEPEST) return colourSpaceOf(own, resources, depth + 1);
    return BY_NAME[name] ?? 'other';
  }
  const [kind, second] = listOf(value) ?? [];
  const family = pdfNameOf(kind);
  if (family === 'ICCBased') return BY_COMPONENTS[numberOf(dictionaryOf(second)?.get('N')) ?? 0] ?? 'other';
  if ((family === 'Indexed' || family === 'I') && depth < DEEPEST)
    return colourSpaceOf(second, resources, depth + 1);
  return family === undefined ? 'other' : (BY_NAME[family] ?? 'other');
}

/** True if a colour leaves the paper white. */
export function isWhite(space: ColourSpace, components: readonly number[]): boolean {
  if (components.length === 0 || space === 'other') return false;
  return components.every((part) => (space === 'cmyk' ? part <= 0.001 : part >= 0.999));
}
