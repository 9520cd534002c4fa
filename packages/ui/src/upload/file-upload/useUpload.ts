import { useEffect, useInsertionEffect, useRef, useState, useSyncExternalStore } from 'react';

import { announce } from '../../foundation/announcer/announcer.ts';
import { useStableCallback } from '../../foundation/hooks/useStableCallback.ts';
import type { UploadItem, UploadOptions } from '../core/types.ts';
import { createUpload, type Upload } from '../core/upload.ts';

type Items<T> = readonly UploadItem<T>[];

export interface UploadValue<T> {
  /** Rows of the list; another list takes rows away and puts rows in. `null` is none, as `[]` is. */
  value?: Items<T> | null | undefined;
  /** Rows at first, when the component holds the list itself. @default [] */
  defaultValue?: Items<T> | null | undefined;
  /** Every change of a row: added, sent, arrived, failed, taken away. */
  onValueChange?: ((value: Items<T>) => void) | undefined;
}

/** The machine bound to a component: the latest options are always used, leaving stops the transfers. */
export const useUpload = <T>(
  options: UploadOptions<T>,
  { value, defaultValue, onValueChange }: UploadValue<T>,
): { upload: Upload<T>; items: Items<T> } => {
  const [upload] = useState(() =>
    createUpload<T>({ announce, ...options }, (value === undefined ? defaultValue : value) ?? []),
  );
  useInsertionEffect(() => {
    upload.setOptions({ announce, ...options });
  });
  useEffect(() => upload.dispose, [upload]);
  const { items } = useSyncExternalStore(upload.subscribe, upload.getState, upload.getState);
  const notify = useStableCallback(onValueChange);
  const last = useRef(items);
  // A list the parent got from here asks for nothing when it comes back, however late.
  const reported = useRef(new WeakSet<Items<T>>());
  useEffect(() => {
    if (last.current === items) return;
    last.current = items;
    reported.current.add(items);
    notify(items);
  }, [items, notify]);
  useEffect(() => {
    if (value !== undefined && (value === null || !reported.current.has(value))) upload.setItems(value ?? []);
  }, [upload, value]);
  return { upload, items };
};
