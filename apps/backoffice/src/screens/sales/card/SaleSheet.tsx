import { useAllowed, useCommand, useQuery } from '@pribavka/api/react';
import {
  Banner,
  DescriptionList,
  formatDate,
  formatMoney,
  formatNumber,
  Heading,
  Stack,
  Stat,
  Text,
  Timeline,
} from '@pribavka/ui';
import { LedgerStrip } from '@pribavka/ui/loyalty';
import { lazy, type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';

import { Sheet, type SheetPlace } from '../../../shared/sheet/Sheet.tsx';
import { Status } from '../../../shared/Status.tsx';
import { saleStates } from '../../../shared/states.ts';
import { operationUrl } from '../../transactions/urls.ts';
import { Dispute } from '../queue/Dispute.tsx';
import { Flags } from '../queue/Flags.tsx';
import { noDecision, type Sale } from '../queue/decision.ts';
import { Lines } from '../queue/Lines.tsx';
import { SaleMember } from './SaleMember.tsx';
import { Photos } from '../queue/Photos.tsx';
import { salesQueueUrl } from '../urls.ts';
import { salesMessages } from '../messages.ts';

// The form engine comes with the first return.
const ReturnForm = lazy(async () => ({ default: (await import('./ReturnForm.tsx')).ReturnForm }));

const messages = salesMessages.card;
const { tabs } = messages;

/** When it was decided and, for those who check, by whom. */
const decisionOf = ({ decidedAt, review }: Sale): string | null =>
  decidedAt && [formatDate(decidedAt, 'dayMonthYearTime'), review?.moderator?.name].filter(Boolean).join(', ');

/** Movements of points the sale has made; those who may read operations open them. */
function Operations({ sale }: { sale: Sale }): ReactElement | null {
  const opens = useAllowed('transactionPage.transactionListAdmin:read');
  if (sale.operations.length === 0) return null;
  return (
    <section>
      <Heading level={3}>{messages.operations}</Heading>
      <DescriptionList
        termWidth={160}
        items={sale.operations.map(({ id, occurredAt, typeName, points }) => ({
          key: id,
          term: formatDate(occurredAt, 'dayMonthYearTime'),
          value: (
            <>
              {opens ? <Link to={operationUrl(id)}>{typeName}</Link> : typeName} {formatNumber(points, { sign: true })}
            </>
          ),
        }))}
      />
    </section>
  );
}

function About({ sale }: { sale: Sale }): ReactElement {
  return (
    <Stack gap={20}>
      {sale.reasonText && <Banner tone="warning" title={sale.reasonText} />}
      {sale.disputed && sale.status === 'moderation' && (
        <Dispute sale={sale} own={!sale.allowedActions.includes('lock') && sale.review?.lockedBy == null} />
      )}
      <Flags sale={sale} />
      <LedgerStrip>
        <Stat
          size="sm"
          label={messages.sums.points}
          value={formatNumber(sale.status === 'draft' ? sale.pointsPreview : sale.pointsTotal)}
        />
        <Stat size="sm" label={messages.sums.total} value={formatMoney(sale.totalKopecks)} />
        {sale.activateAt && (
          <Stat size="sm" label={messages.sums.activates} value={formatDate(sale.activateAt, 'date')} />
        )}
      </LedgerStrip>
      <DescriptionList
        items={[
          { term: 'Участник', value: <SaleMember {...sale.member} /> },
          { term: 'Торговая точка', value: [sale.store?.name, sale.store?.address].filter(Boolean).join(', ') },
          { term: 'Партнёр', value: sale.partner?.name },
          { term: 'Продана', value: sale.saleDate && formatDate(sale.saleDate, 'dayMonthYear') },
          {
            term: messages.receiptDay,
            value: sale.receipt?.datetime && formatDate(sale.receipt.datetime, 'dayMonthYear'),
          },
          { term: messages.dateReason, value: sale.saleDateReason },
          { term: 'Подана', value: sale.submittedAt && formatDate(sale.submittedAt, 'dayMonthYearTime') },
          { term: 'Решение', value: decisionOf(sale) },
          { term: 'Комментарий', value: sale.comment },
        ].filter((row) => row.value)}
      />
      <Lines sale={sale} decision={noDecision} change={() => undefined} editable={false} />
      <Operations sale={sale} />
    </Stack>
  );
}

function Messages({ sale }: { sale: Sale }): ReactElement {
  if (sale.messages.length === 0) return <Text tone="secondary">{messages.noMessages}</Text>;
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

function History({ sale }: { sale: Sale }): ReactElement {
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
export function SaleSheet({ place }: { place: SheetPlace }): ReactElement {
  const { id } = place;
  const query = useQuery('sales.get', { params: { id } }, { quiet: 'all' });
  const undo = useCommand('sales.undoModeration', { invalidates: ['sales.*', 'members.*', 'operations.*'] });
  const mayCheck = useAllowed('sales.sale:update');
  const [returning, setReturning] = useState(false);
  const takeBack = async ({ version }: Sale): Promise<string> => {
    const { number } = await undo.run({ params: { id }, body: { version } });
    return messages.undone(number);
  };
  return (
    <Sheet<Sale>
      place={place}
      query={query}
      size="lg"
      name={salesMessages.title}
      title={(sale) => `Продажа ${sale.number}`}
      renderMeta={(sale) => <Status state={saleStates[sale.status]} />}
      previous={messages.previous}
      next={messages.next}
      tabs={[
        { id: 'sale', label: tabs.sale, render: (sale) => <About sale={sale} /> },
        { id: 'photos', label: tabs.photos, render: (sale) => <Photos sale={sale} /> },
        { id: 'messages', label: tabs.messages, render: (sale) => <Messages sale={sale} /> },
        { id: 'history', label: tabs.history, render: (sale) => <History sale={sale} /> },
      ]}
      actions={(sale) => [
        mayCheck && sale.status === 'moderation' && { label: messages.check, tone: 'main', to: salesQueueUrl(id) },
        mayCheck && sale.allowedActions.includes('undo') && { label: messages.undo, run: () => takeBack(sale) },
        sale.allowedActions.includes('return') && {
          label: messages.giveBack,
          tone: 'danger',
          onAction: () => setReturning(true),
        },
      ]}
      renderOver={(sale) => returning && <ReturnForm sale={sale} onClose={() => setReturning(false)} />}
    />
  );
}
