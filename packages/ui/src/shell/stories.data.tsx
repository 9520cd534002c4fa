import {
  BadgePercent,
  Box,
  Building2,
  CircleUserRound,
  Coins,
  Factory,
  House,
  KeyRound,
  LayoutDashboard,
  LifeBuoy,
  ReceiptText,
  ScrollText,
  Shield,
  Store,
  Tag,
  Users,
  ArrowLeftRight,
} from 'lucide-react';

import type { ShellGroup, ShellItem } from './common/types.ts';

export const portalItems: readonly ShellItem[] = [
  { id: 'home', label: 'Главная', href: '#home', icon: House },
  { id: 'sales', label: 'Продажи', href: '#sales', icon: ReceiptText, count: 3 },
  { id: 'points', label: 'Мои баллы', shortLabel: 'Баллы', href: '#points', icon: Coins },
  { id: 'promotions', label: 'Акции', href: '#promotions', icon: BadgePercent },
  { id: 'catalogue', label: 'Каталог', href: '#catalogue', icon: Box },
  { id: 'profile', label: 'Профиль', href: '#profile', icon: CircleUserRound, bottom: false },
];

export const backofficeGroups: readonly ShellGroup[] = [
  { id: 'top', items: [{ id: 'dashboard', label: 'Дашборд', href: '#dashboard', icon: LayoutDashboard }] },
  {
    id: 'people',
    label: 'Люди и точки',
    items: [
      { id: 'participants', label: 'Участники', href: '#participants', icon: Users },
      { id: 'partners', label: 'Партнёры', href: '#partners', icon: Building2 },
      { id: 'groups', label: 'Группы магазинов', href: '#groups', icon: Store },
      { id: 'makers', label: 'Производители', href: '#makers', icon: Factory },
      { id: 'tech', label: 'Техпользователи', href: '#tech', icon: KeyRound },
    ],
  },
  {
    id: 'programme',
    label: 'Программа',
    items: [
      { id: 'sales', label: 'Продажи', href: '#sales', icon: ReceiptText, count: 128, countTone: 'attention' },
      { id: 'promotions', label: 'Акции', href: '#promotions', icon: BadgePercent, count: 5 },
      { id: 'transactions', label: 'Транзакции', href: '#transactions', icon: ArrowLeftRight },
    ],
  },
  {
    id: 'catalogue',
    label: 'Каталог',
    items: [
      { id: 'nomenclature', label: 'Номенклатура', href: '#nomenclature', icon: Box },
      { id: 'brands', label: 'Бренды', href: '#brands', icon: Tag },
    ],
  },
  {
    id: 'control',
    label: 'Контроль',
    items: [
      { id: 'support', label: 'Обращения', href: '#support', icon: LifeBuoy, count: 14, countTone: 'attention' },
      { id: 'logs', label: 'Логи', href: '#logs', icon: ScrollText },
      { id: 'roles', label: 'Роли и доступы', href: '#roles', icon: Shield },
    ],
  },
];
