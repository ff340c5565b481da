/** YAML and JSON texts as data that remembers its places. This is the home of yaml; JSON is YAML, too. */
import { isCollection, isPair, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { type Issue, issue, type Place, placeOfPath } from '../core/issue.js';
import { failure, type Result, success } from '../core/result.js';

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
  if (document.errors.length > 0) {
    return failure(
      ...document.errors.map(
        ({ message, pos }): Issue => issue('yaml', `${message.replace(/\.$/, '')}.`, position(pos[0])),
      ),
    );
  }
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
