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
