/** The certificate on the screen, the verdict on it, and the gallery of extremes. */
import { signal } from '@preact/signals';
import { CallError } from '../engine/lane.js';
import { certifying } from '../engine/lanes.js';
import { go } from '../router.js';
import { say } from '../words/index.js';
import type { CheckedCertificate } from '../worker/certificate.js';

/** A question of the gallery, with its certificate as JSON. */
export interface GalleryEntry {
  readonly id: string;
  readonly question: string;
  readonly certificate: unknown;
}

/** The state of a check. */
export type Checking =
  | { readonly status: 'working'; readonly name: string }
  | {
      readonly status: 'failed';
      readonly name: string;
      /** True if the text is no certificate; false where nothing is known about it. */
      readonly isRefused: boolean;
      readonly message: string;
    }
  | ({ readonly status: 'known'; readonly name: string } & CheckedCertificate);

/** The latest check; undefined before the first. */
export const checked = signal<Checking | undefined>(undefined);

/** The gallery, once it is loaded; a sentence where it cannot be. */
export const gallery = signal<readonly GalleryEntry[] | string>([]);

/** Loads the gallery, once. */
export async function loadGallery(): Promise<void> {
  if (gallery.peek().length > 0 && typeof gallery.peek() !== 'string') return;
  try {
    const answer = await fetch('./extremes.json');
    if (!answer.ok) throw new Error(String(answer.status));
    gallery.value = await answer.json();
  } catch (error) {
    gallery.value = say('certificateNoGallery', {
      why: error instanceof Error ? error.message : String(error),
    });
  }
}

/** Checks a certificate; one that is still being checked is given up. */
export async function checkText(text: string, name: string): Promise<void> {
  certifying.cancel();
  const working: Checking = { status: 'working', name };
  checked.value = working;
  let found: Checking;
  try {
    found = { status: 'known', name, ...(await certifying.call('certificate', { text })) };
  } catch (error) {
    if (error instanceof CallError && error.failure.kind === 'cancelled') return;
    found = {
      status: 'failed',
      name,
      isRefused: error instanceof CallError && error.failure.kind === 'refused',
      message: error instanceof Error ? error.message : String(error),
    };
  }
  if (checked.peek() === working) checked.value = found;
}

/** Checks an entry of the gallery. */
export function checkEntry({ certificate, question }: GalleryEntry): void {
  void checkText(JSON.stringify(certificate), question);
}

/** Gives up the check that runs. */
export function cancelCheck(): void {
  certifying.cancel();
  if (checked.peek()?.status === 'working') checked.value = undefined;
}

/** True for the text of a certificate, which other files are not. */
export function isCertificateText(text: string): boolean {
  return /^\s*\{\s*"certificate"\s*:/.test(text);
}

/** Shows the screen and checks a file there. */
export function openCertificate(text: string, name: string): void {
  go('certificate');
  void checkText(text, name);
}
