import { formatCount } from '@pribavka/ui';
import { formatPoints } from '@pribavka/ui/loyalty';

import { emptyPeriod } from '../messages.ts';

interface BulkSums {
  readonly members: number;
  readonly credit: number;
  readonly debit: number;
  /** Roubles; undefined until the rate is known. */
  readonly creditMoney: string | undefined;
  readonly debitMoney: string | undefined;
}

export const adjustmentsMessages = {
  caption: 'Корректировки баллов',
  search: 'Номер, участник или телефон',
  add: 'Новая корректировка',
  direction: 'Начисления и списания',
  import: {
    title: 'Корректировки файлом',
    columns: ['Телефон участника', 'Операция', 'Баллы', 'Причина', 'Комментарий', 'Действуют до'],
  },
  columns: {
    number: '№',
    createdAt: 'Дата',
    member: 'Участник',
    points: 'Баллы',
    reason: 'Причина',
    createdBy: 'Автор',
    decidedBy: 'Утвердил',
    status: 'Статус',
  },
  views: { all: 'Все', mine: 'Ждут меня' },
  mineEmpty: {
    title: 'Корректировок на утверждение нет',
    text: 'Здесь появятся корректировки других сотрудников выше порога.',
  },
  empty: { title: 'Корректировок нет', text: 'Начислите или спишите баллы вручную, указав причину.' },
  emptyPeriod: emptyPeriod('Корректировок', 'корректировки'),
  form: {
    title: 'Новая корректировка',
    phone: 'Телефон участника',
    notFound: 'Участника с таким телефоном нет',
    failed: 'Не узнали, чей это телефон',
    retry: 'Повторить',
    owner: 'Участник',
    ownerStatus: 'Статус',
    direction: 'Что сделать',
    credit: 'Начислить',
    debit: 'Списать',
    points: 'Баллы',
    reason: 'Причина',
    comment: 'Комментарий',
    commentHint: 'Останется в журнале и в карточке операции.',
    send: 'Провести',
    cancel: 'Отмена',
    active: 'Доступно',
    pending: 'Ожидают',
    debt: 'Задолженность',
  },
  forecast: {
    money: (sum: string) => `Изменится на ${sum}. `,
    after: (before: string, after: string) => `Доступно: было ${before}, станет ${after}.`,
    repays: (points: string) => `Сначала погасится задолженность: ${points}.`,
    beyond: (points: string) => `Доступно ${points}. Больше списать нельзя.`,
    waits: 'Корректировка уйдёт на утверждение второму сотруднику.',
    later: 'Сейчас утвердить не получится: столько баллов у участника нет.',
  },
  question: {
    create: { credit: (points: string) => `Начислить ${points}?`, debit: (points: string) => `Списать ${points}?` },
    approve: (number: string) => `Утвердить ${number}?`,
    roubles: 'В рублях',
    repaid: 'Погасит долг',
    change: (before: string, after: string) => `было ${before}, станет ${after}`,
  },
  bulk: {
    titles: {
      approve: (count: number) =>
        `Утвердить ${formatCount(count, ['корректировку', 'корректировки', 'корректировок'])}?`,
      reject: (count: number) =>
        `Отклонить ${formatCount(count, ['корректировку', 'корректировки', 'корректировок'])}?`,
    },
    done: {
      approve: (count: number) =>
        `Проведено: ${formatCount(count, ['корректировка', 'корректировки', 'корректировок'])}`,
      reject: (count: number) =>
        `Отклонено: ${formatCount(count, ['корректировка', 'корректировки', 'корректировок'])}`,
    },
    none: { approve: 'Среди выбранных нечего утвердить', reject: 'Среди выбранных нечего отклонить' },
    left: (state: string) => `в статусе «${state}»`,
    own: 'ваши собственные',
    /** What the act moves; a direction nobody asked for is left out. */
    approveNote: ({ members, credit, debit, creditMoney, debitMoney }: BulkSums) =>
      [
        credit > 0 && `Начислим ${formatPoints(credit)}${creditMoney === undefined ? '' : `, это ${creditMoney}`}.`,
        debit > 0 && `Спишем ${formatPoints(debit)}${debitMoney === undefined ? '' : `, это ${debitMoney}`}.`,
        `${formatCount(members, ['участник получит', 'участника получат', 'участников получат'])} уведомление.`,
      ]
        .filter(Boolean)
        .join(' '),
    rejectNote: 'Баллы не изменятся. Авторы увидят причину.',
  },
  threshold: (points: string) => `Больше ${points} в день на автора или на участника утверждает второй сотрудник.`,
  expires: 'Действуют до',
  expiresHint: 'Пусто: как у обычных начислений.',
  files: 'Файлы',
  filesHint: 'Основание: служебная записка, письмо, скан. До 10 файлов.',
  download: 'Скачать',
  decision: 'Решение',
  decidedBy: {
    on_approval: 'Кто утвердил',
    applied: 'Кто утвердил',
    rejected: 'Кто отклонил',
    cancelled: 'Кто отозвал',
  },
  withdraw: 'Отозвать',
  withdrawTitle: (number: string) => `Отозвать ${number}?`,
  withdrawBody: 'Баллы не изменятся. Чтобы провести корректировку, создайте её заново.',
  withdrawn: (number: string) => `${number} отозвана`,
  rejectTitle: (number: string) => `Отклонить ${number}?`,
  rejectText: 'Баллы не изменятся. Автор увидит причину.',
  rejectReason: 'Причина отказа',
  applied: (number: string) => `${number} проведена`,
  waits: (number: string) => `${number} ждёт утверждения вторым сотрудником`,
  approve: 'Утвердить',
  reject: 'Отклонить',
  rejected: (number: string) => `${number} отклонена`,
} as const;
