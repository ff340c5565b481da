/**
 * The objects of a PDF for those that check it. This is the home of @cantoo/pdf-lib, a kept-up fork of
 * pdf-lib.
 */
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { PdfDictionary, PdfFile, PdfStream, PdfValue } from '../../book/index.js';

/** Packings of pictures, which nobody unpacks here. */
const OF_PICTURES = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);
const NOTHING = new Uint8Array(0);

/** Reads a file; undefined when it is no PDF. */
export async function readPdf(bytes: Uint8Array): Promise<PdfFile | undefined> {
  try {
    const document = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
    const reader = new ObjectReader(document.context);
    const encrypted = document.isEncrypted;
    const pages = encrypted ? [] : document.getPages();
    return {
      encrypted,
      catalog: reader.dictionary(document.catalog),
      pages: pages.map(({ node }) => ({
        get: (key) =>
          reader.value(node.getInheritableAttribute(PDFName.of(key)) ?? node.get(PDFName.of(key))),
      })),
    };
  } catch {
    return undefined;
  }
}

/** Objects as values, each object once: fonts are recognised by their identity. */
class ObjectReader {
  readonly #context: PDFContext;
  readonly #known = new Map<PDFObject, PdfValue>();

  constructor(context: PDFContext) {
    this.#context = context;
  }

  value(object: PDFObject | undefined): PdfValue | undefined {
    const found = object instanceof PDFRef ? this.#context.lookup(object) : object;
    if (found === undefined) return undefined;
    const known = this.#known.get(found);
    if (known !== undefined) return known;
    const value = this.#convert(found);
    this.#known.set(found, value);
    return value;
  }

  #convert(object: PDFObject): PdfValue {
    if (object instanceof PDFNumber) return object.asNumber();
    if (object instanceof PDFBool) return object.asBoolean();
    if (object instanceof PDFName) return { kind: 'name', name: object.decodeText() };
    if (object instanceof PDFString || object instanceof PDFHexString)
      return { kind: 'string', bytes: object.asBytes() };
    if (object instanceof PDFArray) return object.asArray().map((item) => this.value(item) ?? null);
    if (object instanceof PDFStream) return this.#stream(object);
    return object instanceof PDFDict ? this.dictionary(object) : null;
  }

  dictionary(dictionary: PDFDict): PdfDictionary {
    return {
      kind: 'dictionary',
      keys: dictionary.keys().map((key) => key.decodeText()),
      get: (key) => this.value(dictionary.get(PDFName.of(key))),
    };
  }

  #stream(stream: PDFStream): PdfStream {
    const dictionary = this.dictionary(stream.dict);
    return {
      kind: 'stream',
      dictionary,
      data: () => {
        const filters = [dictionary.get('Filter')].flat().map((filter) => filter);
        const isPicture = filters.some(
          (filter) =>
            typeof filter === 'object' && filter !== null && 'name' in filter && OF_PICTURES.has(filter.name),
        );
        return stream instanceof PDFRawStream && !isPicture ? decodePDFRawStream(stream).decode() : NOTHING;
      },
    };
  }
}
