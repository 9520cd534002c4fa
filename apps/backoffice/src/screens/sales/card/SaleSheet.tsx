import { useAllowed, useCommand, useQuery } from '@pribavka/api/react';
import {
  Banner,
  Button,
  DescriptionList,
  ErrorState,
  formatDate,
  formatMoney,
  formatNumber,
  LedgerStrip,
  LinkButton,
  Sheet,
  Skeleton,
  Stack,
  Stat,
  Tabs,
  Text,
  Timeline,
} from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';

import type { SheetProps } from '../../../shared/list/sheet.ts';
import { present } from '../../../shared/present.tsx';
import { Status } from '../../../shared/Status.tsx';
import { saleStates } from '../../../shared/states.ts';
import { sheetStep } from '../../../shared/steps.ts';
import { participantUrl } from '../../participants/urls.ts';
import { noDecision, type Sale } from '../queue/decision.ts';
import { Lines } from '../queue/Lines.tsx';
import { Photos } from '../queue/Photos.tsx';
import { salesQueueUrl } from '../urls.ts';
import { salesWords } from '../words.ts';

const words = salesWords.card;
type TabName = keyof typeof words.tabs;
const tabNames: TabName[] = ['sale', 'photos', 'talk', 'history'];

function About({ sale }: { sale: Sale }): ReactElement {
  return (
    <Stack gap={20}>
      {sale.reasonText && <Banner tone="warning" title={sale.reasonText} />}
      <LedgerStrip>
        <Stat size="sm" label={words.sums.points} value={formatNumber(sale.pointsTotal || sale.pointsPreview)} />
        <Stat size="sm" label={words.sums.total} value={formatMoney(sale.totalKopecks)} />
        {sale.activateAt && <Stat size="sm" label={words.sums.activates} value={formatDate(sale.activateAt, 'date')} />}
      </LedgerStrip>
      <DescriptionList
        items={[
          { term: 'Участник', value: <Link to={participantUrl(sale.member.id)}>{sale.member.fullName}</Link> },
          { term: 'Магазин', value: [sale.store?.name, sale.store?.address].filter(Boolean).join(', ') },
          { term: 'Партнёр', value: sale.partner?.name },
          { term: 'Продана', value: sale.saleDate && formatDate(sale.saleDate, 'dayMonthYear') },
          { term: 'Подана', value: sale.submittedAt && formatDate(sale.submittedAt, 'dayMonthYearTime') },
          { term: 'Решение', value: sale.decidedAt && formatDate(sale.decidedAt, 'dayMonthYearTime') },
          { term: 'Комментарий', value: sale.comment },
        ].filter((row) => row.value)}
      />
      <Lines sale={sale} decision={noDecision} change={() => undefined} editable={false} />
      {sale.operations.length > 0 && (
        <div>
          <h3>{words.operations}</h3>
          <DescriptionList
            termWidth={120}
            items={sale.operations.map((operation) => ({
              key: operation.id,
              term: formatDate(operation.occurredAt, 'tableDateTime'),
              value: `${operation.typeName}: ${formatNumber(operation.points, { sign: true })}`,
            }))}
          />
        </div>
      )}
    </Stack>
  );
}

function Talk({ sale }: { sale: Sale }): ReactElement {
  if (sale.messages.length === 0) return <Text tone="secondary">{words.noMessages}</Text>;
  return (
    <Timeline
      events={sale.messages.map((message) => ({
        key: message.id,
        at: message.at,
        time: formatDate(message.at, 'tableDateTime'),
        title: message.text,
        by: message.authorName ?? undefined,
      }))}
    />
  );
}

function Past({ sale }: { sale: Sale }): ReactElement {
  return (
    <Timeline
      events={sale.timeline.map((entry, index) => ({
        key: `${entry.at}-${index}`,
        at: entry.at,
        time: formatDate(entry.at, 'tableDateTime'),
        title: entry.title,
        by: entry.actorName ?? undefined,
        status: saleStates[entry.status].glyph,
        children: entry.text ?? undefined,
      }))}
    />
  );
}

/** The card of a sale over the list. */
export function SaleSheet({ id, neighbours, onOpen, onClose }: SheetProps): ReactElement {
  const card = useQuery('sales.get', { params: { id } });
  const undo = useCommand('sales.undoModeration', { invalidates: ['sales.*', 'members.*', 'operations.*'] });
  const mayCheck = useAllowed('sales.sale:update');
  const [tab, setTab] = useState<TabName>('sale');
  const sale = card.data;
  const checks = mayCheck && sale?.status === 'moderation';
  const takeBack = async (): Promise<void> => {
    if (!sale) return;
    try {
      await undo.run({ params: { id }, body: { version: sale.version } });
      toast.info(words.undone(sale.number));
    } catch {
      card.reload();
    }
  };
  return (
    <Sheet
      open
      size="lg"
      onClose={onClose}
      title={sale ? `Продажа ${sale.number}` : salesWords.title}
      meta={sale && <Status state={saleStates[sale.status]} />}
      previous={sheetStep(neighbours.previousId, words.previous, onOpen)}
      next={sheetStep(neighbours.nextId, words.next, onOpen)}
      tabs={
        <Tabs
          label={salesWords.title}
          idPrefix="sale"
          line={false}
          value={tab}
          onValueChange={setTab}
          tabs={tabNames.map((value) => ({ value, label: words.tabs[value] }))}
        />
      }
      footer={present(
        checks && (
          <LinkButton variant="primary" render={<Link to={salesQueueUrl(id)} />}>
            {words.check}
          </LinkButton>
        ),
        mayCheck && sale?.allowedActions.includes('undo') && (
          <Button loading={undo.pending} onClick={() => void takeBack()}>
            {words.undo}
          </Button>
        ),
      )}
    >
      {card.problem && !sale && <ErrorState onRetry={card.reload} requestId={card.problem.requestId} />}
      {card.loading && <Skeleton label={salesWords.title} />}
      {sale && (
        <div id={`sale-panel-${tab}`} role="tabpanel" aria-label={words.tabs[tab]} tabIndex={-1}>
          {tab === 'sale' && <About sale={sale} />}
          {tab === 'photos' && <Photos key={id} sale={sale} />}
          {tab === 'talk' && <Talk sale={sale} />}
          {tab === 'history' && <Past sale={sale} />}
        </div>
      )}
    </Sheet>
  );
}
