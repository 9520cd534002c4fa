import { canGrant, type Grant, type QueryKey } from '@pribavka/api';
import { type QueryState, useSession } from '@pribavka/api/react';
import {
  Avatar,
  type DescriptionItem,
  EmptyState,
  ErrorState,
  IconButton,
  openLayers,
  Sheet as UiSheet,
  type SheetProps as UiSheetProps,
  type SheetStep,
  Skeleton,
  Tabs,
  useAtLeast,
  useStableCallback,
} from '@pribavka/ui';
import { isTyping } from '@pribavka/ui/table';
import { Printer } from 'lucide-react';
import { type ReactElement, type ReactNode, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import type { Neighbours } from '../list/neighbours.ts';
import { rememberRecent } from '../recent.ts';
import { Status } from '../Status.tsx';
import type { State } from '../states.ts';
import { useHere } from '../useHere.ts';
import { footOf, type SheetAction } from './actions.tsx';
import { Facts, type Notice } from './Facts.tsx';
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
  /** For those with the right. */
  readonly grant?: Grant | undefined;
  readonly render: (record: Record) => ReactNode;
}

type Query<Record> = Pick<QueryState<QueryKey>, 'problem' | 'loading' | 'reload'> & {
  data: Record | undefined;
  set?: ((record: Record) => void) | undefined;
};

export interface SheetProps<Record> {
  place: SheetPlace;
  query: Query<Record>;
  /** Heading until the record is here. */
  name: string;
  /** Heading of the record; its name if it has one. */
  title?: ((record: Record) => ReactNode) | undefined;
  /** Where the record stands, under the heading. */
  state?: ((record: Record) => State) | undefined;
  /** The same with more words. */
  renderMeta?: ((record: Record) => ReactNode) | undefined;
  /** A small picture before the heading, initials where there is none. */
  picture?: ((record: Record) => string | null) | undefined;
  renderLead?: ((record: Record) => ReactNode) | undefined;
  /** Names of the arrows. */
  previous?: string | undefined;
  next?: string | undefined;
  size?: 'md' | 'lg' | 'xl' | undefined;
  /** The tab stands in the address: a link opens the card where it was. */
  tabs?: readonly (SheetTab<Record> | false)[] | undefined;
  /** Buttons of the foot, the main one first; what is not for this record or this person is `false`. */
  actions?: ((record: Record) => readonly (SheetAction | false)[]) | undefined;
  /** What has to be known of the record before its facts. */
  notice?: ((record: Record) => Notice | false | undefined) | undefined;
  /** What stands in the way of the deletion, facts of the card, then who changed it last; what is empty is left out. */
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

/** Heading, state and picture of a record. */
function headOf<Record>(props: SheetProps<Record>, record: Record): Pick<UiSheetProps, 'title' | 'meta' | 'lead'> {
  const { name = props.name } = record as { name?: string };
  const { title, state, renderMeta, picture, renderLead } = props;
  return {
    title: title ? title(record) : name,
    meta: state ? <Status state={state(record)} /> : renderMeta?.(record),
    lead: picture ? <Avatar name={name} src={picture(record) ?? undefined} size={48} /> : renderLead?.(record),
  };
}

/** The card of a record over its list: previous and next, tabs, first load, failure, buttons. */
export function Sheet<Record>(props: SheetProps<Record>): ReactElement {
  const { place, query, name } = props;
  const { access, profile } = useSession();
  const { pathname } = useLocation();
  const allowed = <Part extends { grant?: Grant | undefined }>(part: Part | false): part is Part =>
    part !== false && (part.grant === undefined || canGrant(access, part.grant));
  const [params, setParams] = useSearchParams();
  const [form, setForm] = useState<string>();
  const here = useHere({ anySearch: true });
  const foot = { act: useAct(query), onClose: place.onClose, here, onForm: setForm };
  const wide = useAtLeast('md');
  const record = query.data;
  // What is pressed acts on the newest record; what is read may take several tasks to be drawn, so that no key waits.
  const drawn = useDeferredValue(record, undefined);
  const failed = query.problem !== undefined && record === undefined;
  const isAwaited = drawn === undefined && (query.loading || record !== undefined);
  const actions = (record === undefined ? [] : (props.actions?.(record) ?? [])).filter(allowed);
  const tabs = (props.tabs ?? []).filter(allowed);
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
  useEditKey(actions, setForm);
  const sheet = useRef<HTMLDivElement>(null);
  const offered = [form, ...actions.map(({ label }) => label)].join('\n');
  const before = useRef(offered);
  // A button may go with the state it spoke of: the focus stays in the card, after a closed dialog has given it back.
  useEffect(() => {
    if (before.current === offered) return;
    before.current = offered;
    queueMicrotask(() => {
      if (document.activeElement === document.body) sheet.current?.focus({ preventScroll: true });
    });
  }, [offered]);
  const head = record === undefined ? { title: name } : headOf(props, record);
  const label = record !== undefined && typeof head.title === 'string' ? head.title : undefined;
  const account = profile?.id;
  useEffect(() => {
    if (label !== undefined && account !== undefined) rememberRecent(account, { path: pathname, label });
  }, [account, label, pathname]);
  return (
    <UiSheet
      ref={sheet}
      open
      {...head}
      tools={
        record !== undefined && (
          <IconButton icon={Printer} label={messages.print} size="sm" onClick={() => globalThis.print()} />
        )
      }
      size={props.size}
      onClose={place.onClose}
      previous={stepTo(place.neighbours.previousId, props.previous ?? messages.previous, place.onOpen)}
      next={stepTo(place.neighbours.nextId, props.next ?? messages.next, place.onOpen)}
      tabs={
        // A record that is not there has nothing to open.
        tab &&
        !failed && (
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
      {...footOf(actions, foot, wide)}
    >
      {failed && <Failure query={query} />}
      {!tab && isAwaited && <Skeleton label={name} />}
      {tab && !failed && (
        // There as soon as its tab is, which names it.
        <div id={`card-panel-${tab.id}`} role="tabpanel" aria-label={tab.label} tabIndex={-1}>
          {isAwaited && <Skeleton label={name} />}
          {drawn !== undefined && <Suspense fallback={<Skeleton label={tab.label} />}>{tab.render(drawn)}</Suspense>}
        </div>
      )}
      {drawn !== undefined && props.facts && (
        <Facts
          notice={props.notice?.(drawn) || actions.find(({ tone }) => tone === 'danger')?.disabledReason}
          facts={props.facts(drawn)}
          record={drawn}
        />
      )}
      {drawn !== undefined && props.render?.(drawn)}
      <Suspense>{record !== undefined && props.renderOver?.(record)}</Suspense>
      <Suspense>{actions.find(({ label }) => label === form)?.renderForm?.(() => setForm(undefined))}</Suspense>
    </UiSheet>
  );
}

/** E opens the form of the card, by the place of the key, while nothing lies over the card. */
function useEditKey(actions: readonly SheetAction[], onForm: (label: string) => void): void {
  const press = useStableCallback((event: KeyboardEvent) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (event.code !== 'KeyE' || !plain || event.defaultPrevented || isTyping(event.target) || openLayers() > 1) return;
    const edit = actions.find(({ label }) => label === messages.edit);
    if (!edit) return;
    event.preventDefault();
    if (edit.renderForm) onForm(edit.label);
    else edit.onAction?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
}

function Failure({ query: { problem, reload } }: { query: Pick<Query<unknown>, 'problem' | 'reload'> }): ReactElement {
  // The address is all that is asked by: what is no id is a record there is none of.
  const isGone = problem?.kind === 'not_found' || problem?.kind === 'validation';
  const texts = isGone ? messages.gone : problem?.kind === 'forbidden' && messages.forbidden;
  return texts ? (
    <EmptyState level={3} title={texts.title} description={texts.text} />
  ) : (
    <ErrorState level={3} onRetry={reload} requestId={problem?.requestId} />
  );
}
