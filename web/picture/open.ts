/** Whatever is dropped, pasted or chosen: a picture becomes cells, a puzzle is opened. */
import { openPuzzleText } from '../files/open-text.js';
import { go } from '../router.js';
import { say } from '../words/index.js';
import { decodePhoto } from './image.js';
import { USUAL_CONTROLS } from './settings.js';
import { controls, history, photo, trouble } from './state.js';

/** Content types of files that hold puzzles as text. */
const TEXT = /^(text\/|application\/(json|xml))/;

/** Endings of such files, where the system knows no content type. */
const TEXT_ENDING = /\.(json|non|nin|pbm|txt|xml|sdk|ss|opensudoku|jsonl|has)$/i;

/** Opens a file: a picture in the picture screen, a puzzle where puzzles are checked and played. */
export async function openFile(file: Blob, name: string): Promise<void> {
  trouble.value = '';
  if (TEXT.test(file.type) || TEXT_ENDING.test(name)) {
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
