import { useApi, useQuery, useSession } from '@pribavka/api/react';
import { CodeForm } from '@pribavka/forms/account';
import { Sheet, Skeleton } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

import { SectionError } from '../../../shared/SectionError.tsx';
import type { CodeSent } from '../../../shared/contract.ts';
import { loginUrl } from '../../login/urls.ts';
import { Consequences } from './Consequences.tsx';
import { deletionMessages as messages } from './messages.ts';

/** «Удалить аккаунт»: first what it costs in numbers, then the password and a code, then everything at once. */
export default function Deletion({ onClose }: { onClose: () => void }): ReactElement {
  const api = useApi();
  const navigate = useNavigate();
  const { forget } = useSession();
  const { data, problem, reload } = useQuery('users.deletion', {}, { quiet: 'all' });
  const [sent, setSent] = useState<CodeSent>();
  const request = async (reuse: boolean): Promise<CodeSent> =>
    api.call('users.sendDeletionCode', { body: { reuse } }, { quiet: 'all' });
  const remove = async (code: string): Promise<void> => {
    if (!data) return;
    try {
      await api.call('users.deleteAccount', { body: { code, points: data.active + data.waiting } }, { quiet: 'all' });
    } catch (error) {
      // What burns may have changed: the numbers are shown again with the refusal.
      void reload();
      throw error;
    }
  };
  return (
    <Sheet open title={messages.title} onClose={onClose} dirty={sent !== undefined}>
      {problem && !data && <SectionError level={3} title={messages.failed} problem={problem} onRetry={reload} />}
      {!data && !problem && <Skeleton rows={6} label={messages.loading} />}
      {data && (
        <Consequences
          deletion={data}
          asked={sent !== undefined}
          onCancel={onClose}
          onAgree={async () => setSent(await request(true))}
        />
      )}
      {data && sent && (
        <CodeForm
          to={messages.phone}
          sent={sent}
          send={request}
          confirm={remove}
          submitLabel={messages.confirm}
          note={messages.codeNote}
          onDone={() => {
            forget();
            toast.success(messages.done);
            void navigate(loginUrl(), { replace: true });
          }}
        />
      )}
    </Sheet>
  );
}
