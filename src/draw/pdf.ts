/**
 * Scenes as the pages of a PDF: vectors and real text, its fonts embedded as subsets. This is the home of
 * pdfkit. The same pages give the same bytes: no date is written and the file identifier comes from the
 * metadata alone.
 */
import PDFDocument from 'pdfkit';
import { joinBytes } from './bytes.js';
import { fontProgram, textOrigin, textRuns } from './font.js';
import { rasterPng } from './raster.js';
import { type Colour, HAIRLINE, type PathStep, type Scene, type Shape, type Text } from './scene.js';

/** The metadata of a PDF. */
export interface PdfMetadata {
  readonly title: string;
  readonly author?: string;
  readonly subject?: string;
  readonly keywords?: string;
}

/** The data for a printer and for a reader's side bar besides the pages. */
export interface PdfOptions {
  /**
   * The bleed of a scene beyond the cut, by the position of its page from 0. When it is given, every page
   * gets the boxes that printers ask for: MediaBox and BleedBox are the whole scene, the TrimBox lies inside.
   */
  readonly bleed?: (page: number) => Bleed;
  readonly bookmarks?: readonly Bookmark[];
  readonly links?: readonly PdfLink[];
  /** Of the texts, by BCP 47; default `en`. */
  readonly language?: string;
  /**
   * Colours as light (default), or as inks: greys in black alone, so that no colour is printed below them.
   */
  readonly inks?: 'rgb' | 'cmyk';
}

/** Millimetres beyond the cut on each side. */
export interface Bleed {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line of the reader's side bar; `page` counts from 0. Bookmarks stand in the order of their pages. */
interface Bookmark {
  readonly title: string;
  readonly page: number;
}

/** A rectangle of a page that leads to a page: millimetres of its scene; pages count from 0. */
export interface PdfLink {
  readonly page: number;
  readonly target: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Pdf = InstanceType<typeof PDFDocument>;

const POINTS_PER_MILLIMETRE = 72 / 25.4;

/** Renders every scene as one page of exactly its size. */
export async function renderPdf(
  pages: readonly Scene[],
  metadata: PdfMetadata,
  { bleed, bookmarks = [], links = [], language = 'en', inks = 'rgb' }: PdfOptions = {},
): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    // None to begin with: pdfkit would read its Helvetica, which no page uses and browsers do not have.
    font: '',
    info: { ...infoOf(metadata), CreationDate: new Date(0) },
  });
  omitDate(pdf);
  countFontsFromTwo(pdf);
  const bytes = collect(pdf);
  const pen: Pen = { pdf, inkOf: inks === 'rgb' ? (colour) => colour : cmykOf };
  const targets = new Set(links.map(({ target }) => target));
  for (const [index, scene] of pages.entries()) {
    pdf.addPage({
      size: [scene.width * POINTS_PER_MILLIMETRE, scene.height * POINTS_PER_MILLIMETRE],
      margin: 0,
    });
    if (bleed !== undefined) setBoxes(pdf, scene, bleed(index));
    for (const { title, page } of bookmarks) if (page === index) pdf.outline.addItem(title);
    if (targets.has(index)) pdf.addNamedDestination(destinationOf(index), 'Fit');
    pdf.scale(POINTS_PER_MILLIMETRE);
    for (const { page, target, x, y, width, height } of links) {
      if (page === index) pdf.goTo(x, y, width, height, destinationOf(target));
    }
    for (const shape of scene.shapes) drawShape(pen, shape);
  }
  pdf.end();
  return bytes;
}

function destinationOf(page: number): string {
  return `page-${page + 1}`;
}

/** The boxes of the current page, in points from its lower left corner. */
function setBoxes(pdf: Pdf, { width, height }: Scene, { left, right, top, bottom }: Bleed): void {
  const points = (sides: readonly number[]): number[] => sides.map((side) => side * POINTS_PER_MILLIMETRE);
  Object.assign(pdf.page.dictionary.data, {
    BleedBox: points([0, 0, width, height]),
    TrimBox: points([left, bottom, width - right, height - top]),
  });
}

/** The document that shapes are drawn in, and its inks for colours. */
interface Pen {
  readonly pdf: Pdf;
  readonly inkOf: (colour: Colour) => Ink;
}

/** A colour as pdfkit takes it: `#rrggbb`, or cyan, magenta, yellow and black in percent. */
type Ink = string | [number, number, number, number];

/** A colour in inks: as much black as it has grey, the rest in colours. */
function cmykOf(colour: Colour): Ink {
  const light = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const brightest = Math.max(...light);
  const percent = light.map((part) => (brightest === 0 ? 0 : (1 - part / brightest) * 100));
  return [percent[0]!, percent[1]!, percent[2]!, (1 - brightest) * 100];
}

/**
 * Takes the date away again once the identifier is made. The XMP block goes with it: it needs a date, and
 * pdfkit writes titles into it without escaping them, so that a title with `&` would make it unreadable.
 */
function omitDate(pdf: Pdf): void {
  delete pdf.info.CreationDate;
  Object.assign(pdf, { endMetadata: () => undefined });
}

/**
 * Faces keep the names that they had while pdfkit began with a font of its own: the same pages give the same
 * bytes.
 */
function countFontsFromTwo(pdf: Pdf): void {
  Object.assign(pdf, { _fontCount: 1 });
}

function infoOf({ title, author, subject, keywords }: PdfMetadata): Record<string, string> {
  return {
    Title: title,
    Creator: 'Puzzlewright',
    Producer: 'Puzzlewright',
    ...(author === undefined ? {} : { Author: author }),
    ...(subject === undefined ? {} : { Subject: subject }),
    ...(keywords === undefined ? {} : { Keywords: keywords }),
  };
}

function collect(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(joinBytes(chunks)));
    pdf.on('error', reject);
  });
}

function drawShape(pen: Pen, shape: Shape): void {
  const { pdf, inkOf } = pen;
  switch (shape.kind) {
    case 'rectangle':
      paint(pen, shape, () => {
        if (shape.radius) pdf.roundedRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
        else pdf.rect(shape.x, shape.y, shape.width, shape.height);
      });
      return;
    case 'circle':
      paint(pen, shape, () => pdf.circle(shape.x, shape.y, shape.radius));
      return;
    case 'path':
      paint(pen, shape, () => {
        for (const step of shape.steps) drawStep(pdf, step);
      });
      return;
    case 'line':
      pdf
        .lineWidth(shape.width)
        .lineCap(shape.cap ?? 'butt')
        .strokeColor(inkOf(shape.colour));
      if (shape.dash) pdf.dash(shape.dash[0], { space: shape.dash[1] });
      pdf.moveTo(shape.x1, shape.y1).lineTo(shape.x2, shape.y2).stroke();
      if (shape.dash) pdf.undash();
      return;
    case 'text':
      drawText(pen, shape);
      return;
    case 'raster':
      pdf.image(rasterPng(shape).buffer, shape.x, shape.y, {
        width: shape.width,
        height: shape.height,
      });
  }
}

interface Painted {
  readonly fill?: Colour;
  readonly opacity?: number;
  readonly stroke?: Colour;
  readonly strokeWidth?: number;
}

/** Fills and strokes an outline, which is drawn once for each because opacity concerns the fill alone. */
function paint(
  { pdf, inkOf }: Pen,
  { fill, opacity, stroke, strokeWidth }: Painted,
  outline: () => void,
): void {
  if (fill !== undefined) {
    outline();
    pdf.fillColor(inkOf(fill), opacity ?? 1).fill();
  }
  if (stroke !== undefined) {
    outline();
    pdf
      .lineWidth(strokeWidth ?? HAIRLINE)
      .lineCap('butt')
      .strokeColor(inkOf(stroke))
      .stroke();
  }
}

function drawStep(pdf: Pdf, step: PathStep): void {
  switch (step[0]) {
    case 'M':
      pdf.moveTo(step[1], step[2]);
      return;
    case 'L':
      pdf.lineTo(step[1], step[2]);
      return;
    case 'C':
      pdf.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6]);
      return;
    case 'Z':
      pdf.closePath();
  }
}

function drawText(pen: Pen, text: Text): void {
  const { pdf, inkOf } = pen;
  if (text.turned) {
    const { turned: _, ...upright } = text;
    pdf.save().rotate(180, { origin: [text.x, text.y] });
    drawText(pen, upright);
    pdf.restore();
    return;
  }
  const { x, baseline } = textOrigin(text);
  let left = x;
  for (const run of textRuns(text.text, text.bold === true, text.typeface)) {
    // pdfkit reads a file when its face is first used.
    pdf.registerFont(run.face, fontProgram(run.face));
    pdf.font(run.face).fontSize(text.size).fillColor(inkOf(text.colour), 1);
    pdf.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
    left += run.advance * text.size;
  }
}
