import path from 'node:path';
import { nonogramOfPicture } from '../../../generators/picture/index.js';
import { scenesOf } from '../../../generators/picture/scenes.js';
import { renderTerminal } from '../../draw/terminal.js';
import { openEngine } from '../../engine/index.js';
import { defineCommand } from '../command.js';
import { jsonLine } from '../deliver.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import { filesOfPicture, imageAnswer, pathsOfPicture } from '../image-files.js';
import { METHODS, methodOf } from '../image-method.js';
import { summaryOf } from '../image-summary.js';
import { InputError } from '../input-error.js';
import { budgetOf } from '../limits.js';
import {
  CERTIFY_OPTION,
  FILE,
  JSON_OPTION,
  LIMIT_OPTIONS,
  PAGE_OPTIONS,
  SEED_OPTION,
  TERMINAL_OPTIONS,
} from '../options.js';
import { openProgress } from '../progress.js';
import { MOST_PICTURE, nameOf, readBytes } from '../read-bytes.js';
import { refuseUnwritable, writeFiles } from '../write-files.js';

export const imageCommand = defineCommand({
  usage: 'image <picture>',
  summary: 'turn a picture into a nonogram with one solution, ready to print',
  positionals: { picture: { ...FILE, describe: 'a picture in any usual format; - reads standard input' } },
  options: {
    width: { type: 'number', describe: 'cells across, 1 to 100', requiresArg: true },
    height: {
      type: 'number',
      describe: 'cells down, 1 to 100; one side follows from the other',
      requiresArg: true,
    },
    method: { choices: METHODS, default: 'otsu', describe: 'how greys become black and white' },
    threshold: {
      type: 'number',
      describe: 'grey value 0 to 255, darker cells are filled',
      requiresArg: true,
    },
    invert: {
      type: 'boolean',
      default: false,
      describe: 'fill the light parts: a light subject on a dark ground',
    },
    crop: { type: 'boolean', default: true, describe: 'cut off an even background; --no-crop keeps it' },
    sharpen: {
      type: 'number',
      default: 0,
      describe: 'amount of sharpening, about 1 for photographs',
      requiresArg: true,
    },
    unique: {
      choices: ['repair', 'givens', 'keep'] as const,
      default: 'repair',
      describe: 'against further solutions: change the fewest cells, give the fewest cells, or only report',
    },
    goal: {
      choices: ['unique', 'line'] as const,
      default: 'line',
      describe: 'one solution, or one that can be found line by line',
    },
    output: {
      type: 'string',
      alias: 'o',
      describe: 'files are named after this stem (default: output/ and the name of the picture)',
      requiresArg: true,
      normalize: true,
    },
    force: { type: 'boolean', default: false, describe: 'overwrite files that exist' },
    ...PAGE_OPTIONS,
    ...CERTIFY_OPTION,
    ...JSON_OPTION,
    ...LIMIT_OPTIONS,
    ...SEED_OPTION,
    ...TERMINAL_OPTIONS,
  },
  examples: [
    ['image photo.jpg --width 15', 'files output/photo.*: puzzle and solution as SVG, PNG and PDF, and JSON'],
    [
      'image photo.jpg --width 12 --method dither --unique givens -o easy/photo',
      'change nothing, give a few cells',
    ],
  ],
  async run(args, host) {
    const method = methodOf(args.method, args.threshold);
    const name = args.picture === '-' ? 'picture' : path.parse(args.picture).name;
    const stem = args.output ?? path.join('output', name);
    refuseUnwritable(pathsOfPicture(stem, method), args.force);

    // Decoders are large; no other verb should wait for them.
    const { preparePicture } = await import('../../image/prepare.js');
    const prepared = await preparePicture(readBytes(args.picture, host, MOST_PICTURE), {
      ...(args.width === undefined ? {} : { width: args.width }),
      ...(args.height === undefined ? {} : { height: args.height }),
      invert: args.invert,
      crop: args.crop,
      sharpen: args.sharpen,
    });
    if (!prepared.ok) throw InputError.ofIssues(nameOf(args.picture), prepared.issues);

    const seed = args.seed ?? host.freshSeed();
    const progress = openProgress(host);
    const made = nonogramOfPicture({
      cells: prepared.value.cells,
      method,
      unique: args.unique,
      goal: args.goal,
      seed,
      minimiser: await openEngine('highs'),
      prover: await openEngine('sat'),
      certify: args.certify,
      budget: budgetOf(args, host),
      onProgress: ({ step, lower, upper }) => progress.show(step, lower, upper),
    });
    progress.close();

    const title = args.title ?? titleOf(name);
    const scenes = scenesOf(made, prepared.value.preview);
    const answer = imageAnswer(made, { stem, method, seed });
    const files = await filesOfPicture(made, scenes, {
      stem,
      title,
      paper: args.paper,
      method,
      answer,
    });
    writeFiles(files, args.force);

    if (args.json) host.out(jsonLine(answer));
    else {
      host.out(`${renderTerminal(scenes.puzzle, { unicode: !args.ascii })}\n`);
      for (const line of summaryOf(made, prepared.value, {
        method,
        unique: args.unique,
        goal: args.goal,
        seed,
      }))
        host.note(line);
      host.note(`${made.changed.length > 0 ? 'changed cells are marked in the solution; ' : ''}files:`);
      for (const file of answer.files) host.note(`  ${file}`);
    }
    return exitCodeOf(made.verdict);
  },
});

function exitCodeOf(verdict: 'unique' | 'multiple' | 'undecided'): ExitCode {
  if (verdict === 'undecided') return EXIT.undecided;
  return verdict === 'unique' ? EXIT.yes : EXIT.no;
}

/** `sitting-cat` becomes `Sitting cat`. */
function titleOf(name: string): string {
  const words = name.replaceAll(/[-_.\s]+/g, ' ').trim();
  return words === '' ? 'Nonogram' : words[0]!.toUpperCase() + words.slice(1);
}
