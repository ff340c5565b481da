/** Members numbered from 0 (cells, places) and groups of them. */

/** For every member the numbers of the groups that it is in, in rising order. */
export function groupsOfMembers(
  count: number,
  groups: readonly Iterable<number>[],
): readonly (readonly number[])[] {
  const found = Array.from({ length: count }, (): number[] => []);
  groups.forEach((members, group) => {
    for (const member of members) found[member]!.push(group);
  });
  return found;
}
