import type { Host } from './hosts.ts';

/** Seconds of Patroni: how long a leader is one without saying so again, and how often it says so. */
export const times = { ttl: 20, loopWait: 5, retryTimeout: 5 };

interface Place {
  folder: string;
  bin: string;
  gateway: string;
  password: string;
}

/** The configuration of Patroni for one database; synchronous, so that what is acknowledged is on both. */
export const patroniOf = ({ name, address }: Host, { folder, bin, gateway, password }: Place): string => `
scope: pribavka
name: ${name}
restapi: { listen: '${address}:8008', connect_address: '${address}:8008' }
etcd3: { host: '${gateway}:2379' }
bootstrap:
  dcs:
    ttl: ${times.ttl}
    loop_wait: ${times.loopWait}
    retry_timeout: ${times.retryTimeout}
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 150, wal_log_hints: 'on' }
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums]
postgresql:
  listen: '${address}:5432'
  connect_address: '${address}:5432'
  data_dir: '${folder}/${name}'
  bin_dir: '${bin}'
  pgpass: '${folder}/${name}.pgpass'
  pg_hba: ['host all all 0.0.0.0/0 scram-sha-256', 'host replication all 0.0.0.0/0 scram-sha-256']
  parameters: { unix_socket_directories: '', shared_buffers: 64MB }
  authentication:
    superuser: { username: postgres, password: '${password}' }
    replication: { username: replicator, password: '${password}' }
    rewind: { username: rewinder, password: '${password}' }
`;

/** The configuration of haproxy: the one Patroni calls the primary, and sessions of another are ended. */
export const haproxyOf = (hosts: readonly Host[], port: number): string => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 10m
  timeout server 10m
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${hosts.map(({ name, address }) => `  server ${name} ${address}:5432 check port 8008`).join('\n')}
`;
