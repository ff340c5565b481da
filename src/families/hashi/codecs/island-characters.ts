/** The character of an island's number: digits, then letters from 10 on. Islands have at most 16 bridges. */
export function characterOfIsland(number: number): string {
  return number.toString(36).toUpperCase();
}

/** The number of an island from its character, `1` to `9` or `A` to `G`. */
export function islandOfCharacter(character: string): number | undefined {
  return /^[1-9A-G]$/.test(character) ? Number.parseInt(character, 36) : undefined;
}
