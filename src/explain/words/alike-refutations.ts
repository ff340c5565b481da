/**
 * Refutations by the same rules in the same order as one that a reader has seen: only their conclusions are
 * stated. They follow the one that they repeat if no line between them is needed; otherwise the earlier one
 * is cited.
 */
import type { Known, Mark } from '../../families/contract/index.js';
import type { Refutation, Step } from '../model/index.js';
import { concludedBy, factsOf } from '../proof/index.js';
import type { SaidLine } from './exclusion-words.js';
import { saysAll } from './known-words.js';
import { rulesOf, sumsOf } from './proof-rules.js';

/** The conclusions of consecutive refutations that repeat the same one. */
export interface Repeated {
  readonly refuted: readonly Known[];
  /**
   * The refutation that they repeat: the one right before them, the same one inside an earlier supposition,
   * or the one of this supposition.
   */
  readonly as: 'before' | 'above' | Known;
}

/**
 * Refutations that were shown in a proof, by their suppositions, rules and sums; it grows from line to line.
 */
export class ShownRefutations {
  readonly #keys: Set<string>;

  constructor(keys: Iterable<string> = []) {
    this.#keys = new Set(keys);
  }

  copy(): ShownRefutations {
    return new ShownRefutations(this.#keys);
  }

  add(marks: readonly Mark[], step: Step, line: Refutation): void {
    this.#keys.add(keyOf(marks, step, line));
  }

  has(marks: readonly Mark[], step: Step, line: Refutation): boolean {
    return this.#keys.has(keyOf(marks, step, line));
  }
}

function keyOf(marks: readonly Mark[], step: Step, line: Refutation): string {
  return `${line.supposed.mark} ${rulesOf(marks, step, line)} ${sumsOf(marks, step, line.lines)}`;
}

/** Lines reordered so that refutations follow the one that they repeat, if they need no line between them. */
export function withAlikeTogether(
  marks: readonly Mark[],
  step: Step,
  lines: readonly SaidLine[],
): readonly SaidLine[] {
  const ordered: { readonly line: SaidLine; readonly rules: string | undefined }[] = [];
  for (const line of lines) {
    const rules = isShown(line) ? rulesOf(marks, step, line) : undefined;
    const last = rules === undefined ? -1 : ordered.findLastIndex((one) => one.rules === rules);
    const needed = new Set(factsOf(line).map(({ mark }) => mark));
    const between = ordered.slice(last + 1).flatMap((one) => concludedBy(one.line));
    const isNear = last >= 0 && between.every(({ mark }) => !needed.has(mark));
    ordered.splice(isNear ? last + 1 : ordered.length, 0, { line, rules });
  }
  return ordered.map(({ line }) => line);
}

/** A refutation that is shown in a list. */
interface Shown {
  readonly supposed: Known;
  readonly place: number;
}

/**
 * By position of a line: the refutation that it repeats. Of consecutive ones the first lists all, and the
 * others have nothing left to say.
 */
export function alikeRefutations(
  marks: readonly Mark[],
  step: Step,
  lines: readonly SaidLine[],
  above: ShownRefutations,
): ReadonlyMap<number, Repeated> {
  const shown = new Map<string, Shown>();
  const alike = new Map<number, Repeated>();
  let run: { readonly place: number; readonly of: Shown | 'above' } | undefined;
  for (const [place, line] of lines.entries()) {
    const rules = isShown(line) ? rulesOf(marks, step, line) : undefined;
    if (!isShown(line) || rules === undefined) {
      run = undefined;
      continue;
    }
    const of = shown.get(rules) ?? (above.has(marks, step, line) ? 'above' : undefined);
    if (of === undefined) {
      shown.set(rules, { supposed: line.supposed, place });
      run = undefined;
    } else if (run?.of === of) {
      const { refuted, as } = alike.get(run.place)!;
      alike.set(run.place, { refuted: [...refuted, ...concludedBy(line)], as });
      alike.set(place, { refuted: [], as });
    } else {
      run = { place, of };
      alike.set(place, { refuted: concludedBy(line), as: nameOf(of, place) });
    }
  }
  return alike;
}

function nameOf(of: Shown | 'above', place: number): Repeated['as'] {
  if (of === 'above') return of;
  return of.place === place - 1 ? 'before' : of.supposed;
}

/** The sentence of refutations that are not shown; none where there are none. */
export function repeatedWords(marks: readonly Mark[], { refuted, as }: Repeated): readonly string[] {
  if (refuted.length === 0) return [];
  const words = saysAll(marks, refuted);
  if (as === 'before') return [`In the same way ${words}.`];
  return [
    as === 'above' ? `As above, ${words}.` : `In the same way as for ${marks[as.mark]!.place}, ${words}.`,
  ];
}

/** True if a line is a refutation that is shown line by line. */
function isShown(line: SaidLine): line is Refutation {
  return 'supposed' in line && line.because === undefined;
}
