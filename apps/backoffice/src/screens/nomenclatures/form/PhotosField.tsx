import { useApi } from '@pribavka/api/react';
import { FieldShell, useFormField } from '@pribavka/forms';
import { Button, Stack, Text } from '@pribavka/ui';
import { ProductPicture } from '@pribavka/ui/loyalty';
import { FileUpload, type UploadItem } from '@pribavka/ui/upload';
import { type ReactElement, useEffect, useRef, useState } from 'react';

import { productFormMessages } from './messages.ts';
import type { Photo } from './values.ts';

const messages = productFormMessages.photos;
const most = 10;
const megabyte = 1024 * 1024;
const none: readonly Photo[] = [];

/** Photos in their order, the first is the main one; a new one is sent as soon as it is chosen. */
export function PhotosField({ name, label }: { name: string; label: string }): ReactElement {
  const api = useApi();
  const busy = useRef(false);
  const [rules] = useState(() => [() => (busy.current ? messages.wait : undefined)]);
  const field = useFormField<readonly Photo[]>(name, label, none, { rules });
  const photos = useRef(field.value);
  useEffect(() => {
    photos.current = field.value;
  }, [field.value]);
  // What has arrived leaves the zone for the row of photos.
  const [round, setRound] = useState(0);
  const put = (next: readonly Photo[]): void => {
    photos.current = next;
    field.change(next);
  };
  const move = (from: number, to: number): void => {
    const next = [...field.value];
    const [photo] = next.splice(from, 1);
    if (photo) next.splice(to, 0, photo);
    put(next);
  };
  const watch = (items: readonly UploadItem<Photo>[]): void => {
    busy.current = items.some(({ status }) => status !== 'success' && status !== 'cancelled');
    if (items.length > 0 && items.every(({ status }) => status === 'success')) setRound((before) => before + 1);
  };
  const left = most - field.value.length;
  return (
    <FieldShell name={name} label={label} optional field={field} group>
      <Stack gap={12}>
        {field.value.map((photo, index) => (
          <Stack key={photo.id} direction="row" gap={12} align="center" wrap>
            <ProductPicture src={photo.url} name={messages.photo(index + 1)} size={64} decorative={false} />
            {index === 0 ? (
              <Text>{messages.main}</Text>
            ) : (
              <Button size="sm" aria-label={messages.makeMain(index + 1)} onClick={() => move(index, 0)}>
                {messages.toMain}
              </Button>
            )}
            {index > 1 && (
              <Button size="sm" aria-label={messages.earlier(index + 1)} onClick={() => move(index, index - 1)}>
                ↑
              </Button>
            )}
            {index > 0 && index < field.value.length - 1 && (
              <Button size="sm" aria-label={messages.later(index + 1)} onClick={() => move(index, index + 1)}>
                ↓
              </Button>
            )}
            <Button
              size="sm"
              variant="text"
              aria-label={messages.remove(index + 1)}
              onClick={() => put(field.value.filter((each) => each !== photo))}
            >
              {messages.drop}
            </Button>
          </Stack>
        ))}
        {left > 0 && (
          <FileUpload<Photo>
            key={round}
            label={messages.add}
            multiple
            maxFiles={left}
            url=""
            accept="image/jpeg,image/png,image/webp"
            maxSize={10 * megabyte}
            transport={({ file, signal, onProgress }) =>
              api.call('products.uploadImage', { file, fileName: file.name }, { signal, onProgress, quiet: 'all' })
            }
            onSuccess={({ response }) => put([...photos.current, { id: response.id, url: response.url }])}
            onValueChange={watch}
          />
        )}
      </Stack>
    </FieldShell>
  );
}
