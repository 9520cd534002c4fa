import type { Input } from '@pribavka/api';
import { saveFile, type QueryState, useAllowed, useApi, useCommand } from '@pribavka/api/react';
import { DateField, FileField, uploadedAnswers } from '@pribavka/forms';
import { Button, ButtonGroup, confirm, DescriptionList, EmptyState, formatDate, Stack } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { UploadItem } from '@pribavka/ui/upload';
import { type ReactElement, useState } from 'react';

import { EditSheet } from '../../../shared/form/EditSheet.tsx';
import { cardMessages } from '../messages.ts';
import type { Partner } from './PartnerSheet.tsx';

const messages = cardMessages.consent;

interface Uploaded {
  readonly id: string;
}
interface Values {
  file: readonly UploadItem<Uploaded>[];
  signedAt: string;
}

const megabyte = 1024 * 1024;

const bodyOf = (
  { name, legalName, inn }: Partner,
  version: number,
  consent: { id: string; signedAt: string } | undefined,
): Input<'partners.update'>['body'] => ({
  name,
  legalName,
  inn,
  version,
  consentFileId: consent?.id ?? null,
  consentSignedAt: consent?.signedAt ?? null,
});

/** «Согласие на участие»: the signed paper, its day, and the way to take or replace it. */
export function Consent({ partner, query }: { partner: Partner; query: QueryState<'partners.get'> }): ReactElement {
  const api = useApi();
  const [open, setOpen] = useState(false);
  const update = useCommand('partners.update', { invalidates: ['partners.*'] });
  const mayUpdate = useAllowed('partner.partnerDetail:update');
  const mayUpload = useAllowed('partner.partnerDetail:create');
  // The paper is the programme's proof: a company reads its own and does not change it.
  const changes = mayUpload && mayUpdate;
  const { consent } = partner;
  const download = (id: string, name: string): void =>
    void api
      .call('files.get', { params: { id }, query: {} })
      .then((file) => saveFile(file, name))
      .catch(() => undefined);
  const remove = async (): Promise<void> => {
    if (!(await confirm({ ...messages.removal, danger: true, confirmLabel: messages.remove }))) return;
    await update.run({ params: { id: partner.id }, body: bodyOf(partner, partner.version, undefined) });
    toast.success(messages.removed);
  };
  return (
    <Stack gap={20}>
      {consent ? (
        <DescriptionList
          termWidth={140}
          items={[
            { term: messages.file, value: consent.file.name },
            { term: messages.signedAt, value: formatDate(consent.signedAt, 'dayMonthYear') },
          ]}
        />
      ) : (
        <EmptyState
          level={3}
          title={messages.none.title}
          description={changes ? messages.none.text : undefined}
          actions={changes && <Button onClick={() => setOpen(true)}>{messages.upload}</Button>}
        />
      )}
      {consent && (
        <ButtonGroup>
          <Button onClick={() => download(consent.file.id, consent.file.name)}>{messages.download}</Button>
          {changes && (
            <>
              <Button onClick={() => setOpen(true)}>{messages.replace}</Button>
              {/* A refusal is shown by the client; the card is then asked for again. */}
              <Button variant="danger-outline" onClick={() => void remove().catch(() => query.reload())}>
                {messages.remove}
              </Button>
            </>
          )}
        </ButtonGroup>
      )}
      {open && <ConsentForm partner={partner} query={query} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

interface ConsentFormProps {
  partner: Partner;
  query: QueryState<'partners.get'>;
  onClose: () => void;
}

function ConsentForm({ partner, query, onClose }: ConsentFormProps): ReactElement {
  const api = useApi();
  const update = useCommand('partners.update', { invalidates: ['partners.*'], quiet: 'fields' });
  return (
    <EditSheet<Partner, Values, Partner>
      title={messages.title}
      draft={{ area: 'partners', record: partner.id, form: 'consent' }}
      query={query}
      onSubmit={({ file, signedAt }, version) => {
        const id = uploadedAnswers(file).at(-1)?.id ?? '';
        return update.run({
          params: { id: partner.id },
          body: bodyOf(query.data ?? partner, version ?? partner.version, { id, signedAt }),
        });
      }}
      saved={() => messages.saved}
      onClose={onClose}
    >
      <FileField<Uploaded>
        name="file"
        label={messages.fileLabel}
        hint={messages.fileHint}
        url=""
        accept="application/pdf"
        maxSize={20 * megabyte}
        transport={({ file, signal, onProgress }) =>
          api.call(
            'partners.uploadConsent',
            { params: { id: partner.id }, file, fileName: file.name },
            { signal, onProgress, quiet: 'all' },
          )
        }
      />
      <DateField name="signedAt" label={messages.dateLabel} />
    </EditSheet>
  );
}
