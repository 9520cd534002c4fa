import { useCommand, useQuery } from '@pribavka/api/react';
import { formatDate, Panel, PanelRow, StatusLabel, Switch } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import { useDocuments } from '../../../app/start/documents.tsx';
import { attempt } from '../../../shared/attempt.ts';
import { documentOrder, documentMessages } from '../../../shared/documents.ts';
import { consentMessages as messages } from '../tab-messages.ts';

/** What the person agreed to and when; the mailing consent can be taken back. */
export default function Documents(): ReactElement {
  const { documents } = useDocuments();
  const { data: consents, set } = useQuery('consents.list');
  const update = useCommand('consents.update');
  const consentOf = (kind: string) => consents?.find((consent) => consent.kind === kind);
  const mailing = consentOf('mailing_info') !== undefined;
  const toggle = async (accepted: boolean): Promise<void> => {
    const versionId = documents.mailing_info?.versionId;
    const next = await attempt(
      update.run({ body: { kind: 'mailing_info', accepted, ...(versionId ? { versionId } : {}) } }),
    );
    if (!next) return;
    set(next);
    toast.success(accepted ? messages.mailingOn : messages.mailingOff);
  };
  return (
    <>
      <Panel title={messages.title}>
        {documentOrder.map((kind) => {
          const file = documents[kind];
          const consent = consentOf(kind);
          return (
            <PanelRow
              key={kind}
              label={documentMessages.full[kind]}
              action={
                file ? (
                  <a href={file.url} target="_blank" rel="noreferrer">
                    {messages.open}
                  </a>
                ) : undefined
              }
              state={file ? undefined : documentMessages.missing}
            >
              {consent ? (
                <StatusLabel status={consent.outdated ? 'warn' : 'ok'}>
                  {consent.outdated
                    ? messages.outdated
                    : messages.accepted(formatDate(consent.acceptedAt, 'listDayYear'))}
                </StatusLabel>
              ) : (
                consents && messages.notAccepted
              )}
            </PanelRow>
          );
        })}
      </Panel>
      <Panel title={messages.mailingTitle}>
        <Switch
          side="end"
          value={mailing}
          disabled={!consents || update.pending}
          onValueChange={(on) => void toggle(on)}
        >
          {messages.mailing}
        </Switch>
      </Panel>
    </>
  );
}
