import type { QueryKey } from '@pribavka/api';
import type { QueryState } from '@pribavka/api/react';
import {
  Banner,
  Button,
  confirm,
  type ConfirmOptions,
  type DescriptionItem,
  DescriptionList,
  EmptyState,
  ErrorState,
  formatDate,
  LinkButton,
  Sheet as UiSheet,
  type SheetStep,
  Skeleton,
  Stack,
  Tabs,
} from '@pribavka/ui';
import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import type { Versioned } from '../form/useVersionedEdit.ts';
import type { Neighbours } from '../list/neighbours.ts';
import { sheetMessages as messages } from './messages.ts';
import { useAct } from './useAct.ts';

/** What the list behind gives the card over it. */
export interface SheetPlace {
  /** The opened record. */
  readonly id: string;
  readonly neighbours: Neighbours;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

export interface SheetTab<Record> {
  readonly id: string;
  readonly label: string;
  readonly render: (record: Record) => ReactNode;
}

/** A button of the foot. */
export interface SheetAction {
  readonly label: string;
  /** What cannot be taken back easily stands apart, at the other end. */
  readonly tone?: 'main' | 'plain' | 'danger' | undefined;
  readonly onAction?: (() => void) | undefined;
  /** Opens a form or a dialog over the card. */
  readonly renderForm?: ((close: () => void) => ReactNode) | undefined;
  /** A command; its words of success are shown, a refusal is shown by the client and the record is asked for again. */
  readonly run?: (() => Promise<string>) | undefined;
  /** A question before the command. */
  readonly ask?: Pick<ConfirmOptions, 'title' | 'body'> | undefined;
  /** The record is gone after the command. */
  readonly closes?: boolean | undefined;
  /** Leads somewhere instead. */
  readonly to?: string | undefined;
  readonly disabledReason?: string | undefined;
}

type Query<Record> = Pick<QueryState<QueryKey>, 'problem' | 'loading' | 'reload'> & { data: Record | undefined };

export interface SheetProps<Record> {
  place: SheetPlace;
  query: Query<Record>;
  /** Heading until the record is here. */
  name: string;
  title: (record: Record) => ReactNode;
  renderMeta?: ((record: Record) => ReactNode) | undefined;
  renderLead?: ((record: Record) => ReactNode) | undefined;
  /** Names of the arrows. */
  previous?: string | undefined;
  next?: string | undefined;
  size?: 'md' | 'lg' | 'xl' | undefined;
  /** The tab stands in the address: a link opens the card where it was. */
  tabs?: readonly SheetTab<Record>[] | undefined;
  /** Buttons of the foot, the main one first; what is not for this record or this person is `false`. */
  actions?: ((record: Record) => readonly (SheetAction | false)[]) | undefined;
  /** What stands in the way, above the facts. */
  notice?: ((record: Record) => string | false | undefined) | undefined;
  /** Facts of the card, then who changed it last; what is empty is left out. */
  facts?: ((record: Record) => readonly DescriptionItem[]) | undefined;
  /** The card without tabs. */
  render?: ((record: Record) => ReactNode) | undefined;
  /** Forms and dialogs over the card; the card stays as it is while their code is on its way. */
  renderOver?: ((record: Record) => ReactNode) | undefined;
}

/** An arrow of the head; off, with a reason, at the end of the page. */
const stepTo = (id: string | undefined, label: string, onOpen: (id: string) => void): SheetStep => ({
  label,
  onStep: () => {
    if (id !== undefined) onOpen(id);
  },
  disabledReason: id === undefined ? messages.noMore : undefined,
});

const variants = { main: 'primary', danger: 'danger-outline', plain: 'secondary' } as const;

interface ActionButtonProps {
  action: SheetAction;
  act: ReturnType<typeof useAct>;
  onClose: () => void;
  onForm: (label: string) => void;
}

function ActionButton({ action, act, onClose, onForm }: ActionButtonProps): ReactElement {
  const { label, tone = 'plain', to, disabledReason, onAction, renderForm, run, ask, closes = false } = action;
  const start = async (): Promise<void> => {
    if (renderForm) return onForm(label);
    const danger = tone === 'danger';
    if (!run || (ask && !(await confirm({ ...ask, danger, confirmLabel: label })))) return;
    if ((await act.act(label, run)) && closes) onClose();
  };
  return to === undefined ? (
    <Button
      variant={variants[tone]}
      loading={act.pending === label}
      disabledReason={disabledReason}
      onClick={onAction ?? (() => void start())}
    >
      {label}
    </Button>
  ) : (
    <LinkButton variant={tone === 'main' ? 'primary' : 'secondary'} render={<Link to={to} />}>
      {label}
    </LinkButton>
  );
}

/** Buttons of one end of the foot; undefined when there is none, so that no empty foot is drawn. */
const buttonsOf = (actions: readonly SheetAction[], rest: Omit<ActionButtonProps, 'action'>): ReactNode =>
  actions.length === 0
    ? undefined
    : actions.map((action) => <ActionButton key={action.label} action={action} {...rest} />);

/** The card of a record over its list: previous and next, tabs, first load, failure, buttons. */
export function Sheet<Record>(props: SheetProps<Record>): ReactElement {
  const { place, query, name, tabs = [] } = props;
  const [params, setParams] = useSearchParams();
  const [form, setForm] = useState<string>();
  const foot = { act: useAct(query), onClose: place.onClose, onForm: setForm };
  const record = query.data;
  const actions = (record === undefined ? [] : (props.actions?.(record) ?? [])).filter((action) => action !== false);
  const tab = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0];
  const chooseTab = (id: string): void =>
    setParams(
      (before) => {
        if (id === tabs[0]?.id) before.delete('tab');
        else before.set('tab', id);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <UiSheet
      open
      size={props.size}
      onClose={place.onClose}
      title={record === undefined ? name : props.title(record)}
      meta={record !== undefined && props.renderMeta?.(record)}
      lead={record !== undefined && props.renderLead?.(record)}
      previous={stepTo(place.neighbours.previousId, props.previous ?? messages.previous, place.onOpen)}
      next={stepTo(place.neighbours.nextId, props.next ?? messages.next, place.onOpen)}
      tabs={
        tab && (
          <Tabs
            label={name}
            idPrefix="card"
            line={false}
            value={tab.id}
            onValueChange={chooseTab}
            tabs={tabs.map(({ id, label }) => ({ value: id, label }))}
          />
        )
      }
      footer={buttonsOf(
        actions.filter(({ tone }) => tone !== 'danger'),
        foot,
      )}
      footerEnd={buttonsOf(
        actions.filter(({ tone }) => tone === 'danger'),
        foot,
      )}
    >
      {query.problem && record === undefined && <Failure query={query} />}
      {query.loading && <Skeleton label={name} />}
      {record !== undefined && tab && (
        <div id={`card-panel-${tab.id}`} role="tabpanel" aria-label={tab.label} tabIndex={-1}>
          <Suspense fallback={<Skeleton label={tab.label} />}>{tab.render(record)}</Suspense>
        </div>
      )}
      {record !== undefined && props.facts && (
        <Facts notice={props.notice?.(record)} facts={props.facts(record)} record={record} />
      )}
      {record !== undefined && props.render?.(record)}
      <Suspense>{record !== undefined && props.renderOver?.(record)}</Suspense>
      <Suspense>{actions.find(({ label }) => label === form)?.renderForm?.(() => setForm(undefined))}</Suspense>
    </UiSheet>
  );
}

interface FactsProps {
  notice: string | false | undefined;
  facts: readonly DescriptionItem[];
  record: unknown;
}

/** Facts of a record, with its last change where the record has one. */
function Facts({ notice, facts, record }: FactsProps): ReactElement {
  const { updatedAt, updatedBy } = record as Partial<Versioned>;
  const change = [
    { term: messages.changed, value: updatedAt && formatDate(updatedAt, 'dayMonthYearTime') },
    { term: messages.changedBy, value: updatedBy },
  ];
  return (
    <Stack gap={20}>
      {notice && <Banner tone="info" title={notice} />}
      <DescriptionList termWidth={140} items={[...facts, ...change]} />
    </Stack>
  );
}

function Failure({ query: { problem, reload } }: { query: Query<unknown> }): ReactElement {
  return problem?.kind === 'not_found' ? (
    <EmptyState level={3} title={messages.gone.title} description={messages.gone.text} />
  ) : (
    <ErrorState level={3} onRetry={reload} requestId={problem?.requestId} />
  );
}
