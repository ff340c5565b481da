/**
 * The player's side of a gym: each line is a request, each answer a line. Whatever a line holds, the
 * conversation goes on; work is limited by counts, and what runs the session ends a request that takes too
 * long.
 */

import { type Issue, issue, PuzzlewrightError } from '../../core/index.js';
import { prepare } from '../../explain/index.js';
import type { AnyFamily, Puzzle } from '../../families/contract/index.js';
import { familyOf } from '../../families/index.js';
import { parseJson } from '../../formats/index.js';
import type { Kept, ServiceOrder, ServiceProgram } from '../host/index.js';
import type { ReadLine } from '../input/index.js';
import { demand } from './demand.js';
import { Game, type GameRules, type KeptGame } from './game.js';
import { readGiven } from './given-puzzle.js';
import { newPuzzle } from './new-puzzle.js';
import { type Request, readRequest } from './requests.js';
import { MOST_LINE } from './size.js';

/** A line with its number, from 1. */
export interface GymRequest {
  readonly line: ReadLine;
  readonly number: number;
}

/** The answer to a line, and true once a request has closed the conversation. */
export interface GymAnswer {
  readonly text: string;
  readonly isClosed: boolean;
}

type GymOrder = Extract<ServiceOrder, { readonly name: 'gym' }>;
type Given<Name extends Request['do']> = Extract<Request, { readonly do: Name }>['given'];

export class GymSession implements ServiceProgram {
  readonly #order: GymOrder;
  readonly #keep: (kept: Kept) => void;
  #game: Game | undefined;
  /** The game of an earlier session, until it is needed. */
  #earlier: KeptGame | undefined;
  #isClosed = false;

  /** @param keep receives what {@link resume} takes in another session */
  constructor(order: GymOrder, keep: (kept: Kept) => void = () => {}) {
    this.#order = order;
    this.#keep = keep;
  }

  resume([game, ...further]: readonly unknown[]): void {
    if (game === undefined) return;
    const { known, ...kept } = game as KeptGame;
    this.#earlier = { ...kept, known: [...known, ...(further as KeptGame['known'][]).flat()] };
  }

  async answer(request: unknown): Promise<GymAnswer> {
    const { line, number } = request as GymRequest;
    return { text: JSON.stringify(await this.#answer(line, number)), isClosed: this.#isClosed };
  }

  async #answer(line: ReadLine, number: number): Promise<object> {
    if ('tooLong' in line) {
      const message = `A line has ${line.tooLong} bytes; at most ${MOST_LINE} are expected.`;
      return refusal(issue('line-too-long', message), number);
    }
    const json = parseJson(line.text);
    if (!json.ok) return refusal(json.issues[0]!, number);
    const request = readRequest(json.value);
    if (!request.ok) return refusal(request.issues[0]!, number);
    try {
      const answer = await this.#reply(request.value);
      return { do: request.value.do, ...answer };
    } catch (error) {
      if (!(error instanceof PuzzlewrightError)) throw error;
      return refusal(error, number);
    }
  }

  async #reply(request: Request): Promise<object> {
    switch (request.do) {
      case 'new':
        return this.#begin(request.given);
      case 'close':
        this.#isClosed = true;
        return {};
      case 'reset':
        return this.#reset(this.#open, request.given.state);
      case 'state':
        return this.#open.state();
      case 'marks':
        return this.#open.marks();
      case 'hint':
        return this.#open.hint(request.given.level as 1 | 2 | 3);
      case 'move':
      case 'check':
        return this.#judge(request.given, request.do === 'move');
    }
  }

  #judge({ entry, ...question }: Given<'move'>, isMove: boolean): object {
    const { conflicts } = this.#order;
    return demand(this.#open.judge(entry, { ...question, conflicts }, isMove));
  }

  /** The game that is played; that of an earlier session is laid out when it is needed. */
  get #open(): Game {
    if (this.#game === undefined && this.#earlier !== undefined) {
      const { puzzle, solution, how, known } = this.#earlier;
      const game = this.#lay(familyOf(puzzle.family), puzzle, solution, how);
      if ('verdict' in game) throw new Error(`a game that was kept is ${game.verdict}`);
      game.resume(known);
      this.#game = game;
    }
    if (this.#game !== undefined) return this.#game;
    throw new PuzzlewrightError('no-game', 'No game is open; {"do": "new", …} is expected first.');
  }

  async #begin({ puzzle: given, state, level, enter, ...wanted }: Given<'new'>): Promise<object> {
    this.#game = undefined;
    this.#earlier = undefined;
    this.#keep({ all: undefined });
    const made = await (given === undefined ? this.#generate(wanted) : this.#read(given, wanted));
    const { family, puzzle, ...about } = made;
    const game = this.#lay(family, puzzle, about.solution, { level, enter });
    if ('verdict' in game) return { family: family.id, ...game };
    const opened = this.#reset(game, state);
    this.#game = game;
    const { solution: _, ...told } = about;
    return { family: family.id, ...told, puzzle, ...opened };
  }

  #reset(game: Game, state: unknown): object {
    const answer = demand(game.reset(state));
    game.keep();
    return answer;
  }

  /** A puzzle of the player. */
  async #read(json: unknown, { family: name, seed, difficulty, settings }: Omit<Given<'new'>, 'puzzle'>) {
    const other = Object.entries({ seed, difficulty, settings }).find(([, value]) => value !== undefined);
    if (other !== undefined) {
      const message = `${other[0]} is about new puzzles; it is not expected beside a puzzle.`;
      throw new PuzzlewrightError('request-shape', message, { part: other[0] });
    }
    if (name !== undefined) {
      const message = 'A puzzle names its family itself; "family" is about new puzzles.';
      throw new PuzzlewrightError('request-shape', message, { part: 'family' });
    }
    const { family, document } = await readGiven(json);
    const { puzzle, warnings } = document;
    return { family, puzzle, solution: undefined, ...(warnings && { warnings }) };
  }

  async #generate({ family: name, seed, ...wanted }: Omit<Given<'new'>, 'puzzle'>) {
    if (name === undefined || seed === undefined) {
      const missing = name === undefined ? 'family' : 'seed';
      const message = `A ${missing} is expected for a new puzzle, or a puzzle.`;
      throw new PuzzlewrightError('request-shape', message, { part: missing });
    }
    const family = familyOf(name);
    const { id, puzzle, solution } = await newPuzzle({ family, seed, ...wanted }, this.#order.attempts);
    return { family, id, puzzle, solution };
  }

  /** The game of a puzzle with one solution, or the verdict that keeps it from being one. */
  #lay(family: AnyFamily, puzzle: Puzzle, solution: unknown, how: GameRules) {
    const { conflicts, marks: most } = this.#order;
    const known = solution === undefined ? {} : { solution };
    const preparation = prepare({ family, puzzle, budget: { conflicts }, ...known });
    if (preparation.status === 'undecided') {
      const message = `One solution was not proved: the limit on ${preparation.limit} was hit.`;
      throw new PuzzlewrightError('limit', message);
    }
    if (preparation.status !== 'ready') return { verdict: preparation.status };
    const { marks } = preparation.prepared.board;
    if (marks.length > most) {
      const message = `The puzzle has ${marks.length} marks; at most ${most} are expected.`;
      throw new PuzzlewrightError('puzzle-too-large', message);
    }
    return new Game(family, puzzle, preparation.prepared, { ...how, keep: this.#keep });
  }
}

function refusal({ code, message, place }: Issue, line: number): object {
  return { error: issue(code, message, place), line };
}
