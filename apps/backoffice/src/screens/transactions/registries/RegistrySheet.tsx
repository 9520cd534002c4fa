import { registryDisplays } from '@pribavka/api';
import { useAllowed, useQuery } from '@pribavka/api/react';
import { ButtonGroup, formatDate, formatMoney, Stack, Text } from '@pribavka/ui';
import { ExportButton } from '@pribavka/ui/table';
import { lazy, type ReactElement, useState } from 'react';

import { Sheet, type SheetPlace } from '../../../shared/sheet/Sheet.tsx';
import { Status } from '../../../shared/Status.tsx';
import { registriesMessages as messages, transactionsMessages } from '../messages.ts';
import { type Exit, ExitDialog } from './ExitDialog.tsx';
import { RegistryFacts } from './RegistryFacts.tsx';
import { RegistryRows } from './RegistryRows.tsx';
import { type Registry, type RegistryActs, useRegistryActs } from './useRegistryActs.ts';

const ResultUpload = lazy(async () => ({ default: (await import('./ResultUpload.tsx')).ResultUpload }));

type Rows = Registry['withdrawals'];

const peopleOf = (rows: Rows): number => new Set(rows.map(({ member }) => member.id)).size;
const netOf = (rows: Rows): number => rows.reduce((sum, { netKopecks }) => sum + netKopecks, 0);

/** Requests the bank has not answered yet: only these are paid when the registry is. */
const openOf = ({ withdrawals }: Registry): Rows =>
  withdrawals.filter(({ status, outcome }) => outcome === null && status === 'in_registry');

/** Why it is not signed now. */
function stopped(registry: Registry): string | undefined {
  if (registry.decisionRefusal !== null) return registry.decisionRefusal;
  const count = openOf(registry).filter(({ obstacles }) => obstacles.length > 0).length;
  return count > 0 ? messages.stopped(count) : undefined;
}

/** The file for the bank, and what its first download means. */
function BankFile({ registry, acts }: { registry: Registry; acts: RegistryActs }): ReactElement {
  const { fileTakenAt, canDisband } = registry;
  return (
    <Stack gap={8}>
      <ButtonGroup>
        {(['csv', 'xlsx'] as const).map((format) => (
          // The client says what went wrong.
          <ExportButton
            key={format}
            variant="secondary"
            failText={null}
            label={messages[format]}
            onExport={() => acts.download(format)}
          />
        ))}
      </ButtonGroup>
      {(fileTakenAt || canDisband) && (
        <Text as="p" tone="secondary">
          {fileTakenAt ? messages.fileTaken(formatDate(fileTakenAt, 'dayMonthYearTime')) : messages.fileNotTaken}
        </Text>
      )}
    </Stack>
  );
}

/** A registry: its file, the second signature, the result of the bank, the ways out of it. */
export function RegistrySheet({ place }: { place: SheetPlace }): ReactElement {
  const query = useQuery('registries.get', { params: { id: place.id } }, { quiet: 'all' });
  const acts = useRegistryActs(place.id);
  const mayUpdate = useAllowed('transactionPage.detailTransaction:update');
  const [uploading, setUploading] = useState(false);
  const [exit, setExit] = useState<Exit>();
  const isAtBank = ({ status }: Registry): boolean => status === 'approved' || status === 'completed';

  return (
    <Sheet<Registry>
      place={place}
      query={query}
      size="lg"
      name={transactionsMessages.tabs.registries}
      title={(registry) => `Реестр ${registry.number}`}
      renderMeta={(registry) => <Status state={registryDisplays(registry)} />}
      actions={(registry) => [
        registry.canApprove && {
          label: messages.approve,
          tone: 'main',
          disabledReason: stopped(registry),
          ask: {
            title: messages.approveTitle(registry.number),
            body: messages.approveBody(
              formatMoney(registry.netKopecks),
              formatMoney(registry.taxKopecks),
              peopleOf(openOf(registry)),
              registry.createdBy,
            ),
          },
          run: () => acts.sign(registry),
        },
        registry.canReject && {
          label: messages.reject,
          tone: 'danger',
          onAction: () => setExit({ act: 'reject' }),
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
            run: () => acts.pay(registry),
          },
        registry.canDisband && {
          label: messages.disband,
          tone: 'danger',
          onAction: () => setExit({ act: 'disband' }),
        },
      ]}
      renderOver={(registry) => (
        <>
          {uploading && <ResultUpload id={registry.id} number={registry.number} onClose={() => setUploading(false)} />}
          {exit && <ExitDialog exit={exit} registry={registry} acts={acts} onClose={() => setExit(undefined)} />}
        </>
      )}
      render={(registry) => (
        <Stack gap={24}>
          <RegistryFacts registry={registry} />
          {mayUpdate && isAtBank(registry) && <BankFile registry={registry} acts={acts} />}
          <RegistryRows registry={registry} onTakeOut={(row) => setExit({ act: 'takeOut', row })} />
        </Stack>
      )}
    />
  );
}
