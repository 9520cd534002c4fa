import { type Access, canGrant } from '@pribavka/api';
import { type QueryState, useCommand, useQuery, useSession } from '@pribavka/api/react';
import {
  Banner,
  confirm,
  EmptyState,
  ErrorState,
  formatDate,
  IconButton,
  Menu,
  Panel,
  Skeleton,
  Stack,
  TabPanel,
  Tabs,
  Text,
} from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { Ellipsis } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useNavigateFromHere } from '../../shared/useNavigateFromHere.ts';
import { grantName } from './cells.ts';
import { rolesMessages as messages } from './messages.ts';
import type { PreviewArea } from './preview.ts';
import { Preview } from './Preview.tsx';
import { Rights } from './Rights.tsx';
import { People } from './People.tsx';
import type { Role } from './RoleList.tsx';
import { accessRolesUrl } from './urls.ts';
import { type Marks, type RoleCard, useMarks } from './useMarks.ts';

const RenameRole = lazy(async () => ({ default: (await import('./RoleForm.tsx')).RenameRole }));

export interface RoleEditorProps {
  code: string;
  roles: readonly Role[];
  areas: readonly PreviewArea[];
  groups: Readonly<Record<string, string>>;
  onCopy: () => void;
}

/** One role: its matrix, what its people see, who they are. */
export function RoleEditor({ code, ...rest }: RoleEditorProps): ReactElement {
  const query = useQuery('roles.accesses', { params: { code } }, { quiet: 'all' });
  const { data, problem } = query;
  if (data === undefined && problem) {
    return problem.kind === 'not_found' ? (
      <EmptyState title={messages.gone.title} description={messages.gone.text} />
    ) : (
      <ErrorState level={2} onRetry={query.reload} requestId={problem.requestId} />
    );
  }
  return data === undefined ? (
    <Skeleton label={messages.tabs.rights} />
  ) : (
    <Loaded key={code} {...rest} code={code} query={query} card={data} />
  );
}

interface LoadedProps extends RoleEditorProps {
  query: QueryState<'roles.accesses'>;
  card: RoleCard;
}

const tabs = ['rights', 'preview', 'people'] as const;
type TabName = (typeof tabs)[number];

function Loaded({ card, query, roles, areas, groups, onCopy }: LoadedProps): ReactElement {
  const { access, profile } = useSession();
  const [params, setParams] = useSearchParams();
  const [renaming, setRenaming] = useState(false);
  const marks = useMarks({ data: card, set: query.set });
  const { role } = card;
  const may = canGrant(access, 'roleSystem.detailAccessesRole:update');
  const foreign = role.code === 'admin' && profile?.roleCode !== 'admin';
  const [tab, setTab] = useState<TabName>(() => tabs.find((name) => name === params.get('tab')) ?? 'rights');
  const person = params.get('person');
  const [openedPerson, setOpenedPerson] = useState(person);
  if (person !== openedPerson) {
    // A link to a person of this very role leads to the tab his card opens over.
    setOpenedPerson(person);
    if (person !== null) setTab('people');
  }
  const would: Access = { roleCode: role.code, grants: new Set(marks.marked) };
  const chooseTab = (name: TabName): void => {
    setTab(name);
    // With marks that are not saved any change of the address would ask whether to leave them.
    if (!marks.changed) setParams(name === 'rights' ? {} : { tab: name }, { replace: true, preventScrollReset: true });
  };
  return (
    <Panel
      title={role.name}
      aside={
        <Stack direction="row" gap={8} align="center">
          <Text tone="secondary">{[role.code, messages.scopes[role.dataScope]].join(' · ')}</Text>
          <RoleMenu role={role} editable={may && !foreign} onRename={() => setRenaming(true)} onCopy={onCopy} />
        </Stack>
      }
    >
      <Stack gap={16}>
        {role.description !== '' && <Text as="p">{role.description}</Text>}
        <Tabs
          label={messages.tabsLabel}
          idPrefix="role"
          value={tab}
          onValueChange={chooseTab}
          tabs={tabs.map((value) => ({ value, label: messages.tabs[value] }))}
        />
        <Conflict marks={marks} />
        {foreign && <Banner tone="info" title={messages.adminOnly} />}
        {!may && <Banner tone="info" title={messages.readOnly} />}
        <TabPanel value={tab} idPrefix="role">
          {tab === 'rights' && <Rights role={role} roles={roles} marks={marks} editable={may && !foreign} />}
          {tab === 'preview' && <Preview access={would} areas={areas} groups={groups} draft={marks.changed} />}
          {tab === 'people' && <People role={role} />}
        </TabPanel>
      </Stack>
      <Suspense>{renaming && <RenameRole query={query} onClose={() => setRenaming(false)} />}</Suspense>
    </Panel>
  );
}

function Conflict({ marks: { conflict, refusal, restored } }: { marks: Marks }): ReactElement | null {
  if (refusal !== undefined) return <Banner tone="danger" title={refusal} announce />;
  if (conflict === undefined) return restored ? <Banner tone="info" title={messages.restored} announce /> : null;
  const { by, at, added, removed } = conflict;
  return (
    <Banner tone="warning" title={messages.conflict} announce>
      {[
        messages.conflictBy(by ?? messages.someone, formatDate(at, 'dayMonthYearTime')),
        messages.conflictOthers(added.map(grantName), removed.map(grantName)),
        messages.kept,
      ].join(' ')}
    </Banner>
  );
}

interface RoleMenuProps {
  role: Role;
  editable: boolean;
  onRename: () => void;
  onCopy: () => void;
}

function RoleMenu({ role, editable, onRename, onCopy }: RoleMenuProps): ReactElement | null {
  const { access } = useSession();
  // Another tab is a place in the same role.
  const fromHere = useNavigateFromHere({ anySearch: true });
  const remove = useCommand('roles.delete', { invalidates: ['roles.*'] });
  const mayCreate = canGrant(access, 'roleSystem.showEmptyMatrixAccess:create');
  const mayDelete = canGrant(access, 'roleSystem.detailAccessesRole:delete');
  const { code, name, isSystem, usersCount } = role;
  const start = async (): Promise<void> => {
    if (!(await confirm({ ...messages.deletion(name), confirmLabel: messages.delete, danger: true }))) return;
    const leave = fromHere();
    try {
      await remove.run({ params: { code } });
      toast.success(messages.deleted(name));
      leave(accessRolesUrl());
    } catch {
      // The client says why: somebody was given the role meanwhile.
    }
  };
  const blocked = isSystem ? messages.blockedSystem : usersCount > 0 ? messages.blockedUsed(usersCount) : undefined;
  const items = [
    ...(editable ? [{ id: 'rename', label: messages.rename, onSelect: onRename }] : []),
    ...(mayCreate ? [{ id: 'copy', label: messages.copy, onSelect: onCopy }] : []),
    ...(mayDelete
      ? [
          {
            id: 'delete',
            label: messages.delete,
            danger: true,
            disabledReason: blocked,
            onSelect: () => void start(),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return <Menu label={messages.more} items={items} trigger={<IconButton icon={Ellipsis} label={messages.more} />} />;
}
