import { Heading, Stack } from '@pribavka/ui';
import { useState } from 'react';

import { firstSales, type NewSale } from './sales';
import { SaleForm } from './SaleForm';
import { SalesTable } from './SalesTable';
import { ThemeSwitch } from './ThemeSwitch';

export function App() {
  const [sales, setSales] = useState(firstSales);
  const add = (sale: NewSale) => setSales((before) => [...before, { ...sale, id: String(before.length + 1) }]);
  return (
    <Stack as="main" gap={24} style={{ padding: 16, maxWidth: 960, margin: '0 auto' }}>
      <Heading level={1}>Продажи</Heading>
      <ThemeSwitch />
      <SalesTable sales={sales} />
      <SaleForm onSend={async (sale) => add(sale)} />
    </Stack>
  );
}
