/** The headers by which a browser restricts the received files. */
import { createHash } from 'node:crypto';
import type { PageFile } from './page-files.js';

/**
 * True if browsers take the way to the server to be safe, as they do within one machine; elsewhere they
 * ignore some headers, with a complaint on the console.
 */
export interface Way {
  readonly isTrusted: boolean;
}

/** Headers by name. */
export type SentHeaders = Readonly<Record<string, string>>;

/** The page's headers: the content policy in the page itself, repeated for all its files. */
export function headersOfPage(start: PageFile, way: Way): SentHeaders {
  const html = new TextDecoder().decode(start.bytes);
  const policy =
    /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1] ?? "default-src 'self'";
  return headersWith(policy, way);
}

/**
 * The documents load their own files only; the short script that stands in each of them is known by its hash.
 */
export function headersOfDocuments(start: PageFile, way: Way): SentHeaders {
  const html = new TextDecoder().decode(start.bytes);
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => ` 'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  );
  return headersWith(
    [
      "default-src 'none'",
      `script-src 'self'${scripts.join('')}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
    way,
  );
}

/** The same headers, for the file that other sites may show in a frame. */
export function headersOfFrame(headers: SentHeaders): SentHeaders {
  const { 'Content-Security-Policy': policy = '', ...others } = headers;
  return {
    ...others,
    'Content-Security-Policy': policy.replace("frame-ancestors 'none'", 'frame-ancestors *'),
  };
}

function headersWith(policy: string, { isTrusted }: Way): SentHeaders {
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ...(isTrusted ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {}),
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
