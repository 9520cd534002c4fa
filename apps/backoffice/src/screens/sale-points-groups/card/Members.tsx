import { DescriptionList, EmptyState, formatDate, Heading, Stack, Text } from '@pribavka/ui';
import { type Column, DataTable } from '@pribavka/ui/table';
import type { ReactElement } from 'react';

import { statusColumn, textColumn } from '../../../shared/list/columns.tsx';
import { storeStates } from '../../../shared/states.ts';
import type { Group } from '../GroupSheet.tsx';
import { groupsMessages as messages } from '../messages.ts';

type Store = Group['stores'][number];

const columns: readonly Column<Store>[] = [
  textColumn({ id: 'name', header: messages.members.store, text: (row) => row.name, hideable: false, card: 'title' }),
  textColumn({ id: 'partner', header: messages.members.partner, text: (row) => row.partner.name, card: 'meta' }),
  textColumn({ id: 'code', header: messages.members.code, width: 92, text: (row) => row.code }),
  textColumn({ id: 'address', header: messages.members.address, text: (row) => row.address }),
  statusColumn({ header: messages.members.status, width: 116, state: (row) => storeStates[row.status] }),
];

/** «Состав»: how the group is made and which shops are in it now. */
export function Members({ group }: { group: Group }): ReactElement {
  const { rule, rulePartners } = group;
  const conditions = rule && [
    [messages.rule.partners, rulePartners.map(({ name }) => name)] as const,
    [messages.rule.regions, rule.regions] as const,
    [messages.rule.cities, rule.cities] as const,
    [messages.rule.codes, rule.codes] as const,
  ];
  return (
    <Stack gap={20}>
      <DescriptionList
        termWidth={140}
        items={[
          { term: messages.columns.kind, value: messages.kinds[group.kind] },
          { term: messages.tabs.stores, value: messages.total(group.storesCount, group.partnersCount) },
          ...(group.description ? [{ term: messages.facts.description, value: group.description }] : []),
          { term: messages.facts.changed, value: formatDate(group.updatedAt, 'dayMonthYearTime') },
          ...(group.updatedBy ? [{ term: messages.facts.changedBy, value: group.updatedBy }] : []),
        ]}
      />
      {conditions && (
        <section>
          <Heading level={3}>{messages.rule.title}</Heading>
          <DescriptionList
            termWidth={140}
            items={conditions
              .filter(([, values]) => values.length > 0)
              .map(([term, values]) => ({ term, value: values.join(', ') }))}
          />
          <Text as="p" tone="secondary">
            {messages.rule.live}
          </Text>
        </section>
      )}
      <DataTable
        caption={messages.members.caption}
        columns={columns}
        rows={group.stores}
        getRowId={(row) => row.id}
        empty={<EmptyState level={3} title={messages.none.title} description={messages.none.text} />}
      />
    </Stack>
  );
}
