import type { Command } from '../command.js';
import { bookCommand } from './book.js';
import { checkCommand } from './check.js';
import { convertCommand } from './convert.js';
import { countCommand } from './count.js';
import { exportCommand } from './export.js';
import { generateCommand } from './generate.js';
import { imageCommand } from './image.js';
import { listCommand } from './list.js';
import { minimumCommand } from './minimum.js';
import { rateCommand } from './rate.js';
import { renderCommand } from './render.js';
import { solveCommand } from './solve.js';
import { verifyCommand } from './verify.js';

/** Every verb, in the order in which help lists them. */
export const COMMANDS: readonly Command[] = Object.freeze([
  imageCommand,
  generateCommand,
  bookCommand,
  solveCommand,
  checkCommand,
  countCommand,
  verifyCommand,
  rateCommand,
  minimumCommand,
  renderCommand,
  convertCommand,
  exportCommand,
  listCommand,
]);
