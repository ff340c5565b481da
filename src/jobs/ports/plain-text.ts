/**
 * Plain data of tasks as JSON, for a port that needs it: JSON data stay as they are, and bytes become base64.
 * Workers of one process hand both on without that.
 */
import { base64, bytesOfBase64 } from '../../draw/index.js';

/** The only key of an object that stands for bytes. */
const BYTES = '$base64';

/** The text of JSON data that may hold arrays of bytes. */
export function textOfPlain(data: unknown): string {
  return JSON.stringify(data, (_, value) =>
    value instanceof Uint8Array ? { [BYTES]: base64(value) } : value,
  );
}

/** The data of such a text, which is parsed already. */
export function plainOfJson(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(plainOfJson);
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json);
  const [first] = entries;
  if (entries.length === 1 && first![0] === BYTES) return bytesOfBase64(String(first![1]));
  return Object.fromEntries(entries.map(([key, value]) => [key, plainOfJson(value)]));
}
