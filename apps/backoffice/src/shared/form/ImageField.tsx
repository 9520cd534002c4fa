import { useApi } from '@pribavka/api/react';
import { FileField } from '@pribavka/forms';
import type { ReactElement } from 'react';

import { formMessages as messages } from './messages.ts';

/** What an upload of a picture answers with. */
export interface UploadedImage {
  readonly id: string;
}

export interface ImageFieldProps {
  name: string;
  label: string;
  route: 'brands.uploadLogo' | 'manufacturers.uploadLogo' | 'socials.uploadIcon';
}

const megabyte = 1024 * 1024;

/** A picture sent to the server as soon as it is chosen; the form carries the id it got. */
export function ImageField({ name, label, route }: ImageFieldProps): ReactElement {
  const api = useApi();
  return (
    <FileField<UploadedImage>
      name={name}
      label={label}
      hint={messages.imageHint}
      optional
      url=""
      accept="image/jpeg,image/png,image/webp"
      maxSize={10 * megabyte}
      transport={({ file, signal, onProgress }) =>
        api.call(route, { file, fileName: file.name }, { signal, onProgress, quiet: 'all' })
      }
    />
  );
}
