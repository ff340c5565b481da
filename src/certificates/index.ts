/** The door of `certificates`: claims about puzzles as files that are checked from the puzzle alone. */

// biome-ignore-all assist/source/organizeImports: in reading order

export type { Certificate, CertificateVerdict } from './format.js';
export { checkCertificate, readCertificate } from './check.js';
export { solutionsCertificate } from './solutions.js';
export { certificateOfClaim } from './claim.js';
export { boardCertificate } from './board.js';
export { censusCertificate } from './census.js';
export { type CertificateInstance, instanceOf } from './instance.js';
