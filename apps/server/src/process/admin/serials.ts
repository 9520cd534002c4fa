import { type Oddity, oddSerials, unmarkedArticles } from '../../modules/sales/index.ts';
import type { AdminCommand, Invocation } from './command.ts';
import { type AdminContext, withContext } from './context.ts';

const names: Readonly<Record<Oddity, string>> = {
  layout: 'русские буквы',
  signs: 'знаки, которых в номере не бывает',
  rounded: 'число, округлённое таблицей',
  mark: 'неполный код маркировки',
  other: 'марка другого товара',
  spelling: 'записан не в едином виде',
  key: 'сравнивается не по нынешним правилам',
  twice: 'единица занята дважды',
};

async function check({ db, note }: AdminContext, { say, complain }: Invocation): Promise<number> {
  let odd = 0;
  for await (const { of, article, serialNumber, oddity } of oddSerials(db)) {
    odd += 1;
    complain(`${of === 'sale' ? 'Продажа' : 'Реестр'}, ${article}, ${JSON.stringify(serialNumber)}: ${names[oddity]}`);
  }
  for (const article of await unmarkedArticles(db)) {
    say(`${article}: номера приходят из марок, а отметки «Честного знака» у товара нет`);
  }
  await note({
    action: 'read',
    entityType: 'sale',
    entityLabel: 'Проверка серийных номеров',
    after: { problems: odd },
  });
  say(odd === 0 ? 'Все номера записаны в едином виде' : `Номеров, на которые надо посмотреть: ${odd}`);
  return odd === 0 ? 0 : 1;
}

/** `serials check` */
export const checkSerialsCommand: AdminCommand = {
  name: 'serials check',
  args: '',
  count: [0, 0],
  summary: 'серийные номера, записанные не в едином виде или занятые дважды; если такие есть — код 1',
  writes: false,
  run: (call) => withContext(call, 'serials check', (ctx) => check(ctx, call)),
};
