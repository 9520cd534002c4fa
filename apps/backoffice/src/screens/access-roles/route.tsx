import { canGrant } from '@pribavka/api';
import { useQuery, useSession } from '@pribavka/api/react';
import { Button, EmptyState, ErrorState, PageHeader, Skeleton, Stack } from '@pribavka/ui';
import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import { Frame } from './Frame.tsx';
import { rolesMessages as messages } from './messages.ts';
import type { PreviewArea } from './preview.ts';
import { rolesInput } from './query.ts';
import { RoleEditor } from './RoleEditor.tsx';
import { RoleList } from './RoleList.tsx';
import { roleUrl } from './urls.ts';
import { WaitingForMe } from './WaitingForMe.tsx';

const NewRole = lazy(async () => ({ default: (await import('./RoleForm.tsx')).NewRole }));

/** What the app's menu is made of; the preview of a role shows the same. */
export interface AppMenu {
  readonly areas: readonly PreviewArea[];
  readonly groups: Readonly<Record<string, string>>;
}

function Screen({ areas, groups }: AppMenu): ReactElement {
  const { access, profile } = useSession();
  const { id } = useParams();
  const navigate = useNavigate();
  const [creating, setCreating] = useState<{ from: string | undefined }>();
  const { data, problem, loading, reload } = useQuery('roles.list', rolesInput);
  const roles = data?.items ?? [];
  const code = id ?? roles[0]?.code;
  const mayCreate = canGrant(access, 'roleSystem.showEmptyMatrixAccess:create');
  return (
    <Stack gap={16}>
      <PageHeader
        title={messages.title}
        inBar
        style={{ marginBottom: 4 }}
        actions={
          mayCreate && (
            <Button variant="primary" onClick={() => setCreating({ from: undefined })}>
              {messages.add}
            </Button>
          )
        }
      />
      {profile?.roleCode === 'admin' && <WaitingForMe />}
      {loading && <Skeleton label={messages.roles} />}
      {problem && !data && <ErrorState level={2} onRetry={reload} requestId={problem.requestId} />}
      {data && (
        <Frame>
          <RoleList roles={roles} current={code} />
          {code === undefined ? (
            <EmptyState title={messages.empty} />
          ) : (
            <RoleEditor
              key={code}
              code={code}
              roles={roles}
              areas={areas}
              groups={groups}
              onCopy={() => setCreating({ from: code })}
            />
          )}
        </Frame>
      )}
      <Suspense>
        {creating && (
          <NewRole
            roles={roles}
            from={creating.from}
            onClose={() => setCreating(undefined)}
            onSaved={(role) => {
              setCreating(undefined);
              void navigate(roleUrl(role.code));
            }}
          />
        )}
      </Suspense>
    </Stack>
  );
}

/** The screen over the menu of the app: a screen knows no other areas itself. */
export const screenOver = (menu: AppMenu): { Component: ComponentType } => ({
  Component: () => <Screen {...menu} />,
});
