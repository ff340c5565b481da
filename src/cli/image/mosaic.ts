/** `image --puzzle mosaic`: one picture's Mosaic, its files, and its summary. */
import path from 'node:path';
import {
  filesOfPicture,
  type MadeMosaic,
  mosaicDrawing,
  mosaicOfDrawing,
  PICTURE_ENDINGS,
} from '../../jobs/index.js';
import { titleOfName } from '../../picture/index.js';
import { openEngine } from '../../solve/index.js';
import { budgetOf } from '../arguments/index.js';
import { EXIT, type ExitCode, type Host, InputError } from '../host/index.js';
import { nameOf } from '../input/index.js';
import { jsonLine, openProgress, refuseUnwritable, writeFiles } from '../output/index.js';
import type { ImageArguments } from './flags.js';
import { makeFile } from './make.js';
import { panelOf } from './panel.js';

/** Flags for changing or giving cells, and for black and white nonograms only. */
const FOR_NONOGRAMS = ['unique', 'goal', 'difficulty', 'candidates', 'pick', 'keep', 'colours'] as const;

const ENDINGS = [...PICTURE_ENDINGS, '.json'];

/** @throws InputError for a flag that has no meaning beside `--puzzle mosaic` */
export function refuseBesideMosaic(args: Partial<ImageArguments>): void {
  const wrong = FOR_NONOGRAMS.find((flag) => args[flag] !== undefined && args[flag] !== false);
  if (wrong === undefined) return;
  throw new InputError([
    `--${wrong}: belongs to nonograms; found --puzzle mosaic, which keeps every cell of the drawing`,
  ]);
}

/**
 * Makes the Mosaic of a picture file, writes it and describes it.
 * @throws InputError naming the file or setting that cannot be read, used or written
 */
export async function mosaicOfFile(args: ImageArguments, host: Host): Promise<ExitCode> {
  const name = args.picture === '-' ? 'picture' : path.parse(args.picture).name;
  const stem = args.output ?? path.join('output', name);
  const files = ENDINGS.map((ending) => `${stem}${ending}`);
  refuseUnwritable(files, args.force);
  const seed = args.seed ?? host.freshSeed();
  const drawn = await makeFile({ ...args, unique: 'keep', goal: 'unique' }, seed, host);
  if (drawn === 'interrupted') return EXIT.interrupted;
  if (drawn === 'timeout') {
    host.error(`${nameOf(args.picture)}: timed out while the picture was decoded; nothing was made`);
    return EXIT.undecided;
  }
  const { image } = drawn;
  const progress = openProgress(host);
  const { abort } = budgetOf(args, host);
  const answer = mosaicOfDrawing(image.made.solution, {
    bounding: await openEngine('highs'),
    certify: args.certify,
    ...(abort === undefined ? {} : { abort }),
    onProgress: ({ lower, upper }) => progress.show('numbers', lower, upper),
  });
  progress.close();
  if (answer.status !== 'made') {
    if (answer.status === 'refused') throw InputError.ofIssues(nameOf(args.picture), [answer.issue]);
    host.error(`${nameOf(args.picture)}: ${answer.issue.message}`);
    return EXIT.undecided;
  }
  const { mosaic } = answer;
  const { title = titleOfName(name), paper } = args;
  const drawnFiles = await filesOfPicture(mosaicDrawing(mosaic, { title, paper }), undefined);
  const { method, likeness } = image;
  const record = { ...mosaic, verdict: 'unique', method: method.name, likeness, seed, files, title };
  const json = { ending: '.json', content: jsonLine(record) };
  writeFiles(
    [...drawnFiles, json].map(({ ending, content }) => ({ path: `${stem}${ending}`, content })),
    args.force,
  );
  if (args.json) host.out(jsonLine(record));
  else
    host.out(
      panelOf({ made: image.made, facts: factsOf(mosaic, seed, files), next: [], ascii: args.ascii }, host),
    );
  return EXIT.yes;
}

/** The facts for people, a line each. */
function factsOf(
  { solution, numbers, lowerBound, certified }: MadeMosaic,
  seed: string,
  files: readonly string[],
): readonly string[] {
  const proof =
    numbers === lowerBound ? 'the fewest possible, proved' : `at least ${lowerBound} are needed, proved`;
  return [
    `size        ${solution[0]!.length} x ${solution.length} cells`,
    `numbers     ${numbers}; ${proof}`,
    `verdict     unique: one solution, proved${certified ? ', proof checked' : ', proof not checked'}`,
    `seed        ${seed}`,
    ...files.map((file, index) => `${index === 0 ? 'files       ' : '            '}${file}`),
  ];
}
