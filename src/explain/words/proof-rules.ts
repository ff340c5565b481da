/** Which rules the lines of a proof use, in which order: refutations that agree in this are said in the same way. */
import type { Packing, Refutation, Step } from '../step.js';

/**
 * The rules of a refutation in their order, with brackets around the lines below a supposition; also whether it holds. Of what a
 * packing counts only the kinds: another row is counted in the same way, but a row and a region together are not.
 */
export function rulesOf(step: Step, { supposed, lines }: Refutation): string {
  return `(${supposed.value} ${rulesOfLines(step, lines)})`;
}

/** The same of some lines. */
export function rulesOfLines(step: Step, lines: Refutation['lines']): string {
  return lines.map((line) => rulesOfLine(step, line)).join(' ');
}

function rulesOfLine(step: Step, line: Refutation['lines'][number]): string {
  if ('supposed' in line) return rulesOf(step, line);
  if ('places' in line) {
    const places = line.places.map(({ lines }) => rulesOfLines(step, lines));
    return `${line.needing} placed (${places.join(', ')})`;
  }
  if ('cover' in line)
    return `${line.counted} covered ${line.cover.length} ${line.needing.length} ${line.empty.length}`;
  if ('together' in line) return line.together.join('+');
  return 'groups' in line ? packingKey(step, line) : String(line.reason);
}

function packingKey({ reasons }: Step, { packed, least, most }: Packing): string {
  const kindsOf = (positions: readonly number[]): string =>
    positions.map((position) => reasons[position]!.reason.kind).join('+');
  return `${packed} packed ${kindsOf(least)} <= ${kindsOf(most)}`;
}
