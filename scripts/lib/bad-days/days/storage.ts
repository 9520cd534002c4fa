import { setTimeout as sleep } from 'node:timers/promises';

import type { BadDay } from '../day.ts';
import { type Gate, openGate } from '../gate.ts';
import { type Fact, isPart } from '../outcome.ts';
import type { Stage } from '../stage.ts';
import { startTestS3, type TestS3 } from '../../../../apps/server/src/test/s3.ts';

let store: TestS3 | undefined;
let gate: Gate | undefined;
let kept = '';
const bytes = Buffer.from(`%PDF-1.7\n${'1'.repeat(20_000)}`);
const standstillMs = 3_600_000;

async function tokenOf(stage: Stage): Promise<Record<string, string>> {
  const [person] = stage.payers.people;
  const claims = { userId: person!.id, sessionId: person!.sessionId };
  return { authorization: `Bearer ${await stage.tokens.issueAccess(claims, new Date())}` };
}

async function timed(ask: () => Promise<Response>): Promise<{ text: string; answer: Response; body: Buffer }> {
  const at = performance.now();
  const answer = await ask();
  const body = Buffer.from(await answer.arrayBuffer());
  const message = answer.ok ? '' : ` ${(JSON.parse(body.toString()) as { messages: string[] }).messages.join(' ')}`;
  return { text: `${answer.status}${message} за ${((performance.now() - at) / 1000).toFixed(1)} с`, answer, body };
}

const upload = (stage: Stage, key: string) =>
  timed(async () => {
    const form = new FormData();
    form.append('file', new Blob([bytes], { type: 'application/pdf' }), 'чек.pdf');
    return fetch(`${stage.server.base}/api/v1/private/support/requests/files`, {
      method: 'POST',
      headers: { ...(await tokenOf(stage)), 'idempotency-key': key },
      body: form,
    });
  });

const download = (stage: Stage) =>
  timed(async () => fetch(`${stage.server.base}/api/v1/private/files/${kept}`, { headers: await tokenOf(stage) }));

/** The bucket does not take connections, then takes them and says nothing. */
export const storage: BadDay = {
  name: 's3',
  title: 'Хранилище S3 пропало',
  seconds: 3,
  async variables() {
    store = await startTestS3();
    gate = await openGate(store.port);
    return {
      STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${gate.port}`,
      S3_BUCKET: store.config.bucket,
      S3_ACCESS_KEY_ID: 'test',
      S3_SECRET_ACCESS_KEY: 'test-secret-of-the-drill',
    };
  },
  async strike(stage) {
    const { answer, body } = await upload(stage, crypto.randomUUID());
    if (!answer.ok) throw new Error(`Upload: ${answer.status} ${body.toString()}`);
    const { data } = JSON.parse(body.toString()) as { data: { id: string } | { id: string }[] };
    kept = (Array.isArray(data) ? data[0]! : data).id;
    gate!.close();
  },
  async during(stage) {
    const key = crypto.randomUUID();
    const refused = async (how: string): Promise<Fact> => {
      const [up, down] = [await upload(stage, key), await download(stage)];
      return {
        text: `${how}: загрузка ${up.text}; выдача ${down.text}`,
        isGood: up.answer.status === 503 && down.answer.status === 503,
      };
    };
    const facts = [await refused('соединения не принимает')];
    gate!.open();
    gate!.delayMs = standstillMs;
    facts.push(await refused('молчит'));
    gate!.delayMs = 0;
    gate!.close();
    await sleep(500);
    return facts;
  },
  heal() {
    gate!.open();
  },
  isFelt: (outcome) => isPart(outcome, 'storage', 'failing') || isPart(outcome, 'storage', 'unknown'),
  async after(stage) {
    const again = await upload(stage, crypto.randomUUID());
    const got = await download(stage);
    const isSame = got.body.equals(bytes);
    await gate!.stop();
    await store!.stop();
    return [
      {
        text: `после: загрузка ${again.text}; выдача ${got.text}, байты ${isSame ? 'те же' : 'другие'}`,
        isGood: again.answer.ok && got.answer.ok && isSame,
      },
    ];
  },
};
