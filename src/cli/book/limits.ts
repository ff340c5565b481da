/**
 * The reasons why parts of a book could not be filled, and the changes that the specification needs, in the
 * words of its keys.
 */
import type { GeneratedPart, LocatedSpec, Slice } from '../../book/index.js';
import type { FillLimit } from '../../jobs/index.js';
import { reasonsOf } from '../generate/index.js';

/** The parts and puzzles asked for. */
interface Wanted {
  readonly located: LocatedSpec;
  readonly slices: readonly Slice[];
}

/** A line or more for each part that could not be filled. */
export function limitLines(limits: readonly FillLimit[], { located, slices }: Wanted): readonly string[] {
  return limits.flatMap((limit) => {
    const { batch, part: index, count } = slices[limit.slice]!;
    const part = located.spec.parts[index] as GeneratedPart;
    const { line } = located.placeOf(['parts', index]);
    const { difficulty } = batch.goal;
    const name = [
      `part ${index + 1} (${part.title ?? batch.generator}`,
      ...(difficulty === undefined ? [] : [`difficulty ${difficulty}`]),
      ...(line === undefined ? [] : [`line ${line}`]),
    ].join(', ');
    const made = limit.number - 1;
    const { exhausted, limitAttempts } = limit;
    const why = exhausted ?? `gave up on the next one after ${limitAttempts} attempts`;
    return [
      `${name}): ${made} of ${count} puzzles; ${why}`,
      ...(exhausted === undefined ? reasonsOf(limit) : []),
      `to relax: ${waysOf(limit, part, { made, difficulty }).join(', or ')}`,
    ];
  });
}

/** The changes that can help, the likeliest first. */
function waysOf(
  { nearest, limitAttempts, exhausted }: FillLimit,
  part: GeneratedPart,
  { made, difficulty }: { readonly made: number; readonly difficulty: string | undefined },
): readonly string[] {
  const { difficulties, noGuess, parameters } = part;
  const others = difficulties.filter((word) => word !== difficulty);
  const names = Object.keys(parameters).map((name) => `"${name}"`);
  return [
    ...(difficulty === undefined || nearest === undefined || nearest.difficulty === difficulty
      ? []
      : [`write "difficulty: ${nearest.difficulty}", which came nearest`]),
    ...(difficulty === undefined
      ? []
      : [others.length > 0 ? `write "difficulty: [${others.join(', ')}]"` : 'leave out "difficulty"']),
    ...(noGuess ? ['leave out "no-guess"'] : []),
    ...(names.length === 0 ? [] : [`change ${names.join(' or ')} below "parameters"`]),
    ...(made === 0 ? [] : [`lower "count" to ${made * Math.max(1, difficulties.length)}`]),
    ...(exhausted === undefined ? [`raise --limit-attempts (now ${limitAttempts})`] : []),
  ];
}
