import { text } from '../../core/setting.js';
import { settings } from '../../core/settings.js';
import { defineCommand } from '../command.js';
import { IMAGE_FLAGS } from '../flags/image.js';
import { refuseSettings } from '../image-make.js';
import { imageOfFile } from '../image-one.js';
import { InputError } from '../input-error.js';
import { nameOf } from '../read-bytes.js';
import { isFolder } from '../read-folder.js';

export const imageCommand = defineCommand({
  verb: 'image',
  summary: 'turn a picture, or each of a folder, into a nonogram with one solution, ready to print',
  positionals: settings({
    picture: text('a picture in any usual format, or a folder of pictures; - reads standard input'),
  }),
  flags: IMAGE_FLAGS,
  examples: [
    ['image photo.jpg --width 15', 'files output/photo.*: puzzle and solution as SVG, PNG and PDF, and JSON'],
    [
      'image photo.jpg --width 12 --method dither --unique givens -o easy/photo',
      'change nothing, give a few cells',
    ],
  ],
  async run(args, host) {
    refuseSettings(args);
    if (!isFolder(args.picture)) {
      if (args.queue !== undefined)
        throw new InputError([`--queue: belongs to a folder of pictures; found ${nameOf(args.picture)}`]);
      return imageOfFile(args, host);
    }
    // One picture needs nothing of it.
    const { imagesOfFolder } = await import('../image-folder.js');
    return imagesOfFolder(args, host);
  },
});
