import { formatMoney } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { ReasonDialog } from '../../../shared/reason/ReasonDialog.tsx';
import { registriesMessages as messages } from '../messages.ts';
import type { Registry, RegistryActs, RegistryPayout } from './useRegistryActs.ts';

/** What leaves: all of the registry or one request of it. */
export type Exit = { act: 'reject' | 'disband' } | { act: 'takeOut'; row: RegistryPayout };

interface ExitDialogProps {
  exit: Exit;
  registry: Registry;
  acts: RegistryActs;
  onClose: () => void;
}

/** Asks for the reason, and says first how many requests and how much money stay here. */
export function ExitDialog({ exit, registry, acts, onClose }: ExitDialogProps): ReactElement {
  const common = { group: 'registryExit', reads: messages.reads, max: 500, onClose } as const;
  if (exit.act === 'takeOut') {
    const { row } = exit;
    return (
      <ReasonDialog
        {...common}
        title={messages.takeOutTitle(row.number)}
        text={messages.takeOutText(row.member.fullName, formatMoney(row.netKopecks))}
        action={messages.takeOut}
        onDecide={(reason) => acts.takeOut(registry, row, reason)}
      />
    );
  }
  const isRejection = exit.act === 'reject';
  return (
    <ReasonDialog
      {...common}
      title={isRejection ? messages.rejectTitle(registry.number) : messages.disbandTitle(registry.number)}
      text={messages.exitText(registry.count, formatMoney(registry.netKopecks))}
      action={isRejection ? messages.reject : messages.disband}
      onDecide={(reason) => acts[exit.act](registry, reason)}
    />
  );
}
