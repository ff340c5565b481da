/** Prints a puzzle alone: the sheet takes the place of the page while it is printed. */

const SHEET = 'print-sheet';

/** Opens the browser's print dialogue with a picture that the library drew. */
export function printPuzzle(svg: string): void {
  document.getElementById(SHEET)?.remove();
  const sheet = document.createElement('div');
  sheet.id = SHEET;
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml');
  sheet.append(document.importNode(drawn.documentElement, true));
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}
