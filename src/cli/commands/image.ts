import path from 'node:path';
import { scenesOf } from '../../../generators/picture/scenes.js';
import { PuzzlewrightError } from '../../core/error.js';
import { fileName, text } from '../../core/setting.js';
import { settings } from '../../core/settings.js';
import { readFaces } from '../../draw/font.js';
import { renderTerminal } from '../../draw/terminal.js';
import { cellOnPaper } from '../../jobs/drawing.js';
import {
  makePictures,
  type NamedPicture,
  type PictureEntry,
  type PictureEvents,
} from '../../jobs/picture.js';
import { drawingOfPicture, filesOfPicture } from '../../jobs/picture-files.js';
import {
  METHOD_SETTINGS,
  PICTURE_SETTINGS,
  pictureOptionsOf,
  REPAIR_SETTINGS,
} from '../../jobs/picture-settings.js';
import { type MadePicture, plainCells } from '../../jobs/picture-task.js';
import { CERTIFY_SETTING } from '../../jobs/settings.js';
import { openMemoryStore } from '../../jobs/store.js';
import type { Workers } from '../../jobs/workers.js';
import { defineCommand } from '../command.js';
import { jsonLine } from '../deliver.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import {
  FORCE_FLAG,
  JSON_FLAG,
  LIMIT_FLAGS,
  PAGE_FLAGS,
  SEED_FLAG,
  TERMINAL_FLAGS,
} from '../flags/shared.js';
import type { Host } from '../host.js';
import { imageAnswer, outputsOfPicture, pathsOfPicture } from '../image-files.js';
import { refusalOf, warningsOf } from '../image-hints.js';
import { methodOf } from '../image-method.js';
import { summaryOf } from '../image-summary.js';
import { budgetOf } from '../limits.js';
import { openProgress } from '../progress.js';
import { nameOf } from '../read-bytes.js';
import { withWorkers } from '../with-workers.js';
import { refuseUnwritable, writeFiles } from '../write-files.js';

export const imageCommand = defineCommand({
  verb: 'image',
  summary: 'turn a picture into a nonogram with one solution, ready to print',
  positionals: settings({ picture: text('a picture in any usual format; - reads standard input') }),
  flags: settings({
    ...PICTURE_SETTINGS,
    ...METHOD_SETTINGS,
    ...REPAIR_SETTINGS,
    output: fileName(
      'files are named after this stem (default: output/ and the name of the picture)',
    ).optional(),
    ...FORCE_FLAG,
    ...PAGE_FLAGS,
    ...CERTIFY_SETTING,
    ...JSON_FLAG,
    ...LIMIT_FLAGS,
    ...SEED_FLAG,
    ...TERMINAL_FLAGS,
  }),
  examples: [
    ['image photo.jpg --width 15', 'files output/photo.*: puzzle and solution as SVG, PNG and PDF, and JSON'],
    [
      'image photo.jpg --width 12 --method dither --unique givens -o easy/photo',
      'change nothing, give a few cells',
    ],
  ],
  async run(args, host) {
    const method = methodOf(args);
    const name = args.picture === '-' ? 'picture' : path.parse(args.picture).name;
    const stem = args.output ?? path.join('output', name);
    refuseUnwritable(pathsOfPicture(stem, method), args.force);
    const { timeout, invert, transparency, unique, goal, certify, title = titleOf(name), paper } = args;
    // Decoders are large; no other verb should wait for them.
    const { readPicture } = await import('../read-picture.js');
    const seed = args.seed ?? host.freshSeed();

    const { outcome } = await withWorkers({ jobs: 1 }, host, async (workers) => {
      // They start while the picture is decoded here.
      workers.start();
      const picture = await readPicture(args.picture, pictureOptionsOf(args), timeout, host);
      if (picture === undefined) return 'timeout';
      const left =
        timeout === undefined ? {} : { timeout: Math.max(Number.MIN_VALUE, timeout - picture.seconds) };
      const { abort, ...budget } = budgetOf({ ...args, ...left }, host);
      const request = { cells: plainCells(picture.cells), method, unique, goal, seed, budget, certify };
      const made = await make({ name, request }, workers, abort, host).catch((error: unknown) => {
        if (!(error instanceof PuzzlewrightError)) throw error;
        throw refusalOf(error, picture, { file: nameOf(args.picture), invert, transparency });
      });
      return made === undefined ? 'interrupted' : { picture, request, made };
    });
    if (outcome === 'timeout') {
      host.note(`${nameOf(args.picture)}: timed out while the picture was decoded; nothing was made`);
      return EXIT.undecided;
    }
    if (outcome === 'interrupted') {
      host.note('interrupted; nothing was made');
      return EXIT.interrupted;
    }

    const { picture, request, made } = outcome;
    const scenes = scenesOf(made, picture.preview);
    const drawing = drawingOfPicture(made, scenes, { title, paper });
    const warnings = warningsOf(made, picture, cellOnPaper(drawing));
    const answer = imageAnswer(made, { stem, method, seed, warnings });
    const files = await filesOfPicture(drawing, scenes.preview);
    writeFiles(outputsOfPicture(files, { stem, answer, title }), args.force);

    if (args.json) host.out(jsonLine(answer));
    else {
      host.out(`${renderTerminal(scenes.puzzle, { unicode: !args.ascii })}\n`);
      for (const line of summaryOf(made, picture, request)) host.note(line);
      host.note(`${made.changed.length > 0 ? 'changed cells are marked in the solution; ' : ''}files:`);
      for (const file of answer.files) host.note(`  ${file}`);
    }
    for (const warning of warnings) host.note(`warning: ${warning}`);
    return exitCodeOf(made);
  },
});

/** Makes the puzzle, with a progress line that is taken away whatever happens; undefined when the user interrupted it. */
async function make(
  picture: NamedPicture,
  workers: Workers,
  abort: (() => boolean) | undefined,
  host: Host,
): Promise<MadePicture | undefined> {
  const progress = openProgress(host);
  const ports = { workers, store: openMemoryStore<PictureEntry>() };
  const events: PictureEvents = {
    onProgress: ({ step, lower, upper }) => progress.show(step, lower, upper),
  };
  try {
    const making = makePictures([picture], { ...ports, ...(abort === undefined ? {} : { abort }) }, events);
    // The typeface is read while a worker is busy with the picture.
    readFaces();
    const end = await making;
    return end.status === 'stopped' ? undefined : end.pictures[0]!.made;
  } finally {
    progress.close();
  }
}

/** A picture that a limit kept from its goal is undecided, also when it is known to have several solutions. */
function exitCodeOf({ verdict, reached }: MadePicture): ExitCode {
  if (verdict === 'unique') return EXIT.yes;
  return verdict === 'undecided' || !reached ? EXIT.undecided : EXIT.no;
}

/** `sitting-cat` becomes `Sitting cat`. */
function titleOf(name: string): string {
  const words = name.replaceAll(/[-_.\s]+/g, ' ').trim();
  return words === '' ? 'Nonogram' : words[0]!.toUpperCase() + words.slice(1);
}
