/** Completion for fish, a line for each flag and word. */
import { allFlags, type TableCommand, type TableFlag } from '../table.js';
import { takesFile, typedFlag, wordsOf } from './typed.js';

const PROGRAM = 'complete -c puzzlewright';

/** The script. */
export function fishScript(table: readonly TableCommand[]): string {
  const commands = table.map(
    ({ name, summary }) => `${PROGRAM} -n __fish_use_subcommand -f -a ${name} -d ${inQuotes(summary)}`,
  );
  return `# Completion of puzzlewright for fish. Load it with: puzzlewright completion fish | source
${[...commands, ...table.flatMap(commandLines)].join('\n')}
`;
}

function commandLines(command: TableCommand): readonly string[] {
  const { name, subjects } = command;
  const seen = `__fish_seen_subcommand_from ${name}`;
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
