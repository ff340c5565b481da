/** The name of a file by the title of its puzzle: letters of any script and digits, joined by hyphens. */
export function fileName(title: string): string {
  const plain = title
    .normalize('NFKD')
    // Only Latin letters are the same letters without their marks.
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return plain.toLowerCase() || 'puzzle';
}
