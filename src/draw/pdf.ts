/**
 * Scenes as the pages of a PDF: vectors and real text, its fonts embedded as subsets. This is the home of pdfkit.
 * The same pages give the same bytes: no date is written and the file identifier comes from the metadata alone.
 */
import PDFDocument from 'pdfkit';
import { joinBytes } from './bytes.js';
import { fontProgram, textOrigin, textRuns } from './font.js';
import { FACES } from './platform.js';
import { rasterPng } from './raster.js';
import { HAIRLINE, type PathStep, type Scene, type Shape, type Text } from './scene.js';

/** What a PDF states of itself. */
export interface PdfMetadata {
  readonly title: string;
  readonly author?: string;
  readonly subject?: string;
  readonly keywords?: string;
}

/** What a printer and a reader's side bar need besides the pages. */
export interface PdfOptions {
  /**
   * Millimetres of every scene beyond the cut, on each side. When it is given, every page gets the boxes that printers
   * ask for: MediaBox and BleedBox are the whole scene, the TrimBox lies inside.
   */
  readonly bleed?: number;
  readonly bookmarks?: readonly Bookmark[];
  /** Of the texts, by BCP 47; default `en`. */
  readonly language?: string;
}

/** A line of the reader's side bar; `page` counts from 0. Bookmarks stand in the order of their pages. */
interface Bookmark {
  readonly title: string;
  readonly page: number;
}

type Pdf = InstanceType<typeof PDFDocument>;

const POINTS_PER_MILLIMETRE = 72 / 25.4;

/** Renders every scene as one page of exactly its size. */
export async function renderPdf(
  pages: readonly Scene[],
  metadata: PdfMetadata,
  { bleed, bookmarks = [], language = 'en' }: PdfOptions = {},
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
  for (const face of FACES) pdf.registerFont(face, fontProgram(face));
  const bytes = collect(pdf);
  for (const [index, scene] of pages.entries()) {
    pdf.addPage({
      size: [scene.width * POINTS_PER_MILLIMETRE, scene.height * POINTS_PER_MILLIMETRE],
      margin: 0,
    });
    if (bleed !== undefined) setBoxes(pdf, scene, bleed);
    for (const { title, page } of bookmarks) if (page === index) pdf.outline.addItem(title);
    pdf.scale(POINTS_PER_MILLIMETRE);
    for (const shape of scene.shapes) drawShape(pdf, shape);
  }
  pdf.end();
  return bytes;
}

/** The boxes of the current page, in points from its lower left corner. */
function setBoxes(pdf: Pdf, { width, height }: Scene, bleed: number): void {
  const box = (inset: number): number[] =>
    [inset, inset, width - inset, height - inset].map((side) => side * POINTS_PER_MILLIMETRE);
  Object.assign(pdf.page.dictionary.data, { BleedBox: box(0), TrimBox: box(bleed) });
}

/**
 * Takes the date away again once the identifier is made. The XMP block goes with it: it needs a date, and pdfkit
 * writes titles into it without escaping them, so that a title with `&` would make it unreadable.
 */
function omitDate(pdf: Pdf): void {
  delete pdf.info.CreationDate;
  Object.assign(pdf, { endMetadata: () => undefined });
}

/** Faces keep the names that they had while pdfkit began with a font of its own: the same pages give the same bytes. */
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

function drawShape(pdf: Pdf, shape: Shape): void {
  switch (shape.kind) {
    case 'rectangle':
      paint(pdf, shape, () => {
        if (shape.radius) pdf.roundedRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
        else pdf.rect(shape.x, shape.y, shape.width, shape.height);
      });
      return;
    case 'circle':
      paint(pdf, shape, () => pdf.circle(shape.x, shape.y, shape.radius));
      return;
    case 'path':
      paint(pdf, shape, () => {
        for (const step of shape.steps) drawStep(pdf, step);
      });
      return;
    case 'line':
      pdf
        .lineWidth(shape.width)
        .lineCap(shape.cap ?? 'butt')
        .strokeColor(shape.colour);
      if (shape.dash) pdf.dash(shape.dash[0], { space: shape.dash[1] });
      pdf.moveTo(shape.x1, shape.y1).lineTo(shape.x2, shape.y2).stroke();
      if (shape.dash) pdf.undash();
      return;
    case 'text':
      drawText(pdf, shape);
      return;
    case 'raster':
      pdf.image(rasterPng(shape).buffer, shape.x, shape.y, {
        width: shape.width,
        height: shape.height,
      });
  }
}

interface Painted {
  readonly fill?: string;
  readonly opacity?: number;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

/** Fills and strokes an outline, which is drawn once for each because opacity concerns the fill alone. */
function paint(pdf: Pdf, { fill, opacity, stroke, strokeWidth }: Painted, outline: () => void): void {
  if (fill !== undefined) {
    outline();
    pdf.fillColor(fill, opacity ?? 1).fill();
  }
  if (stroke !== undefined) {
    outline();
    pdf
      .lineWidth(strokeWidth ?? HAIRLINE)
      .lineCap('butt')
      .strokeColor(stroke)
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

function drawText(pdf: Pdf, text: Text): void {
  if (text.turned) {
    const { turned: _, ...upright } = text;
    pdf.save().rotate(180, { origin: [text.x, text.y] });
    drawText(pdf, upright);
    pdf.restore();
    return;
  }
  const { x, baseline } = textOrigin(text);
  let pen = x;
  for (const run of textRuns(text.text, text.bold === true)) {
    pdf.font(run.face).fontSize(text.size).fillColor(text.colour, 1);
    pdf.text(run.text, pen, baseline, { lineBreak: false, baseline: 'alphabetic' });
    pen += run.advance * text.size;
  }
}
