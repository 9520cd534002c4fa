import { sql } from 'kysely';

import type { WithdrawalStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import { newId } from '../../../ids.ts';

export type WithdrawalEvent = {
  withdrawalId: string;
  at: Date;
  from: WithdrawalStatus;
  to: WithdrawalStatus;
  actorId: string;
  reasonCode?: string | undefined;
  comment?: string | undefined;
};

export async function addWithdrawalEvent(db: Db, event: WithdrawalEvent): Promise<void> {
  await sql`insert into withdrawal_events (withdrawal_id, at, id, from_status, to_status, actor_kind, actor_id,
      reason_code, comment)
    values (${event.withdrawalId}, ${event.at}, ${newId()}, ${event.from}, ${event.to}, 'user', ${event.actorId},
      ${event.reasonCode ?? null}, ${event.comment ?? null})`.execute(db);
}
