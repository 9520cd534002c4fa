import { person, type PersonSeed } from '../data/people.ts';

/** Sees what a promotion can be in: a threshold, a limit of one's own, a budget that ends; has payouts and a gift. */
const promoted: PersonSeed = person(
  ['Рябинина Софья Андреевна', '9215554716', 's.ryabinina@nevsky.example', 'ГТ-01', 0, 'verified', 'department_head'],
  { registeredDaysAgo: 150 },
);

/** May sell, but not take points out. */
const restricted: PersonSeed = person(
  ['Дорохов Артур Игоревич', '9215556128', 'a.dorokhov@nevsky.example', 'СП-02', 0, 'verified', 'seller'],
  { registeredDaysAgo: 140, reason: 'Сверяем чеки с торговой точкой. Обычно это занимает до пяти рабочих дней.' },
);

/** Has taken the points of a sale out before the buyer brought the product back. */
const indebted: PersonSeed = person(
  ['Лисицын Вадим Романович', '9215557390', 'v.lisitsyn@nevsky.example', 'СП-01', 0, 'verified', 'seller'],
  { registeredDaysAgo: 130 },
);

/** Members made for one state each, in the order `planStates` expects. */
export const statePeople = [promoted, restricted, indebted] as const;
