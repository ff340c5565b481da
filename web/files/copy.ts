/** The clipboard, also where a page was loaded without encryption and the browser offers the old way only. */

/** Copies a text; false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard === undefined) return copySelected(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  // The only way over plain http; every browser has it.
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}
