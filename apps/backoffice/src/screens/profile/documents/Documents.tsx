import type { DocumentKind, Output } from '@pribavka/api';
import { useApi, useInvalidate, useQuery } from '@pribavka/api/react';
import { Button, ButtonGroup, confirm, ErrorState, formatDate, PanelRow, Panel, Skeleton, Text } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { lazy, type ReactElement, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';

import { documentCalls, documentKinds, neededKinds } from './kinds.ts';
import { documentMessages as messages } from './messages.ts';

const DocumentForm = lazy(async () => ({ default: (await import('./DocumentForm.tsx')).DocumentForm }));
const History = lazy(async () => ({ default: (await import('./History.tsx')).History }));

export type Version = Output<'documents.versions'>[number];

const acts = ['publish', 'history'] as const;
type Act = (typeof acts)[number];

/** «Документы программы»: five rows, each with its version in force and what may be done about it. */
export function Documents(): ReactElement {
  const api = useApi();
  const invalidate = useInvalidate();
  const query = useQuery('documents.versions', {});
  const [params, setParams] = useSearchParams();
  const kind = documentKinds.find((each) => each === params.get('document'));
  const act = acts.find((each) => each === params.get('act'));
  const open = (next: DocumentKind, what: Act): void => setParams({ tab: 'documents', document: next, act: what });
  const close = (): void => setParams({ tab: 'documents' }, { replace: true });
  const currentOf = (of: DocumentKind): Version | undefined =>
    query.data?.find((version) => version.kind === of && version.isCurrent);
  const remove = async (of: DocumentKind): Promise<void> => {
    const name = messages.names[of];
    const question = messages.deletion(name, neededKinds.has(of));
    if (!(await confirm({ ...question, danger: true, confirmLabel: messages.actions.delete }))) return;
    try {
      await api.call(documentCalls[of].delete, {});
      toast.success(messages.deleted(name));
    } catch {
      // The client says why; somebody else may have taken it out of force.
    }
    invalidate(['documents.*']);
  };
  if (!query.data) {
    return query.problem ? (
      <ErrorState level={2} onRetry={query.reload} requestId={query.problem.requestId} />
    ) : (
      <Skeleton label={messages.caption} rows={5} />
    );
  }
  return (
    <>
      <Panel title={messages.caption}>
        {documentKinds.map((each) => (
          <Row
            key={each}
            kind={each}
            current={currentOf(each)}
            known={query.data?.some((version) => version.kind === each) ?? false}
            onOpen={(what) => open(each, what)}
            onRemove={() => void remove(each)}
          />
        ))}
      </Panel>
      <Suspense>
        {kind && act === 'publish' && <DocumentForm key={kind} kind={kind} current={currentOf(kind)} onClose={close} />}
        {kind && act === 'history' && <History kind={kind} query={query} onClose={close} />}
      </Suspense>
    </>
  );
}

interface RowProps {
  kind: DocumentKind;
  current: Version | undefined;
  /** There have been versions. */
  known: boolean;
  onOpen: (act: Act) => void;
  onRemove: () => void;
}

function Row({ kind, current, known, onOpen, onRemove }: RowProps): ReactElement {
  const name = messages.names[kind];
  const { actions } = messages;
  const publish = current ? actions.update : actions.add;
  return (
    <PanelRow
      label={name}
      state={
        current ? (
          <Text as="span" tone="secondary">
            {[
              messages.versionOf(current.version),
              formatDate(current.publishedAt, 'dayMonthYearTime'),
              current.requiresReconsent && messages.reconsent,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        ) : undefined
      }
      action={
        <ButtonGroup>
          <Button size="sm" aria-label={messages.actionOf(publish, name)} onClick={() => onOpen('publish')}>
            {publish}
          </Button>
          {known && (
            <Button size="sm" aria-label={messages.actionOf(actions.history, name)} onClick={() => onOpen('history')}>
              {actions.history}
            </Button>
          )}
          {current && (
            <Button
              size="sm"
              variant="danger-outline"
              aria-label={messages.actionOf(actions.delete, name)}
              onClick={onRemove}
            >
              {actions.delete}
            </Button>
          )}
        </ButtonGroup>
      }
    >
      {current ? (
        <a href={current.url} download={current.name} aria-label={messages.download(current.name)}>
          {current.name}
        </a>
      ) : (
        messages.none
      )}
    </PanelRow>
  );
}
