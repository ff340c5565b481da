/** Saves a file as the browser saves downloads. */

/** Milliseconds after which the browser has taken the file for certain. */
const KEPT = 60_000;

/** Hands a file to the reader. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
