/** From OKLab coordinates back to a colour of the screen, with the inverse of the published matrices. */
import type { Oklab } from './oklab.js';

/** The colour as `#rrggbb`; colours that no screen shows are cut off channel by channel. */
export function hexOf({ l, a, b }: Pick<Oklab, 'l' | 'a' | 'b'>): `#${string}` {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map((light) => byteOf(light).toString(16).padStart(2, '0')).join('')}`;
}

/** The byte on the sRGB curve (IEC 61966-2-1). */
function byteOf(light: number): number {
  const clamped = Math.min(1, Math.max(0, light));
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(255 * encoded);
}
