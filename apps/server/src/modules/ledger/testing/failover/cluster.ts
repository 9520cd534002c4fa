import { type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { freePort } from '../../../../db/embedded/free-port.ts';
import { createNetwork, type Host, postgresFolder, startAsNobody } from './hosts.ts';
import { haproxyOf, patroniOf } from './settings.ts';

const nobody = 65534;
const startLimitMs = 90_000;

/** Two databases that Patroni keeps one after the other, and the address that leads to the primary. */
export interface Cluster {
  hosts: readonly Host[];
  /** Of the primary, through haproxy. */
  url: string;
  /** The database itself on one machine, for its superuser. */
  urlOf: (host: Host) => string;
  /** Which machine Patroni calls the primary now. */
  primary: () => Promise<Host | undefined>;
  /** Waits until one is the primary and the other follows it synchronously. */
  settled: () => Promise<Host>;
  /** Starts Patroni on a machine where everything was killed. */
  revive: (host: Host) => void;
  remove: () => Promise<void>;
}

interface Member {
  name: string;
  role: string;
  state: string;
}

async function ask<T>(url: string, path: string): Promise<T | undefined> {
  try {
    const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(1000) });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Looks until there is something; throws with `what` when the time is over. */
export async function until<T>(what: string, limitMs: number, look: () => Promise<T | undefined>): Promise<T> {
  const limit = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > limit) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await sleep(250);
  }
}

async function createDatabase(url: string, password: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create role pribavka login password '${password}'`);
  await client.query('create database pribavka owner pribavka');
  await client.end();
}

/** Starts etcd, two databases under Patroni and haproxy; everything is gone after `remove`. */
export async function createCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'pribavka-drill-'));
  chownSync(folder, nobody, nobody);
  const network = createNetwork(2);
  const { hosts, gateway } = network;
  const password = randomBytes(12).toString('hex');
  const place = { folder, bin: postgresFolder() ?? '', gateway, password };
  const children: ChildProcess[] = [];
  const etcd = `http://${gateway}:2379`;
  const peer = `http://127.0.0.1:${await freePort()}`;
  const port = await freePort();
  const revive = (host: Host): void => {
    host.start('/usr/bin/patroni', [join(folder, `${host.name}.yml`)], join(folder, `${host.name}.log`));
  };
  const api = (host: Host): string => `http://${host.address}:8008`;
  const primary = async (): Promise<Host | undefined> => {
    for (const host of hosts) if (await ask(api(host), '/primary')) return host;
    return undefined;
  };
  const settled = (): Promise<Host> =>
    until('the cluster settles', startLimitMs, async () => {
      const leader = await primary();
      const members = leader && (await ask<{ members: Member[] }>(api(leader), '/cluster'))?.members;
      return members?.some(({ role }) => role === 'sync_standby') ? leader : undefined;
    });
  const urlOf = ({ address }: Host): string => `postgres://postgres:${password}@${address}:5432/pribavka`;
  const remove = async (): Promise<void> => {
    network.remove();
    for (const child of children) child.kill('SIGKILL');
    await sleep(200);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  try {
    const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
    for (const host of hosts) write(`${host.name}.yml`, patroniOf(host, place));
    write('haproxy.cfg', haproxyOf(hosts, port));
    const etcdArgs = [
      '--data-dir',
      join(folder, 'etcd'),
      '--listen-client-urls',
      etcd,
      '--advertise-client-urls',
      etcd,
    ];
    const peers = [
      '--listen-peer-urls',
      peer,
      '--initial-advertise-peer-urls',
      peer,
      '--initial-cluster',
      `default=${peer}`,
    ];
    children.push(startAsNobody('/usr/bin/etcd', [...etcdArgs, ...peers], join(folder, 'etcd.log')));
    await until('etcd', startLimitMs, () => ask<object>(etcd, '/health'));
    for (const host of hosts) revive(host);
    children.push(startAsNobody('/usr/sbin/haproxy', ['-f', join(folder, 'haproxy.cfg')], join(folder, 'haproxy.log')));
    const leader = await settled();
    await createDatabase(urlOf(leader).replace(/pribavka$/, 'postgres'), password);
    const url = `postgres://pribavka:${password}@127.0.0.1:${port}/pribavka`;
    return { hosts, url, urlOf, primary, settled, revive, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
