import { formatCount } from '@pribavka/ui';

export const transactionsMessages = {
  title: 'Операции',
  tabs: {
    operations: 'Операции',
    withdrawals: 'Выплаты',
    registries: 'Реестры',
    tunings: 'Корректировки',
    settings: 'Настройки баллов',
  },
} as const;

/** Of a list that days alone narrow to nothing: what is not there, and what all of it is called. */
export const emptyPeriod = (missing: string, all: string) => ({
  title: `${missing} нет за выбранный период`,
  text: `Выберите другой период или посмотрите все ${all}.`,
  reset: 'Сбросить период',
});

export const registriesMessages = {
  caption: 'Реестры выплат',
  search: 'Номер реестра',
  columns: {
    number: '№',
    createdAt: 'Сформирован',
    createdBy: 'Кто сформировал',
    count: 'Заявок',
    net: 'К выплате',
    status: 'Статус',
    approvedBy: 'Кто утвердил',
  },
  views: { all: 'Все', mine: 'Ждут меня' },
  mineEmpty: {
    title: 'Реестров на подпись нет',
    text: 'Здесь появятся реестры, которые сформировали другие сотрудники.',
  },
  empty: { title: 'Реестров нет', text: 'Одобрите заявки и соберите их в реестр на вкладке «Выплаты».' },
  emptyPeriod: emptyPeriod('Реестров', 'реестры'),
  approve: 'Утвердить',
  approved: (number: string) => `Реестр ${number} утверждён`,
  approveTitle: (number: string) => `Утвердить реестр ${number}?`,
  approveBody: (net: string, tax: string, people: number, formedBy: string) =>
    `К выплате ${net}, налог ${tax}, ${formatCount(people, ['получатель', 'получателя', 'получателей'])}. Автор реестра: ${formedBy}. После вашей подписи заявки считаются отправленными в банк.`,
  reject: 'Отклонить',
  rejectTitle: (number: string) => `Отклонить реестр ${number}?`,
  rejected: (number: string) => `Реестр ${number} отклонён, заявки снова одобрены`,
  disband: 'Расформировать',
  disbandTitle: (number: string) => `Расформировать реестр ${number}?`,
  disbanded: (number: string) => `Реестр ${number} расформирован, заявки снова одобрены`,
  /** What becomes of the requests of a registry that goes no further. */
  exitText: (requests: number, net: string) =>
    `${formatCount(requests, ['заявка вернётся', 'заявки вернутся', 'заявок вернутся'])} в «Одобренные», всего ${net}. Участники смогут их отменить, вы — собрать в другой реестр.`,
  takeOut: 'Убрать',
  takeOutOf: (number: string) => `Убрать ${number} из реестра`,
  takeOutTitle: (number: string) => `Убрать ${number} из реестра?`,
  takeOutText: (member: string, net: string) =>
    `${member}, ${net}. Заявка вернётся в «Одобренные»: участник сможет её отменить, вы — собрать в другой реестр.`,
  takenOut: (number: string) => `${number} убрана из реестра`,
  /** How the reason will be read, before its sentence. */
  reads: 'В истории реестра:',
  stopped: (count: number) =>
    `Сначала уберите ${formatCount(count, ['заявку, по которой', 'заявки, по которым', 'заявок, по которым'])} выплатить нельзя`,
  removed: 'Убрана из реестра',
  closed: { rejected: 'Отклонён', disbanded: 'Расформирован' },
  closedNote: (reason: string, by: string, at: string) => `${reason} ${by}, ${at}`,
  fileTaken: (at: string) => `Файл для банка скачан ${at}. Расформировать реестр уже нельзя.`,
  fileNotTaken: 'После скачивания файла расформировать реестр будет нельзя.',
  waitsYou: 'Проверьте заявки и утвердите реестр. После этого появится файл для банка.',
  waitsOther: 'Реестр утверждает второй сотрудник. После этого появится файл для банка.',
  csv: 'Скачать CSV',
  xlsx: 'Скачать XLSX',
  tax: 'Налог',
  approvedAt: 'Утверждён',
  outcome: { paid: 'Выплачено', failed: 'Банк не принял', open: 'Без ответа' },
  upload: 'Загрузить ответ банка',
  result: {
    title: (number: string) => `Ответ банка по реестру ${number}`,
    text: 'Колонки: «Номер заявки», «Статус» (выплачено или отклонено), «Причина», «Номер операции». Отклонённые заявки можно отправить снова или вернуть по ним баллы.',
    file: 'Файл XLSX или CSV',
    send: 'Загрузить',
  },
  paid: 'Отметить выплаченным',
  paidTitle: (number: string) => `Реестр ${number} исполнен банком?`,
  paidBody: (people: number, net: string) =>
    `${formatCount(people, ['участник получит', 'участника получат', 'участников получат'])} уведомление о выплате, всего ${net}.`,
  paidToast: (count: number) => `Выплачено: ${formatCount(count, ['заявка', 'заявки', 'заявок'])}`,
  rows: 'Заявки реестра',
  failed: 'Не прошла',
  failedTitle: (number: string) => `Выплата ${number} не прошла?`,
} as const;
