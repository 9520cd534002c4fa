import { setTimeout as sleep } from 'node:timers/promises';

import { until } from '../../../../apps/server/src/modules/ledger/testing/failover/cluster.ts';
import { type Payload, payloadContext } from '../../../../apps/server/src/outbox/payload.ts';
import { startMailServer } from '../../../../apps/server/src/test/mail.ts';
import { addressees, askRecovery, invite } from '../ask.ts';
import type { BadDay } from '../day.ts';
import { isInLog } from '../outcome.ts';
import type { Stage } from '../stage.ts';

/** A letter of the drill and its job. */
interface Letter {
  id: string;
  template: 'invite' | 'recovery';
  status: string;
  error: string | null;
  sealed: Buffer;
  job: string;
  /** Until it is tried again, s. */
  pause: number;
}

/** Gets a link that serves for an hour; to nobody else does the drill write so. */
const hurried = 'e.mamedov@kuban.example';
const dayHours = 24;
/** The hour of the link, less the minutes of the drill itself. */
const lifeHours = 0.9;
const limitMs = 30_000;
const trial: { invited: string[]; at: string } = { invited: [], at: '' };
const count = (): number => trial.invited.length + 1;

const readLetters = (stage: Stage): Promise<Letter[]> =>
  stage.database.ask<Letter>(
    `select m.id, m.template, m.status, m.last_error as error, m.payload_sealed as sealed, j.state::text as job,
       greatest(extract(epoch from j.start_after - now()), 0)::float8 as pause
     from outbox_messages m join pgboss.job j on j.name = 'outbox.deliver' and j.data->>'id' = m.id::text
     where m.created_at >= $1::timestamptz and m.template in ('invite', 'recovery')`,
    [trial.at],
  );

const isLate = ({ status, error }: Letter): boolean => status === 'failed' && error === 'Late';

/** What waits is tried now; the pause that was left counts as having passed. */
const hurry = (stage: Stage): Promise<object[]> =>
  stage.database.ask(
    `update pgboss.job set start_after = now() where name = 'outbox.deliver' and state in ('created', 'retry')
     and start_after > now()`,
  );

/** So many seconds have passed for a letter: the end of its term is nearer by them. */
async function age({ database, vault }: Stage, { id, sealed }: Letter, seconds: number): Promise<void> {
  const payload = JSON.parse(vault.open(sealed, payloadContext(id))) as Payload;
  if (payload.usefulUntil === undefined) return;
  const usefulUntil = new Date(Date.parse(payload.usefulUntil) - seconds * 1000).toISOString();
  const moved = vault.seal(JSON.stringify({ ...payload, usefulUntil }), payloadContext(id));
  await database.ask('update outbox_messages set payload_sealed = $2 where id = $1', [id, moved]);
}

/** A day without a mail server, its pauses passed over, the terms of letters too: what is waited for is added up. */
export const mail: BadDay = {
  name: 'mail',
  title: 'Почта не работает сутки',
  seconds: 1,
  async strike(stage) {
    await stage.mail.stop();
    trial.invited = ['a', 'b', 'c'].map((name) => `${name}.${crypto.randomUUID().slice(0, 8)}@pribavka.example`);
    const [row] = await stage.database.ask<{ at: string }>('select now()::text as at');
    trial.at = row!.at;
    await invite(stage, trial.invited);
    const status = await askRecovery(stage, hurried);
    if (status !== 200) throw new Error(`Восстановление пароля: ${status}`);
    // Each is written by a job of its own first.
    await until('Письма в очереди', limitMs, async () => (await readLetters(stage)).length === count() || undefined);
  },
  async during(stage) {
    const pauses: number[] = [];
    let hours = 0;
    let lateAfter: number | undefined;
    let letters: Letter[] = [];
    while (hours < dayHours) {
      await sleep(1200);
      letters = await readLetters(stage);
      if (lateAfter === undefined && letters.some(isLate)) lateAfter = hours;
      const open = letters.filter(({ job }) => job !== 'failed' && job !== 'completed');
      if (open.length === 0) break;
      if (open.some(({ job, pause }) => job !== 'retry' || pause < 1)) continue;
      const pause = Math.min(...open.map((one) => one.pause));
      pauses.push(Math.round(pause));
      hours += pause / 3600;
      for (const letter of open) await age(stage, letter, pause);
      await hurry(stage);
    }
    const invitations = letters.filter(({ template }) => template === 'invite');
    const waiting = invitations.filter(({ job }) => job === 'retry' || job === 'created' || job === 'active').length;
    return [
      {
        text: `прошло ${hours.toFixed(1)} ч: паузы ${pauses.join(', ')} с; приглашений ждёт ${waiting} из ${trial.invited.length}`,
        isGood: hours >= dayHours && waiting === trial.invited.length,
      },
      {
        text: `ссылка на новый пароль, действует 1 ч: ${lateAfter === undefined ? 'ещё ждёт' : `снята как опоздавшая через ${lateAfter.toFixed(1)} ч`}`,
        isGood: lateAfter !== undefined && lateAfter >= lifeHours,
      },
    ];
  },
  async heal(stage) {
    Object.assign(stage.mail, await startMailServer(stage.mail.port));
  },
  isFelt: (outcome) => isInLog(outcome, 'ECONNREFUSED'),
  async after(stage) {
    await hurry(stage);
    const letters = await until('Письма отправлены', limitMs, async () => {
      const now = await readLetters(stage);
      return now.every((letter) => letter.status === 'sent' || isLate(letter)) ? now : undefined;
    });
    const to = addressees(stage);
    const timesOf = (email: string): number => to.filter((line) => line.includes(email)).length;
    const came = trial.invited.map(timesOf);
    const statuses = letters.map((letter) => (isLate(letter) ? 'опоздало' : letter.status));
    return [
      {
        text: `после: ${statuses.toSorted().join(', ')}; приглашения пришли по разу: ${came.join(', ')}; опоздавшее письмо: ${timesOf(hurried)}`,
        isGood: came.every((times) => times === 1) && timesOf(hurried) === 0,
      },
    ];
  },
  metrics: ['pribavka_outbox', 'pribavka_messages_total', 'pribavka_job_runs_total{queue="outbox.deliver"'],
};
