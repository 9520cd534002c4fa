import { useCommand, useQuery } from '@pribavka/api/react';
import { toast } from '@pribavka/ui/toast';

import { useDocuments } from '../../../app/start/documents.tsx';
import { attempt } from '../../../shared/attempt.ts';
import { mailingMessages as messages } from './mailing-messages.ts';

/** The consent to mailings: given for the present version, taken back, given again. */
export interface Mailing {
  /** Undefined while it is not known. */
  readonly on: boolean | undefined;
  readonly pending: boolean;
  readonly toggle: (on: boolean) => void;
}

export function useMailing(): Mailing {
  const { documents } = useDocuments();
  const { data: consents, set } = useQuery('consents.list', {}, { quiet: 'all' });
  const update = useCommand('consents.update');
  const own = consents?.find(({ kind }) => kind === 'mailing_info');
  const change = async (accepted: boolean): Promise<void> => {
    const versionId = documents.mailing_info?.versionId;
    const body = { kind: 'mailing_info' as const, accepted, ...(accepted && versionId ? { versionId } : {}) };
    const next = await attempt(update.run({ body }));
    if (!next) return;
    set(next);
    toast.success(accepted ? messages.on : messages.off);
  };
  return {
    on: consents && own !== undefined && own.withdrawnAt === null,
    pending: update.pending,
    toggle: (on) => void change(on),
  };
}
