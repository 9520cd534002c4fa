import { useApi, useSession } from '@pribavka/api/react';
import { Avatar as Disc, IconButton } from '@pribavka/ui';
import { Camera } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { toast } from '@pribavka/ui/toast';
import { attempt } from '../../shared/attempt.ts';
import type { User } from '../../shared/contract.ts';
import { personalMessages as messages } from './messages.ts';

const Root = styled.div`
  position: relative;
  flex: none;
  & > button {
    position: absolute;
    inset-block-end: -4px;
    inset-inline-end: -8px;
    border-radius: var(--pb-radius-full);
    background: var(--pb-bg-surface);
  }
`;

/** Largest photo, bytes (limits of the route). */
const MAX_SIZE = 10 * 1024 * 1024;

/** The person's photo or initials, with a button to change it. */
export function Avatar({ user }: { user: User }): ReactElement {
  const api = useApi();
  const { reload } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number>();
  const send = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MAX_SIZE) {
      void toast.error(`${messages.avatarFailed}: ${messages.avatarHint}`);
      return;
    }
    setShare(0);
    const saved = await attempt(
      api.call('users.uploadAvatar', { file, fileName: file.name }, { onProgress: setShare }),
    );
    setShare(undefined);
    if (!saved) return;
    void toast.success(messages.avatarSaved);
    await reload();
  };
  return (
    <Root>
      <Disc name={`${user.firstName} ${user.lastName}`} src={user.avatarUrl ?? undefined} size={96} />
      <IconButton
        icon={Camera}
        size="sm"
        variant="secondary"
        label={messages.avatarAction}
        loading={share !== undefined}
        title={share === undefined ? messages.avatarHint : messages.uploading(`${Math.round(share * 100)} %`)}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={messages.avatar}
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          void send(file);
        }}
      />
    </Root>
  );
}
