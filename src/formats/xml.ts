/**
 * XML as plain data: the only file that knows the XML package. Well-formedness is checked first, with line
 * and column. Entities that a document declares itself are expanded within the package's limits; external
 * ones are refused, so that reading never opens anything.
 */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { failure, issue, type Place, type Result, success } from '../core/index.js';
import { placesOf } from './lines.js';

/** An element: its own text is the text directly in it, not in its children. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
  readonly place: Place;
}

/** A node as the parser gives it when it preserves the order. */
type RawNode = Readonly<Record<string | symbol, unknown>>;

const ATTRIBUTES = ':@';
const TEXT = '#text';
const LONGEST_MESSAGE = 200;

/** Parses a document and returns its root element, or the issue `xml-syntax`. */
export function parseXml(document: string): Result<XmlElement> {
  const text = document.replace(/\r\n?/g, '\n').trimStart();
  const lead = document.length - document.trimStart().length;
  const skipped = placesOf(document)(lead).line! - 1;
  const places = placesOf(text);
  const placeAt = (offset: number): Place => {
    const { line, column } = places(offset);
    return { line: line! + skipped, column: column! };
  };
  try {
    const validity = XMLValidator.validate(text);
    if (validity !== true) {
      const { msg, line, col } = validity.err;
      return syntaxFailure(msg, { line: line + skipped, ...(col === undefined ? {} : { column: col }) });
    }
    const roots = elementsOf(createParser().parse(text), placeAt);
    const [root] = roots;
    if (root !== undefined && roots.length === 1) return success(root);
    return syntaxFailure(`The document has ${roots.length} root elements; one is expected.`);
  } catch (error) {
    // The package throws on external entities, on too many expansions and on reserved names.
    return syntaxFailure(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Escapes text for use between tags or in a quoted attribute; characters that XML cannot hold are left out.
 */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function createParser() {
  return new XMLParser({
    preserveOrder: true,
    captureMetaData: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    trimValues: false,
    ignorePiTags: true,
    htmlEntities: true,
  });
}

function elementsOf(nodes: unknown, placeAt: (offset: number) => Place): readonly XmlElement[] {
  return rawNodes(nodes).flatMap((node): readonly XmlElement[] => {
    const name = Object.keys(node).find((key) => key !== ATTRIBUTES && key !== TEXT);
    if (name === undefined) return [];
    const content = rawNodes(node[name]);
    const position = node[XMLParser.getMetaDataSymbol() as symbol] as
      | { readonly startIndex?: number }
      | undefined;
    return [
      {
        name,
        attributes: new Map(Object.entries((node[ATTRIBUTES] ?? {}) as Record<string, string>)),
        children: elementsOf(content, placeAt),
        text: content.map((child) => (typeof child[TEXT] === 'string' ? child[TEXT] : '')).join(''),
        place: placeAt(position?.startIndex ?? 0),
      },
    ];
  });
}

function rawNodes(value: unknown): readonly RawNode[] {
  return Array.isArray(value) ? (value as readonly RawNode[]) : [];
}

function syntaxFailure(message: string, place?: Place): Result<never> {
  const found = message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;
  return failure(issue('xml-syntax', `The XML cannot be read: ${found}`, place));
}
