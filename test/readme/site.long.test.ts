/** The site of the documents, built anew: no link inside it is broken, and it asks for nothing outside. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = path.resolve(import.meta.dirname, '../..');
const site = mkdtempSync(path.join(tmpdir(), 'puzzlewright-site-'));
/** The pages, and the texts of all files that have places to link to. */
const pages = new Map<string, string>();
const texts = new Map<string, string>();

beforeAll(() => {
  const argv = ['node_modules/typedoc/bin/typedoc', '--options', 'typedoc.site.json', '--out', site];
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { cwd: project, encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`).toBe(0);
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|svg)$/.test(name)) continue;
    texts.set(name, readFileSync(path.join(site, name), 'utf8'));
    if (name.endsWith('.html')) pages.set(name, texts.get(name)!);
  }
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

/** The page beside the site, where a certificate is checked. */
const CHECK = '../../#certificate/';

/** The targets of a page's links and loads. */
function targetsOf(html: string): readonly string[] {
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, target]) =>
    target!.replaceAll('&amp;', '&'),
  );
}

function isOutside(target: string): boolean {
  return /^[a-z]+:/.test(target) || target.startsWith('//');
}

/** The file in the site that a link of a page leads to, and the place in it. */
function ledTo(page: string, target: string): { readonly file: string; readonly place: string | undefined } {
  const [name, place] = target.split('#');
  const file = name === '' ? page : path.join(path.dirname(page), decodeURIComponent(name!));
  return { file, place };
}

describe('the site', () => {
  it('has a page for every document, and for the functions of the library', () => {
    const { projectDocuments } = JSON.parse(readFileSync(path.join(project, 'typedoc.site.json'), 'utf8'));
    const documents = [...pages.keys()].filter((name) => path.dirname(name) === 'documents');
    expect(documents.length).toBe(projectDocuments.length);
    const inDocs = readdirSync(path.join(project, 'docs')).filter((name) => name.endsWith('.md'));
    for (const name of inDocs) expect(projectDocuments).toContain(`docs/${name}`);
    expect([...pages.keys()]).toContain(path.join('functions', 'index.check.html'));
  });

  it('has no broken link', () => {
    const broken: string[] = [];
    let checked = 0;
    for (const [page, html] of pages)
      for (const target of targetsOf(html)) {
        if (isOutside(target) || target.startsWith(CHECK)) continue;
        const { file, place } = ledTo(page, target);
        checked += 1;
        const isThere =
          existsSync(path.join(site, file)) &&
          (!place || texts.get(file)?.includes(` id="${decodeURIComponent(place)}"`));
        if (!isThere) broken.push(`${page}: ${target}`);
      }
    expect(broken).toEqual([]);
    expect(checked).toBeGreaterThan(1000);
  });

  it('leads from each extreme to its check in the page, which lies beside it', () => {
    const entries: readonly { readonly id: string }[] = JSON.parse(
      readFileSync(path.join(project, 'docs/extremes/index.json'), 'utf8'),
    );
    const [, html = ''] = [...pages].find(([name]) => name.includes('Extremes'))!;
    const led = targetsOf(html).filter((target) => target.startsWith(CHECK));
    expect(led).toEqual(entries.map(({ id }) => `${CHECK}${id}`));
  });

  it('loads nothing from elsewhere', () => {
    for (const [page, html] of pages) {
      const loaded = [...html.matchAll(/<(?:script|img|link)\b[^>]*\s(?:src|href)="([^"]*)"/g)];
      expect(loaded.map(([, target]) => target!).filter(isOutside), page).toEqual([]);
    }
  });
});
