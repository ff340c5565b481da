/** Completion for zsh, by `_arguments`. */
import { allFlags, type TableCommand, type TableFlag } from '../table.js';
import { quoted, takesFile, typedFlag, wordsOf } from './typed.js';

/** The script; it can be loaded, or be a file `_puzzlewright` in a folder of `fpath`. */
export function zshScript(table: readonly TableCommand[]): string {
  return `#compdef puzzlewright
# Completion of puzzlewright for zsh. Load it behind compinit with: source <(puzzlewright completion zsh)
_puzzlewright() {
  local curcontext="$curcontext" state line subject
  local -a flags
  local -A opt_args
  if (( CURRENT == 2 )); then
    local -a known=(
${table.map(({ name, summary }) => `      ${quoted(`${name}:${summary}`)}`).join('\n')}
    )
    _describe command known
    return
  fi
  case $words[2] in
${table.map(commandCase).join('\n')}
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _puzzlewright "$@"; else compdef _puzzlewright puzzlewright; fi
`;
}

function commandCase(command: TableCommand): string {
  const { name, subjects } = command;
  const words = wordsOf(command);
  const named = words.map(escapedWord).join(' ');
  const files = words.length === 0 || subjects.length > 0 ? ["'*:file:_files'"] : [];
  const first = words.length === 0 ? [] : [quoted(`2:word:(${named})`)];
  const rest = [...first, ...files].join(' ');
  const more = subjects
    .filter((subject) => subject.flags.length > 0)
    .map(
      ({ word, flags }) =>
        `        ${word}) flags+=(\n${flags.map((flag) => spec(flag)).join('\n')}\n          ) ;;`,
    );
  const choose =
    more.length === 0
      ? ''
      : `\n      subject=\${words[(r)(${subjects.map(({ word }) => word).join('|')})]}\n      case $subject in\n${more.join('\n')}\n      esac`;
  return `    ${name})
      flags=(
${allFlags(command)
  .map((flag) => spec(flag))
  .join('\n')}
      )${choose}
      _arguments -s -S $flags '1: :' ${rest} ;;`;
}

/** A flag as \`_arguments\` reads it. */
function spec(flag: TableFlag): string {
  const { letter, value, choices, description } = flag;
  const long = typedFlag(flag);
  const meaning = `[${escapedText(description)}]`;
  const action = takesFile(flag)
    ? '_files'
    : choices === undefined
      ? ' '
      : `(${choices.map(escapedWord).join(' ')})`;
  const taken = value === undefined ? '' : `:${value.toLowerCase()}:${action}`;
  const equals = value === undefined ? '' : '=';
  const both = letter === undefined ? [] : [`-${letter}`];
  const excluded = `(${[...both, long].join(' ')})`;
  const plus = value === undefined ? '' : '+';
  const short = both.map((name) => `        ${quoted(`${excluded}${name}${plus}${meaning}${taken}`)}`);
  return [...short, `        ${quoted(`${excluded}${long}${equals}${meaning}${taken}`)}`].join('\n');
}

function escapedText(text: string): string {
  return text.replace(/[\\[\]:]/g, '\\$&');
}

function escapedWord(word: string): string {
  return word.replace(/[^\w.+-]/g, '\\$&');
}
