/**
 * The objects of a PDF as data, apart from how the file is read. References are followed before they get
 * here.
 */

interface PdfName {
  readonly kind: 'name';
  readonly name: string;
}

interface PdfString {
  readonly kind: 'string';
  readonly bytes: Uint8Array;
}

export interface PdfDictionary {
  readonly kind: 'dictionary';
  readonly keys: readonly string[];
  /** The value of a key, without the slash; undefined when there is none. */
  get(key: string): PdfValue | undefined;
}

export interface PdfStream {
  readonly kind: 'stream';
  readonly dictionary: PdfDictionary;
  /** The unpacked bytes; empty where the packing is that of pictures. */
  data(): Uint8Array;
}

export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | readonly PdfValue[]
  | PdfDictionary
  | PdfStream;

/** A page; inherited entries are found, too. */
export interface PdfPage {
  get(key: string): PdfValue | undefined;
}

export interface PdfFile {
  /** True if a password or restrictions protect it; then it may have no pages here. */
  readonly encrypted: boolean;
  readonly catalog: PdfDictionary;
  readonly pages: readonly PdfPage[];
}

/** The dictionary that a value is or has. */
export function dictionaryOf(value: PdfValue | undefined): PdfDictionary | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
  if (value.kind === 'dictionary') return value;
  return value.kind === 'stream' ? value.dictionary : undefined;
}

export function streamOf(value: PdfValue | undefined): PdfStream | undefined {
  const isStream = typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'stream';
  return isStream ? value : undefined;
}

export function pdfNameOf(value: PdfValue | undefined): string | undefined {
  const isName = typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'name';
  return isName ? value.name : undefined;
}

export function listOf(value: PdfValue | undefined): readonly PdfValue[] | undefined {
  return Array.isArray(value) ? (value as readonly PdfValue[]) : undefined;
}

/** The numbers of a list; undefined when it is none or has something else in it. */
export function pdfNumbersOf(value: PdfValue | undefined): readonly number[] | undefined {
  const list = listOf(value);
  return list?.every((item) => typeof item === 'number') ? (list as readonly number[]) : undefined;
}

export function numberOf(value: PdfValue | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** An object of the resources by its name. */
export function resourceOf(
  resources: PdfDictionary | undefined,
  kind: string,
  name: PdfValue | undefined,
): PdfValue | undefined {
  return dictionaryOf(resources?.get(kind))?.get(pdfNameOf(name) ?? '');
}
