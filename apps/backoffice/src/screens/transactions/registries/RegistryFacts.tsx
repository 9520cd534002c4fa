import { Banner, formatDate, formatMoney, formatNumber, Stat } from '@pribavka/ui';
import { LedgerStrip } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';

import { registriesMessages as messages } from '../messages.ts';
import type { Registry } from './useRegistryActs.ts';

/** What the bank did so far; nothing before its first answer. */
function Outcome({ registry }: { registry: Registry }): ReactElement | null {
  const { paidCount, failedCount } = registry;
  if (paidCount + failedCount === 0) return null;
  const { paid, failed, open } = messages.outcome;
  return (
    <LedgerStrip>
      <Stat size="sm" label={paid} value={formatNumber(paidCount)} />
      <Stat size="sm" label={failed} value={formatNumber(failedCount)} />
      <Stat size="sm" label={open} value={formatNumber(registry.count - paidCount - failedCount)} />
    </LedgerStrip>
  );
}

/** What has to happen next, or why nothing does. */
function Standing({ registry }: { registry: Registry }): ReactElement | null {
  const { status, closed, canApprove } = registry;
  if (closed && (status === 'rejected' || status === 'disbanded')) {
    return (
      <Banner tone={status === 'rejected' ? 'danger' : 'info'} title={messages.closed[status]}>
        {messages.closedNote(closed.reason, closed.by, formatDate(closed.at, 'dayMonthYearTime'))}
      </Banner>
    );
  }
  if (status !== 'formed') return null;
  return <Banner tone="info" title={canApprove ? messages.waitsYou : messages.waitsOther} />;
}

/** Sums of a registry, both signatures, what the bank did, what it waits for. */
export function RegistryFacts({ registry }: { registry: Registry }): ReactElement {
  return (
    <>
      <LedgerStrip>
        <Stat size="sm" label={messages.columns.count} value={formatNumber(registry.count)} />
        <Stat size="sm" label={messages.columns.net} value={formatMoney(registry.netKopecks)} />
        <Stat size="sm" label={messages.tax} value={formatMoney(registry.taxKopecks)} />
        <Stat
          size="sm"
          label={messages.columns.createdAt}
          value={formatDate(registry.createdAt, 'date')}
          note={registry.createdBy}
        />
        {registry.approvedAt && (
          <Stat
            size="sm"
            label={messages.approvedAt}
            value={formatDate(registry.approvedAt, 'date')}
            note={registry.approvedBy}
          />
        )}
      </LedgerStrip>
      <Outcome registry={registry} />
      <Standing registry={registry} />
    </>
  );
}
