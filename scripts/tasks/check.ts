// The source checks alone: what a commit should pass before the long layers run.
import { sourceChecks } from '../checks/all.ts';

let failed = 0;
for (const check of sourceChecks) {
  const problems = await check.run();
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${check.name}`);
  for (const problem of problems) console.log(problem);
  failed += problems.length === 0 ? 0 : 1;
}
process.exit(failed === 0 ? 0 : 1);
