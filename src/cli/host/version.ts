import { createRequire } from 'node:module';

/** The version in package.json, which the package reads by its own name wherever it is installed. */
export function readVersion(): string {
  return createRequire(import.meta.url)('puzzlewright/package.json').version;
}
