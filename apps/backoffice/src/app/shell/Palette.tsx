import { canGrant, isAvailable } from '@pribavka/api';
import { useAllowed, usePagedList, useSession } from '@pribavka/api/react';
import { useDebouncedValue } from '@pribavka/ui';
import { CommandPalette, type PaletteSection, type ShellGroup } from '@pribavka/ui/shell';
import { ReceiptText, User } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { participantUrl } from '../../screens/participants/urls.ts';
import { saleUrl } from '../../screens/sales/urls.ts';
import { areas } from '../areas.ts';
import { appMessages } from '../messages.ts';

export interface PaletteProps {
  open: boolean;
  onClose: () => void;
  groups: readonly ShellGroup[];
}

/** Shortest text the server is asked about. */
const enough = 2;

/** Ctrl K: a participant by phone, name or number, a sale, a section, a command. */
export function Palette({ open, onClose, groups }: PaletteProps): ReactElement {
  const navigate = useNavigate();
  const { access } = useSession();
  const [typed, setTyped] = useState('');
  const query = useDebouncedValue(typed);
  const asks = open && query.length >= enough;
  const people = useAllowed('memberPage.memberList:read');
  const sales = useAllowed('sales.salesListAdmin:read');
  const members = usePagedList('members.list', { size: 5, search: query }, { enabled: asks && people, quiet: 'all' });
  const found = usePagedList('sales.adminList', { size: 5, search: query }, { enabled: asks && sales, quiet: 'all' });
  const go = (to: string) => () => void navigate(to);

  const sections: PaletteSection[] = [
    {
      id: 'members',
      kind: 'object',
      label: appMessages.palette.participants,
      filtered: true,
      items: (asks ? members.items : []).map((row) => ({
        id: row.id,
        icon: User,
        label: row.fullName,
        detail: [row.phone, row.store?.name].filter(Boolean).join(' · '),
        onSelect: go(participantUrl(row.id)),
      })),
    },
    {
      id: 'sales',
      kind: 'object',
      label: appMessages.palette.sales,
      filtered: true,
      items: (asks ? found.items : []).map((row) => ({
        id: row.id,
        icon: ReceiptText,
        label: row.number,
        detail: [row.firstProduct?.name, row.member.name].filter(Boolean).join(' · '),
        onSelect: go(saleUrl(row.id)),
      })),
    },
    {
      id: 'sections',
      kind: 'object',
      label: appMessages.palette.sections,
      items: groups.flatMap((group) =>
        group.items.map((item) => ({
          id: `go-${item.id}`,
          icon: item.icon,
          label: item.label,
          onSelect: go(item.href),
        })),
      ),
    },
    {
      id: 'commands',
      kind: 'command',
      label: appMessages.palette.commands,
      items: areas.flatMap(({ command, screen, grant, label, url }) =>
        command !== undefined && isAvailable(screen, access) && (grant === undefined || canGrant(access, grant))
          ? [{ id: label, icon: ReceiptText, label: command, onSelect: go(url()) }]
          : [],
      ),
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
      loading={asks && (members.loading || found.loading)}
    />
  );
}
