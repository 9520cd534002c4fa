import { Badge, Heading, Stack } from '@pribavka/ui';
import { formatDate, formatNumber, pluralRu } from '@pribavka/ui/format';

import { addSale } from './actions';
import { Sales } from './Sales';
import { readSales } from './store';
import { ThemeSwitch } from './ThemeSwitch';

export const dynamic = 'force-dynamic';

/** A server component: formats are called here, what people press is drawn by the browser's half. */
export default function Page() {
  const sales = readSales();
  const points = sales.reduce((sum, sale) => sum + sale.points, 0);
  return (
    <Stack as="main" gap={24} style={{ padding: 16, maxWidth: 960, margin: '0 auto' }}>
      <Heading level={1}>
        Продажи <Badge count={sales.length} />
      </Heading>
      <p data-testid="server">
        На {formatDate('2026-11-20')} начислено {formatNumber(points)} {pluralRu(points, ['балл', 'балла', 'баллов'])}
      </p>
      <ThemeSwitch />
      <Sales sales={sales} onSend={addSale} />
    </Stack>
  );
}
