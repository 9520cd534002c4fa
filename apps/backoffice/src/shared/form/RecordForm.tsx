import type { CommandKey, Input, QueryKey, Result } from '@pribavka/api';
import { type Command, type QueryState, useCommand } from '@pribavka/api/react';
import type { QueryPattern } from '@pribavka/api/react';
import type { FormMarks } from '@pribavka/forms';
import type { ReactElement, ReactNode } from 'react';

import { EditSheet } from './EditSheet.tsx';
import type { Versioned } from './useVersionedEdit.ts';

/** What a card or a list gives to the form of a record: a list has no query, and gets a new record. */
export interface FormPlace<K extends QueryKey, Answer = Result<K>> {
  readonly query?: QueryState<K> | undefined;
  readonly onClose: () => void;
  /** Without it the form only closes. */
  readonly onSaved?: ((answer: Answer) => void) | undefined;
}

interface Known extends Versioned {
  readonly id: string;
  readonly name: string;
}

type BodyOf<K extends CommandKey> = Input<K> extends { body: infer Body } ? Body : never;

export interface RecordFormProps<
  Record extends Known,
  Values extends object,
  Create extends CommandKey,
  Update extends CommandKey,
> {
  query: (Pick<QueryState<QueryKey>, 'problem' | 'reload'> & { data: Record | undefined }) | undefined;
  onClose: () => void;
  onSaved?: ((answer: Result<Create> | Result<Update>) => void) | undefined;
  create: Create;
  update: Update;
  invalidates: readonly QueryPattern[];
  /** The area of the draft. */
  name: string;
  texts: {
    readonly create: string;
    readonly edit: (name: string) => string;
    readonly saved: (name: string, isNew: boolean) => string;
    readonly labels: Readonly<Partial<globalThis.Record<keyof Values & string, string>>>;
  };
  /** Values of the form for a record, and for none. */
  valuesOf: (record: Record | undefined) => Partial<Values>;
  /** What is sent, by either call; the version is added to a change. */
  bodyOf: (values: Values, record: Record | undefined) => BodyOf<Create> | Omit<BodyOf<Update>, 'version'>;
  size?: 'md' | 'lg' | undefined;
  /** `required` where most fields may stay empty. */
  marks?: FormMarks | undefined;
  children: ReactNode;
}

/** The form of a record: one call makes it, another changes it by its version. */
export function RecordForm<
  Record extends Known,
  Values extends object,
  Create extends CommandKey,
  Update extends CommandKey,
>(props: RecordFormProps<Record, Values, Create, Update>): ReactElement {
  const { query, name, texts, bodyOf, valuesOf, onClose, onSaved = onClose } = props;
  const options = { invalidates: props.invalidates, quiet: 'fields' } as const;
  const create = useCommand(props.create, options) as unknown as Command<'brands.create'>;
  const update = useCommand(props.update, options) as unknown as Command<'brands.update'>;
  const record = query?.data;
  const send = (values: Values, version: number | undefined): Promise<unknown> => {
    const body = bodyOf(values, record) as Input<'brands.create'>['body'];
    return record && version !== undefined
      ? update.run({ params: { id: record.id }, body: { ...body, version } })
      : create.run({ body });
  };
  return (
    <EditSheet<Record, Values, unknown>
      title={record ? texts.edit(record.name) : texts.create}
      size={props.size}
      marks={props.marks}
      draft={{ area: name, record: record?.id }}
      query={query}
      labels={texts.labels}
      valuesOf={valuesOf}
      onSubmit={send}
      saved={(answer) => texts.saved((answer as Known).name, record === undefined)}
      onSaved={(answer) => onSaved(answer as Result<Create> | Result<Update>)}
      onClose={onClose}
    >
      {props.children}
    </EditSheet>
  );
}
