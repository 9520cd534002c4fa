import { formatBytesLimit } from '../../foundation/format/numbers.ts';
import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  optional: 'необязательно',
  limit: (bytes: number): string => `до ${formatBytesLimit(bytes)}`,
  dropHere: (many: boolean): string => `Отпустите ${many ? 'файлы' : 'файл'} здесь`,
  dragHere: (many: boolean): string => `Перетащите ${many ? 'файлы' : 'файл'} сюда`,
  add: 'Добавьте файл',
  choose: (many: boolean): string => (many ? 'Выбрать файлы' : 'Выбрать файл'),
  shoot: 'Снять',
  /** Read aloud while files are held over the field. */
  over: 'Файлы над полем, отпустите их',
  files: (label: string): string => `${label}: файлы`,
  ready: 'Готов к загрузке',
  progress: (name: string): string => `Загрузка ${name}`,
  uploading: (percent?: number): string => (percent === undefined ? 'Загружаем' : `Загружаем, ${percent}\u00a0%`),
  done: 'Загружен',
  stopped: 'Загрузка остановлена',
  details: 'Подробности',
  retry: (name: string): string => `Повторить ${name}`,
  stop: (name: string): string => `Остановить ${name}`,
  remove: (name: string): string => `Убрать ${name}`,
};

export const fileUploadMessages: Messages<'fileUpload', typeof russian> = defineMessages('fileUpload', russian);
