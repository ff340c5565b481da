import {
  EDIT_SETTINGS,
  type EditAnswer,
  editsAllowed,
  fewestEdits,
  type NeedAnswer,
  needMove,
  type Suggestion,
  type UnneededAnswer,
  unneededClues,
} from '../../minimum/index.js';
import { flag, type ReadSettings, settings, text, whole } from '../../settings/index.js';
import { openEngine } from '../../solve/index.js';
import { answerEach } from '../answers/index.js';
import { ANSWER_FLAGS, budgetOf, defineCommand, FILE, SEED_FLAG } from '../arguments/index.js';
import { EXIT, type ExitCode, type Host } from '../host/index.js';
import { type ReadPuzzle, readEach } from '../input/index.js';
import { jsonLine, SOLUTIONS } from '../output/index.js';

const FLAGS = settings({
  ...EDIT_SETTINGS,
  unneeded: flag('name the clues that can be taken away, and print the puzzle without them').default(false),
  need: text('choose clues so that people need this move and nothing harder, as in "hidden pair"').optional(),
  tries: whole('with --need: the most choices of clues to try', { least: 1 }).default(30),
  ...ANSWER_FLAGS,
  ...SEED_FLAG,
});

type SuggestArguments = ReadSettings<typeof FLAGS>;

export const suggestCommand = defineCommand({
  name: 'suggest',
  summary: 'suggest the fewest edits of clues that leave exactly one solution, with proof',
  positionals: settings(FILE),
  flags: FLAGS,
  examples: [
    ['suggest draft.json', 'add, change, move or take away one clue, then two'],
    ['suggest draft.json --add 1 --remove 1', 'add at most one and take away at most one'],
    ['suggest draft.json --unneeded', 'the clues that the puzzle can do without'],
    ['suggest draft.json --need "hidden pair"', 'clues that make people need a move'],
  ],
  async run(args, host) {
    return answerEach(await readEach(args, host), args, host, async ({ read }) => {
      const { words, record, code } = await answerOf(read, args, host);
      if (!args.json) return { product: words.map((line) => `${line}\n`).join(''), code };
      return { product: jsonLine({ family: read.family.id, ...record }), code };
    });
  },
});

interface Said {
  readonly words: readonly string[];
  readonly record: object;
  readonly code: ExitCode;
}

async function answerOf(
  { family, document: { puzzle } }: ReadPuzzle,
  args: SuggestArguments,
  host: Host,
): Promise<Said> {
  const engine = await openEngine('sat');
  const budget = budgetOf(args, host);
  const seed = args.seed ?? 'suggest';
  if (args.need !== undefined) {
    const answer = needMove({ family, puzzle, move: args.need, engine, seed, tries: args.tries, budget });
    return { ...sayNeed(args.need, answer), record: answer };
  }
  if (args.unneeded) {
    const answer = unneededClues(family, puzzle, engine, budget);
    return { ...sayUnneeded(answer), record: answer };
  }
  const { limit, 'limit-questions': questions } = args;
  const answer = fewestEdits({
    family,
    puzzle,
    engine,
    ...editsAllowed(args),
    limit,
    questions,
    seed,
    budget,
  });
  return { ...sayEdits(answer), record: answer };
}

const PROVED = { true: 'proved and checked', false: 'proof not checked' } as const;

function provedWords(certified: boolean): string {
  return PROVED[`${certified}`];
}

function sayEdits(answer: EditAnswer): Omit<Said, 'record'> {
  const { verdict, status, least, proved, certified, suggestions, complete, way } = answer;
  const head = headOf(verdict);
  const conflicts = sayConflicts(answer);
  switch (status) {
    case 'unique':
      return { words: [`${head} (${provedWords(certified)})`, 'Nothing is to be edited.'], code: EXIT.yes };
    case 'hopeless':
      return {
        words: [head, 'There is no solution even without any of these clues: what stays contradicts itself.'],
        code: EXIT.no,
      };
    case 'bounded': {
      const bound = `Fewer than ${editsOf(least)} will not do (${proved ? provedWords(certified) : 'not proved'}).`;
      const more = way === undefined ? [] : [`${editsOf(way.edits.length)} will do:`, ...saySuggestion(way)];
      return { words: [head, ...conflicts, bound, ...more], code: EXIT.undecided };
    }
    case 'found': {
      const fewest = proved
        ? `fewer will not do (${provedWords(certified)})`
        : 'that fewer will not do is open';
      const all = complete ? 'All suggestions' : 'Some suggestions';
      return {
        words: [
          head,
          ...conflicts,
          `${all} of ${editsOf(least)};`,
          `${fewest}:`,
          ...suggestions.flatMap(saySuggestion),
        ],
        code: EXIT.yes,
      };
    }
  }
}

function headOf(verdict: EditAnswer['verdict']): string {
  return verdict === 'unique' ? 'unique: exactly one solution' : `${verdict}: ${SOLUTIONS[verdict]}`;
}

function editsOf(count: number): string {
  return count === 1 ? 'one edit' : `${count} edits`;
}

const LOGIC = {
  plain: 'plain logic finishes it',
  'look-ahead': 'it asks for a step of look-ahead',
  beyond: 'it asks for more than a step of look-ahead',
} as const;

function saySuggestion({ edits, logic }: Suggestion): readonly string[] {
  return [...edits.map((edit, index) => `${index === 0 ? '- ' : '  '}${edit}`), `  ${LOGIC[logic]}`];
}

function sayConflicts({ conflicts }: EditAnswer): readonly string[] {
  if (conflicts === undefined) return [];
  return [
    ...conflicts.sets.flatMap((set) => ['These clues contradict each other:', ...set.map(listed)]),
    ...(conflicts.removals === undefined
      ? []
      : ['Without these there is a solution, and no fewer will do:', ...conflicts.removals.map(listed)]),
  ];
}

function listed(words: string): string {
  return `  ${words}`;
}

function sayUnneeded({
  verdict,
  each,
  together,
  puzzle,
  certified,
  isOpen,
}: UnneededAnswer): Omit<Said, 'record'> {
  const head = headOf(verdict);
  if (verdict !== 'unique')
    return { words: [head], code: verdict === 'undecided' ? EXIT.undecided : EXIT.no };
  const open = isOpen ? ['Some clues were not decided within the limits; they stay.'] : [];
  if (each.length === 0) return { words: [head, ...open, 'Every clue is needed.'], code: EXIT.yes };
  return {
    words: [
      head,
      ...open,
      'Each of these can be taken away by itself:',
      ...each.map(listed),
      'These can be taken away together:',
      ...together.map(listed),
      'Then every clue is needed.',
      `There is one solution (${provedWords(certified)}):`,
      JSON.stringify(puzzle),
    ],
    code: EXIT.yes,
  };
}

function sayNeed(move: string, answer: NeedAnswer): Omit<Said, 'record'> {
  if (answer.status === 'none') return { words: [answer.reason], code: EXIT.no };
  const { added, removed, certified } = answer;
  return {
    words: [
      `A puzzle that needs ${move} and nothing harder.`,
      `It has one solution (${provedWords(certified)}).`,
      ...(added.length === 0 ? [] : ['Add:', ...added.map(listed)]),
      ...(removed.length === 0 ? [] : ['Take away:', ...removed.map(listed)]),
      JSON.stringify(answer.puzzle),
    ],
    code: EXIT.yes,
  };
}
