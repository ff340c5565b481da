/** Prints a puzzle alone: the sheet takes the place of the page while it is printed. */

const SHEET = 'print-sheet';

/** A printed sheet: the rules stand between the title and the picture, which the library drew. */
interface Sheet {
  readonly title: string;
  readonly rules: string;
  readonly svg: string;
}

/** Opens the browser's print dialogue. */
export function printPuzzle({ title, rules, svg }: Sheet): void {
  document.getElementById(SHEET)?.remove();
  const sheet = document.createElement('div');
  sheet.id = SHEET;
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml');
  sheet.append(element('h1', title), element('p', rules), document.importNode(drawn.documentElement, true));
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}

function element(name: string, words: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
}
