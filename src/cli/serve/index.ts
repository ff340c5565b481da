/** The door of `serve`: the page and its server. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { documentsFolder, type PageFile, pageFolder, readPage } from './page-files.js';
export { DOCUMENTS, type Listening, type PageServer, servePage } from './page-server.js';
export { LOOPBACK, networkAddresses } from './reach.js';
export { openBrowser } from './open-browser.js';
