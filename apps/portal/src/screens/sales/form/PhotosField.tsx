import { useApi } from '@pribavka/api/react';
import { FileUpload, type UploadItem } from '@pribavka/ui/upload';
import { useState, type ReactElement } from 'react';

import type { UploadedFile } from '../../../shared/contract.ts';
import { uploadTransport } from '../../../shared/upload-transport.ts';
import type { Uploads } from './check.ts';
import { KeptFiles } from './KeptFiles.tsx';

export interface PhotosFieldProps {
  label: string;
  hint: string;
  /** Files the draft had before; those added here come back by `onFiles`. */
  files: readonly UploadedFile[];
  error?: string | undefined;
  onFiles: (files: readonly UploadedFile[]) => void;
  /** Whether some are still on their way, or did not come. */
  onUploads: (uploads: Uploads) => void;
}

function uploadsOf(items: readonly UploadItem<UploadedFile>[]): Uploads {
  if (items.some(({ status }) => status === 'ready' || status === 'uploading')) return 'busy';
  return items.some(({ status }) => status === 'fail') ? 'failed' : 'idle';
}

/** Largest number of files of a sale (contract) and their size, bytes (limits of the route). */
const MAX_FILES = 10;
const MAX_SIZE = 10 * 1024 * 1024;

/** Photos of the receipt: camera on phones, progress, cancel and retry of each. */
export function PhotosField({ label, hint, files, error, onFiles, onUploads }: PhotosFieldProps): ReactElement {
  const api = useApi();
  const [kept, setKept] = useState(files);
  const [fresh, setFresh] = useState<readonly UploadedFile[]>([]);
  const tell = (before: readonly UploadedFile[], added: readonly UploadedFile[]): void =>
    onFiles([...before, ...added]);
  const onItems = (items: readonly UploadItem<UploadedFile>[]): void => {
    onUploads(uploadsOf(items));
    const added = items.flatMap((item) => (item.response ? [item.response] : []));
    if (added.map((file) => file.id).join() === fresh.map((file) => file.id).join()) return;
    setFresh(added);
    tell(kept, added);
  };
  return (
    <div>
      <FileUpload<UploadedFile>
        label={label}
        hint={hint}
        error={error}
        url=""
        multiple
        camera
        accept="image/jpeg,image/png,image/webp,application/pdf"
        maxFiles={MAX_FILES - kept.length}
        maxSize={MAX_SIZE}
        transport={uploadTransport(async (file, options) =>
          api.call('sales.uploadFile', { file, fileName: file.name }, { ...options, quiet: 'all' }),
        )}
        onItemsChange={onItems}
      />
      <KeptFiles
        files={kept}
        onRemove={(id) => {
          const rest = kept.filter((file) => file.id !== id);
          setKept(rest);
          tell(rest, fresh);
        }}
      />
    </div>
  );
}
