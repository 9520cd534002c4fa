/** What a list says of its files before one of them is opened. */
export const actionMessages = {
  exportFailed: 'Не смогли собрать файл. Попробуйте снова.',
  exportChoice: 'Формат и столбцы…',
  importFile: 'Загрузить файлом',
} as const;
