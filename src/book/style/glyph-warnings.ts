/** Characters that no typeface has: their replacements, and the remedies. */
import { type Issue, issue } from '../../core/index.js';
import { replacedCharacters, uninstalledCovers } from '../../draw/index.js';
import type { Item } from './item.js';

/** The checked content of a document. */
interface Printed {
  readonly pages: readonly { readonly number: number; readonly items: readonly Item[] }[];
}

/**
 * A warning for every such character, with the first text that has it and its page.
 * @param documents the book, and the answers where they are a document of their own
 */
export function glyphWarnings(documents: readonly Printed[]): readonly Issue[] {
  const warnings = new Map<string, Issue>();
  for (const [index, { pages }] of documents.entries()) {
    for (const { number, items } of pages) {
      const part = `page ${number}${index === 0 ? '' : ' of the answers'}`;
      for (const shape of items.flatMap(({ shapes }) => shapes)) {
        if (shape.kind !== 'text') continue;
        for (const replaced of replacedCharacters(shape.text, shape.bold)) {
          if (warnings.has(replaced.text)) continue;
          warnings.set(replaced.text, issue('glyph-missing', messageFor(replaced, shape.text), { part }));
        }
      }
    }
  }
  return [...warnings.values()];
}

function messageFor({ text, instead }: ReturnType<typeof replacedCharacters>[number], whole: string): string {
  const code = text.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const found = `No typeface has the character "${text}" (U+${code}) of the text "${whole}"`;
  return `${found}; "${instead}" is printed instead: ${remedyFor(text)}.`;
}

function remedyFor(character: string): string {
  const packages = [...new Set(uninstalledCovers(character).map((cover) => cover.package))];
  return packages.length === 0
    ? 'choose another one'
    : `install ${packages.map((name) => `the package ${name}`).join(' or ')}, or choose another one`;
}
