/**
 * Solutions that are known of a puzzle or of one with fewer clues. Each was accepted by the rules. Two of
 * them that obey all clues of an edited puzzle show that it has several solutions, so that no engine has to
 * be asked. Where clues stand for themselves, the rules judge each solution against each clue once, and the
 * answers are kept as bits.
 */
import type { AnyFamily, Puzzle } from '../../families/contract/index.js';
import type { ClueFields } from './clue-fields.js';
import type { Edit } from './edit.js';

const WORD = 32;

/** Bits by solution. */
type Bits = number[];

export class KnownSolutions {
  readonly #family: AnyFamily;
  readonly #fields: ClueFields;
  readonly #most: number;
  readonly #solutions: unknown[] = [];
  readonly #seen = new Set<string>();
  /** By solution: the clues of the puzzle that it breaks. */
  readonly #broken: (readonly number[])[] = [];
  readonly #alone = new Map<string, Puzzle | undefined>();
  /** Bits of each edit, and of each set of clues that are taken away; they grow with the list. */
  readonly #obeyed = new Map<Edit, { size: number; readonly bits: Bits }>();
  readonly #freed = new Map<string, { size: number; readonly bits: Bits }>();

  /** @param most more solutions are not kept */
  constructor(family: AnyFamily, fields: ClueFields, most: number) {
    this.#family = family;
    this.#fields = fields;
    this.#most = most;
  }

  /** Takes note of a solution that the rules accept. */
  add(solution: unknown): void {
    const text = JSON.stringify(solution);
    if (this.#solutions.length >= this.#most || this.#seen.has(text)) return;
    this.#seen.add(text);
    this.#solutions.push(solution);
    if (this.#fields.together) return;
    this.#broken.push(
      this.#fields.set.filter((field) => !this.#holds(solution, field, this.#fields.list[field]!.text)),
    );
  }

  /** True if a solution is known that breaks none of the clues but these. */
  isFreed(taken: readonly number[]): boolean {
    if (!this.#fields.together) return this.#freedBy(taken).some((word) => word !== 0);
    const puzzle = this.#fields.with(this.#fields.without(taken));
    return (
      puzzle !== undefined && this.#solutions.some((one) => this.#family.verify(puzzle, one).length === 0)
    );
  }

  /** True if two solutions are known that obey the puzzle after these edits. */
  showSeveral(edits: readonly Edit[]): boolean {
    if (this.#fields.together) return this.#showSeveralByRules(edits);
    const freed = this.#freedBy(edits.flatMap(({ given }) => given ?? []));
    const obeyed = edits.map((edit) => this.#obeyedBy(edit));
    let found = 0;
    for (const [index, word] of freed.entries()) {
      let left = word;
      for (const bits of obeyed) left &= bits[index]!;
      while (left !== 0) {
        if (++found === 2) return true;
        left &= left - 1;
      }
    }
    return false;
  }

  #showSeveralByRules(edits: readonly Edit[]): boolean {
    const puzzle = this.#fields.with(edits.flatMap(({ changes }) => changes));
    if (puzzle === undefined) return false;
    let found = 0;
    return this.#solutions.some((one) => this.#family.verify(puzzle, one).length === 0 && ++found === 2);
  }

  #freedBy(taken: readonly number[]): Bits {
    const key = [...taken].sort((one, other) => one - other).join();
    return this.#grown(this.#freed, key, (place) =>
      this.#broken[place]!.every((field) => taken.includes(field)),
    );
  }

  #obeyedBy(edit: Edit): Bits {
    const added = edit.changes.filter(({ field, text }) => text !== this.#fields.list[field]!.blank);
    return this.#grown(this.#obeyed, edit, (place) =>
      added.every(({ field, text }) => this.#holds(this.#solutions[place], field, text)),
    );
  }

  #grown<Key>(
    table: Map<Key, { size: number; readonly bits: Bits }>,
    key: Key,
    test: (place: number) => boolean,
  ): Bits {
    let known = table.get(key);
    if (known === undefined) {
      known = { size: 0, bits: [] };
      table.set(key, known);
    }
    for (; known.size < this.#solutions.length; known.size++) {
      const word = Math.floor(known.size / WORD);
      known.bits[word] ??= 0;
      if (test(known.size)) known.bits[word] |= 1 << (known.size % WORD);
    }
    return known.bits;
  }

  /** The judgement of the rules on a solution and a puzzle with one clue alone. */
  #holds(solution: unknown, field: number, text: string): boolean {
    const key = `${field} ${text}`;
    if (!this.#alone.has(key)) {
      const { set } = this.#fields;
      this.#alone.set(key, this.#fields.with([...this.#fields.without(set), { field, text }]));
    }
    const puzzle = this.#alone.get(key);
    return puzzle !== undefined && this.#family.verify(puzzle, solution).length === 0;
  }
}
