import { useApi } from '@pribavka/api/react';
import { FileField } from '@pribavka/forms';
import type { ReactElement } from 'react';

import { adjustmentsMessages as messages } from './messages.ts';

export interface UploadedFile {
  readonly id: string;
}

const megabyte = 1024 * 1024;

/** What an adjustment is based on; each file is sent as soon as it is chosen. */
export function FilesField(): ReactElement {
  const api = useApi();
  return (
    <FileField<UploadedFile>
      name="files"
      label={messages.files}
      hint={messages.filesHint}
      optional
      url=""
      multiple
      maxFiles={10}
      maxSize={10 * megabyte}
      transport={({ file, signal, onProgress }) =>
        api.call('tunings.uploadFile', { file, fileName: file.name }, { signal, onProgress, quiet: 'all' })
      }
    />
  );
}
