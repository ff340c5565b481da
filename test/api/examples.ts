/**
 * The examples of the documentation as programs: the `ts` blocks of a page, and `@example` in doc comments.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A program and what it is called. */
export interface Example {
  readonly name: string;
  readonly text: string;
}

const ASSERT = "import assert from 'node:assert/strict';";

/** All blocks of the page, which go on from one another, as one program with its imports first. */
export function pageExample(project: string, file: string): Example {
  const page = readFileSync(path.join(project, file), 'utf8');
  const blocks = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block]) => block!);
  const lines = blocks.join('\n').split('\n');
  const imports = lines.filter((line) => line.startsWith('import '));
  const others = lines.filter((line) => !line.startsWith('import '));
  return { name: file.replaceAll(/[/.]/g, '-'), text: [...imports, ...others].join('\n') };
}

/**
 * One program for each `@example`; names that it uses of the package are imported.
 * @param entries the exports of the package by entry; those of its part are meant in the file of that part
 */
export function docExamples(
  project: string,
  entries: Readonly<Record<'puzzlewright' | 'puzzlewright/engine', object>>,
): readonly Example[] {
  const files = [
    'src/index.ts',
    'src/engine.ts',
    ...readdirSync(path.join(project, 'src/api')).map((file) => `src/api/${file}`),
  ];
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(project, file), 'utf8');
      const found = [
        ...text.matchAll(/^ \* @example\n((?: \*(?! @)(?:.*)\n)*?)(?= \*\/| \* @| \*\n \* @)/gm),
      ];
      return found.map(([, example], index) => {
        const body = example!.replaceAll(/^ \* ?/gm, '');
        const entry = file === 'src/engine.ts' ? 'puzzlewright/engine' : 'puzzlewright';
        const used = Object.keys(entries[entry]).filter((name) => new RegExp(`\\b${name}\\b`).test(body));
        const name = `${file.replaceAll(/[/.]/g, '-')}-${index + 1}`;
        return { name, text: `${ASSERT}\nimport { ${used.join(', ')} } from '${entry}';\n${body}` };
      });
    });
}
