import { formatCount } from '@pribavka/ui';
import { formatPoints } from '@pribavka/ui/loyalty';

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

export const withdrawalsMessages = {
  caption: 'Заявки на вывод баллов',
  search: 'Номер, участник или телефон',
  columns: {
    number: '№',
    requestedAt: 'Дата',
    member: 'Участник',
    points: 'Баллы',
    gross: 'Сумма',
    tax: 'НДФЛ',
    net: 'К выплате',
    card: 'Карта',
    status: 'Статус',
    registry: 'Реестр',
    partner: 'Партнёр',
    paidAt: 'Выплачена',
  },
  views: {
    all: 'Все',
    waiting: 'Ждут решения',
    approved: 'Одобренные',
    in_registry: 'В реестре',
    paid: 'Выплачены',
    failed: 'Ошибки',
    mine: 'Ждут меня',
  },
  empty: { title: 'Заявок на вывод нет', text: 'Они появятся, когда участники захотят вывести баллы.' },
  emptyPeriod: emptyPeriod('Заявок', 'заявки'),
  emptyViews: {
    waiting: { title: 'Все заявки решены', text: 'Новые появятся здесь сами.' },
    approved: { title: 'Одобренных заявок нет', text: 'Все уже собраны в реестры.' },
    in_registry: { title: 'В реестрах заявок нет', text: 'Одобренные заявки собирает в реестр действие «В реестр».' },
    paid: { title: 'Выплат ещё не было', text: 'Они появятся после ответа банка по реестру.' },
    failed: { title: 'Ошибок нет', text: 'Здесь будут выплаты, которые банк не принял.' },
    mine: {
      title: 'Выплат на согласование нет',
      text: 'Здесь появятся выплаты вопреки условиям, которые предложили другие сотрудники.',
    },
  },
  approve: 'Одобрить',
  reject: 'Отклонить',
  retry: 'Отправить ещё раз',
  giveBack: 'Вернуть баллы',
  giveBackTitle: (number: string) => `Вернуть баллы по заявке ${number}?`,
  giveBackText: (points: number) =>
    `Участник получит обратно ${formatPoints(points)} с прежним сроком. Отправить эту выплату в банк снова будет нельзя.`,
  approved: (number: string) => `${number} одобрена`,
  rejected: (number: string) => `${number} отклонена, баллы возвращены`,
  retried: (number: string) => `${number} ждёт следующего реестра`,
  returned: (number: string) => `${number}: баллы возвращены`,
  rejectTitle: (number: string) => `Отклонить заявку ${number}?`,
  rejectText: (points: number) => `Вернём участнику ${formatPoints(points)} с прежним сроком.`,
  obstacles: {
    title: 'Выплатить пока нельзя',
    of: (conditions: string) => `Выплатить пока нельзя: ${conditions}`,
    mark: 'Выплатить нельзя',
    way: 'Когда условия снова выполнятся, выплата пойдёт дальше. Отклонённая заявка вернёт баллы участнику.',
    skipped: 'условия вывода не выполнены',
  },
  report: 'Отчёт за год',
  form: 'В реестр',
  formTitle: (count: number) => `Сформировать реестр: ${formatCount(count, ['заявка', 'заявки', 'заявок'])}?`,
  formBody: 'Участник уже не сможет отменить заявку. В банк реестр уйдёт после подписи второго сотрудника, не вашей.',
  onlyApproved: 'В реестр входят только одобренные заявки',
  bulk: {
    titles: {
      approve: (count: number) => `Одобрить ${formatCount(count, ['заявку', 'заявки', 'заявок'])}?`,
      reject: (count: number) => `Отклонить ${formatCount(count, ['заявку', 'заявки', 'заявок'])}?`,
    },
    done: {
      approve: (count: number) => `Одобрено: ${formatCount(count, ['заявка', 'заявки', 'заявок'])}`,
      reject: (count: number) => `Отклонено: ${formatCount(count, ['заявка', 'заявки', 'заявок'])}`,
    },
    formed: (count: number) => `Реестр сформирован: ${formatCount(count, ['заявка', 'заявки', 'заявок'])}`,
    none: { approve: 'Среди выбранных нечего одобрить', reject: 'Среди выбранных нечего отклонить' },
    registries: (count: number) =>
      count > 1 ? ` Получится ${formatCount(count, ['реестр', 'реестра', 'реестров'])}: в одном до 1 000 заявок.` : '',
    left: (state: string) => `в статусе «${state}»`,
    own: 'ваши собственные',
    sums: (net: string, tax: string, people: number) =>
      `Предварительно к выплате ${net}, налог ${tax}, ${formatCount(people, ['получатель', 'получателя', 'получателей'])}.`,
    approveNote: 'Деньги уйдут, когда реестр с этими заявками подпишет второй сотрудник.',
    rejectNote: (points: number) => `Вернём участникам ${formatPoints(points)} с прежним сроком.`,
  },
  card: {
    formula: 'Расчёт выплаты',
    points: 'Баллы',
    rate: 'Курс',
    gross: 'Начислено',
    tax: 'Удержано налога',
    taxLater: 'Налог, предварительно',
    taxNever: 'Налог, не удержан',
    net: 'На карту придёт',
    netLater: 'На карту придёт, предварительно',
    netNever: 'Не выплачено',
    history: 'Ход заявки',
    failure: 'Банк не принял выплату',
  },
} as const;

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
    `К выплате ${net}, налог ${tax}, ${formatCount(people, ['получатель', 'получателя', 'получателей'])}. Сформировал: ${formedBy}. После вашей подписи заявки считаются отправленными в банк.`,
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
    `Сначала уберите ${formatCount(count, ['заявку', 'заявки', 'заявок'])}, по которым выплатить нельзя`,
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
