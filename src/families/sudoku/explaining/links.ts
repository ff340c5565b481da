/**
 * Steps that are one chain without branches, link by link: of each need the candidates that one limit has are
 * excluded, so that one of the others holds, which another limit has, and so on. All needs of the step are in
 * it, each once; where it gives an entry, other needs may give further ones from that.
 */
import type { Mark, MarkedValue, StepShape } from '../../contract/explaining.js';
import { Candidates, type Need, rulesOf } from './chain.js';

/** A chain from a supposed candidate back to it. */
export interface Links {
  /** The candidate that the chain begins and ends with: `value` is its concluded value. */
  readonly concluded: MarkedValue;
  readonly needs: readonly Need[];
  /**
   * Limits between the needs; for a candidate that is excluded also before the first and behind the last one.
   * Each is one of which all candidates are that leave the need before it.
   */
  readonly limits: readonly Need[];
  /** True if every need has two candidates. */
  readonly isOfPairs: boolean;
}

/** The chains of a step from which all its conclusions follow; undefined where it is none. */
export function linksOf(step: StepShape): readonly Links[] | undefined {
  const entry = step.conclusions.find((one) => one.value && chainThrough(step, one) !== undefined);
  if (entry !== undefined) {
    const following = new Candidates(step).following([entry]);
    const isAll = step.conclusions.every(({ mark, value }) => following.get(mark) === value);
    return isAll ? [chainThrough(step, entry)!] : undefined;
  }
  const chains = step.conclusions.map((one) => (one.value ? undefined : chainThrough(step, one)));
  return chains.every((chain) => chain !== undefined) ? chains : undefined;
}

/** The chain of one conclusion. */
function chainThrough(step: StepShape, concluded: MarkedValue): Links | undefined {
  const { needs, limits } = rulesOf(step);
  const search = new Search(concluded, needs, limits);
  const found = concluded.value ? search.fromEntry() : search.fromExcluded();
  return found && { concluded, ...found, isOfPairs: found.needs.every(({ marks }) => marks.length === 2) };
}

/** The chain so far. */
interface Path {
  readonly needs: readonly Need[];
  readonly limits: readonly Need[];
  /** Candidates of which one holds. */
  readonly held: readonly Mark[];
}

/** A search for the order of the needs. */
class Search {
  constructor(
    private readonly concluded: MarkedValue,
    private readonly needs: readonly Need[],
    private readonly limits: readonly Need[],
  ) {}

  /** From a candidate that is supposed to hold. */
  fromExcluded(): Omit<Path, 'held'> | undefined {
    return this.#extended({ needs: [], limits: [], held: [this.concluded.mark] });
  }

  /** From a candidate that is supposed not to hold: one of the others of a need does. */
  fromEntry(): Omit<Path, 'held'> | undefined {
    const { mark } = this.concluded;
    for (const need of this.needs.filter(({ marks }) => marks.includes(mark))) {
      const held = need.marks.filter((one) => one !== mark);
      const found = this.#extended({ needs: [need], limits: [], held });
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #extended(path: Path): Omit<Path, 'held'> | undefined {
    for (const limit of this.limits.filter(({ marks }) => path.held.every((mark) => marks.includes(mark)))) {
      const limits = [...path.limits, limit];
      if (this.#isClosed(path, limit)) return { needs: path.needs, limits };
      for (const need of this.needs.filter((one) => !path.needs.includes(one))) {
        const held = heldOf(need, limit, path.held);
        if (held === undefined) continue;
        const found = this.#next({ needs: [...path.needs, need], limits, held });
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  /** Goes on from a need; that of an entry ends where nothing but the entry is left of the last one. */
  #next(path: Path): Omit<Path, 'held'> | undefined {
    const { mark, value } = this.concluded;
    if (value && path.held.length === 1 && path.held[0] === mark) return path;
    return path.held.length === 0 ? undefined : this.#extended(path);
  }

  /** True if the last limit excludes the supposed candidate. */
  #isClosed({ needs, held }: Path, { marks }: Need): boolean {
    const { mark, value } = this.concluded;
    return !value && needs.length === this.needs.length && marks.includes(mark) && !held.includes(mark);
  }
}

/**
 * The candidates of a need that a limit leaves where one of `before` holds; undefined where the limit takes
 * none, or the need has one of `before`.
 */
function heldOf({ marks }: Need, limit: Need, before: readonly Mark[]): readonly Mark[] | undefined {
  if (marks.some((mark) => before.includes(mark))) return undefined;
  const held = marks.filter((mark) => !limit.marks.includes(mark));
  return held.length === marks.length ? undefined : held;
}
