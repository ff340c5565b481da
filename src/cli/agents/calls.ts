/** Calls of the tools for agents; what a tool refuses is an answer, too. */
import { type Issue, issue, nearestWord, PuzzlewrightError } from '../../core/index.js';
import { readSettings } from '../../settings/index.js';
import type { ServiceOrder, ServiceProgram } from '../host/index.js';
import { demand } from './demand.js';
import { TOOLS } from './tools.js';

/** A tool by its name, with its arguments: JSON of any shape. */
export interface ToolCall {
  readonly name: string;
  readonly given: Readonly<Record<string, unknown>>;
}

/** The answer as a text. */
export interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
}

/** Characters of an answer: more is refused, as no client reads it. */
const MOST_ANSWER = 4_000_000;

export class ToolCalls implements ServiceProgram {
  readonly #order: ServiceOrder;

  constructor(order: ServiceOrder) {
    this.#order = order;
  }

  /** Each call stands alone: nothing is kept. */
  resume(): void {}

  async answer(request: unknown): Promise<ToolAnswer> {
    try {
      return { isError: false, text: textOf(await this.#call(request as ToolCall)) };
    } catch (error) {
      if (error instanceof PuzzlewrightError) return toolError(error);
      throw error;
    }
  }

  /**
   * @throws PuzzlewrightError for a tool that there is not, arguments that cannot be, and what the tool
   *   refuses
   */
  async #call({ name, given }: ToolCall): Promise<object | string> {
    const tool = TOOLS.find((one) => one.name === name);
    const { conflicts, attempts } = this.#order;
    if (tool !== undefined)
      return tool.run(demand(readSettings(tool.input, given)), { budget: { conflicts }, attempts });
    const names = TOOLS.map((one) => one.name);
    const near = nearestWord(name.slice(0, 30), names);
    const hint = near === undefined ? '' : ` Did you mean ${near}?`;
    const message = `There is no such tool; expected one of ${names.join(', ')}.${hint}`;
    throw new PuzzlewrightError('unknown-tool', message);
  }
}

/** A failure as an answer. */
export function toolError({ code, message, place }: Issue): ToolAnswer {
  return { isError: true, text: JSON.stringify({ error: issue(code, message, place) }) };
}

function textOf(answer: object | string): string {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  if (text.length <= MOST_ANSWER) return text;
  const message = `The answer has ${text.length} characters; at most ${MOST_ANSWER} are sent.`;
  throw new PuzzlewrightError('answer-too-long', message);
}
