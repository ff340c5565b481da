/**
 * Runs the import rules over the sources and asserts that every source file was really read with its imports:
 * a cruiser that reads nothing finds no breach.
 */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
const FOLDERS = ['src', 'generators', 'test', 'web'];
const report = (line) => process.stdout.write(`${line}\n`);

const { output } = await cruise(
  FOLDERS,
  { ...options, validate: true, ruleSet: { forbidden } },
  {},
  { tsConfig: extractTsConfig(options.tsConfig.fileName) },
);
const read = new Map(output.modules.map((module) => [module.source, module.dependencies.length]));
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file)),
);
const unread = sources.filter((file) => !read.has(file));
const imports = sources.reduce((total, file) => total + (read.get(file) ?? 0), 0);

for (const { rule, from, to } of output.summary.violations) report(`${rule.name}: ${from} -> ${to}`);
for (const file of unread) report(`not read: ${file}`);
if (imports < sources.length) report(`only ${imports} imports found in ${sources.length} files`);
report(`${sources.length} files and ${imports} imports read, ${output.summary.violations.length} breaches`);
process.exitCode = output.summary.error > 0 || unread.length > 0 || imports < sources.length ? 1 : 0;
