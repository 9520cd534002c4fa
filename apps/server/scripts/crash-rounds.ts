// Kills the server and its database under load and looks for damage: `node crash-rounds.ts 10 10`.
import { runCrashRounds } from '../src/modules/ledger/testing/crash/rounds.ts';

const [serverRounds = 5, databaseRounds = 5] = process.argv.slice(2).map(Number);
const report = await runCrashRounds({ serverRounds, databaseRounds, acknowledged: 60, lanes: 8, say: console.log });
const acknowledged = report.rounds.reduce((sum, round) => sum + round.acknowledged, 0);
console.log(`${report.rounds.length} rounds, ${acknowledged} acknowledged, ${report.damage.length} problems`);
for (const line of report.damage) console.log(line);
if (report.damage.length > 0) process.exitCode = 1;
