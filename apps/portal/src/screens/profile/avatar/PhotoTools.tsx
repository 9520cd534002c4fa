import { useApi, useCommand, useSession } from '@pribavka/api/react';
import { confirm, IconButton, Menu } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { Camera, ImageUp, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type ReactElement } from 'react';

import { attempt } from '../../../shared/attempt.ts';
import type { User } from '../../../shared/contract.ts';
import { avatarMessages as messages } from './messages.ts';

const CropDialog = lazy(() => import('./CropDialog.tsx'));

/** Largest photo, bytes (limits of the route). */
const MAX_SIZE = 10 * 1024 * 1024;

/** Choosing, cropping and removing the photo; the button comes after the disc it stands on. */
export default function PhotoTools({ user }: { user: User }): ReactElement {
  const api = useApi();
  const { reload } = useSession();
  const removing = useCommand('users.removeAvatar');
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const [share, setShare] = useState<number>();
  const choose = (): void => input.current?.click();
  const take = (file: File | undefined): void => {
    if (file && file.size > MAX_SIZE) toast.error(messages.tooLarge);
    else setChosen(file);
  };
  const send = async (cut: Blob): Promise<void> => {
    setShare(0);
    const saved = await attempt(
      api.call('users.uploadAvatar', { file: cut, fileName: 'avatar.png' }, { onProgress: setShare }),
    );
    setShare(undefined);
    // What is chosen stays in its frame: the next press sends it again.
    if (!saved) return;
    setChosen(undefined);
    toast.success(messages.saved);
    await reload();
  };
  const remove = async (): Promise<void> => {
    const sure = await confirm({
      title: messages.removeTitle,
      body: messages.removeText,
      confirmLabel: messages.remove,
      cancelLabel: messages.leave,
      danger: true,
    });
    if (!sure || !(await attempt(removing.run({})))) return;
    toast.success(messages.removed);
    await reload();
  };
  return (
    <>
      {user.avatarUrl === null ? (
        <IconButton
          icon={Camera}
          size="sm"
          variant="secondary"
          label={messages.upload}
          title={messages.hint}
          onClick={choose}
        />
      ) : (
        <Menu
          label={messages.field}
          placement="bottom-start"
          trigger={<IconButton icon={Camera} size="sm" variant="secondary" label={messages.change} />}
          items={[
            { id: 'replace', icon: ImageUp, label: messages.replace, onSelect: choose },
            { id: 'remove', icon: Trash2, label: messages.remove, danger: true, onSelect: () => void remove() },
          ]}
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={messages.field}
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          take(file);
        }}
      />
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            file={chosen}
            sending={share !== undefined}
            share={share}
            onSend={(cut) => void send(cut)}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
