import { matchPath } from '@pribavka/api';
import { useSession } from '@pribavka/api/react';
import { formatPhone, useTheme } from '@pribavka/ui';
import { CommandPalette, type PaletteItem, type PaletteSection, type ShellGroup } from '@pribavka/ui/shell';
import { CircleAlert, History } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { readRecent } from '../../../shared/recent.ts';
import { areas } from '../../areas.ts';
import { appMessages } from '../../messages.ts';
import { commandsOf } from './commands.ts';
import { kindLooks } from './kinds.ts';
import { paletteMessages as messages } from './messages.ts';
import { type FoundGroups, useRecordSearch } from './useRecordSearch.ts';

export interface PaletteProps {
  open: boolean;
  onClose: () => void;
  groups: readonly ShellGroup[];
}

type Go = (to: string) => () => void;

/** A phone comes as it is kept; people read it in parts. */
const withPhone = (detail: string): string => detail.replace(/^7\d{10}(?= |$)/, formatPhone);

const recordsOf = (groups: FoundGroups, go: Go): PaletteSection[] =>
  groups.flatMap(({ kind, items }) => {
    const { icon, url, states } = kindLooks[kind];
    const [{ id: first } = { id: '' }] = items;
    // An area that is not built has no card to open.
    if (!areas.some(({ path }) => matchPath(path, url(first).split('?')[0] ?? ''))) return [];
    return {
      id: kind,
      kind: 'object',
      label: messages.kinds[kind],
      filtered: true,
      items: items.map(({ id, label, detail, status }) => ({
        id: `${kind}-${id}`,
        icon,
        label,
        detail: [
          kind === 'member' ? withPhone(detail) : detail,
          status !== null && states?.[status]?.word.toLowerCase(),
        ]
          .filter(Boolean)
          .join(' · '),
        hint: messages.open,
        onSelect: go(url(id)),
      })),
    };
  });

/** Cards opened last; those of areas that are closed by now are left out. */
const recentOf = (account: string, open: ReadonlySet<string | undefined>, go: Go): PaletteItem[] =>
  readRecent(account).flatMap(({ path, label }) => {
    const area = areas.find((each) => matchPath(each.path, path));
    return area && open.has(area.section)
      ? [{ id: `recent-${path}`, icon: area.menu?.icon ?? History, label, detail: area.label, onSelect: go(path) }]
      : [];
  });

/** Ctrl K: any record by its number, name or phone, a section, a command; before typing what was opened last. */
export function Palette({ open, onClose, groups }: PaletteProps): ReactElement {
  const navigate = useNavigate();
  const { access, profile } = useSession();
  const [theme, setTheme] = useTheme();
  const [typed, setTyped] = useState('');
  const search = useRecordSearch(open ? typed : '');
  const go: Go = (to) => () => void navigate(to);
  const sectionsOfMenu = groups.flatMap((group) => group.items);
  const failure: PaletteItem = {
    ...messages.failed,
    id: 'failed',
    icon: CircleAlert,
    onSelect: search.retry,
    keepOpen: true,
  };
  const sections: PaletteSection[] = [
    {
      id: 'recent',
      kind: 'object',
      label: messages.recent,
      items:
        open && typed === '' ? recentOf(profile?.id ?? '', new Set(sectionsOfMenu.map((item) => item.id)), go) : [],
    },
    { id: 'failed', kind: 'object', label: '', filtered: true, items: search.failed ? [failure] : [] },
    ...recordsOf(search.groups, go),
    {
      id: 'sections',
      kind: 'object',
      label: messages.sections,
      items: sectionsOfMenu.map(({ id, icon, label, href }) => ({ id: `go-${id}`, icon, label, onSelect: go(href) })),
    },
    {
      id: 'commands',
      kind: 'command',
      label: messages.commands,
      items: commandsOf({ access, go, theme, setTheme }),
    },
  ];
  return (
    <CommandPalette
      open={open}
      placeholder={appMessages.palette.search}
      onClose={() => {
        setTyped('');
        onClose();
      }}
      sections={sections.filter((section) => section.items.length > 0)}
      onQuery={setTyped}
      loading={search.loading}
    />
  );
}
