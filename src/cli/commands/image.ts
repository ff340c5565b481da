import path from 'node:path';
import { scenesOf } from '../../../generators/picture/scenes.js';
import { fileName, text } from '../../core/setting.js';
import { settings } from '../../core/settings.js';
import { renderTerminal } from '../../draw/terminal.js';
import { cellOnPaper } from '../../jobs/drawing.js';
import { drawingOfPicture, filesOfPicture } from '../../jobs/picture-files.js';
import { IMAGE_SETTINGS } from '../../jobs/picture-settings.js';
import type { MadePicture } from '../../jobs/picture-task.js';
import { CERTIFY_SETTING } from '../../jobs/settings.js';
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
import { imageAnswer, outputsOfPicture, outputsOfSheet, pathsOfPicture } from '../image-files.js';
import { colourWarningsOf, warningsOf } from '../image-hints.js';
import { makeFile, refuseSettings } from '../image-make.js';
import { summaryOf } from '../image-summary.js';
import { sheetOf } from '../image-version-words.js';
import { nameOf } from '../read-bytes.js';
import { refuseUnwritable, writeFiles } from '../write-files.js';

export const imageCommand = defineCommand({
  verb: 'image',
  summary: 'turn a picture into a nonogram with one solution, ready to print',
  positionals: settings({ picture: text('a picture in any usual format; - reads standard input') }),
  flags: settings({
    ...IMAGE_SETTINGS,
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
    refuseSettings(args);
    const name = args.picture === '-' ? 'picture' : path.parse(args.picture).name;
    const stem = args.output ?? path.join('output', name);
    const paths = pathsOfPicture(stem, args);
    refuseUnwritable(paths, args.force);
    const { title = titleOf(name), paper } = args;
    const seed = args.seed ?? host.freshSeed();
    const outcome = await makeFile(args, seed, host);
    if (outcome === 'timeout') {
      host.note(`${nameOf(args.picture)}: timed out while the picture was decoded; nothing was made`);
      return EXIT.undecided;
    }
    if (outcome === 'interrupted') {
      host.note('interrupted; nothing was made');
      return EXIT.interrupted;
    }

    const { picture, image } = outcome;
    const { made, versions } = image;
    const scenes = scenesOf(made, picture.preview);
    const drawing = drawingOfPicture(made, scenes, { title, paper });
    const cell = cellOnPaper(drawing);
    const warnings =
      image.method.name === 'colours' ? colourWarningsOf(made, cell) : warningsOf(made, picture, cell);
    const answer = imageAnswer(image, { files: paths, seed, warnings });
    const files = await filesOfPicture(drawing, scenes.preview);
    const sheet =
      versions === undefined || !args.candidates
        ? []
        : await outputsOfSheet(sheetOf(versions), { stem, title, paper });
    writeFiles([...outputsOfPicture(files, { stem, answer, title }), ...sheet], args.force);

    if (args.json) host.out(jsonLine(answer));
    else {
      host.out(`${renderTerminal(scenes.puzzle, { unicode: !args.ascii })}\n`);
      for (const line of summaryOf(image, picture, { ...args, seed })) host.note(line);
      host.note(`${made.changed.length > 0 ? 'changed cells are marked in the solution; ' : ''}files:`);
      for (const file of answer.files) host.note(`  ${file}`);
    }
    for (const warning of warnings) host.note(`warning: ${warning}`);
    return exitCodeOf(made);
  },
});

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
