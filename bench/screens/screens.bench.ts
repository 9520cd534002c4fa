// First screens next to react-admin in one run: slow 4G over HTTP/2, a processor four times slower, interleaved, medians.
// «Cold» is an empty cache of somebody who has signed in with this browser before, as after a release; «warm» is the visit
// after one that went on for some seconds, as long as a page needs to put away what it keeps.
import { chromium } from 'playwright';

import { launchOptions } from '../../scripts/browser.ts';
import { buildApps, buildServer } from '../../scripts/lib/builds.ts';
import { startServer } from '../../e2e/lib/server.ts';
import { target } from '../lib/print.ts';
import { Series } from '../lib/series.ts';
import { openGateway } from './gateway.ts';
import { freshContext, type Moment, type Profile, signedInProfile, stay, visit } from './visit.ts';

const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
const ROUNDS = Number(option('rounds') ?? 5);
const password = 'Pribavka#2026';

await buildApps();
await buildServer();
const server = await startServer({ env: { DEMO_SEED: 'full', RATE_LIMIT_FACTOR: '0' }, patience: 600_000 });
const gateway = await openGateway(server.url);
const options = launchOptions();
const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), gateway.trust] });

type Ask = <T>(path: string, body?: object) => Promise<T>;

/** What the screens are going to show, asked for from the server itself. */
async function asPerson(login: string): Promise<Ask> {
  const headers = { 'content-type': 'application/json', 'x-fingerprint': 'bench' };
  const answer = await fetch(`${server.url}/api/v1/public/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ login, password }),
  });
  const session = answer.headers.get('x-session-token') ?? '';
  return async <T>(path: string, body?: object) => {
    const given = await fetch(`${server.url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, authorization: `Bearer ${session}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return ((await given.json()) as { data: T }).data;
  };
}

interface Screen {
  name: string;
  path: string;
  profile: Profile | undefined;
  moment: Moment | (() => Promise<Moment>);
}

try {
  const [adminLogin, memberLogin] = ['admin@pribavka.example', 'a.melnikova@masterok.example'];
  const ask = await asPerson(adminLogin);
  const askAsMember = await asPerson(memberLogin);
  const [person] = (await ask<{ items: { phone: string }[] }>('/v1/private/users/users/member/list', { size: 20 }))
    .items;
  const [sale] = (await ask<{ items: { number: string }[] }>('/v1/private/sales/admin/sales/list', { size: 20 })).items;
  // Points of the demo come into force meanwhile.
  const balance = async (): Promise<Moment> => {
    const { active } = await askAsMember<{ active: number }>('/v1/private/transactions/points');
    return { text: active.toLocaleString('ru-RU') };
  };
  if (!person || !sale) throw new Error('The demo has neither members nor sales');
  // The peer shows a phone as it is stored, ours behind its mask: the last two digits with their dash are enough.
  const phone = person.phone.replace(/^.*(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3');
  const admin = await signedInProfile(browser, gateway.url, { login: adminLogin, password, home: '/admin/dashboard' });
  const member = await signedInProfile(browser, gateway.url, { login: memberLogin, password, home: '/dashboard' });
  const screens: Screen[] = [
    { name: 'login, ours', path: '/login', profile: undefined, moment: { alive: 'input' } },
    { name: 'login, react-admin', path: '/peer/sign-in', profile: undefined, moment: { alive: 'input' } },
    { name: 'participants, ours', path: '/admin/participants', profile: admin, moment: { text: phone } },
    { name: 'list, react-admin', path: '/peer/participants', profile: admin, moment: { text: person.phone } },
    { name: 'sales, ours', path: '/admin/sales', profile: admin, moment: { text: sale.number } },
    {
      name: 'balance, ours',
      path: '/dashboard',
      profile: member,
      moment: balance,
    },
  ];
  const series = new Series();
  const worst = { requests: new Map<string, number>(), shift: new Map<string, number>() };
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const { name, path, profile, moment } of screens) {
      const context = await freshContext(browser, profile);
      try {
        const wanted = async (): Promise<Moment> => (typeof moment === 'function' ? moment() : moment);
        const cold = await visit(context, gateway.url + path, await wanted());
        await stay(context, gateway.url + path);
        const warm = await visit(context, gateway.url + path, await wanted());
        // The first round warms the server and the files of the disk.
        if (round < 0) continue;
        series.add('paint', name, cold.paint);
        series.add('moment', name, cold.moment);
        series.add('warm', name, warm.moment);
        worst.requests.set(name, Math.max(worst.requests.get(name) ?? 0, cold.requests));
        worst.shift.set(name, Math.max(worst.shift.get(name) ?? 0, cold.shift));
      } catch (error) {
        throw new Error(`«${name}» was not measured`, { cause: error });
      } finally {
        await context.close();
      }
    }
    console.log(round < 0 ? '  warmed up' : `  round ${round + 1} of ${ROUNDS}`);
  }

  console.log('\nSeconds, medians; cold unless said          paint  moment    warm  requests  shift');
  for (const { name } of screens) {
    const seconds = (figure: string): string => (series.of(figure, name) / 1000).toFixed(2).padStart(8);
    const requests = String(worst.requests.get(name) ?? 0).padStart(10);
    const shift = (worst.shift.get(name) ?? 0).toFixed(3).padStart(7);
    console.log(`  ${name.padEnd(38)}${seconds('paint')}${seconds('moment')}${seconds('warm')}${requests}${shift}`);
  }
  console.log('');
  const ratio = (figure: string, ours: string, peerFigure: string, peer: string): number =>
    series.of(figure, ours) / series.of(peerFigure, peer);
  const list = 'list, react-admin';
  const held = [
    target('login, first paint', ratio('paint', 'login, ours', 'paint', 'login, react-admin'), 0.25),
    target('login, alive', ratio('moment', 'login, ours', 'moment', 'login, react-admin'), 0.5),
    target('login, layout shift', worst.shift.get('login, ours') ?? 0, 0),
    ...['participants, ours', 'sales, ours', 'balance, ours'].flatMap((name) => [
      target(`${name}: cold`, ratio('moment', name, 'moment', list), 0.5),
      target(`${name}: second visit to the peer's`, ratio('warm', name, 'warm', list), 0.35),
      target(`${name}: requests before it`, worst.requests.get(name) ?? 0, 12),
    ]),
  ];
  process.exitCode = held.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  gateway.close();
  await server.stop();
}
