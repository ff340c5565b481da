/** Relative links of documents in Markdown. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** All documents of a project for people who use it, by their names from its root. */
export function documentsOf(project: string): readonly string[] {
  const inDocs = readdirSync(path.join(project, 'docs')).filter((name) => name.endsWith('.md'));
  return [
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...inDocs.map((name) => `docs/${name}`),
  ];
}

/** A relative link: the file that it names, from the root of the project, and the heading in it. */
export interface Link {
  readonly file: string;
  readonly heading: string | undefined;
}

function textOf(project: string, document: string): string {
  // What stands in code is no link.
  const text = readFileSync(path.join(project, document), 'utf8');
  return text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');
}

/** The relative links of a document, those to pictures included. */
export function linksOf(project: string, document: string): readonly Link[] {
  return [...textOf(project, document).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, target, picture]) => (target ?? picture)!)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [name, heading] = target.split('#');
      return { file: path.join(name === '' ? '.' : path.dirname(document), name || document), heading };
    });
}
