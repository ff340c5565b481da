/** German words of the rules that models state. */
const AREAS: Readonly<Record<string, string>> = { row: 'Zeile', column: 'Spalte', box: 'Block' };

/** An area by its English name: `Zeile 3` for `row 3`. */
export function germanArea(name: string): string {
  const [kind, number] = name.split(' ');
  return `${AREAS[kind!]} ${number}`;
}
