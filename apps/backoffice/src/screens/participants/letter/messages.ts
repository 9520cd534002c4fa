import { formatCount, formatNumber } from '@pribavka/ui';

const people = (count: number): string => formatCount(count, ['участник', 'участника', 'участников']);

export const letterMessages = {
  title: 'Письмо участникам',
  text: 'Письмо придёт в приложение и на почту тем, кто согласился на рассылку.',
  subject: 'Тема',
  body: 'Текст',
  look: 'Посмотреть',
  edit: 'Изменить',
  cancel: 'Отмена',
  send: (count: number) => `Отправить: ${people(count)}`,
  plan: (eligible: number, total: number) => `Получателей: ${formatNumber(eligible)} из ${formatNumber(total)}`,
  nobody: 'Письмо никто не получит',
  inApp: (count: number) => `Без адреса, прочитают только в приложении: ${count}.`,
  skipped: (list: string) => `Не получат: ${list}.`,
  reasons: {
    consent: ['не согласен на рассылку', 'не согласны на рассылку', 'не согласны на рассылку'],
    blocked: ['заблокирован', 'заблокированы', 'заблокированы'],
    deleted: ['удалён', 'удалены', 'удалены'],
  } as Readonly<Record<string, readonly [string, string, string]>>,
  preview: 'Так его увидит участник',
  changed: 'Пока вы смотрели, список изменился. Проверьте числа ещё раз.',
  started: 'Письмо отправляется',
} as const;
