import { saveFile, useApi } from '@pribavka/api/react';
import { Button, formatBytes, Stack } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { Paperclip } from 'lucide-react';
import { type ReactElement, useState } from 'react';

import { cardMessages as messages } from './messages.ts';
import type { ThreadMessage } from './types.ts';

/** A file of a message: pressed, it is saved under its own name; a press after a failure tries again. */
function Attachment({ file }: { file: ThreadMessage['files'][number] }): ReactElement {
  const api = useApi();
  const [loading, setLoading] = useState(false);
  const size = formatBytes(file.size);
  const save = async (): Promise<void> => {
    setLoading(true);
    try {
      saveFile(await api.call('files.get', { params: { id: file.id }, query: {} }, { quiet: 'all' }), file.name);
    } catch {
      toast.error(messages.downloadFailed(file.name));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button
      size="sm"
      icon={Paperclip}
      loading={loading}
      aria-label={messages.download(file.name, size)}
      onClick={() => void save()}
    >
      {file.name} · {size}
    </Button>
  );
}

/** Files of a message, in a row under its text. */
export function Attachments({ files }: Pick<ThreadMessage, 'files'>): ReactElement {
  return (
    <Stack direction="row" gap={8} wrap style={{ marginTop: 8 }}>
      {files.map((file) => (
        <Attachment key={file.id} file={file} />
      ))}
    </Stack>
  );
}
