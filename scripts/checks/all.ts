import { checkAdopter } from './adopter.ts';
import { checkApiTypes } from './api-types.ts';
import { checkApiWeights } from './api-weights.ts';
import { checkProjectBom } from './bom.ts';
import { checkBudgets } from './budgets.ts';
import { testsByChance } from './chance.ts';
import { packagesWithoutChangeset } from './changesets.ts';
import { checkDependencies } from './dependencies.ts';
import { runHouseRules } from './house.ts';
import { checkPackaging } from './packaging.ts';
import { statesWithoutStory } from './states.ts';
import { checkUiWeights } from './ui-weights.ts';
import { propsWithoutSentence } from './prop-sentences.ts';
import { nonStandardValues } from './values.ts';
import { newRefusedWords } from './names/check.ts';
import { silentDisables } from './reasons.ts';
import { checkPageLinks } from './page-links.ts';
import { checkSecurityDoc } from './security-doc.ts';
import { areasInCycle } from './server-areas.ts';
import { tablesOfSeveral } from './server-tables.ts';
import { capture } from '../lib/run.ts';

export interface Check {
  name: string;
  /** Resolves with what is wrong; empty means sound. */
  run: () => Promise<string[]> | string[];
}

const command = (name: string, program: string, args: string[]): Check => ({
  name,
  run: async () => {
    const { code, output } = await capture(program, args);
    return code === 0 ? [] : [output.trim()];
  },
});

/** Checks that need the sources only; the quickest first. */
export const sourceChecks: readonly Check[] = [
  command('форматирование', 'oxfmt', ['--check', '.']),
  {
    name: 'правила дома',
    run: () => runHouseRules().map(({ rule, path, line, text }) => `${path}:${line} [${rule}] ${text}`),
  },
  { name: 'тесты отвечают не по случаю', run: () => testsByChance() },
  { name: 'у каждого состояния компонента есть история', run: () => statesWithoutStory() },
  { name: 'у каждого свойства компонента есть предложение о нём', run: () => propsWithoutSentence() },
  { name: 'значение: value, defaultValue, onValueChange, пусто — null', run: () => nonStandardValues() },
  { name: 'имена и слова: стандартные термины, одно слово на вещь', run: () => newRefusedWords() },
  { name: 'у отключённого правила линтера есть причина', run: () => silentDisables() },
  { name: 'зависимости: источник, сумма, лицензия, сценарии', run: checkDependencies },
  { name: 'перечень состава (CycloneDX) полон', run: checkProjectBom },
  { name: 'области сервера без циклов', run: () => areasInCycle() },
  { name: 'в каждую таблицу пишет одна область сервера', run: () => tablesOfSeveral() },
  { name: 'у каждого правила безопасности есть тест', run: () => checkSecurityDoc() },
  { name: 'ссылки страниц ведут куда-то, и в выпуске тоже', run: checkPageLinks },
  command('типы', 'tsc', ['-b']),
  command('линтер', 'oxlint', []),
  command('неиспользуемый код', 'knip', []),
  {
    name: 'изменения описаны для пользователей пакетов',
    run: () => packagesWithoutChangeset().map((name) => `packages/${name} изменён, а changeset нет: npm run changeset`),
  },
];

/** Checks of what was built. */
export const buildChecks: readonly Check[] = [
  ...['ui', 'forms', 'api'].map((name): Check => ({
    name: `пакет ${name}: устройство и типы`,
    run: () => checkPackaging(name),
  })),
  { name: 'пакеты у постороннего: установка, типы, сборка, рисование, тесты', run: () => checkAdopter() },
  { name: 'вес входов ui', run: checkUiWeights },
  { name: 'вес клиента api с каждым транспортом', run: checkApiWeights },
  { name: 'цена типов api', run: checkApiTypes },
  { name: 'бюджеты первых экранов', run: checkBudgets },
];
