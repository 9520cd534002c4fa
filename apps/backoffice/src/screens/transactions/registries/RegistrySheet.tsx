import { type Output, registryDisplays, withdrawalDisplays } from '@pribavka/api';
import { saveFile, useAllowed, useApi, useCommand, useQuery } from '@pribavka/api/react';
import { Banner, ButtonGroup, formatDate, formatMoney, formatNumber, PanelRow, Stack, Stat } from '@pribavka/ui';
import { LedgerStrip } from '@pribavka/ui/loyalty';
import { ExportButton } from '@pribavka/ui/table';
import { lazy, type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';

import { Sheet, type SheetPlace } from '../../../shared/sheet/Sheet.tsx';
import { Status } from '../../../shared/Status.tsx';
import { withdrawalUrl } from '../urls.ts';
import { moneyQueries } from '../withdrawals/useWithdrawalDecision.ts';
import { registriesMessages as messages, transactionsMessages } from '../messages.ts';

const ResultUpload = lazy(async () => ({ default: (await import('./ResultUpload.tsx')).ResultUpload }));

type Registry = Output<'registries.get'>;
type Rows = Registry['withdrawals'];

const peopleOf = (rows: Rows): number => new Set(rows.map(({ member }) => member.id)).size;
const netOf = (rows: Rows): number => rows.reduce((sum, { netKopecks }) => sum + netKopecks, 0);

/** Requests the bank has not answered yet: only these are paid when the registry is. */
const openOf = ({ withdrawals }: Registry): Rows =>
  withdrawals.filter(({ status, outcome }) => outcome === null && status === 'in_registry');

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

/** A registry: its file, the second signature, the result of the bank. */
export function RegistrySheet({ place }: { place: SheetPlace }): ReactElement {
  const api = useApi();
  const params = { id: place.id };
  const query = useQuery('registries.get', { params }, { quiet: 'all' });
  const approve = useCommand('registries.approve', { invalidates: moneyQueries });
  const paid = useCommand('registries.markPaid', { invalidates: moneyQueries });
  const mayUpdate = useAllowed('transactionPage.detailTransaction:update');

  const [uploading, setUploading] = useState(false);

  const download = async (format: 'csv' | 'xlsx'): Promise<void> => {
    const file = await api.call('registries.file', { params, query: { format } });
    saveFile(file, `registry.${format}`);
  };
  const sign = async ({ version, number }: Registry): Promise<string> => {
    await approve.run({ params, body: { version } });
    return messages.approved(number);
  };
  const pay = async ({ version }: Registry): Promise<string> => {
    const result = await paid.run({ params, body: { version } });
    return messages.paidToast(result.paid);
  };

  return (
    <Sheet<Registry>
      place={place}
      query={query}
      size="lg"
      name={transactionsMessages.tabs.registries}
      title={(registry) => `Реестр ${registry.number}`}
      renderMeta={(registry) => <Status state={registryDisplays(registry)} />}
      actions={(registry) => [
        mayUpdate &&
          registry.status === 'formed' &&
          registry.canApprove && {
            label: messages.approve,
            tone: 'main',
            ask: {
              title: messages.approveTitle(registry.number),
              body: messages.approveBody(
                formatMoney(registry.netKopecks),
                formatMoney(registry.taxKopecks),
                peopleOf(registry.withdrawals),
                registry.createdBy,
              ),
            },
            run: () => sign(registry),
          },
        mayUpdate &&
          registry.status === 'approved' && {
            label: messages.upload,
            tone: 'main',
            onAction: () => setUploading(true),
          },
        mayUpdate &&
          registry.status === 'approved' && {
            label: messages.paid,
            ask: {
              title: messages.paidTitle(registry.number),
              body: messages.paidBody(peopleOf(openOf(registry)), formatMoney(netOf(openOf(registry)))),
            },
            run: () => pay(registry),
          },
      ]}
      renderOver={(registry) =>
        uploading && <ResultUpload id={registry.id} number={registry.number} onClose={() => setUploading(false)} />
      }
      render={(registry) => (
        <Stack gap={24}>
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
          {mayUpdate && registry.status !== 'formed' && (
            <ButtonGroup>
              {/* The client says what went wrong. */}
              <ExportButton variant="secondary" failText={null} label={messages.csv} onExport={() => download('csv')} />
              <ExportButton
                variant="secondary"
                failText={null}
                label={messages.xlsx}
                onExport={() => download('xlsx')}
              />
            </ButtonGroup>
          )}
          {registry.status === 'formed' && (
            <Banner tone="info" title={registry.canApprove ? messages.waitsYou : messages.waitsOther} />
          )}
          <section aria-label={messages.rows}>
            {registry.withdrawals.map((row) => (
              <PanelRow
                key={row.id}
                label={<Link to={withdrawalUrl(row.id)}>{row.number}</Link>}
                state={<Status state={withdrawalDisplays({ ...row, status: row.outcome ?? row.status })} />}
              >
                {row.member.fullName}, {formatMoney(row.netKopecks)}, {row.card.mask}
              </PanelRow>
            ))}
          </section>
        </Stack>
      )}
    />
  );
}
