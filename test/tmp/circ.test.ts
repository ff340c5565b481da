import { it } from 'vitest';
import { FAMILIES } from '../../src/families/index.js';
import { ForcedQuestions } from '../../src/proving/index.js';
import { openEngine } from '../../src/solve/index.js';
it('examples', async () => {
  const engine = await openEngine('sat');
  const q = new ForcedQuestions();
  for (const family of FAMILIES) for (const { name, puzzle } of family.examples) {
    const go = () => { const t = process.cpuUsage(); const a = q.ask({ family, puzzle, engine, limit: 0, paths: 0, search: 'fast', budget: {conflicts: 20000} }); const c = process.cpuUsage(t); return [a, (c.user + c.system) / 1000] as const; };
    const [a, ms] = go(); const [, again] = go();
    console.log(family.id, name, a.status, a.certified, (a as any).limit ?? '', JSON.stringify((a as any).solutions ?? ''), a.statistics.variables, 'vars', JSON.stringify(a.statistics.work.conflicts), Math.round(ms), Math.round(again));
  }
}, 500000);
