import { useQuery, useSession } from '@pribavka/api/react';
import { Button, EmptyState, ErrorState, Skeleton, Stack, Text } from '@pribavka/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { neighboursOf } from '../../shared/list/neighbours.ts';
import { rolesMessages } from './messages.ts';
import type { Role } from './RoleList.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { personUrl } from './urls.ts';

const GiveRole = lazy(async () => ({ default: (await import('./GiveRole.tsx')).GiveRole }));
const StaffCard = lazy(async () => ({ default: (await import('./StaffCard.tsx')).StaffCard }));
const NewStaff = lazy(async () => ({ default: (await import('./GiveRole.tsx')).NewStaff }));

const messages = rolesMessages.people;

/** Accounts of these roles are made where they belong, not given to staff. */
const ownDoors = new Set(['member', 'partner', 'manufacturer', 'technical']);

/** Who has the role, and for an administrator the way to give it. */
export function People({ role }: { role: Role }): ReactElement {
  const [size, setSize] = useState(20);
  const [form, setForm] = useState<'give' | 'invite'>();
  const isAdmin = useSession().profile?.roleCode === 'admin';
  const query = { params: { code: role.code }, query: { page: 1, size } };
  const { data, problem, loading, reload } = useQuery('roles.users', query, { keepPreviousData: true });
  const given = !ownDoors.has(role.code);
  const close = (): void => setForm(undefined);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const person = params.get('person');
  const open = (id: string): void => setParams({ tab: 'people', person: id });
  const rows = data?.items ?? [];
  return (
    <Stack gap={16}>
      <Stack direction="row" gap={8} wrap align="center" justify="between">
        <Text weight="semibold">{messages.title(role.usersCount)}</Text>
        {isAdmin && given && (
          <Stack direction="row" gap={8} wrap>
            <Button onClick={() => setForm('give')}>{messages.give}</Button>
            <Button onClick={() => setForm('invite')}>{messages.invite}</Button>
          </Stack>
        )}
      </Stack>
      {loading && <Skeleton label={messages.caption(role.name)} />}
      {problem && !data && <ErrorState level={3} onRetry={reload} requestId={problem.requestId} />}
      {data?.items.length === 0 && (
        <EmptyState
          level={3}
          title={given ? messages.none.title : messages.noneOwn.title}
          description={given ? messages.none.text : messages.noneOwn.text}
        />
      )}
      {data && data.items.length > 0 && (
        <PeopleTable name={role.name} rows={data.items} onOpen={given ? open : undefined} />
      )}
      {data && data.total > data.items.length && size < 200 && (
        <div>
          <Button onClick={() => setSize(Math.min(size * 2, 200))}>{messages.all}</Button>{' '}
          <Text tone="secondary">{messages.rest(data.total - data.items.length)}</Text>
        </div>
      )}
      <Suspense>
        {given && person !== null && (
          <StaffCard
            // A link of the journal knows the person, not the role.
            onRole={(code) => {
              if (code !== role.code) void navigate(personUrl(code, person), { replace: true });
            }}
            place={{
              id: person,
              neighbours: neighboursOf(
                rows.map(({ id }) => id),
                person,
              ),
              onOpen: open,
              onClose: () => setParams({ tab: 'people' }, { replace: true }),
            }}
          />
        )}
        {form === 'give' && <GiveRole role={role} onClose={close} />}
        {form === 'invite' && <NewStaff role={role} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
