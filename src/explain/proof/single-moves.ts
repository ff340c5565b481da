/**
 * Lines of proofs that rest on notes, one move after the other: conclusions from entries by the rule of the
 * line, conclusions from a note about its own cells, and conclusions of the rule with one note. A line that
 * combines several of these leaves the moves between to the reader.
 */
import type { Known } from '../../families/contract/index.js';
import { Entailment, notesIn } from '../knowledge/index.js';
import type { Argument, Board, Part, ProofLine, Refutation } from '../model/index.js';
import { concludedBy, factsOf } from './draft.js';

type Lines = Refutation['lines'];
type Line = Lines[number];

/** An argument whose lines make one move each, as far as single notes or two lead. */
export function inSingleMoves(board: Board, parts: readonly Part[], argument: Argument): Argument {
  if (argument.kind !== 'contradiction') return argument;
  const spoken = argument.lines.flatMap((line) => [...factsOf(line), ...concludedBy(line)]);
  const notes = [...new Set(notesIn(board, spoken))];
  if (notes.length === 0) return argument;
  const reasons = [...new Set(parts.map(({ reason }) => reason))];
  const entailment = new Entailment(board, reasons, notes);
  const split = (lines: Lines): Lines => lines.flatMap(splitLine);
  const splitLine = (line: Line): Lines => {
    if ('supposed' in line) return [{ ...line, lines: split(line.lines) }];
    if ('places' in line)
      return [{ ...line, places: line.places.map((place) => ({ ...place, lines: split(place.lines) })) }];
    return 'reason' in line ? movesOf(entailment, parts[line.reason]!, line) : [line];
  };
  return { ...argument, lines: split(argument.lines) };
}

/**
 * A line that rests on notes as its moves, the last of which concludes what the line does; any other line
 * itself.
 */
function movesOf(entailment: Entailment, part: Part, line: ProofLine): readonly ProofLine[] {
  const { board } = entailment;
  const notes = line.facts.filter(({ mark }) => board.notes[mark] !== undefined);
  return notes.length === 0 ? [line] : new Moves(entailment, part, line, notes).all();
}

/** The notes and parts that a move may rest on, besides the facts known by then. */
interface Way {
  readonly notes: readonly Known[];
  /** The part; none for the meaning of notes alone. */
  readonly parts: readonly Part[];
}

/** A move before its facts are chosen. */
interface Move extends Way {
  readonly conclusions: readonly Known[];
  /** Number of known facts that it may rest on. */
  readonly before: number;
}

class Moves {
  readonly #entailment: Entailment;
  readonly #line: ProofLine;
  readonly #ways: readonly Way[];
  /**
   * Marks that the moves may decide: those of the conclusions, and those that the notes of the line count.
   */
  readonly #about: readonly number[];
  /** The facts known by now, without the notes. */
  readonly #known: Known[];
  readonly #moves: Move[] = [];

  constructor(entailment: Entailment, part: Part, line: ProofLine, notes: readonly Known[]) {
    const { facts, conclusions } = line;
    this.#entailment = entailment;
    this.#line = line;
    this.#known = facts.filter((fact) => !notes.includes(fact));
    const { board } = entailment;
    // What holds nothing is as plain to see as empty cells.
    const nones = notes.filter(({ mark, value }) => !value && board.notes[mark]!.least === 1);
    const counting = notes.filter((note) => !nones.includes(note));
    this.#ways = waysWith(part, nones, counting);
    const counted = counting.flatMap(({ mark }) => board.countedBy(mark));
    this.#about = [...new Set([...conclusions.map(({ mark }) => mark), ...counted])];
  }

  /**
   * The moves that the conclusions need; the line as it is where it makes one move, or where moves lead no
   * further.
   */
  all(): readonly ProofLine[] {
    while (!this.#isDone()) {
      if (!this.#ways.some((way) => this.#moveBy(way))) return [this.#line];
    }
    const needed = this.#needed();
    return needed.length < 2 ? [this.#line] : needed;
  }

  #isDone(): boolean {
    const { conclusions } = this.#line;
    if (conclusions.length === 0) return this.#moves.at(-1)?.conclusions.length === 0;
    return conclusions.every((one) => this.#known.some(({ mark }) => mark === one.mark));
  }

  /** Adds the move of one way; false if it concludes nothing. */
  #moveBy({ notes, parts }: Way): boolean {
    const found = this.#entailment.forced(parts, [...this.#known, ...notes], this.#about);
    const isEnd = found === 'contradiction';
    const conclusions = isEnd ? [] : found;
    // Where the line concludes something, nothing is impossible yet.
    if (isEnd ? this.#line.conclusions.length > 0 : conclusions.length === 0) return false;
    this.#moves.push({ notes, parts, conclusions, before: this.#known.length });
    this.#known.push(...conclusions.toSorted((one, other) => one.mark - other.mark));
    return true;
  }

  /** The moves without those, and without conclusions, that nothing rests on. */
  #needed(): readonly ProofLine[] {
    const needed = new Set(this.#line.conclusions.map(({ mark }) => mark));
    return this.#moves
      .toReversed()
      .flatMap((move): readonly ProofLine[] => {
        const conclusions = move.conclusions.filter(({ mark }) => needed.has(mark));
        if (conclusions.length === 0 && move.conclusions.length > 0) return [];
        const facts = this.#factsFor(move, conclusions);
        for (const { mark } of facts) needed.add(mark);
        return [{ reason: this.#line.reason, facts, conclusions }];
      })
      .toReversed();
  }

  /**
   * As few facts as possible: with a note rather the empty cells of its part than the stars elsewhere that
   * empty them.
   */
  #factsFor({ notes, parts, before }: Move, conclusions: readonly Known[]): readonly Known[] {
    const known = this.#known.slice(0, before);
    const order = notes.length === 0 ? known.toReversed() : known.toSorted(byValue);
    return [...order, ...notes].reduce(
      (kept, fact) => {
        const others = kept.filter((other) => other !== fact);
        return this.#entailment.need(parts, others, conclusions) === undefined ? kept : others;
      },
      [...known, ...notes],
    );
  }
}

/** Order of facts: true marks first. */
function byValue(one: Known, other: Known): number {
  return Number(other.value) - Number(one.value);
}

/**
 * The ways of moves, the easiest first: by the rule with entries alone, by the notes that parts hold nothing,
 * by the meaning of each other note, and by the rule with none, one and two of these.
 * @param nones notes that parts hold nothing
 */
function waysWith(part: Part, nones: readonly Known[], others: readonly Known[]): readonly Way[] {
  const single = others.map((note) => [...nones, note]);
  const pairs = others.flatMap((one, index) =>
    others.slice(index + 1).map((other) => [...nones, one, other]),
  );
  return [
    { notes: [], parts: [part] },
    { notes: nones, parts: [] },
    ...single.map((notes) => ({ notes, parts: [] })),
    { notes: nones, parts: [part] },
    ...single.map((notes) => ({ notes, parts: [part] })),
    ...pairs.map((notes) => ({ notes, parts: [part] })),
  ];
}
