// The failover drill (docs/operations.md): `npm run drill`, or only some faults: `npm run drill -- killed frozen`.
import { type Fault, runDrill } from '../src/modules/ledger/testing/failover/drill.ts';
import { whatIsMissing } from '../src/modules/ledger/testing/failover/hosts.ts';

const faults: readonly Fault[] = ['killed', 'frozen', 'cut off'];
const named = faults.filter((fault) => process.argv.slice(2).includes(fault));
const missing = whatIsMissing();
if (missing) {
  console.error(`Учение по отказу базы здесь не запустить: ${missing}.`);
  process.exit(1);
}
const reports = await runDrill({
  faults: named.length > 0 ? named : faults,
  servers: 3,
  lanes: 8,
  seconds: 8,
  say: console.log,
});
for (const line of reports.flatMap(({ damage }) => damage)) console.log(line);
const isGood = reports.every(({ damage, marks }) => damage.length === 0 && marks.lost === 0);
console.log(isGood ? 'Принятое сохранено, второй главной базы не было.' : 'Есть потери.');
process.exit(isGood ? 0 : 1);
