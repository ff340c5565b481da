/** The licences of packages that are part of a bundle, which ask to be kept with every copy. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const LICENCE = /^licen[cs]e(?:\.|$)/i;

/**
 * Writes one file with the licences of all packages of which a bundle has modules.
 * @throws Error naming a package that says nothing of its licence
 */
export function writeLicences(file, output) {
  const folders = output.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => PACKAGE.exec(id)?.[0] ?? []));
  const texts = [...new Set(folders)].sort().map(licenceOf);
  writeFileSync(file, `The files of this folder hold parts of these packages.\n\n${texts.join('\n')}`);
}

function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const own = readdirSync(folder).find((entry) => LICENCE.test(entry));
  if (own === undefined && license === undefined) throw new Error(`${folder}: expected a licence`);
  const text =
    own === undefined ? `Licence: ${license}` : readFileSync(path.join(folder, own), 'utf8').trim();
  return `${'='.repeat(80)}\n${name} ${version}\n\n${text}\n`;
}
