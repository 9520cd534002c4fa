import { quoted } from '@pribavka/ui';

export const settingsListMessages = {
  up: (name: string) => `Поднять: ${quoted(name)}`,
  down: (name: string) => `Опустить: ${quoted(name)}`,
  edit: (name: string) => `Изменить: ${quoted(name)}`,
  change: 'Изменить',
  archive: 'В архив',
  restore: 'Вернуть',
  archived: 'В архиве',
  delete: 'Удалить',
  ordered: 'Порядок сохранён',
  place: (name: string, at: number, of: number) => `${name}: место ${at} из ${of}`,
} as const;
