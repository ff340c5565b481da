/** Command lines that documents show in `console` blocks, with what they print. */

const PROMPT = '$ npx puzzlewright ';

export interface Example {
  readonly line: string;
  readonly shown: string;
}

/** The examples of a document in Markdown, in order. */
export function examplesOf(markdown: string): Example[] {
  const blocks = [...markdown.matchAll(/^```console\n([\s\S]*?)^```$/gm)].map(([, block]) => block!);
  return blocks.flatMap((block) =>
    block
      .split(/^(?=\$ )/m)
      .filter((part) => part.startsWith(PROMPT))
      .map((part) => {
        const [command, ...rest] = part.split('\n');
        return { line: command!.slice(PROMPT.length), shown: rest.join('\n').trimEnd() };
      }),
  );
}

/** Files that a document shows: `yaml` blocks whose first line is a comment with the name. */
export function filesOf(markdown: string): { readonly name: string; readonly text: string }[] {
  const blocks = [...markdown.matchAll(/^```yaml\n# (\S+\.yaml)\n([\s\S]*?)^```$/gm)];
  return blocks.map(([, name, text]) => ({ name: name!, text: text! }));
}

/**
 * The pattern of shown output: `…` on a line of its own stands for any lines, within a line for any
 * characters.
 */
export function patternOf(shown: string): RegExp {
  const escaped = shown.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(/^…$/gm, '[\\s\\S]*').replaceAll('…', '.*')}$`);
}
