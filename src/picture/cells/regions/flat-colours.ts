/**
 * Few flat colours of a subject. The commonest colour comes first; then again and again the colour that is
 * farthest from all centres, as long as it is far enough and not rare, with steps of Lloyd's iteration after
 * each (S. P. Lloyd, Least squares quantization in PCM, 1982). Plain k-means spends its centres on the shades
 * of large areas and misses eyes; the farthest colour finds them.
 */
import { colourAt, colourDistance, type Oklab, type OklabImage } from '../../decode/colour/oklab.js';

/** At most as many flat colours where no number is asked for. */
const MOST_COLOURS = 6;

/** The distance from which a colour needs a centre of its own, where none is asked for. */
const FAR = 0.1;

/** Share of the subject that a colour needs for a centre. */
const COMMON_SHARE = 0.001;

/** Steps of Lloyd's iteration after each new centre. */
const LLOYD_STEPS = 3;

/** Colours are counted in cubes of this side. */
const CUBE = 0.03;

/** Pixels that differ more than this from a neighbour are mixtures at a boundary, or thin strokes. */
const EVEN = 0.04;

/** The weight of a pixel that differs from its neighbours. */
const MIXTURE_WEIGHT = 0.25;

/** The label of samples outside the subject. */
export const GROUND = 255;

export interface FlatColours {
  /** Row-major: the index of each pixel's flat colour, or {@link GROUND}. */
  readonly labels: Uint8Array;
  readonly colours: readonly Oklab[];
}

/** The colours in one cube: their mean and their weight. */
interface Shade {
  readonly colour: Oklab;
  readonly weight: number;
}

/**
 * Gives every pixel outside the ground one of a few flat colours.
 * @param most colours at most
 * @param far a colour nearer to a centre than this, in OKLab, needs no centre of its own
 */
export function flatColours(
  image: OklabImage,
  ground: Uint8Array,
  most = MOST_COLOURS,
  far = FAR,
): FlatColours {
  const { shades, shadeOf } = countShades(image, ground);
  if (shades.length === 0) return { labels: new Uint8Array(ground.length).fill(GROUND), colours: [] };
  const colours = chooseColours(shades, most, far);
  const nearest = Uint8Array.from(shades.map(({ colour }) => nearestOf(colours, colour)));
  const labels = new Uint8Array(shadeOf.length);
  for (let pixel = 0; pixel < labels.length; pixel++) {
    const shade = shadeOf[pixel]!;
    labels[pixel] = shade < 0 ? GROUND : nearest[shade]!;
  }
  return { labels, colours };
}

function chooseColours(shades: readonly Shade[], most: number, far: number): readonly Oklab[] {
  const total = shades.reduce((sum, { weight }) => sum + weight, 0);
  const commonest = shades.reduce((best, shade) => (shade.weight > best.weight ? shade : best));
  let colours: readonly Oklab[] = [commonest.colour];
  const common = shades.filter(({ weight }) => weight >= COMMON_SHARE * total);
  while (colours.length < most) {
    const farthest = farthestFrom(colours, common, far);
    if (farthest === undefined) break;
    colours = [...colours, farthest];
    for (let step = 0; step < LLOYD_STEPS; step++) colours = lloydStep(colours, shades);
  }
  return colours;
}

/** The colour that is farthest from all centres, if it is farther than `least`. */
function farthestFrom(colours: readonly Oklab[], shades: readonly Shade[], least: number): Oklab | undefined {
  let found: Oklab | undefined;
  let most = least;
  for (const { colour } of shades) {
    const far = colourDistance(colour, colours[nearestOf(colours, colour)]!);
    if (far > most) [found, most] = [colour, far];
  }
  return found;
}

/** Every centre moves to the mean of the colours that are nearest to it. */
function lloydStep(colours: readonly Oklab[], shades: readonly Shade[]): readonly Oklab[] {
  const sums = colours.map(() => ({ l: 0, a: 0, b: 0, opacity: 0, weight: 0 }));
  for (const { colour, weight } of shades) {
    const sum = sums[nearestOf(colours, colour)]!;
    sum.l += weight * colour.l;
    sum.a += weight * colour.a;
    sum.b += weight * colour.b;
    sum.opacity += weight * colour.opacity;
    sum.weight += weight;
  }
  return sums.map(({ l, a, b, opacity, weight }, index) =>
    weight === 0
      ? colours[index]!
      : { l: l / weight, a: a / weight, b: b / weight, opacity: opacity / weight },
  );
}

function nearestOf(colours: readonly Oklab[], colour: Oklab): number {
  let [nearest, least] = [0, Infinity];
  for (let index = 0; index < colours.length; index++) {
    const far = colourDistance(colours[index]!, colour);
    if (far < least) [nearest, least] = [index, far];
  }
  return nearest;
}

/** Counts the colours of the subject in cubes; `shadeOf` is the cube of each pixel, -1 on the ground. */
function countShades(
  image: OklabImage,
  ground: Uint8Array,
): { shades: readonly Shade[]; shadeOf: Int32Array } {
  const shadeOf = new Int32Array(ground.length).fill(-1);
  const known = new Map<number, number>();
  const sums: { l: number; a: number; b: number; opacity: number; count: number; weight: number }[] = [];
  for (let pixel = 0; pixel < ground.length; pixel++) {
    if (ground[pixel] === 1) continue;
    const colour = colourAt(image, pixel);
    const cube =
      (Math.round(colour.l / CUBE) * 64 + Math.round(colour.a / CUBE) + 32) * 64 +
      Math.round(colour.b / CUBE) +
      32;
    let shade = known.get(cube);
    if (shade === undefined) {
      shade = sums.length;
      known.set(cube, shade);
      sums.push({ l: 0, a: 0, b: 0, opacity: 0, count: 0, weight: 0 });
    }
    shadeOf[pixel] = shade;
    const sum = sums[shade]!;
    sum.l += colour.l;
    sum.a += colour.a;
    sum.b += colour.b;
    sum.opacity += colour.opacity;
    sum.count += 1;
    sum.weight += isEven(image, pixel) ? 1 : MIXTURE_WEIGHT;
  }
  const shades = sums.map(({ l, a, b, opacity, count, weight }) => ({
    colour: { l: l / count, a: a / count, b: b / count, opacity: opacity / count },
    weight,
  }));
  return { shades, shadeOf };
}

/** True if a pixel looks like the one to its right and the one below. */
function isEven({ width, l, a, b }: OklabImage, pixel: number): boolean {
  for (const step of [1, -1, width, -width]) {
    const other = pixel + step;
    if (other < 0 || other >= l.length) continue;
    const change =
      Math.abs(l[pixel]! - l[other]!) + Math.abs(a[pixel]! - a[other]!) + Math.abs(b[pixel]! - b[other]!);
    if (change > EVEN) return false;
  }
  return true;
}
