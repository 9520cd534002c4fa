import { formatCount, quoted } from '@pribavka/ui';

const products = (count: number): string => formatCount(count, ['товар', 'товара', 'товаров']);

export const categoryMessages = {
  title: 'Категории товаров',
  back: 'К товарам',
  add: 'Новая категория',
  empty: { title: 'Категорий пока нет', text: 'Категории помогают искать товары и задавать условия акций.' },
  note: (all: number, active: number) =>
    all === 0 ? 'Товаров нет' : `${products(all)}, из них действующих: ${active}`,
  edit: (name: string) => `Категория ${quoted(name)}`,
  saved: (name: string) => `Категория ${quoted(name)} сохранена`,
  archiving: (name: string, count: number) => ({
    title: `Убрать категорию ${quoted(name)} в архив?`,
    body:
      count === 0
        ? 'Выбрать её для товара больше нельзя.'
        : `Выбрать её для товара больше нельзя. В ней ${products(count)}: с ними ничего не случится.`,
  }),
  archived: (name: string) => `Категория ${quoted(name)} в архиве`,
  restored: (name: string) => `Категорию ${quoted(name)} снова можно выбрать`,
  deletion: (name: string) => ({
    title: `Удалить категорию ${quoted(name)}?`,
    body: 'Она пустая, вернуть её будет нельзя.',
  }),
  deleted: (name: string) => `Категория ${quoted(name)} удалена`,
  hasLive: 'Сначала перенесите или уберите в архив вложенные категории',
  labels: { name: 'Название', parentId: 'Внутри категории', position: 'Порядок среди соседних' },
  top: 'На верхнем уровне',
  positionHint: 'Меньше — выше; при равенстве по алфавиту',
} as const;
