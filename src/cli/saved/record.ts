import { parseJson } from '../../formats/index.js';
import type { Host } from '../host/index.js';
import { readSource } from '../input/index.js';

/** The data of a file; undefined where it is no JSON. */
export function readRecord(file: string, host: Host): unknown {
  const json = parseJson(readSource(file, host).text);
  return json.ok ? json.value : undefined;
}
