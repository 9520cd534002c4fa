import { useEffect, useInsertionEffect, useState, useSyncExternalStore } from 'react';

import { announce } from '../../foundation/announcer/announcer.ts';
import type { UploadItem, UploadOptions } from '../core/types.ts';
import { createUpload, type Upload } from '../core/upload.ts';

/** The machine bound to a component: the latest options are always used, leaving stops the transfers. */
export const useUpload = <T>(options: UploadOptions<T>): { upload: Upload<T>; items: readonly UploadItem<T>[] } => {
  const [upload] = useState(() => createUpload<T>({ announce, ...options }));
  useInsertionEffect(() => {
    upload.setOptions({ announce, ...options });
  });
  useEffect(() => upload.dispose, [upload]);
  const state = useSyncExternalStore(upload.subscribe, upload.getState, upload.getState);
  return { upload, items: state.items };
};
