import { createRequire } from 'node:module';

/** The version in package.json, which the package reads by its own name wherever it is installed. */
export const VERSION: string = createRequire(import.meta.url)('puzzlewright/package.json').version;
