import type { BadDay } from './day.ts';
import type { Fact, Outcome } from './outcome.ts';

const seconds = (value: number): string => `${value.toFixed(1).replace('.', ',')} с`;

const marked = ({ text, isGood }: Fact): string => (isGood ? text : `НЕ ТАК: ${text}`);

/** Prints what a bad day came to. */
export function printOutcome(day: BadDay, outcome: Outcome): void {
  const { seen, said, damage } = outcome;
  const statuses = Object.entries(seen.statuses).toSorted(([one], [other]) => one.localeCompare(other));
  const lines = [
    ['принято', `${outcome.acknowledged}, пока длилось ${outcome.meanwhile}`],
    ['потеряно', damage.length === 0 ? '0' : damage.join('; ')],
    ['снова пишет через', seconds(outcome.againSeconds)],
    ['ответы', statuses.map(([name, count]) => `${name}: ${count}`).join(', ')],
    ['дольше всего', seconds(seen.longestMs / 1000)],
    ['слова', [...seen.sentences].join(' | ')],
    ['части', outcome.parts.join(', ')],
    ['метрики', outcome.samples.join(', ')],
    ['журнал', `строк ${said.lines}${said.leaks.length > 0 ? `, СЕКРЕТЫ: ${said.leaks.join('\n')}` : ''}`],
    ...said.kinds.slice(0, 8).map(([kind, count]) => ['', `${count} × ${kind}`]),
    ['ощутимо', day.isFelt(outcome) ? '' : 'НЕ ТАК: ничего не было заметно'],
    ...outcome.screens.map((fact) => ['экран', marked(fact)]),
    ...outcome.facts.map((fact) => ['', marked(fact)]),
  ];
  console.log(`\n## ${outcome.title} (${outcome.name})`);
  for (const [name = '', text = ''] of lines) if (text !== '') console.log(`${name.padEnd(18)} ${text}`);
}
