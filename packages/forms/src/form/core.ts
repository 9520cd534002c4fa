import type { AsyncFieldRule } from '../rules/async.ts';
import type { SubmitFailure } from './failure.ts';
import type { RestoredDraft } from './restore-draft.ts';
import { nextShow, type ShowEvent, type ShowState } from './show-policy.ts';

/** `true`: only a sealed draft may hold it; `'always'`: no draft may. */
export type Secrecy = boolean | 'always';

/** What a mounted field reports to its form. */
export interface FieldEntry {
  readonly label: string;
  /** Kept out of drafts: a document or a card until the draft is sealed, a password or a code always. */
  readonly secret: Secrecy;
  /** Cleans the value when the person leaves it and before a submit: outer spaces. */
  readonly normalize: ((value: unknown) => unknown) | undefined;
  /** Asks somebody else after the rules have nothing to say. */
  readonly asyncRule: AsyncFieldRule | undefined;
}

/** What the screen needs to know about one field other than its value. */
export interface FieldView {
  readonly show: ShowState;
  /** Said by the server about the value that was sent; gone at the first edit. */
  readonly server: string | undefined;
  readonly asking: boolean;
}

/** What the screen needs to know about the whole form. */
export interface FormView {
  readonly submitting: boolean;
  readonly messages: readonly string[];
  /** Fields found wrong by the last submit, in document order; empty when there were none. */
  readonly wrong: readonly string[];
  /** What a draft has put back; nothing when the form began as it is saved. */
  readonly restored?: RestoredDraft | undefined;
}

const FRESH: FieldView = { show: 'pristine', server: undefined, asking: false };
const IDLE: FormView = { submitting: false, messages: [], wrong: [] };

/** Everything about a form that final-form does not keep: who is shown, what the server said, who is mounted. */
export interface FormCore {
  readonly entries: ReadonlyMap<string, FieldEntry>;
  /** True for a field that is or was mounted: another step of a wizard. */
  readonly isRegistered: (name: string) => boolean;
  /** Makes names known before their fields are mounted: steps of a wizard nobody has opened yet. */
  readonly expect: (names: Iterable<string>) => void;
  /** Names of fields that are or were mounted, secret ones apart; a sealed draft may have documents too. */
  readonly openFields: (sealed?: boolean) => string[];
  /** Label of a field that is or was mounted. */
  readonly labelOf: (name: string) => string;
  /** Names of all fields the server has words about. */
  readonly serverErrorFields: () => string[];
  readonly register: (name: string, entry: FieldEntry) => () => void;
  readonly field: (name: string) => FieldView;
  readonly form: () => FormView;
  readonly send: (name: string, event: ShowEvent) => void;
  readonly sendAll: (event: ShowEvent) => void;
  readonly patchField: (name: string, part: Partial<FieldView>) => void;
  readonly patchForm: (part: Partial<FormView>) => void;
  readonly fail: (failure: SubmitFailure) => void;
  /** Forgets what the server said about everything. */
  readonly clearServerErrors: () => void;
  /** The answer to a question about a value, for the rules of the field. */
  readonly answer: (name: string, value: unknown) => string | undefined;
  readonly setAnswer: (name: string, value: unknown, message: string | undefined) => void;
  /** Moves what is known about `list[i]` when an item is taken out or put in. */
  readonly shift: (list: string, moved: (index: number) => number | undefined) => void;
  /** Values as final-form last reported them; asking it costs a walk over every field. */
  readonly values: () => Readonly<Record<string, unknown>>;
  readonly setValues: (values: Record<string, unknown>) => void;
  /**
   * Names of the fields whose rules read other fields, one list shared with final-form: when a field changes, it and
   * these are validated again, not the whole form.
   */
  readonly dependents: string[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly subscribeField: (name: string, listener: () => void) => () => void;
}

/** A fresh core, one per form. */
export function createFormCore(): FormCore {
  const entries = new Map<string, FieldEntry>();
  const known = new Map<string, { readonly secret: Secrecy; readonly mounted: boolean; readonly label: string }>();
  let views = new Map<string, FieldView>();
  const answers = new Map<string, { value: unknown; message: string | undefined }>();
  const listeners = new Set<() => void>();
  const fieldListeners = new Map<string, Set<() => void>>();
  let formView = IDLE;
  let values: Record<string, unknown> = {};

  const changed = (name: string): void => {
    for (const listener of fieldListeners.get(name) ?? []) listener();
  };
  const allChanged = (): void => {
    for (const name of fieldListeners.keys()) changed(name);
  };
  const field = (name: string): FieldView => views.get(name) ?? FRESH;
  const patchQuietly = (name: string, part: Partial<FieldView>): boolean => {
    const old = field(name);
    const next = { ...old, ...part };
    if (old.show === next.show && old.server === next.server && old.asking === next.asking) return false;
    views.set(name, next);
    return true;
  };
  const patchForm = (part: Partial<FormView>): void => {
    formView = { ...formView, ...part };
    for (const listener of listeners) listener();
  };

  return {
    entries,
    isRegistered: (name) => known.has(name),
    expect: (names) => {
      for (const name of names) if (!known.has(name)) known.set(name, { secret: false, mounted: false, label: '' });
    },
    openFields: (sealed = false) =>
      [...known].flatMap(([name, { secret, mounted }]) =>
        mounted && (secret === false || (sealed && secret === true)) ? [name] : [],
      ),
    labelOf: (name) => known.get(name)?.label ?? '',
    serverErrorFields: () => [...views].flatMap(([name, { server }]) => (server === undefined ? [] : [name])),
    register: (name, entry) => {
      known.set(name, { secret: entry.secret, mounted: true, label: entry.label });
      entries.set(name, entry);
      return () => {
        if (entries.get(name) === entry) entries.delete(name);
      };
    },
    field,
    form: () => formView,
    send: (name, event) => {
      const show = nextShow(field(name).show, event);
      const part = event.type === 'change' ? { show, server: undefined } : { show };
      if (patchQuietly(name, part)) changed(name);
    },
    sendAll: (event) => {
      const names = new Set([...entries.keys(), ...views.keys()]);
      for (const name of names) patchQuietly(name, { show: nextShow(field(name).show, event) });
      allChanged();
    },
    patchField: (name, part) => {
      if (patchQuietly(name, part)) changed(name);
    },
    patchForm,
    fail: ({ fields, messages }) => {
      for (const [name, server] of Object.entries(fields)) patchQuietly(name, { server, show: 'shown' });
      allChanged();
      patchForm({ messages });
    },
    clearServerErrors: () => {
      for (const name of views.keys()) patchQuietly(name, { server: undefined });
      allChanged();
      patchForm({ messages: [], wrong: [] });
    },
    answer: (name, value) => {
      const known = answers.get(name);
      return known && known.value === value ? known.message : undefined;
    },
    setAnswer: (name, value, message) => answers.set(name, { value, message }),
    shift: (list, moved) => {
      const next = new Map<string, FieldView>();
      for (const [name, view] of views) {
        const found = name.startsWith(`${list}[`) ? /^\[([0-9]+)\](.*)$/s.exec(name.slice(list.length)) : null;
        if (!found) {
          next.set(name, view);
          continue;
        }
        const index = moved(Number(found[1]));
        if (index !== undefined) next.set(`${list}[${index}]${found[2]}`, view);
      }
      views = next;
      allChanged();
    },
    values: () => values,
    setValues: (next) => {
      values = next;
    },
    dependents: [],
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeField: (name, listener) => {
      const found = fieldListeners.get(name) ?? new Set();
      fieldListeners.set(name, found.add(listener));
      return () => {
        found.delete(listener);
        if (found.size === 0 && fieldListeners.get(name) === found) fieldListeners.delete(name);
      };
    },
  };
}
