import { useAllowed, usePagedList } from '@pribavka/api/react';
import { useSettled } from '@pribavka/ui';
import { CommandPalette, type PaletteSection, type ShellGroup } from '@pribavka/ui/shell';
import { ReceiptText, User } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { participantUrl } from '../../screens/participants/urls.ts';
import { salesQueueUrl, saleUrl } from '../../screens/sales/urls.ts';
import { appWords } from '../words.ts';

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
  const [typed, setTyped] = useState('');
  const query = useSettled(typed);
  const asks = open && query.length >= enough;
  const people = useAllowed('memberPage.memberList:read');
  const sales = useAllowed('sales.salesListAdmin:read');
  const moderates = useAllowed('sales.sale:update');
  const members = usePagedList('members.list', { size: 5, search: query }, { enabled: asks && people, quiet: 'all' });
  const found = usePagedList('sales.adminList', { size: 5, search: query }, { enabled: asks && sales, quiet: 'all' });
  const go = (to: string) => () => void navigate(to);

  const sections: PaletteSection[] = [
    {
      id: 'members',
      kind: 'object',
      label: appWords.palette.participants,
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
      label: appWords.palette.sales,
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
      label: appWords.palette.sections,
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
      label: appWords.palette.commands,
      items: moderates
        ? [{ id: 'queue', icon: ReceiptText, label: appWords.palette.queue, onSelect: go(salesQueueUrl()) }]
        : [],
    },
  ];
  return (
    <CommandPalette
      open={open}
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
