import type { Output } from '@pribavka/api';
import { saveFile, useApi, useCommand, useInvalidate } from '@pribavka/api/react';
import { toast } from '@pribavka/ui/toast';

import { registriesMessages as messages } from '../messages.ts';
import { moneyQueries } from '../withdrawals/useWithdrawalDecision.ts';

export type Registry = Output<'registries.get'>;
export type RegistryPayout = Registry['withdrawals'][number];

interface Reason {
  reasonCode: string;
  reasonText?: string;
}

/** What is sent of a reason; an empty comment is not. */
const bodyOf = ({ version }: Registry, { reasonCode, reasonText }: Reason) => ({
  reasonCode,
  ...(reasonText ? { comment: reasonText } : {}),
  version,
});

/** Signs, pays, rejects, disbands, removes a request; downloads the file for the bank. */
export function useRegistryActs(id: string) {
  const api = useApi();
  const invalidate = useInvalidate();
  const approve = useCommand('registries.approve', { invalidates: moneyQueries });
  const paid = useCommand('registries.markPaid', { invalidates: moneyQueries });
  const reject = useCommand('registries.reject', { invalidates: moneyQueries });
  const disband = useCommand('registries.disband', { invalidates: moneyQueries });
  const takeOut = useCommand('registries.takeOut', { invalidates: moneyQueries });
  const params = { id };

  /** True when the server took it; a refusal is shown by the client. */
  const taken = async (command: Promise<unknown>, message: string): Promise<boolean> => {
    try {
      await command;
    } catch {
      return false;
    }
    toast.success(message);
    return true;
  };

  return {
    async download(format: 'csv' | 'xlsx'): Promise<void> {
      saveFile(await api.call('registries.file', { params, query: { format } }), `registry.${format}`);
      // The first download decides what may still be done with the registry.
      invalidate(['registries.*']);
    },
    async sign({ version, number }: Registry): Promise<string> {
      await approve.run({ params, body: { version } });
      return messages.approved(number);
    },
    async pay({ version }: Registry): Promise<string> {
      const result = await paid.run({ params, body: { version } });
      return messages.paidToast(result.paid);
    },
    reject: (registry: Registry, reason: Reason) =>
      taken(reject.run({ params, body: bodyOf(registry, reason) }), messages.rejected(registry.number)),
    disband: (registry: Registry, reason: Reason) =>
      taken(disband.run({ params, body: bodyOf(registry, reason) }), messages.disbanded(registry.number)),
    takeOut: (registry: Registry, row: RegistryPayout, reason: Reason) =>
      taken(
        takeOut.run({ params, body: { ...bodyOf(registry, reason), withdrawalId: row.id } }),
        messages.takenOut(row.number),
      ),
  };
}

export type RegistryActs = ReturnType<typeof useRegistryActs>;
