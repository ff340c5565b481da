/**
 * Hands in the adapters to Node: a program that imports this module can set texts and decode pictures.
 */
import { useDrawingPlatform } from '../draw/index.js';
import { usePictureDecoder } from '../picture/index.js';
import { NODE_DRAWING } from './drawing.js';

useDrawingPlatform(NODE_DRAWING);
// sharp is large: it is loaded when the first picture is decoded.
usePictureDecoder(async (bytes, options) => (await import('./picture.js')).decodePicture(bytes, options));
