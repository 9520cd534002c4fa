// Plain Node, no bundler: every export path of every package is imported or, a file that is no module, found.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const problems = [];
let imported = 0;
for (const name of ['ui', 'forms', 'api']) {
  const manifest = JSON.parse(readFileSync(`node_modules/@pribavka/${name}/package.json`, 'utf8'));
  for (const [entry, target] of Object.entries(manifest.exports)) {
    const specifier = `@pribavka/${name}${entry.slice(1)}`;
    try {
      if (entry.includes('*')) continue;
      if (typeof target === 'string') {
        if (!existsSync(fileURLToPath(import.meta.resolve(specifier)))) problems.push(`${specifier}: no such file`);
      } else if (Object.keys(await import(specifier)).length === 0) problems.push(`${specifier}: exports nothing`);
      imported += 1;
    } catch (error) {
      problems.push(`${specifier}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
for (const problem of problems) console.error(problem);
console.log(`${imported} entries`);
process.exit(problems.length === 0 ? 0 : 1);
