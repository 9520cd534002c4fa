import { useApi } from '@pribavka/api/react';
import { FileField } from '@pribavka/forms';
import type { UploadItem } from '@pribavka/ui/upload';
import type { ReactElement } from 'react';

import { cardMessages } from './messages.ts';

const messages = cardMessages.composer;
const megabyte = 1024 * 1024;

interface Uploaded {
  readonly id: string;
}

export type MessageFiles = readonly UploadItem<Uploaded>[];

/** Photos and papers of a message, of the desk and of an author alike. */
export function MessageFilesField(): ReactElement {
  const api = useApi();
  return (
    <FileField<Uploaded>
      name="files"
      label={messages.files}
      hint={messages.filesHint}
      optional
      multiple
      maxFiles={10}
      url=""
      accept="image/jpeg,image/png,image/webp,application/pdf"
      maxSize={10 * megabyte}
      transport={({ file, signal, onProgress }) =>
        api.call('support.uploadFile', { file, fileName: file.name }, { signal, onProgress, quiet: 'all' })
      }
    />
  );
}
