import { formatBytes, formatBytesLimit, formatCount } from '../../foundation/format/numbers.ts';
import { defineMessages, type Messages, type TableOf } from '../../foundation/messages/define.ts';

const russian = {
  started: (name: string, bytes: number): string => `Загружаем ${name}, ${formatBytes(bytes)}`,
  half: (name: string): string => `${name}: загружена половина`,
  done: (name: string): string => `${name}: загружен`,
  stopped: (name: string): string => `${name}: загрузка остановлена`,
  /** Kind of file where `accept` says `image/*`. */
  image: 'фото',
  /** «JPG, PNG или HEIC» */
  kinds: (kinds: readonly string[]): string =>
    kinds.length < 2 ? kinds.join('') : `${kinds.slice(0, -1).join(', ')} или ${kinds.at(-1)}`,
  empty: 'Файл пустой. Выберите другой',
  type: (kinds: string): string => `Такой файл не подойдёт. Выберите ${kinds}`,
  size: (bytes: number): string => `Больше ${formatBytesLimit(bytes)}. Сожмите или выберите другой файл`,
  twin: 'Этот файл уже выбран',
  count: (most: number): string =>
    `Не больше ${formatCount(most, ['файла', 'файлов', 'файлов'])}. Уберите лишний и повторите`,
  offline: 'Не загрузили файл. Проверьте интернет и попробуйте снова',
  large: 'Сервер не принял файл: он слишком большой. Сожмите или выберите другой файл',
  failed: 'Не загрузили файл: неполадка на сервере. Попробуйте снова через минуту',
  refused: 'Не загрузили файл: сервер его не принял. Обновите страницу и попробуйте снова',
  optional: 'необязательно',
  limit: (bytes: number): string => `до ${formatBytesLimit(bytes)}`,
  drop: (many: boolean): string => `Отпустите файл${many ? 'ы' : ''} здесь`,
  drag: (many: boolean): string => `Перетащите файл${many ? 'ы' : ''} сюда`,
  add: 'Добавьте файл',
  choose: (many: boolean): string => `Выбрать файл${many ? 'ы' : ''}`,
  camera: 'Снять',
  /** Read aloud while files are held over the field. */
  over: 'Файлы над полем, отпустите их',
  files: (label: string): string => `${label}: файлы`,
  ready: 'Готов к загрузке',
  progress: (name: string): string => `Загрузка ${name}`,
  uploading: (percent?: number): string => (percent === undefined ? 'Загружаем' : `Загружаем, ${percent}\u00a0%`),
  sent: 'Загружен',
  off: 'Загрузка остановлена',
  details: 'Подробности',
  retry: (name: string): string => `Повторить ${name}`,
  stop: (name: string): string => `Остановить ${name}`,
  remove: (name: string): string => `Убрать ${name}`,
};

export const uploadMessages: Messages<'upload', typeof russian> = /* @__PURE__ */ defineMessages('upload', russian);

export type UploadTexts = TableOf<typeof uploadMessages>;
