import type { Output } from '@pribavka/api';
import { useAllowed, useCommand, useQuery } from '@pribavka/api/react';
import type { ReactElement } from 'react';

import { lazyOf } from '../../shared/lazy-of.ts';
import { deletion, editing, switching } from '../../shared/sheet/record-actions.ts';
import { Sheet, type SheetPlace } from '../../shared/sheet/Sheet.tsx';
import { Members } from './card/Members.tsx';
import { Usage } from './card/Usage.tsx';
import { groupsMessages as messages, stateOf } from './messages.ts';

const GroupForm = lazyOf(() => import('./form/GroupForm.tsx'), 'GroupForm');

const grants = {
  update: 'storesGroups.storesGroupsDetail:update',
  delete: 'storesGroups.storesGroupsDetail:delete',
} as const;

export type Group = Output<'storeGroups.get'>;

/** The card of a group over the list: its shops, the promotions that read it. */
export function GroupSheet({ place }: { place: SheetPlace }): ReactElement {
  const params = { id: place.id };
  const query = useQuery('storeGroups.get', { params });
  const update = useCommand('storeGroups.update', { invalidates: ['storeGroups.*', 'partners.promotions'] });
  const remove = useCommand('storeGroups.delete', { invalidates: ['storeGroups.list', 'storeGroups.shortList'] });
  const mayDelete = useAllowed(grants.delete);
  const setActive = ({ name, kind, rule, stores, version }: Group, isActive: boolean): Promise<Group> => {
    const members = kind === 'rule' ? { rule: rule ?? undefined } : { storeIds: stores.map(({ id }) => id) };
    // The question has named the promotions.
    return update.run({ params, body: { name, kind, ...members, isActive, acknowledged: true, version } });
  };
  return (
    <Sheet<Group>
      place={place}
      query={query}
      size="lg"
      name={messages.title}
      state={stateOf}
      previous={messages.previous}
      next={messages.next}
      tabs={[
        { id: 'stores', label: messages.tabs.stores, render: (group) => <Members group={group} /> },
        {
          id: 'usage',
          label: messages.tabs.usage,
          render: (group) => <Usage group={group} query={query} mayDelete={mayDelete} />,
        },
      ]}
      actions={(group) => [
        editing(grants.update, (onClose) => <GroupForm query={query} onClose={onClose} />),
        switching(messages, group, { grant: grants.update, run: (isActive) => setActive(group, isActive) }),
        deletion(messages, group.name, {
          grant: grants.delete,
          disabledReason: group.promotions.length > 0 ? messages.blocked(group.promotions) : undefined,
          run: () => remove.run({ params }),
        }),
      ]}
    />
  );
}
