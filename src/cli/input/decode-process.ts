/**
 * The process that decode.ts starts: it says that it is ready, and a picture on standard input becomes its
 * decoded form on standard output.
 */
import { readFileSync, writeSync } from 'node:fs';
import { serialize } from 'node:v8';
import { decodePicture } from '../../node/picture.js';
import { type LoadOptions, loadPicture, usePictureDecoder } from '../../picture/index.js';

const [INPUT, OUTPUT] = [0, 1];

const options = JSON.parse(process.argv[2]!) as LoadOptions;
usePictureDecoder(decodePicture);
const bytes = readFileSync(INPUT);
process.send?.('ready');
void loadPicture(bytes, options).then((decoded) => {
  const answer = serialize(decoded);
  for (let written = 0; written < answer.length; ) written += writeSync(OUTPUT, answer, written);
  process.disconnect();
});
