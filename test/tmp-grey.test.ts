import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { nonogramFromPicture } from '../src/index.js';
import { readOriginals } from './bench/likeness/originals.js';
it('measures', async () => {
  const rows: unknown[] = [];
  for (const { name, bytes } of readOriginals().filter((_, i) => i < 14 || i % 4 === 0)) {
    const one = async (options: object) => {
      try {
        const made = await nonogramFromPicture(bytes, { seed: 'a', width: 25, certify: false, ...options } as never);
        const cells = made.solution;
        const key = JSON.stringify(options);
        rows.push({ name, key, likeness: made.likeness, recognition: made.recognition, changed: made.changed.length, line: made.line, cells, threshold: made.threshold });
      } catch (error) {
        rows.push({ name, key: JSON.stringify(options), error: (error as Error).message });
      }
    };
    for (const method of ['otsu', 'adaptive']) await one({ method, unique: 'keep' });
    await one({ method: 'threshold', threshold: 128, unique: 'keep' });
    await one({ method: 'otsu', unique: 'repair', budget: { nodes: 1 } });
    await one({ method: 'otsu', unique: 'keep', invert: true });
    await one({ method: 'otsu', unique: 'keep', transparency: 'shape' });
    await one({ method: 'otsu', unique: 'keep', crop: 'none' });
    await one({ method: 'otsu', unique: 'keep', sharpen: 1 });

    writeFileSync(process.env.OUT!, JSON.stringify(rows));
  }
  writeFileSync(process.env.OUT!, JSON.stringify(rows));
}, 600000);
