/** YAML and JSON texts as data that remembers its places. This is the home of yaml; JSON is YAML, too. */
import {
  isCollection,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLParseError,
} from 'yaml';
import {
  failure,
  type Issue,
  issue,
  type Place,
  placeOfPath,
  type Result,
  success,
} from '../../core/index.js';
import { layoutFault } from './yaml-layout.js';

/** A path into the data: keys and list positions from 0. */
export type DataPath = readonly PropertyKey[];

/** Data as it was written, with the place of each part. */
export interface LocatedData {
  readonly data: unknown;
  /** The place of a part, or of the nearest part around it that was written. */
  placeOf(path: DataPath): Place;
}

/** A text that names itself over and over must not fill the memory. */
const MOST_ALIASES = 50;

/** Reads YAML 1.2 or JSON; issues with line and column for a text that is neither. */
export function readYaml(text: string): Result<LocatedData> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const position = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const [error] = document.errors;
  if (error !== undefined) return failure(firstFault(text, error, position));
  try {
    return success({
      data: document.toJS({ maxAliasCount: MOST_ALIASES }) as unknown,
      placeOf: (path) => {
        const start = nearest(document.contents, path)?.range?.[0];
        return {
          ...(start === undefined ? {} : position(start)),
          ...(path.length === 0 ? {} : placeOfPath(path)),
        };
      },
    });
  } catch (error) {
    return failure(issue('yaml', `${error instanceof Error ? error.message : String(error)}.`));
  }
}

/** One issue for all errors of a text: those that come after the first mostly follow from it. */
function firstFault(text: string, error: YAMLParseError, position: (offset: number) => Place): Issue {
  const fault = error.code === 'DUPLICATE_KEY' ? undefined : layoutFault(text);
  if (fault !== undefined) {
    const { message, ...place } = fault;
    return issue('yaml', message, place);
  }
  return issue('yaml', sentenceOf(error, text), position(error.pos[0]));
}

/** Characters of a text that a message shows. */
const SHOWN = 20;

function sentenceOf({ code, message, pos: [start] }: YAMLParseError, text: string): string {
  const found = JSON.stringify(/^.*/.exec(text.slice(start, start + SHOWN))![0].trim());
  if (code === 'DUPLICATE_KEY')
    return `Found a key for the second time: ${found}; each key is expected once, and a dash before each item of a list.`;
  if (code === 'UNEXPECTED_TOKEN') return `Found ${found} where a comma or a closing bracket is expected.`;
  return `${message.replace(/\.$/, '')}.`;
}

/** The node at the path, as deep as nodes go; the key's own place for an entry of a map. */
function nearest(node: Node | null, path: DataPath): Node | undefined {
  let found = node ?? undefined;
  let inside: unknown = node;
  for (const step of path) {
    if (!isCollection(inside)) break;
    const next = inside.items.find((item, index) =>
      isPair(item) ? isScalar(item.key) && String(item.key.value) === String(step) : index === step,
    );
    if (next === undefined) break;
    if (isPair(next)) {
      found = next.key as Node;
      inside = next.value;
    } else {
      found = next as Node;
      inside = next;
    }
  }
  return found;
}
