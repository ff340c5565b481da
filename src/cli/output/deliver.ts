import type { ValuesOf } from '../../settings/index.js';
import type { OUTPUT_FLAGS } from '../arguments/index.js';
import type { Host } from '../host/index.js';
import { writeFiles } from './write-files.js';

type OutputArguments = ValuesOf<typeof OUTPUT_FLAGS>;

/** Hands over the product: to the file of `-o`, or to standard output. */
export function deliver(content: string | Uint8Array, args: OutputArguments, host: Host): void {
  if (args.output === undefined || args.output === '-') {
    host.out(content);
    return;
  }
  writeFiles([{ path: args.output, content }], args.force);
  host.note(`wrote ${args.output}`);
}

/** One answer as one line of JSON. */
export function jsonLine(answer: object): string {
  return `${JSON.stringify(answer)}\n`;
}
