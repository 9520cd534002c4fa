import { useApi } from '@pribavka/api/react';
import { FileField } from '@pribavka/forms';
import type { UploadItem } from '@pribavka/ui/upload';
import type { ReactElement } from 'react';

import type { UploadedFile } from '../../../shared/contract.ts';
import { uploadTransport } from '../../../shared/upload-transport.ts';
import { writeMessages as messages } from './messages.ts';

/** What a message may carry (contract) and the size of each, bytes (limits of the route). */
const MAX_FILES = 10;
const MAX_SIZE = 10 * 1024 * 1024;

export type SupportFiles = ReadonlyArray<UploadItem<UploadedFile>>;

/** Photos and papers for a message to support. */
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
      camera
      accept="image/jpeg,image/png,image/webp,application/pdf"
      maxFiles={MAX_FILES}
      maxSize={MAX_SIZE}
      transport={uploadTransport(async (file, options) =>
        api.call('support.uploadFile', { file, fileName: file.name }, { ...options, quiet: 'all' }),
      )}
    />
  );
}
