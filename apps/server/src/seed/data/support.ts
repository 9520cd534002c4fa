import type { SupportPriority, SupportStatus } from '@pribavka/api';

type Who = 'author' | 'support' | 'note' | 'system';

/** One word of a thread: whose it is, so many hours after the request, and the words. */
type ThreadMessage = readonly [who: Who, hours: number, text: string];

export interface SupportSeed {
  /** The demo member, another member by number, a company's account, or a guest. */
  author: 'demo member' | number | 'partner' | 'manufacturer' | { name: string; phone?: string; email?: string };
  category: 'registration' | 'sales' | 'points' | 'profile' | 'technical' | 'suggestion';
  subject: string;
  text: string;
  /** Hours before the end of the history. */
  hoursAgo: number;
  status: SupportStatus;
  priority?: SupportPriority;
  assignee?: 'support' | 'moderator' | 'finance';
  rating?: number;
  /** About the author's latest sale. */
  withSale?: boolean;
  thread?: readonly ThreadMessage[];
}

const hello = 'Здравствуйте!';

/** A queue as it looks on a working day: new, overdue, waiting, resolved, closed with a mark. */
export const supportRequests: readonly SupportSeed[] = [
  {
    author: 'demo member',
    category: 'points',
    subject: 'Когда баллы станут доступны',
    text: 'Продажу подтвердили на прошлой неделе, а баллы всё ещё ожидают. Когда их можно будет вывести?',
    hoursAgo: 340,
    status: 'closed',
    assignee: 'support',
    rating: 5,
    withSale: true,
    thread: [
      [
        'support',
        3,
        `${hello} Баллы ожидают 14 дней: за это время покупатель может вернуть товар. День активации указан в карточке продажи.`,
      ],
      ['author', 5, 'Поняла, спасибо!'],
    ],
  },
  {
    author: 'demo member',
    category: 'sales',
    subject: 'Не принимает серийный номер',
    text: 'Ввожу номер с корпуса, пишет, что он уже зарегистрирован. Я эту дрель продала вчера, чек приложила.',
    hoursAgo: 52,
    status: 'waiting_author',
    priority: 'high',
    assignee: 'moderator',
    withSale: true,
    thread: [
      ['note', 2, 'Тот же номер у другой точки, похоже на опечатку в одной цифре.'],
      [
        'support',
        4,
        `${hello} Проверьте, пожалуйста, седьмую цифру: на фото она похожа на 8. Если номер верный, пришлите фото таблички.`,
      ],
    ],
  },
  {
    author: 'demo member',
    category: 'profile',
    subject: 'Сменить номер телефона',
    text: 'Поменяла номер. Где его изменить, чтобы код входа приходил на новый?',
    hoursAgo: 150,
    status: 'resolved',
    assignee: 'support',
    thread: [
      ['support', 6, `${hello} Откройте «Профиль», затем «Контакты» и «Изменить телефон». Код придёт на новый номер.`],
    ],
  },
  {
    author: 2,
    category: 'sales',
    subject: 'Продажу отклонили по ошибке',
    text: 'В чеке именно этот товар, просто название сокращено. Посмотрите ещё раз, пожалуйста.',
    hoursAgo: 5,
    status: 'new',
    withSale: true,
  },
  {
    author: 4,
    category: 'points',
    subject: 'Не пришла выплата',
    text: 'Заявка исполнена три дня назад, а на карту ничего не поступило.',
    hoursAgo: 30,
    status: 'new',
    priority: 'urgent',
  },
  {
    author: 6,
    category: 'technical',
    subject: 'Камера не читает чек',
    text: 'На телефоне открывается камера, но QR-код не распознаётся. Ввожу вручную.',
    hoursAgo: 27,
    status: 'new',
  },
  {
    author: 8,
    category: 'suggestion',
    subject: 'Добавьте сортировку товаров по баллам',
    text: 'Удобно было бы видеть сверху товары, за которые больше баллов.',
    hoursAgo: 20,
    status: 'new',
    priority: 'low',
  },
  {
    author: 3,
    category: 'profile',
    subject: 'Перешёл в другую точку',
    text: 'С понедельника работаю в другом магазине сети. Как перенести профиль?',
    hoursAgo: 44,
    status: 'in_progress',
    assignee: 'support',
    thread: [
      ['support', 2, `${hello} Напишите адрес новой торговой точки, мы её проверим и перенесём профиль.`],
      ['author', 4, 'Проспект Победы, 12, «Мастерок».'],
      ['note', 5, 'Точка есть, ждём подтверждения от партнёра.'],
    ],
  },
  {
    author: 5,
    category: 'points',
    subject: 'Списали баллы после возврата',
    text: 'Покупатель вернул один перфоратор из двух, а списали за оба.',
    hoursAgo: 70,
    status: 'in_progress',
    priority: 'high',
    assignee: 'finance',
    withSale: true,
    thread: [
      ['support', 7, `${hello} Передали в финансовый отдел, сверим возврат с документами партнёра.`],
      ['note', 8, 'В документе возврата две позиции, уточняем у партнёра.'],
    ],
  },
  {
    author: 7,
    category: 'registration',
    subject: 'Не вижу свою торговую точку',
    text: 'При регистрации в списке нет нашего магазина.',
    hoursAgo: 210,
    status: 'closed',
    assignee: 'support',
    rating: 4,
    thread: [
      ['support', 1, `${hello} Магазин добавили, выберите его ещё раз.`],
      ['author', 2, 'Появился, спасибо.'],
    ],
  },
  {
    author: 9,
    category: 'technical',
    subject: 'Не приходит код по SMS',
    text: 'Второй день не могу подтвердить телефон.',
    hoursAgo: 260,
    status: 'closed',
    assignee: 'support',
    thread: [
      ['support', 4, `${hello} Оператор задерживал сообщения, сейчас всё работает. Запросите код ещё раз.`],
      ['system', 175, 'Обращение закрыто: после решения новых сообщений не было.'],
    ],
  },
  {
    author: 'partner',
    category: 'profile',
    subject: 'Новая торговая точка',
    text: 'Открываем магазин в Твери на Октябрьском, 18. Что прислать, чтобы продавцы могли участвовать?',
    hoursAgo: 96,
    status: 'resolved',
    assignee: 'support',
    thread: [
      [
        'support',
        5,
        `${hello} Добавьте точку в разделе «Торговые точки»: нужны код, название и адрес. Продавцы увидят её сразу.`,
      ],
    ],
  },
  {
    author: 'partner',
    category: 'sales',
    subject: 'Отчёт по продажам за квартал',
    text: 'В выгрузке нет колонки с серийными номерами за июль.',
    hoursAgo: 9,
    status: 'new',
  },
  {
    author: 'manufacturer',
    category: 'technical',
    subject: 'Загрузка реестра серийных номеров',
    text: 'Как часто можно загружать реестр и заменяет ли новый файл прежний?',
    hoursAgo: 26,
    status: 'waiting_author',
    assignee: 'moderator',
    thread: [
      [
        'support',
        3,
        `${hello} Загружайте, когда удобно: новые номера добавятся, известные обновятся. Какой объём у вас за раз?`,
      ],
    ],
  },
  {
    author: { name: 'Ольга', email: 'olga.gost@example.ru' },
    category: 'registration',
    subject: 'Забыла, какой телефон указала',
    text: 'Не могу войти: сменила номер и не помню, какой был при регистрации.',
    hoursAgo: 3,
    status: 'new',
  },
  {
    author: { name: 'Сергей', phone: '79035550188' },
    category: 'registration',
    subject: 'Можно ли участвовать по совместительству',
    text: 'Работаю в двух магазинах разных сетей. В какой регистрироваться?',
    hoursAgo: 33,
    status: 'in_progress',
    assignee: 'support',
    thread: [['support', 4, `${hello} Выберите магазин, где продаёте чаще. Сменить его можно в любой день.`]],
  },
];
