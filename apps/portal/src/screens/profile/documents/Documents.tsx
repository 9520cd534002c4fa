import { useQuery } from '@pribavka/api/react';
import { Button, formatDate, Panel, PanelRow, Skeleton, StatusLabel, Switch } from '@pribavka/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';

import { styled } from 'styled-components';

import { SectionError } from '../../../shared/SectionError.tsx';
import { useDocuments } from '../../../app/start/documents.tsx';
import type { Consent, User } from '../../../shared/contract.ts';
import { documentMessages, documentOrder } from '../../../shared/documents.ts';
import { consentMessages as messages } from '../tab-messages.ts';
import { useMailing } from './useMailing.ts';

const Acts = styled.span`
  display: flex;
  gap: 16px;
  & > a {
    display: inline-flex;
    align-items: center;
  }
  @media (max-width: 47.99em) {
    & > a {
      min-height: 44px;
    }
  }
`;

const Leave = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
`;

const Deletion = lazy(() => import('../deletion/Deletion.tsx'));

type Programme = ReturnType<typeof useDocuments>['documents'];

/** What the person agreed to and when; the mailing consent can be taken back and given again; the way out. */
export default function Documents({ user }: { user: User }): ReactElement {
  const { documents } = useDocuments();
  const { data: consents, problem, reload } = useQuery('consents.list', {}, { quiet: 'all' });
  const mailing = useMailing();
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <Panel title={messages.title}>
        {problem && !consents && <SectionError level={3} title={messages.failed} problem={problem} onRetry={reload} />}
        {!consents && !problem && <Skeleton rows={5} height={48} label={messages.loading} />}
        {consents &&
          documentOrder.map((kind) => (
            <DocumentRow
              key={kind}
              kind={kind}
              current={documents[kind]}
              consent={consents.find((one) => one.kind === kind)}
            />
          ))}
      </Panel>
      <Panel title={messages.mailingTitle}>
        <Switch
          side="end"
          value={mailing.on ?? false}
          disabled={mailing.on === undefined || mailing.pending}
          onValueChange={mailing.toggle}
        >
          {messages.mailing}
        </Switch>
      </Panel>
      {user.roleCode === 'member' && (
        <Panel title={messages.leaveTitle}>
          <Leave>
            <p>{messages.leaveText}</p>
            <Button variant="danger-outline" onClick={() => setLeaving(true)}>
              {messages.leave}
            </Button>
          </Leave>
        </Panel>
      )}
      <Suspense fallback={null}>{leaving && <Deletion onClose={() => setLeaving(false)} />}</Suspense>
    </>
  );
}

interface DocumentRowProps {
  kind: Consent['kind'];
  current: Programme[Consent['kind']];
  consent: Consent | undefined;
}

/** The accepted version, and the present one where it is another. */
function DocumentRow({ kind, current, consent }: DocumentRowProps): ReactElement {
  const title = documentMessages.full[kind];
  const own = consent?.withdrawnAt === null ? consent : undefined;
  const file = own?.file ?? current;
  const isNewer = own !== undefined && current != null && current.versionId !== own.versionId;
  return (
    <PanelRow
      label={title}
      state={
        <>
          {own && messages.version(own.version)}
          {isNewer && (
            <>
              {' · '}
              <a href={current.url} target="_blank" rel="noreferrer">
                {messages.newer}
              </a>
            </>
          )}
          {!file && documentMessages.missing}
        </>
      }
      action={
        file && (
          <Acts>
            <a href={file.url} target="_blank" rel="noreferrer" aria-label={`${messages.open}: ${title}`}>
              {messages.open}
            </a>
            <a href={file.url} download={file.name} aria-label={`${messages.download}: ${title}`}>
              {messages.download}
            </a>
          </Acts>
        )
      }
    >
      {state(kind, consent)}
    </PanelRow>
  );
}

function state(kind: Consent['kind'], consent: Consent | undefined): ReactElement | string {
  if (!consent) return kind === 'policy' ? messages.toRead : messages.notAccepted;
  const { withdrawnAt, acceptedAt, outdated } = consent;
  if (withdrawnAt !== null)
    return <StatusLabel status="stop">{messages.withdrawn(formatDate(withdrawnAt, 'listDayYear'))}</StatusLabel>;
  if (outdated) return <StatusLabel status="warn">{messages.outdated}</StatusLabel>;
  return <StatusLabel status="ok">{messages.accepted(formatDate(acceptedAt, 'listDayYear'))}</StatusLabel>;
}
