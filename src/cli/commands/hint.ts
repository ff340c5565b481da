import type { Issue } from '../../core/index.js';
import {
  DETAILS,
  type HintLevel,
  hintFor,
  hintLines,
  hintRecord,
  STEP_LANGUAGES,
} from '../../explain/index.js';
import { choice, settings, text, whole } from '../../settings/index.js';
import { USUAL_COLUMNS, unexplained } from '../answers/index.js';
import { ANSWER_FLAGS, budgetOf, defineCommand, FILE } from '../arguments/index.js';
import { EXIT, InputError } from '../host/index.js';
import { readPuzzle, readState } from '../input/index.js';
import { deliver, jsonLine } from '../output/index.js';

export const hintCommand = defineCommand({
  name: 'hint',
  summary: 'show the next step from a partial solution, or the entry in it that is wrong',
  positionals: settings({
    ...FILE,
    state: text(
      'the partial solution: JSON as that of a solution with open places, or a solution format; - reads standard input (default: the entries in the file of the puzzle, where its format has any)',
    ).optional(),
  }),
  flags: settings({
    level: whole('1: where to look; 2: which rules, or which entry is wrong; 3: the whole step', {
      least: 1,
      most: 3,
    }).default(1),
    detail: choice(
      'length of the step at level 3: its name and what follows; a sentence that says why; also its proof',
      DETAILS,
    ).default('sentence'),
    language: choice('language of the hint', STEP_LANGUAGES).default('en'),
    ...ANSWER_FLAGS,
  }),
  examples: [
    ['hint cat.non', 'where to begin'],
    ['hint examples/star-battle.txt --level 3', 'the first step and why it is right'],
  ],
  async run(args, host) {
    const { file, state: word, json } = args;
    if (file === '-' && word === '-') {
      throw new InputError(['hint: only one of the two files can be standard input']);
    }
    const read = await readPuzzle(args, host);
    const { family, document } = read;
    const { name, state } =
      word === undefined ? { name: file, state: document.state } : await readState(read, word, host);
    const budget = budgetOf(args, host);
    const proofs = json || args.detail === 'proof';
    const asked = hintFor({ family, puzzle: document.puzzle, budget, state, proofs });
    if (!asked.ok) {
      const [changed, ...others] = asked.issues;
      // A state that changes more belongs to another puzzle.
      if (changed?.code !== 'given-changed' || others.length > 0)
        throw InputError.ofIssues(name, asked.issues);
      deliver(changedGiven(changed, { family: family.id, level: args.level, json }), args, host);
      return EXIT.no;
    }
    const answer = asked.value;
    if (answer.status !== 'hint' && answer.status !== 'wrong' && answer.status !== 'complete') {
      const { product, code } = await unexplained(read, answer, { json, budget, what: 'no hint' });
      deliver(product, args, host);
      return code;
    }
    const level = args.level as HintLevel;
    const columns = args.output === undefined ? (host.terminal.columns ?? USUAL_COLUMNS) : USUAL_COLUMNS;
    const lines = hintLines(answer, level, columns, { detail: args.detail, language: args.language });
    const product = json
      ? jsonLine({ family: family.id, ...hintRecord(answer, level, args.language) })
      : lines.map((line) => `${line}\n`).join('');
    deliver(product, args, host);
    return answer.status === 'wrong' ? EXIT.no : EXIT.yes;
  },
});

/** A given with another value is a wrong entry that needs no step; the lowest level does not say where. */
function changedGiven(
  { message, place }: Issue,
  { json, ...asked }: { readonly family: string; readonly level: number; readonly json: boolean },
): string {
  const where = place?.part ?? '';
  if (json) return jsonLine({ ...asked, status: 'wrong', where, wrong: message });
  return asked.level === 1
    ? 'An entry is wrong: it changes what the puzzle gives.\n'
    : `This entry is wrong: ${where}: ${message}\n`;
}
