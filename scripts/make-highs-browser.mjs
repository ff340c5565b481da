/**
 * Writes the loader of HiGHS for bundlers into `dist` (npm run build does): that of the package `highs`
 * without the branch that only Node runs, because bundlers for browsers refuse its module of Node, and
 * without the address of its program, which a page hands in. The field `browser` of package.json puts it in
 * the place of the package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ON_NODE = 'const{createRequire}=await import("node:module");var require=createRequire(import.meta.url)';
const PROGRAM = 'new URL("highs.wasm",import.meta.url).href';

const loader = fileURLToPath(import.meta.resolve('highs'));
let text = readFileSync(loader, 'utf8');
for (const [part, other] of [
  [ON_NODE, 'var require=()=>{throw new Error("This loader of HiGHS is for browsers.")}'],
  [PROGRAM, '"highs.wasm"'],
]) {
  if (text.split(part).length !== 2) throw new Error(`${loader} holds "${part}" not once: adapt this script`);
  text = text.replace(part, other);
}
writeFileSync(new URL('../dist/highs-browser.mjs', import.meta.url), text);
