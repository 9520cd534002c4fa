import { useApi } from '@pribavka/api/react';
import {
  FileField,
  uploadedAnswers,
  useFormField,
  useFormParts,
  useFormValue,
  useUnsavedChanges,
} from '@pribavka/forms';
import type { Rule } from '@pribavka/forms/rules';
import type { UploadItem } from '@pribavka/ui/upload';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { isLost } from '../../../shared/advice.ts';
import type { UploadedFile } from '../../../shared/contract.ts';
import { uploadTransport } from '../../../shared/upload-transport.ts';
import { useMember } from '../../../app/session/useMember.ts';
import { KeptFiles } from './KeptFiles.tsx';
import { isLocalFile } from './local-file.ts';
import { uploadPhoto } from './upload-photo.ts';
import { saleFormMessages as messages } from './messages.ts';

/** Largest number of files of a sale (contract) and their size, bytes (limits of the route). */
const MAX_FILES = 10;
const MAX_SIZE = 10 * 1024 * 1024;

const Local = styled.p`
  margin-top: 8px;
  color: var(--pb-text-secondary);
  font: var(--pb-type-table);
`;

type Items = ReadonlyArray<UploadItem<UploadedFile>>;

const NONE: readonly UploadedFile[] = [];
const idsOf = (files: readonly UploadedFile[]): string => files.map(({ id }) => id).join();

interface PhotosFieldProps {
  rules?: readonly Rule[];
  /** What becomes of photos that are on this device only. */
  localNote?: string;
}

/** Photos of the receipt: camera on phones, progress, cancel and retry of each; those of an earlier visit below. */
export function PhotosField({ rules, localNote = messages.localPhotos }: PhotosFieldProps): ReactElement {
  const api = useApi();
  const { id: owner } = useMember();
  const { setValue } = useFormParts();
  const files = useFormField('files', messages.photos, NONE, {});
  const items = useFormValue<Items>('photos') ?? [];
  const fresh = uploadedAnswers(items);
  const earlier = files.value.filter(({ id }) => fresh.every((file) => file.id !== id));
  // A photo on its way, or one that did not come, waits nowhere.
  useUnsavedChanges(items.some(({ status }) => status === 'ready' || status === 'uploading' || status === 'fail'));
  const onItems = (next: Items): void => {
    const arrived = uploadedAnswers(next);
    if (idsOf(arrived) !== idsOf(fresh)) files.change([...earlier, ...arrived]);
    // What is on this device only must not be called uploaded: it stands below, with the files of an earlier visit.
    const sent = next.filter(({ response }) => !response || !isLocalFile(response));
    if (sent.length < next.length) setValue('photos', sent.length > 0 ? sent : undefined);
  };
  return (
    <div>
      <FileField<UploadedFile>
        name="photos"
        label={messages.photos}
        hint={messages.photosHint}
        optional
        required={rules !== undefined}
        rules={rules}
        url=""
        multiple
        camera
        accept="image/jpeg,image/png,image/webp,application/pdf"
        maxFiles={MAX_FILES - earlier.length}
        maxSize={MAX_SIZE}
        transport={uploadTransport(async (file, options) => {
          try {
            return await uploadPhoto(api, { blob: file, name: file.name }, options);
          } catch (error) {
            if (!isLost(error)) throw error;
            const { storePhoto } = await import('../../../offline/parts.ts');
            return storePhoto(owner, file);
          }
        })}
        onValueChange={onItems}
      />
      {files.value.some(isLocalFile) && <Local role="status">{localNote}</Local>}
      <KeptFiles files={earlier} onRemove={(id) => files.change(files.value.filter((file) => file.id !== id))} />
    </div>
  );
}
