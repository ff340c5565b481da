/**
 * Forced marks in drafts of every family, as the page asks after every clue: processor time of the quick
 * answer, with sessions that stay open, and the marks that its limit leaves open; and the empty board of each
 * size that the bench for setting offers.
 */
import type { AnyFamily, Puzzle } from '../../src/families/contract/index.js';
import { type ForcedAnswer, ForcedQuestions } from '../../src/proving/index.js';
import { openEngine } from '../../src/solve/index.js';
import { ordinaryPuzzle, SETTABLE, writingsOf } from './drafts.js';
import { measure } from './processor.js';
import { figure, median, printTable } from './table.js';

/** Conflicts of the page's quick answer. */
const CONFLICTS = 2000;
const CLUES = 12;

/** Prints the times of each family. */
export async function benchForcedFamilies(): Promise<void> {
  const engine = await openEngine('sat');
  const ask = (questions: ForcedQuestions, family: AnyFamily, puzzle: Puzzle) => {
    const limits = { limit: 0, paths: 0, budget: { conflicts: CONFLICTS } } as const;
    return measure(() => questions.ask({ family, puzzle, engine, search: 'fast', reuses: true, ...limits }));
  };
  const empty: (readonly string[])[] = [];
  const drafts: (readonly (string | number)[])[] = [];
  for (const family of SETTABLE) {
    for (const size of family.fields!.sizes) {
      const { seconds, value } = ask(new ForcedQuestions(), family, family.fields!.blank(size));
      empty.push([`${family.id} ${size.rows}x${size.columns}`, figure(1000 * seconds), sayAnswer(value)]);
    }
    const writings = writingsOf(family, await ordinaryPuzzle(family), CLUES);
    if (writings.length === 0) continue;
    const questions = new ForcedQuestions();
    ask(questions, family, writings[0]!.before);
    const answers = writings.map(({ after }) => ask(questions, family, after));
    const times = answers.map(({ seconds }) => 1000 * seconds);
    const open = answers.filter(({ value }) => sayAnswer(value) !== 'decided').length;
    drafts.push([family.id, times.length, figure(median(times)), figure(Math.max(...times)), open]);
  }
  printTable('What is forced on an empty board', ['board', 'ms of processor', 'answer'], empty);
  printTable(
    'What a clue forces in drafts of ordinary sizes',
    ['family', 'clues', 'median ms of processor', 'slowest ms', 'answers with open marks'],
    drafts,
  );
}

function sayAnswer(answer: ForcedAnswer): string {
  if (answer.status !== 'found') return answer.status === 'none' ? 'decided' : 'undecided';
  return answer.marks.some(({ yes, no }) => yes === 'unknown' || no === 'unknown') ? 'open' : 'decided';
}
