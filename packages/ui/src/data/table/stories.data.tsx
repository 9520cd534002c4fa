import { Ban, Check, Download, Gift } from 'lucide-react';
import type { ReactElement } from 'react';

import { Glyph } from '../../brand/glyph/Glyph.tsx';
import type { GlyphName } from '../../brand/glyph/shapes.tsx';
import { formatNumber } from '../../foundation/format/numbers.ts';
import { column, type BulkAction, type Column } from './types.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly phone: string;
  readonly status: 'confirmed' | 'moderation' | 'phone' | 'blocked' | 'rejected';
  readonly shop: string;
  readonly sales: number;
  readonly points: number;
  readonly activity: string;
}

const surnames = [
  'Мельникова',
  'Гусева',
  'Шарипова',
  'Протасова',
  'Ким',
  'Ярошенко',
  'Ёлкина',
  'Тихомирова',
  'Белозёрова',
  'Ежова',
];
const firstNames = [
  'Анна Сергеевна',
  'Дарья Олеговна',
  'Лилия Маратовна',
  'Ева Игоревна',
  'Виктория Андреевна',
  'Полина Николаевна',
];
const shops = [
  '«Мастерок» на Победы',
  '«Ладья» ТЦ «Орион»',
  '«Домострой» на Ленина',
  '«Сибинструмент» № 4',
  '«Кубань-Мастер»',
];
const statuses: readonly Person['status'][] = [
  'confirmed',
  'confirmed',
  'moderation',
  'confirmed',
  'phone',
  'blocked',
  'rejected',
];
const pad = (n: number) => String(n).padStart(2, '0');

export const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(104_582 - at),
    name: `${surnames[at % surnames.length]} ${firstNames[(at * 7) % firstNames.length]}`,
    number: 104_582 - at,
    phone: `+7 (900) 000-${pad(Math.floor(at / 100) % 100)}-${pad(at % 100)}`,
    status: statuses[at % statuses.length] ?? 'confirmed',
    shop: shops[(at * 3) % shops.length] ?? '',
    sales: (at * 37) % 103,
    points: at % 7 === 2 ? 0 : (at * 7919) % 42_000,
    activity: `2026-11-${pad(20 - (at % 20))} ${pad(8 + (at % 12))}:${pad((at * 13) % 60)}`,
  }));

const statusLabels: Readonly<Record<Person['status'], readonly [GlyphName, string]>> = {
  confirmed: ['ok', 'Подтверждён'],
  moderation: ['wait', 'На модерации'],
  phone: ['warn', 'Ждёт код из SMS'],
  blocked: ['stop', 'Заблокирован'],
  rejected: ['bad', 'Отклонён'],
};

const Status = ({ status }: { status: Person['status'] }): ReactElement => {
  const [glyph, text] = statusLabels[status];
  const colour = { phone: 'var(--pb-warning-text)', rejected: 'var(--pb-danger-text)' }[status as string];
  return (
    <span style={{ display: 'inline-flex', gap: 6, alignItems: 'center', color: colour }}>
      <Glyph name={glyph} /> {text}
    </span>
  );
};

const Quantity = ({ value }: { value: number }): ReactElement => (
  <span style={value === 0 ? { color: 'var(--pb-text-tertiary)', fontWeight: 400 } : undefined}>
    {formatNumber(value)}
  </span>
);

export const personColumns: readonly Column<Person>[] = [
  column<Person>({
    id: 'name',
    header: 'Участник',
    cell: (row) => row.name,
    value: (row) => row.name,
    pin: 'start',
    minWidth: 220,
    hideable: false,
    sortable: true,
    card: 'title',
  }),
  column<Person>({
    id: 'number',
    header: '№',
    cell: (row) => formatNumber(row.number),
    value: (row) => row.number,
    width: 90,
    tone: 'muted',
    sortable: true,
    card: 'hidden',
  }),
  column<Person>({
    id: 'phone',
    header: 'Телефон',
    cell: (row) => row.phone,
    value: (row) => row.phone,
    width: 150,
    card: 'hidden',
  }),
  column<Person>({
    id: 'status',
    header: 'Статус',
    cell: (row) => <Status status={row.status} />,
    value: (row) => statusLabels[row.status][1],
    width: 164,
    sortable: true,
    card: 'status',
  }),
  column<Person>({
    id: 'shop',
    header: 'Магазин',
    cell: (row) => row.shop,
    value: (row) => row.shop,
    minWidth: 160,
    sortable: true,
  }),
  column<Person>({
    id: 'sales',
    header: 'Продажи',
    cell: (row) => <Quantity value={row.sales} />,
    value: (row) => row.sales,
    width: 100,
    align: 'end',
    sortable: true,
    sortDescFirst: true,
    card: 'hidden',
  }),
  column<Person>({
    id: 'points',
    header: 'Баллы',
    cell: (row) => <Quantity value={row.points} />,
    value: (row) => row.points,
    width: 100,
    align: 'end',
    tone: 'strong',
    sortable: true,
    sortDescFirst: true,
    card: 'end',
  }),
  column<Person>({
    id: 'activity',
    header: 'Активность',
    cell: (row) => `${row.activity.slice(8, 10)}.${row.activity.slice(5, 7)} ${row.activity.slice(11)}`,
    value: (row) => row.activity,
    width: 124,
    tone: 'muted',
    sortable: true,
    sortDescFirst: true,
    card: 'hidden',
  }),
];

export const personActions: readonly BulkAction[] = [
  { id: 'confirm', label: 'Подтвердить', icon: Check, onAction: () => undefined },
  { id: 'block', label: 'Заблокировать', shortLabel: 'Блокировать', icon: Ban, onAction: () => undefined },
  { id: 'gift', label: 'Начислить баллы', shortLabel: 'Начислить', icon: Gift, onAction: () => undefined },
  { id: 'export', label: 'Экспорт', icon: Download, onAction: () => undefined },
];
