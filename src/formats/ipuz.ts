/** The kinds of ipuz documents, which are addresses: `http://ipuz.org/sudoku/latinsquare#1`. */

/** The addresses of the kinds that the JSON of a text names, as far as a quick look shows. */
export function ipuzAddresses(text: string): readonly string[] {
  if (!/^\s*(?:ipuz\(\s*)?\{/.test(text)) return [];
  const said = /"kind"\s*:\s*\[([^\]]{0,500})\]/.exec(text)?.[1] ?? '';
  return Array.from(said.matchAll(/"([^"]*)"/g), ([, address]) => address!);
}

/** The part of a kind's address behind the site, without its version. */
export function ipuzKind(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?(?:lib)?ipuz\.org\//, '').replace(/#\d+$/, '');
}
