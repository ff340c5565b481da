/** `book --check`: a printer's objections to a PDF, line by line. */

import { existsSync } from 'node:fs';
import {
  type CoveredBook,
  checkPdf,
  type Objection,
  objectionLines,
  PRINTERS,
  type PrinterId,
  SIDECAR_SIZE,
} from '../../book/index.js';
import { counted } from '../../core/index.js';
import { parseJson } from '../../formats/index.js';
import { readSaved } from '../../settings/index.js';
import { EXIT, type ExitCode, type Host, InputError } from '../host/index.js';
import { MOST_OWN, nameOf, readBytes } from '../input/index.js';
import { jsonLine } from '../output/index.js';
import { readPdf } from './read-pdf.js';

interface CheckArguments {
  readonly printer?: PrinterId | undefined;
  readonly json: boolean;
}

/**
 * Checks a file.
 * @throws InputError when it cannot be read or is no PDF
 */
export async function checkBook(
  file: string,
  { printer, json }: CheckArguments,
  host: Host,
): Promise<ExitCode> {
  const bytes = readBytes(file, host, MOST_OWN);
  const pdf = await readPdf(bytes);
  if (pdf === undefined) throw new InputError([`${nameOf(file)}: cannot be read as a PDF`]);
  const objections = checkPdf(pdf, printer, bookOfCover(file, host));
  if (json) {
    for (const objection of objections) host.out(jsonLine(objection));
  } else {
    for (const line of objectionLines(objections)) host.out(`${nameOf(file)}: ${line}\n`);
    host.out(`${nameOf(file)}: ${verdictOf(objections, pdf.pages.length, printer)}\n`);
  }
  return objections.length === 0 ? EXIT.yes : EXIT.no;
}

/** The book whose cover a file is by its name, from the data beside it; undefined where there is none. */
function bookOfCover(file: string, host: Host): CoveredBook | undefined {
  const beside = file.replace(/-cover\.pdf$/i, '.json');
  if (beside === file || !existsSync(beside)) return undefined;
  const json = parseJson(new TextDecoder().decode(readBytes(beside, host, MOST_OWN)));
  const read = json.ok ? readSaved(SIDECAR_SIZE, json.value) : json;
  return read.ok ? read.value : undefined;
}

function verdictOf(objections: readonly Objection[], pages: number, printer: PrinterId | undefined): string {
  const whom =
    printer === undefined ? 'the rules that all printers share' : `the rules of ${PRINTERS[printer].name}`;
  const found = objections.length === 1 ? '1 objection' : `${objections.length || 'no'} objections`;
  return `${found} by ${whom}, ${counted(pages, 'page')}`;
}
