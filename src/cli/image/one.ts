/** `image` with one picture: its files and its summary, for people or as JSON. */
import path from 'node:path';
import { recordOfImage } from '../../jobs/index.js';
import { titleOfName } from '../../picture/index.js';
import { EXIT, type ExitCode, type Host, InputError } from '../host/index.js';
import { nameOf } from '../input/index.js';
import { jsonLine, refuseUnwritable, writeFiles } from '../output/index.js';
import { drawFiles, exitCodeOfPicture, pathsOfPicture } from './files.js';
import type { ImageArguments } from './flags.js';
import { makeFile } from './make.js';
import { nextStepsOf } from './next.js';
import { panelOf } from './panel.js';
import { summaryOf } from './summary.js';

/**
 * Makes the nonogram of a picture file, writes it and describes it.
 * @throws InputError naming the file or setting that cannot be read, used or written
 */
export async function imageOfFile(args: ImageArguments, host: Host): Promise<ExitCode> {
  const name = args.picture === '-' ? 'picture' : path.parse(args.picture).name;
  const stem = args.output ?? path.join('output', name);
  if (args.output !== undefined) refuseEnding(args.output);
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
  const { answer, outputs } = await drawFiles({ image, record }, wanted);
  writeFiles(outputs, args.force);

  if (args.json) host.out(jsonLine(answer));
  else {
    const facts = summaryOf(image, picture, { ...args, seed, files, verbose: host.verbose === true });
    const next =
      host.quiet === true
        ? []
        : nextStepsOf(args, {
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

/** @throws InputError for the name of a file where the stem of several is expected */
function refuseEnding(output: string): void {
  const ending = /\.(svg|png|pdf|json)$/i.exec(output)?.[0];
  if (ending === undefined) return;
  const stem = output.slice(0, -ending.length);
  throw new InputError([
    `-o ${output}: expected a name without ending for all files, as in -o ${stem}; found the ending ${ending}`,
  ]);
}
