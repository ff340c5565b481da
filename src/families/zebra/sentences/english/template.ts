/**
 * Patterns of phrases in a notation that reads like the phrases: words, `[maybe]`, `(one|another)`, `<name>`
 * of a part, `@` for the value that is spoken of.
 */

/** Parts by name: patterns that {@link compile} made, or lists of alternatives. */
export type Parts = Readonly<Record<string, string>>;

const TOKENS = /[[\]()|@]|<[a-z-]+>|[^\s[\]()|<>@]+/g;
const SYMBOLS: Readonly<Record<string, string>> = {
  '[': '(?:',
  ']': ')?',
  '(': '(?:',
  ')': ')',
  '|': '|',
  '@': '@ ',
};

/**
 * The source of a regular expression for words with a space behind each.
 * @throws Error when a template names a part that is not there, which is a defect
 */
export function compile(template: string, parts: Parts = {}): string {
  const pieces = (template.match(TOKENS) ?? []).map((token) => {
    const symbol = SYMBOLS[token];
    if (symbol !== undefined) return symbol;
    if (!token.startsWith('<')) return `${token.replace(/[\\^$.*+?{}]/g, '\\$&')} `;
    const part = parts[token.slice(1, -1)];
    if (part === undefined) throw new Error(`the template ${template} names an unknown part ${token}`);
    return `(?:${part})`;
  });
  return pieces.join('');
}

/** The source of a regular expression for any of several templates. */
export function anyOf(templates: readonly string[], parts: Parts = {}): string {
  // Nothing matches an empty list, not even nothing.
  return templates.length === 0 ? '(?!)' : templates.map((template) => compile(template, parts)).join('|');
}

/** A test for whole phrases, given as words with a space behind each. */
export function whole(source: string): RegExp {
  return new RegExp(`^(?:${source})$`);
}

/** Words as patterns test them. */
export function joined(words: readonly string[]): string {
  return words.map((word) => `${word} `).join('');
}
