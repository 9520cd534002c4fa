/** Members with a story of their own; the rest come from the lists below. */
export interface PersonSeed {
  lastName: string;
  firstName: string;
  middleName: string;
  /** Ten digits after +7. */
  phone: string;
  email: string;
  shop: string;
  status: 'confirmed' | 'moderation' | 'rejected' | 'blocked';
  phoneVerified?: boolean;
  reason?: string;
  /** Sales a month, roughly; none for people who have not begun. */
  pace: number;
  passport: 'empty' | 'on_check' | 'verified' | 'declined' | 'expired';
  passportReason?: string;
  position: string;
  /** Days since the registration, where a story needs its time. */
  registeredDaysAgo?: number;
}

type Row = [
  name: string,
  phone: string,
  mail: string,
  shop: string,
  pace: number,
  passport: PersonSeed['passport'],
  position?: string,
];

export const person = (
  [name, phone, mail, shop, pace, passport, position]: Row,
  more: Partial<PersonSeed> = {},
): PersonSeed => {
  const [lastName = '', firstName = '', middleName = ''] = name.split(' ');
  return {
    lastName,
    firstName,
    middleName,
    phone,
    email: mail,
    shop,
    status: 'confirmed',
    pace,
    passport,
    position: position ?? 'Продавец-консультант',
    ...more,
  };
};

/** The member of the pictures: the demo account. */
export const demoMember: PersonSeed = person(
  [
    'Мельникова Анна Сергеевна',
    '9065550147',
    'a.melnikova@masterok.example',
    'ТВ-01',
    9,
    'verified',
    'Старший продавец',
  ],
  { registeredDaysAgo: 215 },
);

/** The demo account whose form waits for a decision. */
export const newcomer: PersonSeed = person(
  ['Шарипова Лилия Маратовна', '9175556312', 'l.sharipova@masterok.example', 'ТВ-02', 0, 'empty'],
  { status: 'moderation' },
);

export const people: readonly PersonSeed[] = [
  person([
    'Гусев Дмитрий Олегович',
    '9155552890',
    'd.gusev@masterok.example',
    'ТВ-02',
    11,
    'verified',
    'Старший продавец',
  ]),
  person(['Фролов Никита Сергеевич', '9095557462', 'n.frolov@masterok.example', 'ТВ-01', 6, 'verified']),
  person(['Овчинников Артём Денисович', '9125556843', 'a.ovchinnikov@domostroy.example', 'НС-01', 5, 'on_check']),
  person(['Протасов Егор Игоревич', '9235554008', 'e.protasov@domostroy.example', 'НС-01', 7, 'verified']),
  person([
    'Ярошенко Павел Николаевич',
    '9285551964',
    'p.yaroshenko@kuban.example',
    'КР-01',
    12,
    'verified',
    'Заместитель директора',
  ]),
  person(['Журавлёв Степан Петрович', '9185552307', 's.zhuravlev@kuban.example', 'КР-02', 10, 'verified']),
  person(['Белозёрова Ольга Фёдоровна', '9215553699', 'o.belozerova@nevsky.example', 'СП-01', 8, 'verified']),
  person(['Лаптева Мария Юрьевна', '9535559150', 'm.lapteva@nevsky.example', 'СП-02', 9, 'verified']),
  person(['Абдуллаева Зарема Руслановна', '9615558425', 'z.abdullaeva@domostroy.example', 'НС-02', 5, 'verified']),
  person(['Салтыков-Щедрин Пётр Ильич', '9265550911', 'p.saltykov@nevsky.example', 'СП-01', 4, 'on_check']),
  person(['Кузнецова Вероника Павловна', '9045552218', 'v.kuznetsova@kuban.example', 'СЧ-01', 6, 'verified']),
  person(['Мамедов Эльдар Рашидович', '9885557734', 'e.mamedov@kuban.example', 'КР-01', 5, 'declined'], {
    passportReason: 'На фото не читается номер. Переснимите разворот без бликов.',
  }),
  person(['Ершов Виктор Андреевич', '9105554409', 'v.ershov@masterok.example', 'РЖ-01', 3, 'expired']),
  person(['Ким Виктория Андреевна', '9505557731', 'v.kim@domostroy.example', 'БР-01', 0, 'empty'], {
    status: 'moderation',
    phoneVerified: false,
  }),
  person(['Сафин Тимур Ильдарович', '9275550718', 't.safin@masterok.example', 'ТО-01', 0, 'empty'], {
    status: 'moderation',
  }),
  person(['Назарова Елизавета Кирилловна', '9655554586', 'e.nazarova@domostroy.example', 'КМ-01', 0, 'empty'], {
    status: 'rejected',
    reason: 'В торговой точке нет сотрудника с таким именем. Проверьте место работы и подайте анкету ещё раз.',
  }),
  person(['Тихомиров Константин Львович', '9045555273', 'k.tikhomirov@nevsky.example', 'ГТ-01', 4, 'verified'], {
    status: 'blocked',
    reason: 'Подделанные чеки: три продажи с одним фото.',
  }),
];

export const surnames = [
  ['Соколов', 'Соколова'],
  ['Морозов', 'Морозова'],
  ['Волков', 'Волкова'],
  ['Зайцев', 'Зайцева'],
  ['Павлов', 'Павлова'],
  ['Семёнов', 'Семёнова'],
  ['Голубев', 'Голубева'],
  ['Виноградов', 'Виноградова'],
  ['Воробьёв', 'Воробьёва'],
  ['Калинин', 'Калинина'],
  ['Поляков', 'Полякова'],
  ['Щербаков', 'Щербакова'],
  ['Кириллов', 'Кириллова'],
  ['Быков', 'Быкова'],
  ['Третьяков', 'Третьякова'],
  ['Блинов', 'Блинова'],
  ['Рожков', 'Рожкова'],
  ['Гаврилов', 'Гаврилова'],
  ['Лукин', 'Лукина'],
  ['Ефимов', 'Ефимова'],
] as const;

export const firstNames = {
  man: ['Алексей', 'Сергей', 'Роман', 'Илья', 'Денис', 'Кирилл', 'Глеб', 'Фёдор', 'Марат', 'Антон'],
  woman: ['Екатерина', 'Наталья', 'Юлия', 'Алёна', 'Дарья', 'Полина', 'Гузель', 'Ксения', 'Светлана', 'Жанна'],
} as const;

export const middleNames = {
  man: ['Андреевич', 'Викторович', 'Олегович', 'Юрьевич', 'Геннадьевич', 'Рустамович', 'Львович', 'Артёмович'],
  woman: ['Андреевна', 'Викторовна', 'Олеговна', 'Юрьевна', 'Геннадьевна', 'Рустамовна', 'Львовна', 'Артёмовна'],
} as const;
