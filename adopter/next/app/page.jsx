// A server component: rules and formats are called here, the table is drawn by the browser's half.
import { routes } from '@pribavka/api/routes';
import { phone } from '@pribavka/forms/masks';
import { compose, innChecksum, innLength, required } from '@pribavka/forms/rules';
import { Badge, Logo, StoneSlab } from '@pribavka/ui';
import { formatDate, formatPoints } from '@pribavka/ui/format';

import { Sales } from './table/Sales';

const check = compose(required, innLength, innChecksum);

export default function Page() {
  return (
    <main>
      <Logo caption="Next" />
      <StoneSlab style={{ width: 320, height: 120 }}>{formatPoints(12480)}</StoneSlab>
      <Badge count={3} />
      <p data-testid="rule">{check('7707083890') ?? 'верно'}</p>
      <p data-testid="right">{check('7707083893') ?? 'верно'}</p>
      <p data-testid="mask">{phone.format('79123456789')}</p>
      <p data-testid="date">{formatDate('2026-11-20')}</p>
      <p data-testid="path">{routes['sales.list'].path}</p>
      <Sales
        rows={[
          { id: '1', name: 'Дрель', points: 350 },
          { id: '2', name: 'Болгарка', points: 120 },
        ]}
      />
    </main>
  );
}
