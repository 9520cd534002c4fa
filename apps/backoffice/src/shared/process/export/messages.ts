import type { ExportName } from '@pribavka/api';

/** What a column makes of a row, where it does. */
export const columnHints: Readonly<Partial<Record<ExportName, string>>> = {
  sales: 'С артикулом, штрихкодом, количеством, ценой или серийным номером строка файла — одна позиция продажи.',
  adjustments: 'Чтобы загрузить файл снова, добавьте телефон участника и операцию.',
  partners: 'С кодом, названием или адресом точки строка файла — одна точка.',
};

export const exportMessages = {
  title: 'Экспорт: формат и столбцы',
  format: 'Формат',
  formats: { xlsx: 'Excel, XLSX', csv: 'CSV' },
  columns: 'Столбцы',
  all: 'Все столбцы',
  noColumns: 'Выберите хотя бы один столбец',
  start: 'Собрать файл',
  cancel: 'Отмена',
} as const;
