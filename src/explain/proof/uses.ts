/** The use that the lines of a proof make of the reasons of a step. */
import type { CellGroups, Known, Mark, Reason } from '../../families/contract/index.js';
import type { Argument, ProofLine, Refutation } from '../model/index.js';

type Line = Refutation['lines'][number];

/**
 * Positions of the reasons about groups of which a proof uses only that each group holds one at most, which
 * keeps others away.
 */
export function onlyExcluding(
  marks: readonly Mark[],
  reasons: readonly Reason[],
  argument: Argument,
): ReadonlySet<number> {
  if (argument.kind !== 'contradiction') return new Set();
  const { lines } = argument;
  const positions = [...reasons.keys()].filter((position) => {
    const { groups, excludes } = reasons[position]!;
    if (groups === undefined || excludes === undefined) return false;
    return lines.every((line) => onlyExcludes(marks, groups, line, position));
  });
  return new Set(positions);
}

function onlyExcludes(marks: readonly Mark[], groups: CellGroups, line: Line, position: number): boolean {
  const areOfLines = ({ lines }: Pick<Refutation, 'lines'>): boolean =>
    lines.every((inner) => onlyExcludes(marks, groups, inner, position));
  if ('supposed' in line) return areOfLines(line);
  if ('places' in line) return line.needing !== position && line.places.every(areOfLines);
  if ('cover' in line) return line.counted !== position;
  if ('together' in line) return !line.together.includes(position);
  if ('groups' in line) return ![...line.least, ...line.most].includes(position);
  return line.reason !== position || isExclusion(marks, groups, line);
}

/** True if a line says only what entries exclude in their own groups, or that two of them stand in one. */
function isExclusion(
  marks: readonly Mark[],
  { cells }: CellGroups,
  { facts, conclusions }: ProofLine,
): boolean {
  const groupOf = ({ mark }: Known): number => {
    const [row, column] = marks[mark]!.cells[0]!;
    return cells.findIndex((group) => group.some((cell) => cell[0] === row && cell[1] === column));
  };
  if (facts.length === 0 || facts.some(({ value }) => !value)) return false;
  if (conclusions.some(({ value }) => value)) return false;
  const holding = new Set(facts.map(groupOf));
  return conclusions.length === 0
    ? holding.size < facts.length
    : conclusions.every((known) => holding.has(groupOf(known)));
}
