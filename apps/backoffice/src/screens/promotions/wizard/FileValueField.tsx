import { useApi } from '@pribavka/api/react';
import { FieldShell, useFormField } from '@pribavka/forms';
import { Button, Stack, Text } from '@pribavka/ui';
import { FileUpload, type UploadItem } from '@pribavka/ui/upload';
import { type ReactElement, type ReactNode, useState } from 'react';

import { wizardMessages as messages } from './messages.ts';
import { ruleMessages } from './steps/messages.ts';

const megabyte = 1024 * 1024;

/** What both uploads answer with. */
interface Uploaded {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

export interface FileValueFieldProps {
  name: 'picture' | 'rulesFile';
  route: 'promotions.uploadImage' | 'promotions.uploadRules';
  accept: string;
  megabytes: number;
  hint: string;
  /** How the file that is there is shown. */
  renderFile: (file: Uploaded) => ReactNode;
}

/** A file sent as soon as it is chosen. The form and its draft hold the answer, so it outlives a reload. */
export function FileValueField(props: FileValueFieldProps): ReactElement {
  const { name, route, accept, megabytes, hint, renderFile } = props;
  const api = useApi();
  const label = messages.labels[name];
  const field = useFormField<Uploaded | null>(name, label, null, {});
  const [items, setItems] = useState<readonly UploadItem<Uploaded>[]>([]);
  if (field.value) {
    return (
      <FieldShell name={name} label={label} field={field} optional group>
        <Stack direction="row" gap={12} align="center" wrap>
          {renderFile(field.value)}
          <Button size="sm" onClick={() => field.change(null)}>
            {ruleMessages.basics.remove}
          </Button>
        </Stack>
      </FieldShell>
    );
  }
  return (
    <div data-field={name}>
      <FileUpload<Uploaded>
        label={label}
        required={false}
        url=""
        hint={hint}
        accept={accept}
        maxSize={megabytes * megabyte}
        error={field.error}
        value={items}
        transport={({ file, signal, onProgress }) =>
          api.call(route, { file, fileName: file.name }, { signal, onProgress, quiet: 'all' })
        }
        onValueChange={(next) => {
          const done = next.find(({ status, response }) => status === 'success' && response !== undefined)?.response;
          setItems(done ? [] : next);
          if (done) field.change({ id: done.id, name: done.name, url: done.url });
        }}
      />
    </div>
  );
}

/** The name of a file as it was sent. */
export const fileName = ({ name }: { name: string }): ReactElement => <Text>{name}</Text>;
