import { settings, texts } from '../../settings/index.js';
import { defineCommand } from '../arguments/index.js';
import { InputError } from '../host/index.js';
import {
  IMAGE_FLAGS,
  imageOfFile,
  mosaicOfFile,
  refuseBesideMosaic,
  refuseSettings,
} from '../image/index.js';
import { isFolder, nameOf } from '../input/index.js';

export const imageCommand = defineCommand({
  name: 'image',
  summary:
    'turn pictures, or a folder of them, into nonograms (or a mosaic) with one solution, ready to print',
  positionals: settings({
    pictures: texts('pictures in any usual format, or a folder of pictures; - reads one from standard input'),
  }),
  flags: IMAGE_FLAGS,
  examples: [
    ['image photo.jpg --width 15', 'files output/photo.*: puzzle and solution as SVG, PNG and PDF, and JSON'],
    [
      'image photo.jpg --width 12 --method dither --unique givens -o easy/photo',
      'change nothing, give a few cells',
    ],
    [
      'image photo.jpg images/owl.svg --width 12 -o puzzles',
      'files puzzles/photo.* and puzzles/owl.*, a table',
    ],
  ],
  async run({ pictures, ...args }, host) {
    refuseSettings(args);
    const isMosaic = args.puzzle === 'mosaic';
    if (isMosaic) refuseBesideMosaic(args);
    const [picture, ...others] = pictures;
    if (others.length === 0 && !isFolder(picture)) {
      if (args.queue !== undefined)
        throw new InputError([`--queue: belongs to several pictures; found ${nameOf(picture)} alone`]);
      return (isMosaic ? mosaicOfFile : imageOfFile)({ ...args, picture }, host);
    }
    if (isMosaic)
      throw new InputError(['--puzzle mosaic: makes the mosaic of one picture; found several pictures']);
    // One picture needs nothing of it.
    const { imagesOf } = await import('../image/folder.js');
    return imagesOf(pictures, args, host);
  },
});
