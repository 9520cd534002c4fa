import type { QueryKey } from '@pribavka/api';
import type { QueryState } from '@pribavka/api/react';
import {
  askToLeave,
  DraftNotice,
  type DraftPlace,
  Form,
  type FormMarks,
  FormStrip,
  hasUnsavedChanges,
  SubmitButton,
} from '@pribavka/forms';
import { Button, ButtonGroup, ErrorState, Sheet, Skeleton } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import { ConflictBanner } from './ConflictBanner.tsx';
import { formMessages as messages } from './messages.ts';
import { useVersionedEdit, type Versioned } from './useVersionedEdit.ts';

type Query<Record> = Pick<QueryState<QueryKey>, 'problem' | 'reload'> & { data: Record | undefined };

export interface EditSheetProps<Record extends Versioned, Values extends object, Answer> {
  title: string;
  onClose: () => void;
  /** The record being changed; a new one has none. */
  query?: Query<Record> | undefined;
  /** Values of the form for a record, and for none; without it the form begins empty. */
  valuesOf?: ((record: Record | undefined) => Partial<Values>) | undefined;
  /** What is typed survives a reload of the page as the draft of this record. */
  draft: DraftPlace;
  /** Sends the values; `version` is what they were made from. */
  onSubmit: (values: Values, version: number | undefined) => Promise<Answer>;
  /** Called when the form is gone: it may navigate. Without it the form only closes. */
  onSaved?: ((answer: Answer) => void) | undefined;
  saved: (answer: Answer) => string;
  /** Labels of the fields, for what somebody else has changed. */
  labels?: Readonly<Partial<globalThis.Record<keyof Values & string, string>>> | undefined;
  submit?: string | undefined;
  /** `required` where most fields may stay empty. */
  marks?: FormMarks | undefined;
  /** A wide sheet, for what does not fit a column of fields. */
  size?: 'md' | 'lg' | undefined;
  children: ReactNode;
}

/** Options of a select from a short list of the server; none until it has come. */
export const optionsFrom = (
  list: ReadonlyArray<{ readonly id: string; readonly name: string }> | undefined,
): { value: string; label: string }[] => (list ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** The server takes no longer text, and the person hears it before sending. */
export const maxLength =
  (limit: number) =>
  (value: unknown): string | undefined =>
    typeof value === 'string' && value.length > limit ? messages.tooLong(limit) : undefined;

/** A form in a sheet: guards unsaved text, keeps a draft, and on a conflict shows whose change came first. */
export function EditSheet<Record extends Versioned, Values extends object, Answer>(
  props: EditSheetProps<Record, Values, Answer>,
): ReactElement | null {
  const { title, onClose, query, onSaved = onClose } = props;
  const [end, setEnd] = useState<{ answer: Answer } | 'left'>();
  const begin = useRef<HTMLElement>(null);
  const setBegin = useCallback((place: HTMLElement | null) => void (begin.current = place), []);
  // Only when the form is gone, and with it the question about unsaved changes.
  useEffect(() => {
    if (end === 'left') onClose();
    else if (end) onSaved(end.answer);
    // oxlint-disable-next-line react/exhaustive-deps -- once, with the answer; the caller's function is new every time
  }, [end]);
  if (end) return null;
  const leave = async (): Promise<void> => {
    // A save that was waited for has its own way on.
    if (!hasUnsavedChanges() || (await askToLeave())) setEnd((before) => before ?? 'left');
  };
  const waiting = query !== undefined && query.data === undefined;
  return (
    <Sheet open size={props.size} onClose={() => void leave()} title={title} initialFocus={waiting ? undefined : begin}>
      {waiting && query.problem && <ErrorState level={3} onRetry={query.reload} requestId={query.problem.requestId} />}
      {waiting && !query.problem && <Skeleton label={title} />}
      {!waiting && (
        <EditForm
          {...props}
          onBegin={setBegin}
          onClose={() => void leave()}
          onAnswer={(answer) => setEnd({ answer })}
        />
      )}
    </Sheet>
  );
}

const nothing = (): object => ({});

const fields = 'input:not([type="hidden"], :disabled), textarea:not(:disabled), select, [role="combobox"]';

/** Where typing begins; under a finger a field would open the keyboard over the form. */
function placeToBegin(form: HTMLElement | null): HTMLElement | null {
  const sheet = form?.closest<HTMLElement>('[role="dialog"]') ?? null;
  if (matchMedia('(pointer: coarse)').matches) return sheet;
  return form?.querySelector<HTMLElement>(fields) ?? sheet;
}

/** Ctrl+Enter saves from any field, a text of many lines included. */
function saveByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

interface EditFormProps<Record extends Versioned, Values extends object, Answer> extends EditSheetProps<
  Record,
  Values,
  Answer
> {
  onAnswer: (answer: Answer) => void;
  /** Takes the field the sheet puts the focus on. */
  onBegin: (place: HTMLElement | null) => void;
}

function EditForm<Record extends Versioned, Values extends object, Answer>({
  query,
  valuesOf = nothing,
  draft,
  labels,
  onSubmit,
  onAnswer,
  onClose,
  saved,
  submit = messages.save,
  marks,
  onBegin,
  children,
}: EditFormProps<Record, Values, Answer>): ReactElement {
  const id = useId();
  useEffect(() => {
    const form = document.getElementById(id);
    const begin = placeToBegin(form);
    onBegin(begin);
    // The record came after the sheet had opened.
    if (document.activeElement === form?.closest('[role="dialog"]')) begin?.focus({ preventScroll: true });
  }, [onBegin, id]);
  const edit = useVersionedEdit<Record, Values, Answer>({
    record: query?.data,
    reload: async () => query?.reload(),
    valuesOf,
    onSubmit,
  });
  return (
    <Form<Values, Answer>
      id={id}
      guardUnsaved
      marks={marks}
      draft={draft}
      initialValues={edit.initialValues}
      onSubmit={edit.onSubmit}
      onKeyDown={saveByKeys}
      onSuccess={(answer) => {
        toast.success(saved(answer));
        onAnswer(answer);
      }}
    >
      {edit.conflict ? <ConflictBanner conflict={edit.conflict} labels={labels ?? {}} /> : <DraftNotice />}
      {children}
      <FormStrip />
      <ButtonGroup>
        <SubmitButton>{submit}</SubmitButton>
        <Button onClick={onClose}>{messages.cancel}</Button>
      </ButtonGroup>
    </Form>
  );
}
