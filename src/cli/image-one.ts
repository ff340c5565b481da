/** `image` with one picture: its files, and what was done, for people or as JSON. */
import path from 'node:path';
import { titleOfName } from '../../generators/picture/title.js';
import { recordOfImage } from '../jobs/picture-record.js';
import { jsonLine } from './deliver.js';
import { EXIT, type ExitCode } from './exit-code.js';
import type { ImageArguments } from './flags/image.js';
import type { Host } from './host.js';
import { drawPicture, exitCodeOfPicture, pathsOfPicture } from './image-files.js';
import { makeFile } from './image-make.js';
import { nextStepsOf } from './image-next.js';
import { panelOf } from './image-panel.js';
import { summaryOf } from './image-summary.js';
import { nameOf } from './read-bytes.js';
import { refuseUnwritable, writeFiles } from './write-files.js';

/**
 * Makes the nonogram of a picture file, and writes and says what it is.
 * @throws InputError naming what cannot be read, used or written
 */
export async function imageOfFile(args: ImageArguments, host: Host): Promise<ExitCode> {
  const name = args.picture === '-' ? 'picture' : path.parse(args.picture).name;
  const stem = args.output ?? path.join('output', name);
  const files = pathsOfPicture(stem, args);
  refuseUnwritable(files, args.force);
  const { title = titleOfName(name), paper, candidates } = args;
  const seed = args.seed ?? host.freshSeed();
  const outcome = await makeFile(args, seed, host);
  if (outcome === 'timeout') {
    host.error(`${nameOf(args.picture)}: timed out while the picture was decoded; nothing was made`);
    return EXIT.undecided;
  }
  if (outcome === 'interrupted') {
    host.note('interrupted; nothing was made');
    return EXIT.interrupted;
  }
  const { picture, image } = outcome;
  const record = recordOfImage(image, seed);
  const wanted = { stem, files, title, paper, candidates };
  const { answer, outputs } = await drawPicture({ image, record }, picture, wanted);
  writeFiles(outputs, args.force);

  if (args.json) host.out(jsonLine(answer));
  else {
    const facts = summaryOf(image, picture, { ...args, seed, files, verbose: host.verbose === true });
    const next = nextStepsOf(args, {
      stem,
      columns: image.made.puzzle.columns.length,
      recognition: image.recognition,
      isCells: picture.isCells === true,
    });
    host.out(panelOf({ made: image.made, facts, next, ascii: args.ascii }, host));
  }
  for (const warning of answer.warnings) host.note(`warning: ${warning}`);
  return exitCodeOfPicture(record);
}
