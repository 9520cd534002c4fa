import { useAllowed, useApi, useCommand, useQuery } from '@pribavka/api/react';
import {
  Banner,
  Button,
  ButtonGroup,
  confirm,
  ErrorState,
  formatDate,
  formatMoney,
  formatNumber,
  LedgerStrip,
  PanelRow,
  Sheet,
  Skeleton,
  Stack,
  Stat,
} from '@pribavka/ui';
import { ExportButton } from '@pribavka/ui/table';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { saveFile } from '../../../shared/download.ts';
import type { SheetProps } from '../../../shared/list/sheet.ts';
import { present } from '../../../shared/present.tsx';
import { Status } from '../../../shared/Status.tsx';
import { registryStates, withdrawalStates } from '../../../shared/states.ts';
import { sheetStep } from '../../../shared/steps.ts';
import { withdrawalUrl } from '../urls.ts';
import { moneyTouched } from '../withdrawals/useWithdrawalDecision.ts';
import { registriesWords as words, transactionsWords } from '../words.ts';

/** A registry: its file, the second signature, the result of the bank. */
export function RegistrySheet({ id, neighbours, onOpen, onClose }: SheetProps): ReactElement {
  const api = useApi();
  const query = useQuery('registries.get', { params: { id } });
  const approve = useCommand('registries.approve', { invalidates: moneyTouched });
  const paid = useCommand('registries.markPaid', { invalidates: moneyTouched });
  const mayUpdate = useAllowed('transactionPage.detailTransaction:update');
  const registry = query.data;
  const params = { id };

  const download = async (format: 'csv' | 'xlsx'): Promise<void> => {
    const file = await api.call('registries.file', { params, query: { format } });
    saveFile(file, `registry.${format}`);
  };
  const sign = async (): Promise<void> => {
    if (!registry) return;
    try {
      await approve.run({ params, body: { version: registry.version } });
      toast.success(words.approved(registry.number));
    } catch {
      query.reload();
    }
  };
  const pay = async (): Promise<void> => {
    if (!registry) return;
    const sure = await confirm({
      title: words.paidTitle(registry.number),
      body: words.paidBody(registry.count, formatMoney(registry.netKopecks)),
      confirmLabel: words.paid,
    });
    if (!sure) return;
    try {
      const result = await paid.run({ params, body: { version: registry.version } });
      toast.success(words.paidToast(result.paid));
    } catch {
      query.reload();
    }
  };

  return (
    <Sheet
      open
      size="lg"
      onClose={onClose}
      title={registry ? `Реестр ${registry.number}` : transactionsWords.tabs.registries}
      meta={registry && <Status state={registryStates[registry.status]} />}
      previous={sheetStep(neighbours.previousId, transactionsWords.previous, onOpen)}
      next={sheetStep(neighbours.nextId, transactionsWords.next, onOpen)}
      footer={present(
        mayUpdate && registry?.status === 'formed' && registry.canApprove && (
          <Button variant="primary" loading={approve.pending} onClick={() => void sign()}>
            {words.approve}
          </Button>
        ),
        mayUpdate && registry?.status === 'approved' && (
          <Button variant="primary" loading={paid.pending} onClick={() => void pay()}>
            {words.paid}
          </Button>
        ),
      )}
    >
      {query.problem && !registry && <ErrorState onRetry={query.reload} requestId={query.problem.requestId} />}
      {query.loading && <Skeleton label={transactionsWords.tabs.registries} />}
      {registry && (
        <Stack gap={24}>
          <LedgerStrip>
            <Stat size="sm" label={words.columns.count} value={formatNumber(registry.count)} />
            <Stat size="sm" label={words.columns.net} value={formatMoney(registry.netKopecks)} />
            <Stat
              size="sm"
              label={words.columns.createdAt}
              value={formatDate(registry.createdAt, 'date')}
              note={registry.createdBy}
            />
          </LedgerStrip>
          {mayUpdate && registry.status !== 'formed' && (
            <ButtonGroup>
              {/* The client says what went wrong. */}
              <ExportButton variant="secondary" failText={null} label={words.csv} onExport={() => download('csv')} />
              <ExportButton variant="secondary" failText={null} label={words.xlsx} onExport={() => download('xlsx')} />
            </ButtonGroup>
          )}
          {registry.status === 'formed' && (
            <Banner tone="info" title={registry.canApprove ? words.waitsYou : words.waitsOther} />
          )}
          <section aria-label={words.rows}>
            {registry.withdrawals.map((row) => (
              <PanelRow
                key={row.id}
                label={<Link to={withdrawalUrl(row.id)}>{row.number}</Link>}
                state={<Status state={withdrawalStates[row.status]} />}
              >
                {row.member.fullName}, {formatMoney(row.netKopecks)}, {row.card.mask}
              </PanelRow>
            ))}
          </section>
        </Stack>
      )}
    </Sheet>
  );
}
