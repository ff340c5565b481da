/** Certificates, checked with the code that the command line checks them with. */
import {
  type CertificateInstance,
  type CertificateVerdict,
  certificateInstance,
  checkCertificate,
  PuzzlewrightError,
} from '../../src/browser.js';

/** The verdict on a certificate, and the puzzle that it shows. */
export interface CheckedCertificate {
  readonly verdict: CertificateVerdict;
  readonly instance?: CertificateInstance;
}

/**
 * Checks a certificate from its puzzle alone.
 * @throws PuzzlewrightError for a text that is no certificate
 */
export async function certificateOfText({ text }: { readonly text: string }): Promise<CheckedCertificate> {
  const data = parsed(text);
  const verdict = await checkCertificate(data);
  const instance = verdict.status === 'verified' ? certificateInstance(data) : undefined;
  return { verdict, ...(instance && { instance }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PuzzlewrightError('unreadable', 'The file is no JSON; a certificate is one JSON object.');
  }
}
