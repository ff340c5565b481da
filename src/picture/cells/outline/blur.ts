/**
 * Gaussian blur of a row-major raster, first along the rows and then along the columns; beyond its border the
 * outermost values go on.
 */
export function gaussianBlur(values: Float32Array, width: number, sigma: number): Float32Array {
  const kernel = kernelOf(sigma);
  const height = values.length / width;
  const across = blurLines(values, kernel, { lines: height, length: width, lineStep: width, step: 1 });
  return blurLines(across, kernel, { lines: width, length: height, lineStep: 1, step: width });
}

/** The division of a raster into lines. */
interface Lines {
  readonly lines: number;
  readonly length: number;
  readonly lineStep: number;
  readonly step: number;
}

function blurLines(values: Float32Array, kernel: Float32Array, cut: Lines): Float32Array {
  const { lines, length, lineStep, step } = cut;
  const blurred = new Float32Array(values.length);
  const reach = kernel.length - 1;
  const line = new Float32Array(length + 2 * reach);
  for (let index = 0; index < lines; index++) {
    const start = index * lineStep;
    for (let at = -reach; at < length + reach; at++) {
      line[at + reach] = values[start + Math.min(length - 1, Math.max(0, at)) * step]!;
    }
    for (let at = 0; at < length; at++) {
      let sum = kernel[0]! * line[at + reach]!;
      for (let away = 1; away <= reach; away++) {
        sum += kernel[away]! * (line[at + reach - away]! + line[at + reach + away]!);
      }
      blurred[start + at * step] = sum;
    }
  }
  return blurred;
}

/** The weights at distance 0, 1, ... up to three standard deviations; both sides together sum to 1. */
function kernelOf(sigma: number): Float32Array {
  const weights = Array.from({ length: Math.ceil(3 * sigma) + 1 }, (_, away) =>
    Math.exp((-away * away) / (2 * sigma * sigma)),
  );
  const total = 2 * weights.reduce((sum, weight) => sum + weight, 0) - weights[0]!;
  return Float32Array.from(weights, (weight) => weight / total);
}
