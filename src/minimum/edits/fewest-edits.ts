/**
 * The fewest edits of clues that leave a puzzle exactly one solution. All choices of one edit are looked at,
 * then all of two, and so on; each that does not leave one solution is refuted by two solutions which the
 * rules accept, or by a checked proof that there is none. Most choices need no engine: known solutions refute
 * them, and a puzzle that has no solution without the clues that are taken away has none with others either.
 */
import type { LogicReach } from '../../families/contract/index.js';
import { ClueFields } from './clue-fields.js';
import { findConflicts } from './conflicts.js';
import { EDIT_KINDS, type Edit, type EditKind, everyEdit, sayEdit } from './edit.js';
import type { EditAnswer, EditRequest, Suggestion } from './edit-answer.js';
import { enoughAdded } from './enough-added.js';
import { KnownSolutions } from './known-solutions.js';
import { Questions } from './questions.js';

/** Choices that are looked at in one search. */
const MOST_CHOICES = 5_000_000;
/** Known solutions that are kept, and those asked for in the beginning. */
const [MOST_SOLUTIONS, FIRST_SOLUTIONS] = [256, 24];

/**
 * Finds the fewest edits.
 * @throws PuzzlewrightError `no-clues` for a family without clues that can be edited
 */
export function fewestEdits(request: EditRequest): EditAnswer {
  return new EditSearch(request).run();
}

class EditSearch {
  readonly #request: EditRequest;
  readonly #fields: ClueFields;
  readonly #known: KnownSolutions;
  readonly #questions: Questions;
  readonly #hopeless = new Set<string>();
  #choices = 0;
  /** A choice was not decided, or not looked at. */
  #isOpen = false;

  constructor(request: EditRequest) {
    const { family, puzzle, engine, budget = {}, questions } = request;
    this.#request = request;
    this.#fields = new ClueFields(family, puzzle);
    this.#known = new KnownSolutions(family, this.#fields, MOST_SOLUTIONS);
    this.#questions = new Questions(family, engine, budget, questions);
  }

  run(): EditAnswer {
    const { puzzle, edits, most } = this.#request;
    const first = this.#questions.check(puzzle);
    const { verdict } = first;
    if (verdict === 'unique')
      return this.#answer({ verdict, status: 'unique', least: 0, complete: true }, first.certified);
    if (verdict === 'undecided') {
      this.#isOpen = true;
      return this.#answer({ verdict, status: 'bounded', least: 0, complete: false });
    }
    const conflicts =
      verdict === 'none' ? findConflicts(this.#fields, this.#known, this.#questions) : undefined;
    const words = conflicts && {
      sets: conflicts.sets.map((set) => this.#names(set)),
      ...(conflicts.removals && { removals: this.#names(conflicts.removals) }),
    };
    const report = { verdict, ...(words && { conflicts: words }) };
    if (conflicts?.isHopeless)
      return this.#answer({ ...report, status: 'hopeless', least: 0, complete: true });
    if (verdict === 'multiple')
      for (const solution of this.#questions.some(puzzle, FIRST_SOLUTIONS)) this.#known.add(solution);
    const singles = everyEdit(this.#fields, most);
    const from = Math.max(1, conflicts?.least ?? 1);
    for (let count = from; count <= edits; count++) {
      const before = this.#isOpen;
      const suggestions = this.#suggestionsOf(singles, count);
      if (suggestions.length > 0) {
        const complete = !this.#isOpen && suggestions.length < this.#request.limit;
        this.#isOpen = before;
        return this.#answer({
          ...report,
          status: 'found',
          least: count,
          complete,
          suggestions: ranked(suggestions),
        });
      }
      if (this.#isOpen) return this.#bounded(report, count);
    }
    return this.#bounded(report, Math.max(from, edits + 1));
  }

  /** No choice of fewer edits will do; a way with more, where there is one. */
  #bounded(report: Pick<EditAnswer, 'verdict' | 'conflicts'>, least: number): EditAnswer {
    // That the level at hand is open takes nothing from those before it.
    this.#isOpen = false;
    const isMore = report.verdict === 'multiple' && this.#request.most.add > 0;
    const way = isMore ? enoughAdded(this.#request, this.#fields, this.#questions) : undefined;
    return this.#answer({ ...report, status: 'bounded', least, complete: false, ...(way && { way }) });
  }

  #answer(
    report: Pick<EditAnswer, 'verdict' | 'status' | 'least' | 'complete' | 'conflicts' | 'way'> & {
      readonly suggestions?: readonly Suggestion[];
    },
    isSound = true,
  ): EditAnswer {
    const certified = isSound && this.#questions.areCertified && !this.#isOpen;
    const { asked } = this.#questions;
    return { suggestions: [], ...report, proved: !this.#isOpen, certified, questions: asked };
  }

  #names(clues: readonly number[]): readonly string[] {
    return clues.map((clue) => this.#fields.nameOf(clue));
  }

  #suggestionsOf(singles: readonly Edit[], count: number): readonly Suggestion[] {
    const found: Suggestion[] = [];
    const used = Object.fromEntries(EDIT_KINDS.map((kind) => [kind, 0])) as Record<EditKind, number>;
    const touched = new Set<number>();
    const choose = (from: number, chosen: readonly Edit[]): boolean => {
      if (chosen.length === count) return this.#decide(chosen, found);
      for (let index = from; index < singles.length; index++) {
        const edit = singles[index]!;
        if (used[edit.kind] >= this.#request.most[edit.kind]) continue;
        if (edit.changes.some(({ field }) => touched.has(field))) continue;
        used[edit.kind]++;
        for (const { field } of edit.changes) touched.add(field);
        const goesOn = choose(index + 1, [...chosen, edit]);
        for (const { field } of edit.changes) touched.delete(field);
        used[edit.kind]--;
        if (!goesOn) return false;
      }
      return true;
    };
    choose(0, []);
    return found;
  }

  /** Decides a choice; false: the search is to end. */
  #decide(chosen: readonly Edit[], found: Suggestion[]): boolean {
    if (++this.#choices > MOST_CHOICES || this.#questions.isSpent) {
      this.#isOpen = true;
      return false;
    }
    if (this.#known.showSeveral(chosen) || this.#isHopeless(chosen)) return true;
    const puzzle = this.#fields.with(chosen.flatMap(({ changes }) => changes));
    if (puzzle === undefined) return true;
    const answer = this.#questions.check(puzzle);
    if ('solution' in answer) this.#known.add(answer.solution);
    if ('second' in answer) this.#known.add(answer.second);
    if (answer.verdict === 'undecided') this.#isOpen = true;
    if (answer.verdict !== 'unique') return true;
    const { family, limit } = this.#request;
    found.push({
      edits: chosen.map((edit) => sayEdit(this.#fields, edit)),
      kinds: chosen.map(({ kind }) => kind),
      puzzle,
      solution: answer.solution,
      logic: family.logicOf?.(puzzle) ?? family.rate(puzzle).logic,
      certified: answer.certified,
    });
    return found.length < limit;
  }

  /** True if there is no solution without the clues that a choice takes away or changes. */
  #isHopeless(chosen: readonly Edit[]): boolean {
    const taken = chosen.flatMap(({ given }) => given ?? []).sort((one, other) => one - other);
    if (this.#known.isFreed(taken)) return false;
    const key = taken.join();
    if (this.#hopeless.has(key)) return true;
    const puzzle = this.#fields.with(this.#fields.without(taken));
    if (puzzle === undefined) return false;
    const answer = this.#questions.check(puzzle);
    if ('solution' in answer) this.#known.add(answer.solution);
    if ('second' in answer) this.#known.add(answer.second);
    if (answer.verdict === 'none') this.#hopeless.add(key);
    return answer.verdict === 'none';
  }
}

const REACHES: readonly LogicReach[] = ['plain', 'look-ahead', 'beyond'];

/** Those that people solve most easily first, then in the order of the edits. */
function ranked(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  return suggestions.toSorted((one, other) => REACHES.indexOf(one.logic) - REACHES.indexOf(other.logic));
}
