/** Completion for fish, a line for each flag and word. */
import { allFlags, type TableCommand, type TableFlag } from '../table.js';
import { takesFile, typedFlag, wordsOf } from './typed.js';

const PROGRAM = 'complete -c puzzlewright';

/** The script. */
export function fishScript(table: readonly TableCommand[]): string {
  const verbs = table.map(
    ({ verb, summary }) => `${PROGRAM} -n __fish_use_subcommand -f -a ${verb} -d ${inQuotes(summary)}`,
  );
  return `# Completion of puzzlewright for fish. Load it with: puzzlewright completion fish | source
${[...verbs, ...table.flatMap(commandLines)].join('\n')}
`;
}

function commandLines(command: TableCommand): readonly string[] {
  const { verb, subjects } = command;
  const seen = `__fish_seen_subcommand_from ${verb}`;
  const words = wordsOf(command);
  const named = words.join(' ');
  return [
    ...(words.length === 0
      ? []
      : [
          `${PROGRAM} -n ${inQuotes(`${seen}; and not __fish_seen_subcommand_from ${named}`)} -f -a ${inQuotes(named)}`,
        ]),
    ...allFlags(command).map((flag) => flagLine(seen, flag)),
    ...subjects.flatMap(({ word, flags }) =>
      flags.map((flag) => flagLine(`${seen}; and __fish_seen_subcommand_from ${word}`, flag)),
    ),
  ];
}

function flagLine(condition: string, flag: TableFlag): string {
  const { letter, value, choices, description } = flag;
  const short = letter === undefined ? '' : ` -s ${letter}`;
  const listed = choices === undefined ? '' : ` -a ${inQuotes(choices.join(' '))}`;
  const taken = value === undefined ? '' : takesFile(flag) ? ' -r -F' : ` -x${listed}`;
  const name = typedFlag(flag).slice(2);
  return `${PROGRAM} -n ${inQuotes(condition)}${short} -l ${name}${taken} -d ${inQuotes(description)}`;
}

/** A text as fish reads it between single quotes. */
function inQuotes(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
