/**
 * The rules of a puzzle that count marked places, as moves see them on a board: those of which something is
 * open, those about a place, and the contradiction that a supposed mark leads to by them.
 */
import type { Cell } from '../../../core/index.js';
import type { Puzzle } from '../../contract/family.js';
import type { StepLanguage } from '../../contract/language.js';
import type { Move, MoveBoard } from '../../contract/move.js';
import { clausesInOrder } from '../words/series.js';
import { type Counted, type CountNow, countNow, followCounts } from './counted.js';
import { whileUnchanged } from './latest.js';
import { defineMove } from './move.js';
import { bestRefuted } from './suppose.js';

/** A rule that counts marks, of one of the kinds that a family has. */
interface CountedRole extends Counted {
  readonly role: string;
}

/** A rule with its marked places, and those that are open. */
interface RuleNow<Rule> extends CountNow {
  readonly rule: Rule;
}

/** The rules of a puzzle, which stay the same while it is solved, and by place those about it. */
interface Layout<Rule> {
  readonly rules: readonly Rule[];
  readonly about: readonly (readonly Rule[])[];
}

export class CountedBoard<Rule extends CountedRole> {
  readonly #board: MoveBoard;
  readonly #layout: Layout<Rule>;
  readonly #open: readonly RuleNow<Rule>[];

  constructor(board: MoveBoard, layout: Layout<Rule>) {
    this.#board = board;
    this.#layout = layout;
    this.#open = layout.rules
      .map((rule) => ({ rule, ...countNow(rule, board) }))
      .filter(({ open }) => open.length > 0);
  }

  /** The rules of a role of which something is open. */
  open(role: Rule['role']): readonly RuleNow<Rule>[] {
    return this.#open.filter(({ rule }) => rule.role === role);
  }

  /** The rules about a place, all or those of a role. */
  about(place: number, role?: Rule['role']): readonly Rule[] {
    const rules = this.#layout.about[place]!;
    return role === undefined ? rules : rules.filter((rule) => rule.role === role);
  }

  /** The first rule of a role about both places; undefined: there is none. */
  ofBoth(role: Rule['role'], one: number, other: number): Rule | undefined {
    return this.about(one, role).find(({ places }) => places.includes(other));
  }

  /** The open places in rules of a role about a place, itself left out. */
  openBeside(role: Rule['role'], place: number): readonly number[] {
    const all = new Set(this.about(place, role).flatMap(({ places }) => places));
    return [...all].filter((other) => other !== place && this.#board.value(other) === undefined);
  }

  /** The cell of a place. */
  cellOf(place: number): Cell {
    return this.#board.marks[place]!.cells[0]!;
  }

  codes(places: readonly number[]): readonly string[] {
    return places.map((place) => this.#board.marks[place]!.place);
  }
}

/** The views of boards by the rules of their puzzles. */
export function countedBoards<P extends Puzzle, Rule extends CountedRole>(
  rulesOf: (puzzle: P) => readonly Rule[],
): (board: MoveBoard<P>) => CountedBoard<Rule> {
  const layouts = new WeakMap<P, Layout<Rule>>();
  const layoutOf = (puzzle: P, places: number): Layout<Rule> => {
    const known = layouts.get(puzzle);
    if (known !== undefined) return known;
    const rules = rulesOf(puzzle);
    const about = Array.from({ length: places }, (): Rule[] => []);
    for (const rule of rules) for (const place of rule.places) about[place]!.push(rule);
    const layout = { rules, about };
    layouts.set(puzzle, layout);
    return layout;
  };
  return whileUnchanged((board: MoveBoard<P>) => {
    return new CountedBoard(board, layoutOf(board.puzzle, board.marks.length));
  });
}

/** Cells that would be marked, or could not be, by a rule. */
export interface FollowingMarks<Name> {
  readonly cells: readonly string[];
  readonly isMarked: boolean;
  readonly by: Name;
}

/** A cell that is supposed to be marked, or not to be. */
export interface SupposedMark {
  readonly cell: string;
  readonly isMarked: boolean;
}

/** A supposition, all that would follow from it, and the rule that could not hold then. */
interface Contradiction<Name> extends SupposedMark {
  /** In order. */
  readonly follows: readonly FollowingMarks<Name>[];
  readonly end: Name;
  /** The last rule would have too many marks. */
  readonly isTooMany: boolean;
}

/**
 * The move: a mark, or none, from which others follow one after the other, until a rule could not hold.
 * @param own the family's view of a board, the name of a rule as sentences have it, the test for rules of
 * which the same is said, the clauses for what follows and for the end, and the sentence around them
 */
export function countContradiction<P extends Puzzle, Rule extends CountedRole, Name>(own: {
  readonly boardOf: (board: MoveBoard<P>) => CountedBoard<Rule>;
  readonly nameOf: (rule: Rule, board: CountedBoard<Rule>) => Name;
  readonly isAlike: (one: Name, other: Name) => boolean;
  readonly followWords: (marks: FollowingMarks<Name>, language: StepLanguage) => string;
  readonly endWords: (end: Name, isTooMany: boolean, language: StepLanguage) => string;
  readonly says: (supposed: SupposedMark, clauses: string, language: StepLanguage) => string;
}): Move<P> {
  const says = (data: Contradiction<Name>, language: StepLanguage): string => {
    const follows = data.follows.map((one) => own.followWords(one, language));
    const end = own.endWords(data.end, data.isTooMany, language);
    return own.says(data, clausesInOrder([...follows, end], language), language);
  };
  return defineMove<P, Contradiction<Name>>({
    id: 'contradiction',
    name: { en: 'contradiction', de: 'Widerspruch' },
    *find(board) {
      const counted = own.boardOf(board);
      const refuted = bestRefuted(
        board,
        followCounts((place) => counted.about(place)),
      );
      if (refuted === undefined) return;
      const { mark, value } = refuted.supposed;
      const end = refuted.lines.at(-1)!;
      yield {
        conclusions: [{ mark, value: !value }],
        rules: refuted.rules,
        data: {
          cell: counted.codes([mark])[0]!,
          isMarked: value,
          follows: joined(
            refuted.lines
              .filter(({ places }) => places.length > 0)
              .map(({ rule, value: isMarked, places }) => ({
                cells: counted.codes(places),
                isMarked,
                by: own.nameOf(rule, counted),
              })),
            own.isAlike,
          ),
          end: own.nameOf(end.rule, counted),
          isTooMany: !end.value,
        },
      };
    },
    says: { en: (data) => says(data, 'en'), de: (data) => says(data, 'de') },
  });
}

/** Marks that follow each other, those of which the same is said together. */
function joined<Name>(
  all: readonly FollowingMarks<Name>[],
  isAlike: (one: Name, other: Name) => boolean,
): readonly FollowingMarks<Name>[] {
  const groups: FollowingMarks<Name>[] = [];
  for (const one of all) {
    const before = groups.at(-1);
    if (before !== undefined && before.isMarked === one.isMarked && isAlike(before.by, one.by)) {
      groups[groups.length - 1] = { ...before, cells: [...before.cells, ...one.cells] };
    } else groups.push(one);
  }
  return groups;
}
