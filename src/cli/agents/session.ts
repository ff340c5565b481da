/**
 * A conversation by lines of JSON: each line is a request, each answer a line. Whatever a line holds, the
 * conversation goes on; work is limited by counts, and each request by a deadline that can only end it.
 */

import { type Issue, issue, PuzzlewrightError } from '../../core/index.js';
import { prepare } from '../../explain/index.js';
import type { AnyFamily, Puzzle } from '../../families/contract/index.js';
import { familyOf } from '../../families/index.js';
import { parseJson } from '../../formats/index.js';
import type { Workers } from '../../jobs/index.js';
import type { ReadLine } from '../input/index.js';
import { demand } from './demand.js';
import { Game } from './game.js';
import { readGiven } from './given-puzzle.js';
import { newPuzzle } from './new-puzzle.js';
import { type Request, readRequest } from './requests.js';
import { MOST_LINE } from './size.js';

/** Limits on each request, and workers for new puzzles. */
export interface GymLimits {
  /** Conflicts of the proof that a puzzle has one solution, and of a question about named reasons. */
  readonly conflicts: number;
  /** Marks of a puzzle. */
  readonly marks: number;
  readonly attempts: number;
  /** Milliseconds for a request. */
  readonly milliseconds: number;
  now(): number;
  workers(): Workers;
}

type Given<Name extends Request['do']> = Extract<Request, { readonly do: Name }>['given'];

export class GymSession {
  readonly #limits: GymLimits;
  #game: Game | undefined;
  #deadline = Infinity;
  #line = 0;
  #isClosed = false;

  constructor(limits: GymLimits) {
    this.#limits = limits;
  }

  /** True after a request to close. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The answer to a line; undefined for one that is blank. */
  async answer(line: ReadLine): Promise<object | undefined> {
    this.#line++;
    this.#deadline = this.#limits.now() + this.#limits.milliseconds;
    if ('tooLong' in line) {
      const message = `A line has ${line.tooLong} bytes; at most ${MOST_LINE} are expected.`;
      return this.#refusal(issue('line-too-long', message));
    }
    if (line.text.trim() === '') return undefined;
    const json = parseJson(line.text);
    if (!json.ok) return this.#refusal(json.issues[0]!);
    const request = readRequest(json.value);
    if (!request.ok) return this.#refusal(request.issues[0]!);
    try {
      const answer = await this.#reply(request.value);
      return { do: request.value.do, ...answer };
    } catch (error) {
      if (!(error instanceof PuzzlewrightError)) throw error;
      const { code, message, place } = error;
      return this.#refusal(issue(code === 'interrupted' ? 'timeout' : code, message, place));
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
        return demand(this.#open.reset(request.given.state));
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
    const { conflicts } = this.#limits;
    return demand(this.#open.judge(entry, { ...question, conflicts }, isMove));
  }

  get #open(): Game {
    if (this.#game !== undefined) return this.#game;
    throw new PuzzlewrightError('no-game', 'No game is open; {"do": "new", …} is expected first.');
  }

  async #begin({ puzzle: given, state, level, enter, ...wanted }: Given<'new'>): Promise<object> {
    this.#game = undefined;
    const made = await (given === undefined ? this.#generate(wanted) : this.#read(given, wanted));
    const { family, puzzle, ...about } = made;
    const game = this.#lay(family, puzzle, about.solution, { level, enter });
    if ('verdict' in game) return { family: family.id, ...game };
    const opened = demand(game.reset(state));
    this.#game = game;
    const { solution: _, ...told } = about;
    return { family: family.id, ...told, puzzle, ...opened };
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
    return { family, puzzle: document.puzzle, solution: undefined };
  }

  async #generate({ family: name, seed, ...wanted }: Omit<Given<'new'>, 'puzzle'>) {
    if (name === undefined || seed === undefined) {
      const missing = name === undefined ? 'family' : 'seed';
      const message = `A ${missing} is expected for a new puzzle, or a puzzle.`;
      throw new PuzzlewrightError('request-shape', message, { part: missing });
    }
    const family = familyOf(name);
    const { attempts, now } = this.#limits;
    const limits = { attempts, milliseconds: this.#deadline - now(), workers: this.#limits.workers() };
    const { id, puzzle, solution } = await newPuzzle({ family, seed, ...wanted }, limits);
    return { family, id, puzzle, solution };
  }

  /** The game of a puzzle with one solution, or the verdict that keeps it from being one. */
  #lay(family: AnyFamily, puzzle: Puzzle, solution: unknown, how: Pick<Given<'new'>, 'level' | 'enter'>) {
    const { conflicts, marks: most, now } = this.#limits;
    const abort = (): boolean => now() >= this.#deadline;
    const known = solution === undefined ? {} : { solution };
    const preparation = prepare({ family, puzzle, budget: { conflicts, abort }, ...known });
    if (preparation.status === 'undecided') {
      const { limit } = preparation;
      throw new PuzzlewrightError(
        limit === 'abort' ? 'timeout' : 'limit',
        `One solution was not proved: the limit on ${limit === 'abort' ? 'time' : limit} was hit.`,
      );
    }
    if (preparation.status !== 'ready') return { verdict: preparation.status };
    const { marks } = preparation.prepared.board;
    if (marks.length > most) {
      const message = `The puzzle has ${marks.length} marks; at most ${most} are expected.`;
      throw new PuzzlewrightError('puzzle-too-large', message);
    }
    return new Game(family, puzzle, preparation.prepared, how);
  }

  #refusal({ code, message, place }: Issue): object {
    return { error: { code, message, ...(place === undefined ? {} : { place }) }, line: this.#line };
  }
}
