import { text, whole } from '../../core/setting.js';
import { settings } from '../../core/settings.js';
import { hintFor } from '../../explain/hint.js';
import { type HintLevel, hintRecord } from '../../worked/hint-record.js';
import { hintLines } from '../../worked/hint-text.js';
import { defineCommand } from '../command.js';
import { deliver, jsonLine } from '../deliver.js';
import { EXIT } from '../exit-code.js';
import { USUAL_COLUMNS, unexplained } from '../explain-answer.js';
import { FILE, INPUT_FLAGS, JSON_FLAG, LIMIT_FLAGS, OUTPUT_FLAGS } from '../flags/shared.js';
import { InputError } from '../input-error.js';
import { budgetOf } from '../limits.js';
import { readPuzzle } from '../read-puzzle.js';
import { readState } from '../read-state.js';

export const hintCommand = defineCommand({
  name: 'hint',
  summary: 'show the next step from a partial solution, or the entry in it that is wrong',
  positionals: settings({
    ...FILE,
    state: text(
      'the partial solution: JSON as that of a solution with open places, or a solution format; - reads standard input (default: nothing is entered yet)',
    ).optional(),
  }),
  flags: settings({
    level: whole('1: where to look; 2: which rules, or which entry is wrong; 3: the whole step', {
      least: 1,
      most: 3,
    }).default(1),
    ...INPUT_FLAGS,
    ...OUTPUT_FLAGS,
    ...JSON_FLAG,
    ...LIMIT_FLAGS,
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
    const read = readPuzzle(args, host);
    const { family, document } = read;
    const { name, state } =
      word === undefined ? { name: file, state: undefined } : readState(read, word, host);
    const budget = budgetOf(args, host);
    const asked = hintFor({ family, puzzle: document.puzzle, budget, state });
    if (!asked.ok) throw InputError.ofIssues(name, asked.issues);
    const answer = asked.value;
    if (answer.status !== 'hint' && answer.status !== 'wrong' && answer.status !== 'complete') {
      const { product, code } = await unexplained(read, answer, { json, budget });
      deliver(product, args, host);
      return code;
    }
    const level = args.level as HintLevel;
    const columns = args.output === undefined ? (host.terminal.columns ?? USUAL_COLUMNS) : USUAL_COLUMNS;
    const lines = hintLines(answer, level, columns);
    const product = json
      ? jsonLine({ family: family.id, ...hintRecord(answer, level) })
      : lines.map((line) => `${line}\n`).join('');
    deliver(product, args, host);
    return answer.status === 'wrong' ? EXIT.no : EXIT.yes;
  },
});
