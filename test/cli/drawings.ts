/** Small drawings for tests of folders of pictures, and the reader of their JSON lines. */
export const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>`;
export const BOAT = svg(
  '<path d="M48 8V62H12Z" fill="#ffe34d"/><path d="M54 18V62H84Z" fill="#ffe34d"/><path d="M8 70H92L78 90H22Z"/>',
);
export const BALL = svg(
  '<circle cx="50" cy="50" r="38" fill="#a33"/><circle cx="38" cy="40" r="9" fill="#fff"/>',
);

/** The objects of an answer that has one a line. */
export const lines = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
