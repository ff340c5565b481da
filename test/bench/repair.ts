/**
 * Pictures made solvable by line logic: cells that greedy repair changes, cells that the exact search
 * changes, and its proved bound; then the fewest cells to give instead. Otsu's threshold is taken without a
 * sweep, since the sweep would leave little to repair.
 */
import { readFile } from 'node:fs/promises';
import { type Binarised, binarise } from '../../src/picture/decode/binarise.js';
import type { GreyImage } from '../../src/picture/decode/bitmap.js';
import { repairWeights } from '../../src/picture/decode/weights.js';
import { fewestGivens } from '../../src/picture/puzzle/givens.js';
import { repairPicture } from '../../src/picture/puzzle/repair.js';
import type { Engine } from '../../src/solve/engine.js';
import { loadHighsEngine } from '../../src/solve/highs/highs.js';
import { greyCells } from '../image/sampled.js';
import { figure, printTable, timed } from './table.js';
import { record } from './targets.js';

const PICTURES = ['bicycle.svg', 'cat.jpg', 'astronaut.jpg', 'horse.png', 'photographer.jpg', 'whale.svg'];
/** A picture of which repair leaves a wide gap, without a limit on the seconds. */
const DITHERED = { picture: 'cat.jpg', width: 40, height: 36, method: 'dither' } as const;
const TASKS = [
  { size: 15, method: 'dither' },
  { size: 20, method: 'otsu' },
  { size: 20, method: 'dither' },
  { size: 30, method: 'otsu' },
  { size: 30, method: 'dither' },
  { size: 50, method: 'otsu' },
] as const;
/** Every search stops at this time and returns the bound it has. */
const SECONDS_EACH = 5;

interface Task extends Binarised {
  readonly label: readonly [picture: string, size: string, method: string];
  readonly grey: GreyImage;
}

export async function benchRepair(): Promise<void> {
  const engine = await loadHighsEngine();
  const repairs: (string | number)[][] = [];
  const givens: (string | number)[][] = [];
  for await (const { label, grey, bitmap, thresholds } of tasks()) {
    const request = { bitmap, goal: 'line', engine, seed: '1' } as const;
    const weights = repairWeights(grey, thresholds);
    const repaired = timed(() => repairPicture({ ...request, weights, budget: timeLimit() }));
    const { greedyChanges, changed, lowerBound, proved } = repaired.value;
    repairs.push([
      ...label,
      greedyChanges,
      changed.length,
      lowerBound,
      proved ? 'yes' : 'no',
      figure(repaired.milliseconds / 1000),
    ]);
    if (changed.length === 0) continue;
    const given = timed(() => fewestGivens({ ...request, budget: timeLimit() }));
    givens.push([
      ...label,
      given.value.given.length,
      given.value.lowerBound,
      given.value.proved ? 'yes' : 'no',
      figure(given.milliseconds / 1000),
    ]);
  }
  repairs.push(await repairDithered(engine));
  printTable(
    'Repair for line logic: cells changed by greedy and by exact search, proved bound',
    ['picture', 'size', 'method', 'greedy', 'exact', 'bound', 'proved', 'seconds'],
    repairs,
  );
  printTable(
    'Cells to give instead, where something is to be repaired',
    ['picture', 'size', 'method', 'given', 'bound', 'proved', 'seconds'],
    givens,
  );
}

async function repairDithered(engine: Engine): Promise<(string | number)[]> {
  const { picture, width, height, method } = DITHERED;
  const { grey, bitmap, thresholds } = await drawn(picture, { width, height }, method);
  const weights = repairWeights(grey, thresholds);
  const { value, milliseconds } = timed(() =>
    repairPicture({ bitmap, goal: 'line', engine, seed: '1', weights }),
  );
  const { greedyChanges, changed, lowerBound, proved } = value;
  record('repair', 'dithered', changed.length - lowerBound);
  const found = [greedyChanges, changed.length, lowerBound, proved ? 'yes' : 'no'];
  return [picture, `${width}x${height}`, method, ...found, figure(milliseconds / 1000)];
}

async function* tasks(): AsyncGenerator<Task> {
  for (const { size, method } of TASKS) {
    for (const picture of PICTURES) {
      const label = [picture, `${size}x${size}`, method] as const;
      yield { label, ...(await drawn(picture, { width: size, height: size }, method)) };
    }
  }
}

async function drawn(
  picture: string,
  size: { readonly width: number; readonly height: number },
  method: 'otsu' | 'dither',
): Promise<Omit<Task, 'label'>> {
  const prepared = await greyCells(await readFile(`images/${picture}`), size);
  if (!prepared.ok) throw new Error(`${picture} cannot be prepared`);
  const grey = prepared.value;
  return { grey, ...binarise(grey, { name: method }) };
}

function timeLimit() {
  const end = performance.now() + SECONDS_EACH * 1000;
  return { abort: () => performance.now() > end };
}
