/** First lines that go on for long after they began as those of a format: the end comes at once. */
import { expect, it } from 'vitest';
import { CODECS } from '../../../src/families/codecs.js';
import { textSource } from '../../../src/formats/source.js';

it.each(['queens', 'queens :', 'stars', 'houses', 'houses 3', 'columns', 'rows'])(
  'A long line that begins with %j is no puzzle',
  async (word) => {
    const source = textSource(`${word}${' '.repeat(200_000)}!`);
    for (const { codecs } of CODECS) {
      for (const codec of await codecs()) {
        expect(codec.recognises(source) && codec.decode(source).ok).toBe(false);
      }
    }
  },
);
