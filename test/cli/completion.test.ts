/**
 * Completion as the shells do it, where they are installed: the script is loaded and asked what it completes.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

/** A line to be completed at its end, and all that it can become. */
const LINES: readonly (readonly [line: string, matches: readonly string[]])[] = [
  ['puzzlewright ch', ['check']],
  ['puzzlewright check --eng', ['--engine']],
  ['puzzlewright check --pre', []],
  ['puzzlewright check --engine ', ['sat', 'highs', 'both']],
  ['puzzlewright check --no-pre', ['--no-presolve']],
  ['puzzlewright generate star', ['star-battle']],
  ['puzzlewright generate sudoku --few', ['--fewest']],
  ['puzzlewright generate hashi --few', []],
  ['puzzlewright completion ', ['bash', 'zsh', 'fish']],
];

/**
 * The call of each shell: its own command line, the script in the first argument and the lines in the others.
 */
const ASK = {
  bash: [
    '-c',
    `source "$0"
for line in "$@"; do
  read -ra COMP_WORDS <<< "$line"
  [[ $line == *' ' ]] && COMP_WORDS+=('')
  COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
  _puzzlewright
  printf '%s\\n' "\${COMPREPLY[*]}"
done`,
  ],
  fish: [
    '--no-config',
    '-c',
    `source $argv[1]
for line in $argv[2..]
  echo (complete -C $line | string replace -r '\\t.*' '')
end`,
  ],
  zsh: [
    '-f',
    '-c',
    `for line in "$@"; do print -r -- \${\${(f)"$(zsh -f ${path.resolve(import.meta.dirname, 'zsh-matches.zsh')} "$0" "$line")"}#MATCH:}; done`,
  ],
} as const;

describe.each(Object.keys(ASK) as (keyof typeof ASK)[])('completion in %s', (shell) => {
  const isThere = spawnSync(shell, ['--version']).status === 0;
  const script = `completion.${shell}`;
  beforeAll(async () => {
    const { code, out } = await cli(['completion', shell]);
    expect(code).toBe(0);
    writeFileSync(script, out);
  });

  it.skipIf(!isThere)('completes commands, flags, values, families', () => {
    // zsh starts anew for each line, which takes its time.
    const lines = shell === 'zsh' ? LINES.filter((_, index) => index % 3 === 0) : LINES;
    const argv = [...ASK[shell], path.resolve(script), ...lines.map(([line]) => line)];
    const { stdout, stderr } = spawnSync(shell, argv, { encoding: 'utf8' });
    expect(stderr).toBe('');
    const completed = stdout.split('\n').map((words) =>
      words
        .split(' ')
        .filter((word) => word !== '')
        .sort(),
    );
    expect(completed.slice(0, lines.length)).toEqual(lines.map(([, matches]) => [...matches].sort()));
  });
});
