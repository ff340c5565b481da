/** Scenes as SVG 1.1 text: one shape a line, so that two pictures can be compared as texts. */
import { base64 } from './base64.js';
import { FONT_FAMILY, fontFile, isCover, plainText, textOrigin, textOutline, textRuns } from './font.js';
import type { Face } from './platform.js';
import { rasterPng } from './raster.js';
import type { PathStep, Scene, Shape, Text } from './scene.js';

/** Options of an SVG document. */
export interface SvgOptions {
  /**
   * `font` (default): text stays text, and the faces it uses are embedded, so that it can be searched and
   * looks the same everywhere (text with characters of other typefaces is drawn as curves: their files are
   * large); `outlines`: text as curves; `plain`: text without an embedded font.
   */
  readonly text?: 'font' | 'outlines' | 'plain';
  /** Size the document in pixels instead of millimetres, at this number of pixels a millimetre. */
  readonly pixelsPerMillimetre?: number;
}

const BOLD_FACES: ReadonlySet<Face> = new Set<Face>(['bold', 'bold-extended']);
const EXTENDED_FACES: ReadonlySet<Face> = new Set<Face>(['regular-extended', 'bold-extended']);

/** Renders a scene as an SVG document; its user unit is a millimetre, rounded to thousandths. */
export function renderSvg(scene: Scene, options: SvgOptions = {}): string {
  const { text = 'font', pixelsPerMillimetre } = options;
  const side = (length: number): string =>
    pixelsPerMillimetre === undefined
      ? `${decimal(length)}mm`
      : String(Math.max(1, Math.round(length * pixelsPerMillimetre)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side(scene.width)}" height="${side(scene.height)}" ` +
      `viewBox="0 0 ${decimal(scene.width)} ${decimal(scene.height)}" role="img">`,
    `<title>${escapeXml(plainText(scene.title))}</title>`,
    ...(text === 'font' ? fontStyle(scene) : []),
    `<rect width="${decimal(scene.width)}" height="${decimal(scene.height)}" fill="#ffffff"/>`,
    ...scene.shapes.map((shape) => element(shape, isOutlined(shape, text))).filter((line) => line !== ''),
    '</svg>',
    '',
  ].join('\n');
}

function isOutlined(shape: Shape, text: SvgOptions['text']): boolean {
  if (text === 'outlines') return true;
  return text === 'font' && shape.kind === 'text' && runsOf(shape).some(({ face }) => isCover(face));
}

function runsOf(shape: Text): ReturnType<typeof textRuns> {
  return textRuns(shape.text, shape.bold === true, shape.typeface);
}

function element(shape: Shape, outlines: boolean): string {
  switch (shape.kind) {
    case 'rectangle':
      return tag('rect', {
        x: shape.x,
        y: shape.y,
        width: shape.width,
        height: shape.height,
        rx: shape.radius,
        fill: shape.fill ?? 'none',
        'fill-opacity': shape.opacity,
        ...strokeOf(shape),
      });
    case 'line':
      return tag('line', {
        x1: shape.x1,
        y1: shape.y1,
        x2: shape.x2,
        y2: shape.y2,
        stroke: shape.colour,
        'stroke-width': shape.width,
        'stroke-linecap': shape.cap,
        'stroke-dasharray': shape.dash?.map(decimal).join(' '),
      });
    case 'circle':
      return tag('circle', {
        cx: shape.x,
        cy: shape.y,
        r: shape.radius,
        fill: shape.fill ?? 'none',
        ...strokeOf(shape),
      });
    case 'path':
      return tag('path', {
        d: pathData(shape.steps),
        fill: shape.fill ?? 'none',
        ...strokeOf(shape),
      });
    case 'text':
      return outlines ? outlinedText(shape) : textElement(shape);
    case 'raster':
      return tag('image', {
        x: shape.x,
        y: shape.y,
        width: shape.width,
        height: shape.height,
        preserveAspectRatio: 'none',
        'image-rendering': 'optimizeSpeed',
        href: dataUri('image/png', rasterPng(shape)),
      });
  }
}

function strokeOf(shape: { readonly stroke?: string; readonly strokeWidth?: number }): Attributes {
  return shape.stroke === undefined ? {} : { stroke: shape.stroke, 'stroke-width': shape.strokeWidth };
}

function outlinedText(shape: Text): string {
  const steps = textOutline(shape);
  return steps.length === 0 ? '' : tag('path', { d: pathData(steps), fill: shape.colour });
}

function textElement(shape: Text): string {
  const attributes = {
    x: shape.x,
    y: textOrigin(shape).baseline,
    'font-family': `'${FONT_FAMILY}', '${FONT_FAMILY} Extended', sans-serif`,
    'font-size': shape.size,
    'font-weight': shape.bold ? 'bold' : undefined,
    'text-anchor': shape.anchor === 'start' ? undefined : shape.anchor,
    fill: shape.colour,
    transform: shape.turned ? `rotate(180 ${decimal(shape.x)} ${decimal(shape.y)})` : undefined,
  };
  return tag('text', attributes, escapeXml(plainText(shape.text)));
}

/** `@font-face` rules with the faces that the scene's texts use, and no others. */
function fontStyle(scene: Scene): readonly string[] {
  const faces = new Set<Face>();
  for (const shape of scene.shapes) {
    if (shape.kind !== 'text' || isOutlined(shape, 'font')) continue;
    for (const { face } of runsOf(shape)) if (!isCover(face)) faces.add(face);
  }
  if (faces.size === 0) return [];
  const rules = [...faces].sort().map((face) => {
    const family = EXTENDED_FACES.has(face) ? `${FONT_FAMILY} Extended` : FONT_FAMILY;
    const weight = BOLD_FACES.has(face) ? 'bold' : 'normal';
    const source = `url(${dataUri('font/woff', fontFile(face))}) format('woff')`;
    return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${source}; }`;
  });
  return ['<style>', ...rules, '</style>'];
}

function pathData(steps: readonly PathStep[]): string {
  return steps.map(([command, ...numbers]) => command + numbers.map(decimal).join(' ')).join('');
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

function tag(name: string, attributes: Attributes, content?: string): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? decimal(value) : value}"`)
    .join('');
  return content === undefined ? `<${name}${list}/>` : `<${name}${list}>${content}</${name}>`;
}

function dataUri(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${base64(bytes)}`;
}

/** A number with three decimals at most and without a negative zero. */
function decimal(value: number): string {
  return String(Math.round(value * 1000) / 1000 || 0);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}
