/**
 * The file to open after `image`, and commands to try next: with the flags that were given, less what was
 * just done.
 */

import { type Recognition, SIDES, sizeOf } from '../../picture/index.js';
import { type NamedSetting, settingsIn } from '../../settings/index.js';
import { IMAGE_FLAGS, type ImageArguments } from './flags.js';

/** Flags about one run alone, not about its picture. */
const OF_ONE_RUN: ReadonlySet<string> = new Set(['force', 'json', 'candidates', 'pick']);

/** Flags of black and white alone. */
const BLACK_AND_WHITE: ReadonlySet<string> = new Set(['method', 'threshold', 'effort', 'sharpen']);

/** The factor by which a picture that is hard to recognise is tried wider. */
const WIDER = 1.5;

const COLOURS = 4;

/** The result of a run. */
interface Made {
  /** Of the written files. */
  readonly stem: string;
  readonly columns: number;
  readonly recognition: Recognition | undefined;
  /** Its pixels are its cells. */
  readonly isCells: boolean;
}

/** The file to open, and commands to try next, each followed by its effect. */
export function nextStepsOf(args: ImageArguments, made: Made): string[] {
  return [
    `open        ${made.stem}.pdf`,
    '            the puzzle to print, and its solution on a page of its own',
    `try next    npx puzzlewright render ${argument(`${made.stem}.json`)}`,
    '            the puzzle in this terminal',
    ...(args.picture === '-' || made.isCells ? [] : otherPuzzles(args, made)),
    '            npx puzzlewright serve --open',
    '            the page in the browser: pictures become puzzles while you watch',
  ];
}

/** Other puzzles of the same picture. */
function otherPuzzles(args: ImageArguments, { columns, recognition }: Made): string[] {
  const { colours = 1, candidates, pick } = args;
  const again = (dropped: ReadonlySet<string>, flags: string): string =>
    `            npx puzzlewright image ${argument(args.picture)}${givenFlags(args, dropped)} ${flags} --force`;
  const isDrawn =
    colours > 1 || args.method === 'best' || args.method === 'regions' || args.method === 'outline';
  return [
    ...(recognition === 'hard' && columns < SIDES.most
      ? [
          again(new Set(['width', 'height']), `--width ${Math.min(SIDES.most, Math.round(WIDER * columns))}`),
          '            more cells show more of the picture',
        ]
      : []),
    ...(candidates
      ? pick === undefined
        ? [again(new Set(), '--pick 2'), '            the second rendering on the sheet']
        : []
      : [
          again(isDrawn ? new Set() : BLACK_AND_WHITE, '--candidates'),
          '            nine renderings of the picture on a sheet, to choose from with --pick',
        ]),
    ...(colours > 1
      ? []
      : [again(BLACK_AND_WHITE, `--colours ${COLOURS}`), '            a puzzle in four colours']),
  ];
}

/** The flags that were given, as they are typed. */
function givenFlags(args: ImageArguments, dropped: ReadonlySet<string>): string {
  const values: Readonly<Record<string, unknown>> = args;
  return settingsIn(IMAGE_FLAGS)
    .filter(({ name, byDefault }) => values[name] !== undefined && values[name] !== byDefault)
    .filter(({ name }) => !OF_ONE_RUN.has(name) && !dropped.has(name))
    .map((setting) => ` ${typed(setting, values[setting.name])}`)
    .join('');
}

function typed({ name, kind }: NamedSetting, value: unknown): string {
  if (kind === 'flag') return value === true ? `--${name}` : `--no-${name}`;
  return `${name === 'output' ? '-o' : `--${name}`} ${argument(name === 'crop' ? cropText(value) : String(value))}`;
}

function cropText(value: unknown): string {
  const crop = value as ImageArguments['crop'];
  if (typeof crop === 'string') return crop;
  const { width, height } = sizeOf(crop);
  return [crop.left, crop.top, width, height].join();
}

/** A word of a command line, in quotes where a shell would read it otherwise. */
function argument(word: string): string {
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
