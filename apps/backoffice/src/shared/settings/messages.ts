export const settingsListMessages = {
  up: (name: string) => `Поднять «${name}»`,
  down: (name: string) => `Опустить «${name}»`,
  edit: (name: string) => `Изменить «${name}»`,
  change: 'Изменить',
  archive: 'В архив',
  restore: 'Вернуть',
  archived: 'В архиве',
  delete: 'Удалить',
  ordered: 'Порядок сохранён',
  place: (name: string, at: number, of: number) => `${name}: место ${at} из ${of}`,
} as const;
