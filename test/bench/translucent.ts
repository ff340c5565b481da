/**
 * Translucent squares: the program as the document writes it and the tightened program, left to HiGHS alone,
 * and what the project builds on the latter, on the same pictures. Photographs, and two fields of smooth
 * tone: the smoother a picture, the lower its objective and the wider the relative gap.
 */
import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { createRng } from '../../src/core/random.js';
import { shadingField } from '../../src/picture/cells/translucent/field.js';
import { translucentSquares } from '../../src/picture/cells/translucent/index.js';
import { type ProgramVariant, shadingProgram } from '../../src/picture/cells/translucent/program.js';
import type { GreyImage } from '../../src/picture/decode/bitmap.js';
import type { Engine } from '../../src/solve/engine.js';
import { loadHighsEngine } from '../../src/solve/highs/highs.js';
import { greyCells } from '../image/sampled.js';
import { printTable, timed } from './table.js';
import { record } from './targets.js';

type Row = readonly (string | number)[];

const SIDES = [20, 40, 60];
/** Sides of the photographs that are searched as thoroughly as the program can. */
const THOROUGH_SIDES = [30, 40];
const PHOTOGRAPHS = ['photographer', 'cat', 'astronaut', 'coffee', 'rocket'];
/** Seconds until a program alone is stopped. */
const PATIENCE = 10;

/** Prints objective, bound, gap and seconds. */
export async function benchTranslucent(): Promise<void> {
  const engine = await loadHighsEngine();
  const rows: Row[] = [];
  for (const side of SIDES) {
    for (const [name, make] of Object.entries(FIELDS)) {
      const image = await make(side);
      if (COMPARED.has(name)) {
        rows.push(programAlone(name, image, 'as-written', engine));
        rows.push(programAlone(name, image, 'tightened', engine));
      }
      rows.push(asBuilt(name, image, engine));
    }
  }
  for (const side of THOROUGH_SIDES) {
    for (const name of PHOTOGRAPHS) {
      rows.push(asBuilt(name, await photograph(name, side), engine, 'thorough'));
    }
  }
  const columns = ['picture', 'size', 'way', 'objective', 'bound', 'gap %', 'seconds'];
  printTable(`Translucent squares; a program alone is stopped after ${PATIENCE} s`, columns, rows);
}

/** Pictures by name. Those compared are also given to the programs alone. */
const FIELDS: Readonly<Record<string, (side: number) => Promise<GreyImage>>> = {
  photographer: (side) => photograph('photographer', side),
  cat: (side) => photograph('cat', side),
  astronaut: (side) => photograph('astronaut', side),
  gradient: async (side) => gradient(side),
  clouds: async (side) => clouds(side),
};
const COMPARED: ReadonlySet<string> = new Set(['photographer', 'gradient']);

function programAlone(name: string, image: GreyImage, variant: ProgramVariant, engine: Engine): Row {
  const session = engine.open(shadingProgram(shadingField(image), variant));
  const deadline = performance.now() + PATIENCE * 1000;
  const { value: outcome, milliseconds } = timed(() =>
    session.solve({ budget: { abort: () => performance.now() > deadline } }),
  );
  session.dispose();
  const objective = 'objective' in outcome ? outcome.objective : Infinity;
  const bound = 'bound' in outcome ? outcome.bound : objective;
  return row(name, image, variant, objective, bound, milliseconds);
}

function asBuilt(
  name: string,
  image: GreyImage,
  engine: Engine,
  effort: 'normal' | 'thorough' = 'normal',
): Row {
  const { value, milliseconds } = timed(() => translucentSquares(image, { engine, seed: 'bench', effort }));
  if (image.width === SIDES.at(-1)) record('translucent', name, gapPercent(value.objective, value.bound));
  return row(name, image, `as built, ${effort}`, value.objective, value.bound, milliseconds);
}

function row(
  name: string,
  { width, height }: GreyImage,
  way: string,
  objective: number,
  bound: number,
  milliseconds: number,
): Row {
  const known = Number.isFinite(objective);
  const gap = known ? gapPercent(objective, bound).toFixed(3) : '-';
  return [
    name,
    `${width}x${height}`,
    way,
    known ? objective.toFixed(2) : '-',
    Number.isFinite(bound) ? bound.toFixed(2) : '-',
    gap,
    (milliseconds / 1000).toFixed(1),
  ];
}

function gapPercent(objective: number, bound: number): number {
  return (100 * (objective - bound)) / Math.max(objective, 1e-9);
}

/** A sample photograph in grey, square. */
export async function photograph(name: string, side: number): Promise<GreyImage> {
  const bytes = await readFile(`images/${name}.jpg`);
  const prepared = await greyCells(bytes, { width: side, height: side });
  if (!prepared.ok) throw new Error(`images/${name}.jpg: ${prepared.issues[0]?.message}`);
  return prepared.value;
}

/** White to black, slanting. */
function gradient(side: number): GreyImage {
  const values = Float64Array.from({ length: side * side }, (_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    return Math.round((255 * (0.7 * row + 0.3 * column)) / (side - 1));
  });
  return { width: side, height: side, values };
}

/** Soft blotches: a sum of waves of random direction, ever shorter and fainter. */
function clouds(side: number): GreyImage {
  const rng = createRng('clouds');
  const waves = Array.from({ length: 12 }, (_, index) => {
    const length = 1.2 / (1 + 0.4 * index);
    const angle = 2 * Math.PI * rng.next();
    const [across, down] = [Math.cos(angle) / length, Math.sin(angle) / length];
    return { across, down, phase: rng.next(), height: 60 / Math.sqrt(1 + index) };
  });
  const values = Float64Array.from({ length: side * side }, (_, cell) => {
    const [row, column] = [Math.floor(cell / side) / side, (cell % side) / side];
    let value = 128;
    for (const { across, down, phase, height } of waves) {
      value += height * Math.sin(2 * Math.PI * (across * column + down * row + phase));
    }
    return Math.round(Math.min(Math.max(value, 0), 255));
  });
  return { width: side, height: side, values };
}
