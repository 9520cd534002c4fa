import { Heading, Stack, UiProvider } from '@pribavka/ui';
import { useState } from 'react';

import { IslandStyles } from './IslandStyles';
import { SaleForm } from './SaleForm';
import type { NewSale, Sale } from './sales';
import { SalesTable } from './SalesTable';
import { ThemeSwitch } from './ThemeSwitch';

/** One island: what shares state or a provider stands in one, for islands do not see each other's context. */
export function SalesIsland({ sales: first }: { readonly sales: readonly Sale[] }) {
  const [sales, setSales] = useState(first);
  const add = async (sale: NewSale) => setSales((before) => [...before, { ...sale, id: String(before.length + 1) }]);
  return (
    <IslandStyles>
      <UiProvider>
        <Stack as="main" gap={24} style={{ padding: 16, maxWidth: 960, margin: '0 auto' }}>
          <Heading level={1}>Продажи</Heading>
          <ThemeSwitch />
          <SalesTable sales={sales} />
          <SaleForm onSend={add} />
        </Stack>
      </UiProvider>
    </IslandStyles>
  );
}
