import type { Grant } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { Panel, Text } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { differenceOf, grantName, grantsIn } from './cells.ts';
import { Names } from './Frame.tsx';
import { rolesMessages as messages } from './messages.ts';
import type { Role } from './RoleList.tsx';

/** Rights of another role; undefined until they have come, and when there is none to compare with. */
export function useRights(code: string | undefined): readonly Grant[] | undefined {
  const card = useQuery('roles.accesses', { params: { code: code ?? '' } }, { enabled: code !== undefined }).data;
  return code === undefined || card === undefined ? undefined : grantsIn(card.items);
}

export interface ComparisonProps {
  role: Pick<Role, 'name'>;
  other: Pick<Role, 'name'>;
  marked: readonly Grant[];
  others: readonly Grant[];
}

/** What one role has and the other has not, in words. */
export function Comparison({ role, other, marked, others }: ComparisonProps): ReactElement {
  const { added, removed } = differenceOf(others, marked);
  return (
    <Panel level={3} tone="sunken" title={messages.comparison(role.name, other.name)}>
      {added.length + removed.length === 0 && <Text as="p">{messages.same}</Text>}
      <GrantList title={messages.onlyHere(role.name)} grants={added} />
      <GrantList title={messages.onlyThere(other.name)} grants={removed} />
    </Panel>
  );
}

/** Rights by their names under a word of what happens to them; nothing when there are none. */
export function GrantList({ title, grants }: { title: string; grants: readonly Grant[] }): ReactElement | null {
  if (grants.length === 0) return null;
  return (
    <div>
      <Text as="p" weight="semibold">
        {title}
      </Text>
      <Names>
        {grants.map((grant) => (
          <li key={grant}>{grantName(grant)}</li>
        ))}
      </Names>
    </div>
  );
}
