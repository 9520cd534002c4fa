import { choiceTexts } from '@pribavka/api';
import { formatCount, formatNumber } from '@pribavka/ui';

const { stackMode, visibility } = choiceTexts;
const stores = (count: number): string => formatCount(count, ['точка', 'точки', 'точек']);
const points = (count: number): string => formatCount(count, ['балл', 'балла', 'баллов']);

/** Texts of the steps that make up the rule: what, how much, where, to whom, how far. */
export const ruleMessages = {
  basics: {
    texts: 'Что это за акция',
    dates: 'Сроки',
    show: 'Показ и порядок',
    shortTextHint: 'Одна строка под названием в портале',
    owner: 'Программа',
    ownerHint: 'Пусто — акция программы. Акция производителя действует только на его товары',
    pictureHint: 'JPEG, PNG или WebP до 10 МБ. Без обложки участник увидит срез камня',
    rulesHint: 'PDF до 20 МБ. Без файла правила составим по условиям',
    remove: 'Убрать',
    submitHint: 'Пусто — до окончания акции',
    endTooEarly: 'Окончание должно быть позже начала',
    priorityHint: 'Меньше — раньше считается',
    visibility: [
      { value: 'all' as const, label: visibility.all, description: 'Акция видна в портале каждому' },
      { value: 'targeted' as const, label: visibility.targeted, description: 'Остальные её не увидят' },
      {
        value: 'hidden' as const,
        label: visibility.hidden,
        description: 'Сработает сама, участник узнает после продажи',
      },
    ],
    late: 'Не раньше начала',
  },
  mechanic: {
    title: 'Что начисляет',
    stacking: 'Рядом с другими акциями',
    example: 'Пример',
    sample: (units: number, base: number, price: string) =>
      `${formatNumber(units)} шт. по ${points(base)}, цена ${price}`,
    kinds: {
      base: 'за штуку',
      units: 'шт.',
      rate: 'эта акция',
      times: 'раз',
      bonus: 'эта акция',
      price: 'цена',
      result: 'баллов',
    },
    waiting: 'Заполните поля, и здесь появится пример',
    options: [
      { value: 'multiplier' as const, label: 'Множитель', description: 'Базовые баллы умножаются: ×1,5 или ×2' },
      {
        value: 'fixed_per_unit' as const,
        label: 'Баллы за единицу',
        description: 'К базовым прибавляем N баллов за штуку',
      },
      {
        value: 'percent_of_price' as const,
        label: 'Процент от цены',
        description: 'Часть цены продажи возвращаем баллами',
      },
      { value: 'step' as const, label: 'За каждые N штук', description: 'За каждые M штук в продаже N баллов' },
      { value: 'plan' as const, label: 'План', description: 'Ниже порога ничего, выше порога за все штуки' },
      { value: 'first_sale' as const, label: 'Первая продажа', description: 'Один раз, за первую подходящую продажу' },
      { value: 'bundle' as const, label: 'Комплект', description: 'Все товары комплекта в одном чеке' },
    ],
    pointsHint: {
      fixed_per_unit: 'за каждую штуку сверх базовых',
      step: 'за каждый полный набор',
      plan: 'за единицу, когда план выполнен',
      first_sale: 'один раз',
      bundle: 'за каждый комплект',
    } as Readonly<Record<string, string>>,
    pieces: 'шт.',
    pointsUnit: 'баллов',
    per: [
      { value: 'sale' as const, label: 'В одной продаже' },
      { value: 'period' as const, label: 'За весь период акции' },
    ],
    stack: [
      { value: 'stack' as const, label: stackMode.stack, description: 'Прибавляется к базовым и к другим акциям' },
      { value: 'best' as const, label: stackMode.best, description: 'Из таких акций сработает самая выгодная' },
      {
        value: 'exclusive' as const,
        label: stackMode.exclusive,
        description: 'Другие акции на эту позицию не действуют',
      },
    ],
    tier: {
      units: (place: number) => `Порог ${place}, штук`,
      percent: (place: number) => `Порог ${place}, процентов`,
      whole: 'В порогах нужны целые числа',
    },
    from: 'от',
    gives: 'шт. даёт',
    addTier: 'Добавить порог',
    removeTier: (place: number) => `Убрать порог ${place}`,
    bundleHint: 'От двух до десяти разных товаров',
  },
  products: {
    title: 'На какие товары',
    hint: 'Товар подходит, если подходит под каждое заданное условие. Ничего не задано — на все товары.',
    price: 'Цена и количество',
    rouble: '₽',
  },
  audience: {
    where: 'Где',
    whereHint: 'Ничего не задано — во всех точках. Заданные условия действуют вместе.',
    who: 'Кому',
    when: 'Когда',
    days: 'дней',
    weekdays: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'],
    timeHint: 'По времени на чеке. Конец не входит; «с» позже «до» — через полночь',
    membership: [
      { value: 'dynamic' as const, label: 'Следует за группой', description: 'Новая точка группы участвует сразу' },
      { value: 'fixed' as const, label: 'Как на день запуска', description: 'Точки запоминаем при запуске' },
    ],
    company: 'Название или ИНН компании',
    companyHint: 'Введите от двух букв: покажем точки компании. Выбранные остаются в списке.',
    searching: 'Ищем…',
    nothing: 'Компаний не нашли',
    treeEmpty: 'Найдите компанию',
    chosen: (count: number) => `Выбрано: ${stores(count)}`,
    pick: 'Выбрать отдельные точки',
  },
  limits: {
    budget: 'Бюджет',
    budgetHint: 'Пусто — без бюджета: такую акцию запускает только второй сотрудник',
    member: 'Лимиты',
    memberHint: 'Пусто — без лимита',
    onLimit: [
      {
        value: 'cut' as const,
        label: 'Начислить остаток',
        description: 'До лимита не хватает 30 баллов — начислим 30',
      },
      { value: 'refuse' as const, label: 'Не начислять', description: 'Не хватает на всю позицию — по акции ничего' },
    ],
  },
} as const;
