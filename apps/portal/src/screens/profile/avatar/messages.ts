/** Words of the photograph of the profile. */
export const avatarMessages = {
  field: 'Фото профиля',
  upload: 'Загрузить фото',
  change: 'Изменить фото',
  replace: 'Выбрать другое фото',
  remove: 'Убрать фото',
  removeTitle: 'Убрать фото профиля?',
  removeText: 'Вместо него снова будут инициалы.',
  leave: 'Оставить',
  removed: 'Фото убрано',
  hint: 'Подойдёт JPG, PNG или WebP до 10 МБ',
  tooLarge: 'Фото больше 10 МБ. Выберите другое или уменьшите это.',
  saved: 'Фото обновлено',
} as const;
