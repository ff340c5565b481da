/** Patterns of one number in two areas, in words: X-wings with a fin and empty rectangles. */
import type { Mark, StepShape } from '../../contract/explaining.js';
import { placesOf, placesOnce } from '../../kit/words/number-arguments.js';
import { listed } from '../../kit/words/words.js';
import { type Need, rulesOf } from './chain.js';
import { areaAndNumber } from './reasons.js';

/** Two lines that have a number in two lines across and in a box, the fin. */
export function finnedLines(step: StepShape): string | undefined {
  const { needs, limits } = rulesOf(step);
  const box = limits.find(isBox);
  const across = limits.filter((limit) => !isBox(limit));
  if (box === undefined || needs.length !== 2 || across.length !== 2) return undefined;
  const isAcross = (mark: Mark): boolean => across.some(({ marks }) => marks.includes(mark));
  const fins = needs.flatMap(({ marks }) => marks.filter((mark) => !isAcross(mark)));
  const isSeen = step.conclusions.every(({ mark }) => box.marks.includes(mark) && isAcross(mark));
  if (fins.length === 0 || !fins.every((mark) => box.marks.includes(mark)) || !isSeen) return undefined;
  const { number } = aboutOf(needs[0]!);
  const kind = needs[0]!.reason.kind;
  const [lines, crossing] = [linesOf(needs), linesOf(across)];
  const cells = placesOnce(fins);
  const [name, one] = cells.length === 1 ? ['fin', cells[0]!] : ['fins', 'one of these'];
  return (
    `in ${lines}, all places for ${number} lie in ${crossing} but for the ${name} ${placesOf(cells)}: ` +
    `either ${one} is ${number}, and ${aboutOf(box).area} has its ${number} there, or these ${kind}s have the ${number} of both ${across[0]!.reason.kind}s`
  );
}

/**
 * A box that has a number in one row and one column only, and a line that has it in two places, one of them
 * in one of these.
 */
export function emptyRectangle(step: StepShape): string | undefined {
  const { needs, limits } = rulesOf(step);
  const box = needs.find(isBox);
  const line = needs.find((need) => !isBox(need));
  const along = limits.find(({ reason }) => reason.kind === line?.reason.kind);
  const across = limits.filter((limit) => limit !== along);
  const through = across.find(({ marks }) => box?.marks.some((mark) => marks.includes(mark)));
  const [only, ...more] = step.conclusions;
  if (box === undefined || line === undefined || along === undefined || through === undefined)
    return undefined;
  const other = across.find((limit) => limit !== through);
  const [near, far] = [inside(line, through), inside(line, other)];
  const isWhole =
    line.marks.length === 2 &&
    near !== undefined &&
    far !== undefined &&
    !box.marks.includes(near) &&
    more.length === 0 &&
    other!.marks.includes(only!.mark) &&
    along.marks.includes(only!.mark) &&
    box.marks.every((mark) => along.marks.includes(mark) || through.marks.includes(mark));
  if (!isWhole) return undefined;
  const { number } = aboutOf(line);
  const [part, crossed] = [aboutOf(along).area, aboutOf(through).area];
  return (
    `in ${aboutOf(box).area}, all places for ${number} lie in ${part} or ${crossed}; ` +
    `${aboutOf(line).area} has its ${number} in ${far.place}, which sees ${only!.mark.place}, ` +
    `or in ${near.place}, and then ${aboutOf(box).area} has its ${number} in ${part}`
  );
}

function inside({ marks }: Need, limit: Need | undefined): Mark | undefined {
  return marks.find((mark) => limit?.marks.includes(mark));
}

function isBox({ reason }: Need): boolean {
  return reason.kind === 'box';
}

function aboutOf({ reason }: Need): NonNullable<ReturnType<typeof areaAndNumber>> {
  return areaAndNumber(reason.id)!;
}

/** Lines of one kind: `rows 2 and 5`. */
function linesOf(lines: readonly Need[]): string {
  const numbers = lines.map((line) => aboutOf(line).area.split(' ')[1]!);
  return `${lines[0]!.reason.kind}s ${listed(numbers)}`;
}
