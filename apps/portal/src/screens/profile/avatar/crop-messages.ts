/** Words of the dialog a photograph is cropped in; they come with it. */
export const cropMessages = {
  hint: 'Подойдёт JPG, PNG или WebP до 10 МБ',
  cropTitle: 'Что будет видно',
  stage: 'Кадр. Стрелки двигают фото',
  zoom: 'Масштаб',
  loading: 'Открываем фото…',
  unreadable: 'Это фото не открывается',
  save: 'Сохранить фото',
  cancel: 'Отмена',
  uploading: (percent: string) => `Загружаем, ${percent}`,
} as const;
