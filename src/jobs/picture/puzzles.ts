/**
 * The making of a batch's puzzle by workers. Where the batch has pictures, that of the puzzle is drawn first,
 * in the one way of image.ts: the best of its renderings, repaired; the puzzle is then attempted once, since
 * the picture has no other nonogram.
 */
import {
  type DrawnPicture,
  findGenerator,
  type MakeRequest,
  type Making,
  type PictureOrder,
} from '../../../generators/index.js';
import { describeIssue, type Result } from '../../core/index.js';
import { readSettings, settings } from '../../settings/index.js';
import { cancelled, type Workers } from '../ports/index.js';
import { makeImage } from './image.js';
import { seedOfPicture } from './picture.js';
import { IMAGE_SETTINGS } from './settings.js';

const NO_OTHER = 'the picture has no other nonogram';

/** Has workers make a puzzle. Rejects as {@link Workers.run} does. */
export async function makePuzzleBy(workers: Workers, request: MakeRequest): Promise<Making> {
  const { batch, number, firstAttempt } = request;
  const pictures = findGenerator(batch.generator)?.pictures;
  if (pictures === undefined || batch.most === undefined) return workers.run('make-puzzle', request);
  const order = pictures.orderOf(batch.plan, number);
  if (order === undefined) return failed(`there is no picture number ${number}`);
  if (firstAttempt > 0) return failed(NO_OTHER);
  const drawn = await draw(order, batch, workers);
  if ('reason' in drawn) return failed(`${order.name}: ${drawn.reason}`);
  const plan = pictures.withDrawn(batch.plan, { name: order.name, ...drawn });
  return workers.run('make-puzzle', { ...request, batch: { ...batch, plan }, limitAttempts: 1 });
}

function failed(reason: string): Making {
  return { status: 'limit', failures: [{ reason, count: 1 }] };
}

/** A picture in cells, and its colours where it has some. */
type DrawnCells = Pick<DrawnPicture, 'solution' | 'palette'>;

/** The picture in cells, or why there are none. */
async function draw(
  { name, image, width, colours }: PictureOrder,
  { goal, seed }: MakeRequest['batch'],
  workers: Workers,
): Promise<DrawnCells | { readonly reason: string }> {
  const { difficulty } = goal;
  const wanted = {
    width,
    'flexible-width': true,
    crop: 'none',
    unique: 'repair',
    ...(colours > 1 ? { colours } : {}),
    ...(difficulty === undefined ? {} : { difficulty }),
  };
  const values = demanded(readSettings(settings(IMAGE_SETTINGS), wanted));
  const source = { format: 'pixels', width: image.width, height: image.height };
  // The proof is checked when the puzzle is made.
  const request = { settings: values, seed: seedOfPicture(seed, name), budget: {}, certify: false };
  const end = await makeImage({ image, source, hasAlpha: true }, request, { workers });
  if (end.status === 'stopped') throw cancelled();
  if (end.status === 'refused') return { reason: describeIssue(end.issues[0]!) };
  const { verdict, solution, puzzle } = end.image.made;
  if (verdict !== 'unique') return { reason: 'no repair was found that gives it one solution' };
  return { solution, ...(puzzle.palette === undefined ? {} : { palette: puzzle.palette }) };
}

/** The value of a result that was checked when the batch was opened. */
function demanded<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(describeIssue(result.issues[0]!));
}
