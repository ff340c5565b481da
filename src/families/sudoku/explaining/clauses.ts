/** Clauses one after the other: `r1c2 is 4, and r1c5 is 3`. */
export function inTurn(clauses: readonly string[]): string {
  const last = clauses.at(-1)!;
  return clauses.length === 1 ? last : `${clauses.slice(0, -1).join(', ')}, and ${last}`;
}
