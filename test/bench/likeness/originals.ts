/**
 * The originals that likeness is measured on: the pictures that come with the program, and drawings of
 * objects.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DARK_THINGS, LIGHT_THINGS } from './things.js';

/** A picture file and its name. */
export interface Original {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The used part of the package's drawings; each is a square of 32 units. */
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases: Readonly<Record<string, { readonly parent: string }>>;
}

const PICTURES = 'images';
const DRAWINGS = '@iconify-json/fluent-emoji-flat/icons.json';

/** All originals, the pictures first. */
export function readOriginals(): Original[] {
  const pictures = readdirSync(PICTURES).filter((name) => !name.endsWith('.md'));
  return [
    ...pictures.map((name) => ({ name, bytes: readFileSync(`${PICTURES}/${name}`) })),
    ...readThings([...LIGHT_THINGS, ...DARK_THINGS]),
  ];
}

/** Drawings of objects as SVG files. */
function readThings(names: readonly string[]): Original[] {
  const set = createRequire(import.meta.url)(DRAWINGS) as IconSet;
  return names.map((name) => {
    const icon = set.icons[name] ?? set.icons[set.aliases[name]?.parent ?? ''];
    if (icon === undefined) throw new Error(`${DRAWINGS} has no drawing "${name}"`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${icon.body}</svg>`;
    return { name, bytes: new TextEncoder().encode(svg) };
  });
}
