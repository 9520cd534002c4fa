// Sales of a period as a spreadsheet: node download-export.ts 2026-11-01 2026-11-30 sales.csv
import { createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

import { createApi, createSession, memoryStore } from '@pribavka/api/fetch';
import { routes } from '@pribavka/api/routes';

const { PRIBAVKA_URL, PRIBAVKA_LOGIN = '', PRIBAVKA_PASSWORD = '' } = process.env;
const [from, to, path = 'sales.csv'] = process.argv.slice(2);

const api = createApi({ routes, session: createSession({ store: memoryStore() }), baseURL: PRIBAVKA_URL });
await api.call('auth.login', { body: { login: PRIBAVKA_LOGIN, password: PRIBAVKA_PASSWORD } });

const { processId: id } = await api.call('sales.export', { query: { format: 'csv', from, to } });
let state = await api.call('processes.get', { params: { id } });
while (state.status === 'queued' || state.status === 'running') {
  await sleep(500);
  state = await api.call('processes.get', { params: { id } });
}
if (state.status !== 'completed') throw new Error(`The export ended as ${state.status}`);

const file = await api.call(
  'processes.file',
  { params: { id }, query: { kind: 'result' } },
  { onProgress: (share) => console.error(`file: ${Math.round(share * 100)} %`) },
);
await file.blob.stream().pipeTo(Writable.toWeb(createWriteStream(path)));
console.log(file.fileName, file.blob.size);
