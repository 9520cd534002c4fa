import { useMessages } from '@pribavka/ui/messages';
import { FileUpload, type FileUploadProps, type UploadItem } from '@pribavka/ui/upload';
import { useContext, useEffect, useState, type ReactElement } from 'react';

import { MarksContext } from '../form/marks.ts';
import { useFormField } from '../form/useFormField.ts';
import type { AsyncFieldRule } from '../rules/async.ts';
import { required as presence } from '../rules/required.ts';
import type { Rule } from '../rules/types.ts';
import { fileMessages } from './file.messages.ts';
import { rulesOf } from './rules.ts';
import type { CommonFieldProps } from './types.ts';

/** Shape of {@link FileField}. */
export interface FileFieldProps<T>
  extends
    Pick<CommonFieldProps, 'name' | 'optional' | 'rules' | 'disabled'>,
    Omit<FileUploadProps<T>, 'required' | 'error' | 'disabled' | 'value' | 'defaultValue' | 'onValueChange' | 'id'> {
  /** False marks the label «необязательно»; as `optional` says by default. For a rule of yours that asks for a file. */
  readonly required?: boolean | undefined;
  /** Every change of a row, in addition to the form. */
  readonly onValueChange?: ((value: readonly UploadItem<T>[]) => void) | undefined;
}

const arrived =
  (failed: string): Rule =>
  (value) => {
    const items = (value ?? []) as readonly UploadItem[];
    return items.some(({ status }) => status === 'fail') ? failed : undefined;
  };

const stopped: Rule = (value, ...[, messages]) => {
  const items = (value ?? []) as readonly UploadItem[];
  const none = items.length > 0 && items.every(({ status }) => status === 'cancelled');
  return none ? presence([], undefined, messages) : undefined;
};

/** With `auto={false}` a file that waits is not on its way: the form itself sends it. */
const isBusy = (items: readonly UploadItem[], auto: boolean): boolean =>
  items.some(({ status }) => status === 'uploading' || (auto && status === 'ready'));

/** Lets a submit wait for files that are on their way. */
function createArrival(auto: boolean): { tell: (items: readonly UploadItem[]) => void; asyncRule: AsyncFieldRule } {
  let busy = false;
  const waiting: (() => void)[] = [];
  const cancel = (): void => {
    for (const go of waiting.splice(0)) go();
  };
  const wait = async (): Promise<undefined> => {
    if (busy) await new Promise<void>((resolve) => waiting.push(resolve));
    return undefined;
  };
  return {
    tell(items) {
      busy = isBusy(items, auto);
      if (!busy) cancel();
    },
    asyncRule: Object.assign(wait, { cancel }),
  };
}

/** Answers of the server about the files that have arrived. */
export function uploadedAnswers<T>(items: readonly UploadItem<T>[] | undefined): T[] {
  return (items ?? []).flatMap(({ status, response }) =>
    status === 'success' && response !== undefined ? [response] : [],
  );
}

/** Files that wait in a field with `auto={false}`: what the form sends itself. */
export function chosenFiles(items: readonly UploadItem[] | undefined): File[] {
  return (items ?? []).flatMap(({ status, file }) => (status === 'ready' && file ? [file] : []));
}

/** Files sent at once, which a submit waits for, or with `auto={false}` sent by the form; keeps the list of items, `uploadedAnswers(value)` gives what the server said about them. `ref` and native props belong to the group of its rows. */
export function FileField<T = unknown>({
  name,
  label,
  optional,
  rules,
  disabled,
  required = !optional,
  className,
  style,
  onValueChange,
  ...upload
}: FileFieldProps<T>): ReactElement {
  const marksOptional = useContext(MarksContext) === 'optional';
  const [arrival] = useState(() => createArrival(upload.auto !== false));
  // A field that leaves the page stops its transfers: nobody may wait for them any longer.
  useEffect(() => () => arrival.tell([]), [arrival]);
  const own = [arrived(useMessages(fileMessages).failed), ...(optional ? [] : [stopped])];
  const field = useFormField<readonly UploadItem<T>[] | undefined>(name, label, undefined, {
    rules: rulesOf(optional, own, rules),
    asyncRule: arrival.asyncRule,
    secret: 'always',
  });
  return (
    <div data-field={name} className={className} style={style} onFocus={field.focus} onBlur={field.blur}>
      <FileUpload<T>
        {...upload}
        label={label}
        // The upload marks nothing but what may stay empty.
        required={required || !marksOptional}
        disabled={disabled}
        error={field.error}
        value={field.value ?? null}
        onValueChange={(items) => {
          // Without files the form is as it was opened, not changed to an empty list.
          field.change(items.length > 0 ? items : undefined);
          arrival.tell(items);
          onValueChange?.(items);
        }}
      />
    </div>
  );
}
