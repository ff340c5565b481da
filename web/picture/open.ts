/** Whatever is dropped, pasted or chosen: a picture becomes cells, a puzzle is opened. */
import { openPuzzleText } from '../files/open-text.js';
import { go } from '../router.js';
import { say } from '../words/index.js';
import { decodePhoto } from './image.js';
import { USUAL_CONTROLS } from './settings.js';
import { controls, history, photo, trouble } from './state.js';

/** Content types of files that hold puzzles as text, and of those that hold pictures. */
const TEXT = /^(text\/|application\/(json|xml))/;
const PICTURE = /^image\/(?!x-portable-bitmap)/;

/** Bytes by which a file of an unknown type is known to be text. */
const BEGINNING = 4096;

/** Opens a file: a picture in the picture screen, a puzzle where puzzles are checked and played. */
export async function openFile(file: Blob, name: string): Promise<void> {
  trouble.value = '';
  if (TEXT.test(file.type) || (!PICTURE.test(file.type) && (await beginsAsText(file)))) {
    await openPuzzleText(await file.text(), name);
    return;
  }
  try {
    const opened = await decodePhoto(file, name);
    go('picture');
    if (photo.peek() !== undefined) URL.revokeObjectURL(photo.peek()!.address);
    history.value = undefined;
    const { frame: _, ...others } = controls.peek();
    controls.value = { ...others, crop: USUAL_CONTROLS.crop };
    photo.value = opened;
  } catch (error) {
    go('picture');
    trouble.value = error instanceof Error ? error.message : String(error);
  }
}

/** True for text other than a drawing: formats of puzzles have endings that few systems know. */
async function beginsAsText(file: Blob): Promise<boolean> {
  const bytes = await file.slice(0, BEGINNING).arrayBuffer();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return !text.includes('\0') && !/<svg\b/i.test(text);
  } catch {
    return false;
  }
}

/** Takes files that are dropped anywhere on the page, and pictures and puzzles that are pasted. */
export function takeDroppedAndPasted(): void {
  addEventListener('dragover', (event) => {
    event.preventDefault();
    document.documentElement.classList.add('dragging');
  });
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) document.documentElement.classList.remove('dragging');
  });
  addEventListener('drop', (event) => {
    event.preventDefault();
    document.documentElement.classList.remove('dragging');
    const [file] = event.dataTransfer?.files ?? [];
    if (file !== undefined) void openFile(file, file.name);
  });
  addEventListener('paste', (event) => {
    if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return;
    const [file] = event.clipboardData?.files ?? [];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (file !== undefined) void openFile(file, file.name || say('pastedPicture'));
    else if (text.trim() !== '') void openPuzzleText(text);
  });
}
