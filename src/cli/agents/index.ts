/**
 * The door of `agents`: conversations with programs. The server of the Model Context Protocol loads a package
 * of its own, so it is loaded by its file (mcp-server.ts).
 */

// biome-ignore-all assist/source/organizeImports: in reading order

export { MOST_LINE } from './size.js';
export { boundsOf, countsOf, REQUEST_FLAGS } from './limits.js';
export { serveGym } from './gym-server.js';
export { openProgram } from './open-program.js';
