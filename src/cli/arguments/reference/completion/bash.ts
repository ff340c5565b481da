/** Completion for bash, from version 3.2 on, which knows no tables by name. */
import { allFlags, type TableCommand, type TableFlag } from '../table.js';
import { flagsWithSubjects, quoted, takesFile, typedFlag, wordsOf } from './typed.js';

/** The words that are looked up: the command, the subject if one is there, and the word to be completed. */
const FUNCTION = `_puzzlewright() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command= subject= index
  # bash takes --flag=value for three words.
  if [[ $word == = ]]; then word=
  elif [[ $before == = && $COMP_CWORD -gt 1 ]]; then before=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    case \${COMP_WORDS[index]} in
      -* | =) ;;
      *)
        if [[ -z $command ]]; then command=\${COMP_WORDS[index]}
        elif [[ -z $subject && -n $(_puzzlewright_subject_flags "$command" "\${COMP_WORDS[index]}") ]]; then
          subject=\${COMP_WORDS[index]}
        fi ;;
    esac
  done
  COMPREPLY=()
  local choices
  if [[ -z $command ]]; then choices=$_puzzlewright_commands
  elif [[ $before == -* ]] && choices=$(_puzzlewright_values "$command" "$before"); then
    # Without choices the value is a file, which -o default completes, or anything.
    [[ -n $choices ]] || return
  elif [[ $word == -* ]]; then
    choices="$(_puzzlewright_flags "$command") $(_puzzlewright_subject_flags "$command" "$subject")"
  elif [[ -z $subject ]]; then choices=$(_puzzlewright_words "$command")
  fi
  [[ -n $choices ]] && COMPREPLY=($(compgen -W "$choices" -- "$word"))
}
complete -o default -F _puzzlewright puzzlewright
`;

/** The script; flags and their choices stand in functions of one \`case\` each. */
export function bashScript(table: readonly TableCommand[]): string {
  const flags = table.map((command) => [command.name, joined(allFlags(command).map(typedFlag))] as const);
  const words = table.map((command) => [command.name, joined(wordsOf(command))] as const);
  const subjects = table.flatMap((command) =>
    command.subjects.map(
      ({ word, flags: own }) => [`${command.name} ${word}`, joined(own.map(typedFlag))] as const,
    ),
  );
  const values = table.flatMap((command) =>
    flagsWithSubjects(command)
      .filter(({ value }) => value !== undefined)
      .flatMap((flag) =>
        namesOf(flag).map((name) => [`${command.name} ${name}`, joined(choicesOf(flag))] as const),
      ),
  );
  return [
    '# Completion of puzzlewright for bash. Load it with: source <(puzzlewright completion bash)',
    `_puzzlewright_commands=${quoted(joined(table.map(({ name }) => name)))}`,
    lookup('flags', flags),
    lookup('words', words),
    lookup('subject_flags', subjects),
    lookup('values', values),
    FUNCTION,
  ].join('\n');
}

/** A function that prints the values for its arguments, and fails for others. */
function lookup(name: string, entries: readonly (readonly [key: string, found: string])[]): string {
  const cases = entries.map(([key, found]) => `    ${quoted(key)}) echo ${quoted(found)} ;;`);
  return `_puzzlewright_${name}() {\n  case "$*" in\n${cases.join('\n')}\n    *) return 1 ;;\n  esac\n}`;
}

function namesOf({ name, letter }: TableFlag): readonly string[] {
  return [`--${name}`, ...(letter === undefined ? [] : [`-${letter}`])];
}

function choicesOf(flag: TableFlag): readonly string[] {
  return takesFile(flag) ? [] : (flag.choices ?? []);
}

function joined(words: readonly string[]): string {
  return words.join(' ');
}
