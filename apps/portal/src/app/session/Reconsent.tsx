import { type DocumentKind, isProblem } from '@pribavka/api';
import { useApi, useInvalidate, useSession } from '@pribavka/api/react';
import { CheckboxField, ConsentField, Form, FormStrip, SubmitButton, SubmitError } from '@pribavka/forms';
import { Banner, Button, ButtonGroup, Dialog } from '@pribavka/ui';
import { type ReactElement, type ReactNode, useEffect, useEffectEvent } from 'react';

import { documentMessages } from '../../shared/documents.ts';
import { useDocuments } from '../start/documents.tsx';
import { answerConsent } from './consent-gate.ts';
import { reconsentMessages as messages } from './reconsent-messages.ts';
import { useLeave } from './useLeave.ts';

type Ticked = Partial<Record<DocumentKind, boolean>>;

interface ReconsentProps {
  kinds: readonly DocumentKind[];
}

/** A new version in force, to be read and agreed to; only the mailing may be declined. */
export default function Reconsent({ kinds }: ReconsentProps): ReactElement {
  const api = useApi();
  const invalidate = useInvalidate();
  const { reload } = useSession();
  const leave = useLeave();
  const { documents, refresh, retrying } = useDocuments();
  // The page may have been opened before the new version was published.
  const load = useEffectEvent(() => void refresh());
  // oxlint-disable-next-line react/set-state-in-effect -- the states change when the documents are there
  useEffect(() => load(), []);
  const missing = !retrying && kinds.some((kind) => !documents[kind]);

  const agree = async (ticked: Ticked): Promise<void> => {
    try {
      for (const kind of kinds) {
        const accepted = kind !== 'mailing_info' || ticked[kind] === true;
        const versionId = documents[kind]?.versionId;
        await api.call(
          'consents.update',
          { body: { kind, accepted, ...(accepted && versionId ? { versionId } : {}) } },
          { quiet: 'all' },
        );
      }
    } catch (error) {
      if (!isProblem(error) || error.code !== 'CONSENT_OUTDATED') throw error;
      await refresh();
      throw new SubmitError({}, [messages.changed]);
    }
  };
  const link = (kind: DocumentKind, text: string): ReactNode => {
    const file = documents[kind];
    return file ? (
      <a href={file.url} target="_blank" rel="noreferrer">
        {text}
      </a>
    ) : (
      text
    );
  };
  return (
    // It must be answered; who does not agree leaves.
    <Dialog alert open title={messages.title} onClose={() => undefined}>
      <Form<Ticked>
        onSubmit={agree}
        onSuccess={() => {
          invalidate(['consents.*']);
          // What was refused meanwhile goes on, with everything that was typed.
          void reload().then(() => answerConsent(true));
        }}
      >
        <p>{kinds.every((kind) => kind === 'mailing_info') ? messages.onlyMailing : messages.text}</p>
        {missing && (
          <Banner
            tone="warning"
            title={messages.missing}
            actions={
              <Button size="sm" onClick={() => void refresh()}>
                {messages.retry}
              </Button>
            }
          />
        )}
        {kinds.map((kind) =>
          kind === 'mailing_info' ? (
            <CheckboxField key={kind} name={kind} label={messages.mailing}>
              {link(kind, messages.mailing)}
            </CheckboxField>
          ) : (
            <ConsentField key={kind} name={kind} label={documentMessages.full[kind]}>
              {messages.agree}
              {link(kind, documentMessages.full[kind])}
            </ConsentField>
          ),
        )}
        <FormStrip />
        <ButtonGroup>
          <SubmitButton disabledReason={missing ? messages.missing : undefined}>{messages.submit}</SubmitButton>
          <Button onClick={() => void leave()}>{messages.leave}</Button>
        </ButtonGroup>
      </Form>
    </Dialog>
  );
}
