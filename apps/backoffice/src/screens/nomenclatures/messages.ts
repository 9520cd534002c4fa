import { formatCount, formatNumber } from '@pribavka/ui';

const products = (count: number): string => formatCount(count, ['товар', 'товара', 'товаров']);

export const nomenclatureMessages = {
  title: 'Номенклатура',
  caption: 'Товары программы',
  search: 'Название, артикул, модель или штрихкод',
  add: 'Добавить товар',
  categories: 'Категории',
  views: { all: 'Все', draft: 'Черновики', active: 'Участвуют', archived: 'Архив' },
  columns: {
    photo: 'Фото',
    article: 'Артикул',
    gtin: 'Штрихкод',
    name: 'Название',
    brand: 'Бренд',
    manufacturer: 'Производитель',
    category: 'Категория',
    basePoints: 'Базовые баллы',
    rrp: 'РРЦ',
    serial: 'Серийный №',
    status: 'Статус',
    updatedAt: 'Обновлён',
  },
  filters: {
    gaps: 'Не заполнено',
    waiting: 'Ждут согласования',
    gapNames: { points: 'Без баллов', brand: 'Без бренда' },
    serialNames: { yes: 'Нужен', no: 'Не нужен' },
  },
  waiting: {
    row: (points: number) => `ждёт ${formatNumber(points)}`,
    badge: (points: number) => `Ждёт согласования: ${formatNumber(points)} за единицу`,
    more: (atOnce: number) => `Больше ${formatNumber(atOnce)}: начнут действовать после согласования`,
  },
  serialRequired: 'Нужен',
  empty: { title: 'Товаров нет', text: 'Добавьте товар или загрузите список файлом.' },
  previous: 'Предыдущий товар',
  next: 'Следующий товар',
  imports: {
    products: 'Загрузка товаров',
    serials: 'Загрузка серийных номеров',
    productsOpen: 'Товары',
    serialsOpen: 'Серийные номера',
  },
  points: {
    act: 'Изменить баллы',
    title: 'Изменить базовые баллы',
    chosen: (count: number | undefined) =>
      count === undefined ? 'Все товары по текущему поиску и фильтрам.' : `Выбрано: ${products(count)}.`,
    text: 'Прошлые продажи не пересчитываются: действуют баллы на день продажи.',
    labels: { points: 'Баллов за единицу', from: 'Действуют с' },
    limit: (atOnce: number) =>
      `Больше ${formatNumber(atOnce)} или более чем втрое больше прежних: начнут действовать после согласования`,
    none: 'Менять нечего: у всех выбранных товаров эти баллы уже стоят или товары в архиве.',
    question: (count: number, points: number, from: string) =>
      `Назначить ${formatNumber(points)} за единицу с ${from}: ${products(count)}?`,
    unchanged: (count: number) => `Уже с этими баллами: ${formatNumber(count)}.`,
    waiting: (count: number) => `Начнут действовать после согласования: ${formatNumber(count)}.`,
    refused: (count: number) => `В архиве, не изменим: ${formatNumber(count)}.`,
    done: (updated: number, waiting = 0) =>
      [
        (updated > waiting || waiting === 0) && `Баллы назначены: ${products(updated - waiting)}`,
        waiting > 0 && `Ждут согласования: ${products(waiting)}`,
      ]
        .filter(Boolean)
        .join('. '),
  },
} as const;
