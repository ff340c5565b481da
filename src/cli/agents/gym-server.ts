/**
 * The conversation of a gym: a line for each request, a line for each answer, in order. Lines are read ahead
 * up to a number of characters, so that one thread reads and writes while the other answers.
 */
import type { Service, ServiceOutcome } from '../host/index.js';
import type { ReadLine } from '../input/index.js';
import type { GymAnswer, GymRequest } from './session.js';

/** Characters of lines that wait for their answers, and of the least that a line counts for. */
const MOST_AHEAD = 65_536;
const LEAST_COUNTED = 64;

/** A line that may be a request to close, after which nothing is read: its answer is awaited. */
const MAY_CLOSE = /close|\\/;

/** The world around the server. */
interface GymPorts {
  readonly service: Service;
  lines(): AsyncIterable<ReadLine>;
  write(line: string): void;
}

/** Serves until the input ends or a request closes the conversation. */
export async function serveGym({ service, lines, write }: GymPorts): Promise<void> {
  let number = 0;
  let ahead = 0;
  let last: Promise<boolean> = Promise.resolve(false);
  for await (const line of lines()) {
    number++;
    if ('text' in line && line.text.trim() === '') continue;
    const own = number;
    last = service.ask({ line, number } satisfies GymRequest).then((outcome) => {
      const { text, isClosed } = answerOf(outcome, own);
      write(`${text}\n`);
      return isClosed;
    });
    const { length, mayClose } = weigh(line);
    ahead += Math.max(length, LEAST_COUNTED);
    if (!mayClose && ahead < MOST_AHEAD) continue;
    ahead = 0;
    if (await last) break;
  }
  await last;
}

function weigh(line: ReadLine): { readonly length: number; readonly mayClose: boolean } {
  if ('tooLong' in line) return { length: 0, mayClose: false };
  return { length: line.text.length, mayClose: MAY_CLOSE.test(line.text) };
}

function answerOf(outcome: ServiceOutcome, line: number): GymAnswer {
  if (outcome.status === 'answered') return outcome.answer as GymAnswer;
  const { code, message } = outcome;
  return { text: JSON.stringify({ error: { code, message }, line }), isClosed: false };
}
