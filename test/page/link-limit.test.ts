/** The readers for whom a copied link works. */
import { expect, it } from 'vitest';
import './english.js';
import { limitOfLinks } from '../../web/play/links/link-limit.js';

it.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('on %s for this machine only', (host) => {
  expect(limitOfLinks(host)).toContain('leads to this machine only');
});

it.each(['192.168.1.20', '10.0.0.7', '172.16.0.1', '172.31.9.9', '[fd00::2]', 'kitchen', 'kitchen.local'])(
  'on %s for this network only',
  (host) => {
    expect(limitOfLinks(host)).toContain('in this network only');
  },
);

it.each(['puzzles.example', '172.32.0.1', '192.169.0.1', '203.0.113.9', '[2001:db8::1]', 'local.example'])(
  'on %s for everybody',
  (host) => {
    expect(limitOfLinks(host)).toBe('');
  },
);
