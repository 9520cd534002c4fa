import type { Output } from '@pribavka/api';
import { formatCount, formatDate, formatNumber, pluralRu, quoted } from '@pribavka/ui';

type Promotion = Output<'promotions.adminGet'>;
type Facts = Pick<
  Promotion,
  'name' | 'salesCount' | 'membersCount' | 'spent' | 'reserved' | 'budget' | 'endsAt' | 'startsAt' | 'benefit'
>;

const sales = (count: number): string => formatCount(count, ['продажа', 'продажи', 'продаж']);
const members = (count: number): string => formatCount(count, ['участник', 'участника', 'участников']);
const points = (count: number): string => formatCount(count, ['балл', 'балла', 'баллов']);
const day = (moment: string): string => formatDate(moment, 'date');

const given = ({ salesCount, membersCount, spent, reserved }: Facts): string =>
  `По ней ${sales(salesCount)}, ${members(membersCount)}: начислено ${points(spent ?? 0)}, ждут проверки ${formatNumber(reserved ?? 0)}.`;
const cost = ({ budget, benefit, startsAt, endsAt }: Facts): string =>
  `${benefit}. ${day(startsAt)} — ${day(endsAt)}. ${budget === null ? 'Бюджет не ограничен.' : `Бюджет ${points(budget)}.`}`;

export const cardMessages = {
  previous: 'Предыдущая акция',
  next: 'Следующая акция',
  tabs: {
    rule: 'Правило',
    statistics: 'Статистика',
    accruals: 'Начисления',
    versions: 'Версии',
    history: 'История',
  },
  edit: 'Изменить',
  copy: 'Копировать',
  rules: 'Правила в PDF',
  rulesSaved: 'Правила скачаны',
  delete: 'Удалить черновик',
  deletion: (name: string) => ({
    title: `Удалить черновик ${quoted(name)}?`,
    body: 'По нему ещё ничего не начислено.',
  }),
  deleted: (name: string) => `Черновик ${quoted(name)} удалён`,
  acts: {
    submit: 'На согласование',
    approve: 'Согласовать',
    return: 'Вернуть',
    reject: 'Отклонить',
    activate: 'Запустить',
    pause: 'Приостановить',
    resume: 'Возобновить',
    finish: 'Завершить',
    cancel: 'Отменить',
    archive: 'В архив',
  },
  questions: {
    approve: (one: Facts) => ({
      title: `Согласовать акцию ${quoted(one.name)}?`,
      body: `${cost(one)} Начнёт считать продажи ${day(one.startsAt)}.`,
    }),
    activate: (one: Facts) => ({
      title: `Запустить акцию ${quoted(one.name)}?`,
      body: `${cost(one)} Участники увидят её сразу.`,
    }),
    pause: (one: Facts) => ({
      title: `Приостановить акцию ${quoted(one.name)}?`,
      body: `${given(one)} Поданные продажи досчитаем, новые баллов по ней не получат, пока не возобновите.`,
    }),
    resume: (one: Facts) => ({
      title: `Возобновить акцию ${quoted(one.name)}?`,
      body: `${given(one)} Новые продажи до ${day(one.endsAt)} снова получат баллы.`,
    }),
    finish: (one: Facts) => ({
      title: `Завершить акцию ${quoted(one.name)}?`,
      body: `${given(one)} Начисленное останется, новые продажи баллов по ней не получат. Продолжить её потом нельзя, только скопировать.`,
    }),
    cancel: (one: Facts) => ({
      title: `Отменить акцию ${quoted(one.name)}?`,
      body: 'Она не начнётся. Вернуть её нельзя, только скопировать.',
    }),
    archive: (one: Facts) => ({
      title: `Убрать акцию ${quoted(one.name)} в архив?`,
      body: `${given(one)} Из списка она уйдёт, начисления и отчёты останутся.`,
    }),
  },
  done: {
    submit: (name: string) => `Акция ${quoted(name)} отправлена на согласование`,
    approve: (name: string) => `Акция ${quoted(name)} согласована`,
    return: (name: string) => `Акция ${quoted(name)} возвращена автору`,
    reject: (name: string) => `Акция ${quoted(name)} отклонена`,
    activate: (name: string) => `Акция ${quoted(name)} запущена`,
    pause: (name: string) => `Акция ${quoted(name)} приостановлена`,
    resume: (name: string) => `Акция ${quoted(name)} возобновлена`,
    finish: (name: string) => `Акция ${quoted(name)} завершена`,
    cancel: (name: string) => `Акция ${quoted(name)} отменена`,
    archive: (name: string) => `Акция ${quoted(name)} в архиве`,
  },
  comments: {
    return: {
      title: (name: string) => `Вернуть акцию ${quoted(name)} автору?`,
      text: 'Она снова станет черновиком. Автор увидит, что исправить.',
      label: 'Что исправить',
    },
    reject: {
      title: (name: string) => `Отклонить акцию ${quoted(name)}?`,
      text: 'Она не начнётся. Автор увидит причину и сможет сделать копию.',
      label: 'Причина',
    },
  },
  submission: {
    title: (name: string) => `Отправить акцию ${quoted(name)} на согласование?`,
    text: (one: Facts) => `${cost(one)} Решит другой сотрудник.`,
    comment: 'Комментарий',
    hint: 'Увидит тот, кто согласует',
    send: 'Отправить',
    cancel: 'Отмена',
  },
  returned: (by: string | null) =>
    by === null ? 'Акция возвращена на доработку' : `Акция возвращена на доработку: ${by}`,
  fixed: (at: string) => `Точки групп запомнены ${formatDate(at, 'dayMonthYearTime')}`,
  facts: {
    submitUntil: 'Приём чеков до',
    budget: 'Бюджет',
    owner: 'Владелец',
    author: 'Автор правила',
    approver: 'Согласовал',
    version: 'Версия правила',
    groups: 'Состав групп',
    shortText: 'Текст для участника',
    description: 'Описание',
    rulesFile: 'Файл правил',
    untilEnd: 'до окончания',
    unlimited: 'не ограничен',
    notYet: 'ещё никто',
    notNeeded: 'не требовалось',
  },
  ruleTitle: 'Условия',
  factsTitle: 'Об акции',
  statistics: {
    sums: 'Итоги акции',
    sales: 'Продаж',
    members: 'Участников',
    units: 'Штук',
    points: 'Начислено',
    returned: 'Возвращено',
    cost: 'В деньгах',
    budget: 'Бюджет',
    spent: 'израсходовано',
    reserved: 'зарезервировано',
    left: 'осталось',
    byDay: 'Начисления по дням',
    day: 'День',
    pointsSeries: 'Баллы',
    products: 'Лучшие товары',
    partners: 'Лучшие партнёры',
    name: 'Название',
    empty: 'По акции ещё ничего не начислено',
    total: points,
  },
  accruals: {
    caption: 'Начисления по акции',
    search: 'Участник или номер продажи',
    empty: 'Начислений нет',
    state: 'Состояние',
    any: 'Все',
    columns: {
      at: 'Когда',
      sale: 'Продажа',
      member: 'Участник',
      product: 'Товар',
      store: 'Точка',
      units: 'Шт.',
      points: 'Баллы',
      state: 'Состояние',
      version: 'Версия',
    },
    states: { pending: 'Ждёт проверки', active: 'Начислено', returned: 'Возвращено', cancelled: 'Отменено' },
  },
  versions: {
    title: 'Сравнить версии',
    before: 'Было',
    after: 'Стало',
    version: (number: number, at: string) => `Версия ${number}, ${formatDate(at, 'dayMonthYearTime')}`,
    by: (who: string | null) => who ?? 'система',
    caption: 'Отличия версий',
    condition: 'Условие',
    same: 'Версии одинаковы',
    only: 'Версия одна: правило ещё не меняли',
    absent: '—',
    differs: (count: number) =>
      `${pluralRu(count, ['Отличается', 'Отличаются', 'Отличаются'])} ${formatCount(count, ['условие', 'условия', 'условий'])}`,
    all: 'Все версии',
    changed: 'Изменено',
    author: 'Кто',
    at: 'Когда',
    number: 'Версия',
    first: 'Первая версия',
  },
  history: {
    empty: {
      title: 'Решений ещё не было',
      text: 'Здесь будет путь акции: отправили, согласовали, запустили, приостановили.',
    },
    actions: {
      submit: 'Отправлена на согласование',
      approve: 'Согласована',
      return: 'Возвращена автору',
      reject: 'Отклонена',
      activate: 'Запущена',
      pause: 'Приостановлена',
      resume: 'Возобновлена',
      finish: 'Завершена',
      cancel: 'Отменена',
      archive: 'Убрана в архив',
      create: 'Создана',
      update: 'Изменена',
      version: 'Новая версия',
    } as Readonly<Record<string, string>>,
    system: 'Система',
  },
} as const;
