import { useQuery } from '@pribavka/api/react';
import { FieldShell, useFormField } from '@pribavka/forms';
import { Button, SearchInput, Stack, Text } from '@pribavka/ui';
import { TreePicker, type TreeNode } from '@pribavka/ui/table';
import { type ReactElement, useMemo, useState } from 'react';

import { storesOfCompanies, treeOf } from '../../../shared/stores/tree.ts';
import { wizardMessages } from './messages.ts';
import { ruleMessages } from './steps/messages.ts';
import type { Named } from './values.ts';

const messages = ruleMessages.audience;
const none: readonly Named[] = [];
const fewestLetters = 2;

/** Shops by the company they belong to; what is chosen stays in sight while another company is looked for. */
export function StoresField({ name }: { name: 'stores' | 'exceptStores' }): ReactElement {
  const label = wizardMessages.labels[name];
  const field = useFormField<readonly Named[]>(name, label, none, {});
  const [opened, setOpened] = useState(false);
  const [company, setCompany] = useState('');
  const asked = company.trim();
  const enabled = asked.length >= fewestLetters;
  const found = useQuery('stores.findByCompanyName', { query: { name: asked || '-' } }, { enabled, quiet: 'all' });
  const shops = useMemo(() => (enabled && found.data ? storesOfCompanies(found.data) : []), [enabled, found.data]);
  const chosen = field.value;
  const known = new Map<string, Named>([
    ...shops.map((shop) => [shop.id, { id: shop.id, name: shop.name, detail: shop.partner.name }] as const),
    ...chosen.map((shop) => [shop.id, shop] as const),
  ]);
  const elsewhere: TreeNode[] = chosen
    .filter(({ id }) => shops.every((shop) => shop.id !== id))
    .map((shop) => ({ id: shop.id, label: shop.name, detail: shop.detail }));
  const status =
    enabled && found.loading ? messages.searching : found.data?.length === 0 ? messages.nothing : undefined;
  return (
    <FieldShell name={name} label={label} field={field} optional group>
      {opened || chosen.length > 0 ? (
        <Stack gap={8}>
          <SearchInput
            value={company}
            aria-label={`${label}: ${messages.company}`}
            placeholder={messages.company}
            onValueChange={setCompany}
          />
          <Text as="p" view="caption" tone="secondary" role="status">
            {status ?? messages.companyHint}
          </Text>
          <TreePicker
            label={label}
            nodes={[...elsewhere, ...treeOf(shops)]}
            searchLabel={null}
            emptyText={messages.treeEmpty}
            value={chosen.map(({ id }) => id)}
            countText={messages.chosen}
            onValueChange={(ids) => field.change(ids.flatMap((id) => known.get(id) ?? []))}
          />
        </Stack>
      ) : (
        <div>
          <Button size="sm" onClick={() => setOpened(true)}>
            {messages.pick}
          </Button>
        </div>
      )}
    </FieldShell>
  );
}
