/** Every flag of every command, given as people mistype it. */
import { existsSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GENERATORS } from '../../generators/registry.js';
import { type AnyCommand, usageOf } from '../../src/cli/arguments/command.js';
import { type Flag, flagsOf } from '../../src/cli/arguments/command-flags.js';
import { parseArguments } from '../../src/cli/arguments/parse-arguments.js';
import { loadCommands } from '../../src/cli/commands/loaders.js';
import { nearestWord } from '../../src/core/nearest-word.js';
import { MINIMUM_PROBLEMS } from '../../src/minimum/problems.js';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();
const COMMANDS = await loadCommands();

/**
 * Every command with the words that make it whole; a command whose flags depend on a word, once for each of
 * these words.
 */
function commandLines(): readonly { readonly command: AnyCommand; readonly words: readonly string[] }[] {
  return COMMANDS.flatMap((command) => {
    const { name } = command;
    if (name === 'generate') return GENERATORS.map(({ family }) => ({ command, words: [family] }));
    if (name === 'minimum') return MINIMUM_PROBLEMS.map(({ name }) => ({ command, words: [name] }));
    if (name === 'list') return [{ command, words: ['formats'] }];
    return [
      {
        command,
        words: usageOf(command)
          .split(' ')
          .slice(1)
          .map(() => 'cat.non'),
      },
    ];
  });
}

type FlagCase = readonly [line: string, flag: string, option: Flag];

const FLAGS = commandLines().flatMap(({ command, words }) => {
  const { own, dependent } = flagsOf(command, words);
  return [...own, ...dependent].flatMap((option): FlagCase[] => {
    const names = [`--${option.name}`, ...(option.letter === undefined ? [] : [`-${option.letter}`])];
    return names.map((flag) => [[command.name, ...words].join(' '), flag, option]);
  });
});
const WITH_VALUE = FLAGS.filter(([, , { kind }]) => kind !== 'flag');
const NUMBERS = FLAGS.filter(([, , { kind }]) => kind === 'number');
/** By their names: letters stand side by side, so that in `-v=yes` all that follows is letters. */
const SWITCHES = FLAGS.filter(([, flag, { kind }]) => kind === 'flag' && flag.startsWith('--'));

async function refused(line: string, ...flags: readonly string[]): Promise<string> {
  const { code, out, err } = await cli([...line.split(' '), ...flags]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).not.toContain('defect');
  return err;
}

describe('a flag', () => {
  it.each(WITH_VALUE)('%s %s needs its value', async (line, flag) => {
    expect(await refused(line, flag)).toContain(`${flag}: a value is missing`);
    expect(await refused(line, flag, '--help-me')).toContain(`${flag}: a value is missing`);
  });

  it.each(NUMBERS)('%s %s takes numbers only', async (line, flag) => {
    for (const text of ['soon', '', 'NaN', 'Infinity', '1e999', '0x10', '1,5']) {
      expect(await refused(line, flag, text)).toContain(
        `${flag}: expected a number; found ${JSON.stringify(text)}`,
      );
    }
  });

  it.each(SWITCHES)('%s %s takes no value', async (line, flag) => {
    expect(await refused(line, `${flag}=perhaps`)).toContain(`${flag}: takes no value`);
  });

  it.each(commandLines().map(({ command, words }) => [command.name, ...words].join(' ')))(
    '%s refuses flags that it does not have, and words too many',
    async (line) => {
      expect(await refused(line, '--frobnicate')).toContain('--frobnicate: unknown flag');
      expect(await refused(line, '-%')).toContain('-%: unknown flag');
      const beyond = line.startsWith('image ') ? 'would have the same files' : 'unexpected word';
      expect(await refused(line, ...Array(3).fill('more'))).toContain(beyond);
    },
  );

  it('is named with its near neighbour', async () => {
    expect(await refused('check cat.non', '--formulaton', 'x')).toContain('did you mean --formulation?');
    expect(await refused('check cat.non', '--no-presolv')).toContain('did you mean --no-presolve?');
    expect(await refused('chekc cat.non')).toContain('did you mean check?');
    expect(nearestWord('xylophone', ['check', 'count'])).toBeUndefined();
  });

  it('with a choice names the choices', async () => {
    expect(await refused('check cat.non', '--engine', 'abacus')).toContain(
      'expected one of sat, highs, both',
    );
  });
});

describe('words', () => {
  const solve = COMMANDS.find((command) => command.name === 'solve')!;
  const generate = COMMANDS.find((command) => command.name === 'generate')!;

  it('mean flags and values in every usual way of writing', () => {
    for (const words of [
      ['x', '-o', 'y', '--limit', '3'],
      ['-oy', '--limit=3', 'x'],
      ['-o=y', '--limit', '3', '--', 'x'],
    ]) {
      expect(parseArguments(solve, words)).toMatchObject({ args: { file: 'x', output: 'y', limit: 3 } });
    }
    expect(parseArguments(solve, ['-', '--no-presolve'])).toMatchObject({
      args: { file: '-', presolve: false },
    });
    expect(parseArguments(solve, ['x', '--seed=--json', '--json=false'])).toMatchObject({
      args: { seed: '--json', json: false },
    });
  });

  it('are no flags behind --', async () => {
    expect(parseArguments(solve, ['--', '--json'])).toMatchObject({
      args: { file: '--json', json: false },
    });
    writeFileSync('--json', '{"family":"nonogram","rows":[[1]],"columns":[[1]]}');
    expect(await cli(['check', '--', '--json'])).toMatchObject({
      code: 0,
      out: 'unique: exactly one solution\n',
    });
  });

  it('are not taken for the family where they are the value of a flag', () => {
    expect(parseArguments(generate, ['--seed', 'hashi', 'sudoku', '--size', '4'])).toMatchObject({
      args: { family: 'sudoku', seed: 'hashi' },
      given: { size: 4 },
    });
    expect(() => parseArguments(generate, ['--seed', 'sudoku', 'hashi', '--diagonal'])).toThrow('--diagonal');
  });

  it('behind a flag that is not known are not reported as well', async () => {
    const { code, err } = await cli(['generate', 'sudoku', '--dificulty', 'easy']);
    expect(code).toBe(2);
    expect(err.trim().split('\n')).toEqual([
      'puzzlewright: --dificulty: unknown flag; did you mean --difficulty?',
      'puzzlewright: see puzzlewright generate --help',
    ]);
  });

  it('are named as they were typed', async () => {
    expect(await refused('generate sudoku', '-n', '0')).toContain('-n: expected a whole number from 1');
    expect(await refused('generate sudoku', '--count', '0')).toContain('--count: expected a whole number');
  });

  it.each(['image cat.png', 'generate sudoku', 'merge sudoku parts -n 2', 'minimum sudoku 1234341221434321'])(
    '%s writes no file that is called -',
    async (line) => {
      expect(await refused(line, '-o', '-')).toContain('-o: expected a name (not standard output');
      expect(existsSync('-')).toBe(false);
    },
  );

  it('that are empty are refused', async () => {
    expect(await refused('check', '')).toContain('<file> is an empty text');
    expect(await refused('check cat.non', '-o', '')).toContain('-o: expected a name');
  });
});

describe('help and version', () => {
  it.each([[[]], [['-h']], [['--help']], [['help']]])('%j lists the commands', async (argv) => {
    const { code, out, err } = await cli(argv);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const command of COMMANDS) expect(out).toContain(`puzzlewright ${command.name}`);
  });

  it.each([[['-V']], [['--version']], [['check', '-V']]])('%j is the version alone', async (argv) => {
    expect(await cli(argv)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      err: '',
    });
  });

  it('of a command is shown in three ways and fits 80 columns', async () => {
    const { out } = await cli(['generate', 'sudoku', '--help']);
    expect(out).toContain('--box');
    expect((await cli(['generate', '-h', 'sudoku'])).out).toBe(out);
    expect((await cli(['help', 'generate', 'sudoku'])).out).toBe(out);
    for (const command of COMMANDS) {
      const lines = (await cli([command.name, '-h'])).out.split('\n');
      expect(lines.filter((line) => line.length > 80 && !/^ +puzzlewright /.test(line))).toEqual([]);
    }
  });
});

describe('numbers out of range', () => {
  it.each([
    ['solve cat.non --limit 0', '--limit'],
    ['solve cat.non --limit -1', '--limit'],
    ['solve cat.non --limit 1.5', '--limit'],
    ['solve cat.non --limit 1e99', '--limit'],
    ['generate sudoku --jobs 0', '--jobs: expected a whole number from 1 to 256'],
    ['generate sudoku --jobs 1e9', '--jobs'],
    ['generate sudoku -n 0', '-n'],
    ['generate sudoku -n 1e12 -o many', '-n'],
    ['generate sudoku --limit-attempts 1e15', '--limit-attempts'],
    ['generate sudoku --timeout 0', '--timeout'],
    ['generate sudoku --size 7', '--size'],
    ['generate sudoku --size 1e9', '--size'],
    ['minimum queens --size 4 --queens 99', '--queens'],
    ['minimum nonogram cat.non --jobs -1', '--jobs'],
    ['check cat.non --puzzle 0', '--puzzle'],
    ['check cat.non --limit-conflicts -5', '--limit-conflicts'],
    ['image photo.jpg --width 0', 'width'],
    ['image photo.jpg --width 1e9', 'width'],
    ['image photo.jpg --method threshold --threshold 256', '--threshold'],
    ['book cat.non --jobs 0', '--jobs'],
  ])('%s', async (line, words) => {
    expect(await refused(line)).toContain(words);
  });

  it('a very long timeout does not end at once', async () => {
    expect(await cli(['generate', 'sudoku', '--size', '4', '--timeout', '1e30'])).toMatchObject({ code: 0 });
  });
});

describe('flags that contradict each other', () => {
  it.each([
    'check cat.non --proof x.drat',
    'check cat.non --engine both --proof x.drat --cnf x.cnf',
    'image photo.jpg --threshold 3',
    'generate sudoku --resume',
    'generate --id sudoku.1:size=4:owl:1.0 --seed owl',
    'generate sudoku --box 2x3 --size 4',
    'solve cat.non --engine sat --relaxation',
    'render cat.non -o cat.doc',
    'verify - -',
    'minimum queens cat.non --size 4',
  ])('%s', async (line) => {
    await refused(line);
  });
});
