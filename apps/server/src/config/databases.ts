import type { Reader } from './reader.ts';
import * as variable from './variable.ts';

/** Where the databases are. */
export interface DatabaseAddresses {
  /** Undefined: the embedded PostgreSQL in `dataDir`. May lead through a pooler. */
  databaseUrl: string | undefined;
  /** The same database past the pooler: for migrations, notifications and the queue. */
  databaseDirectUrl: string | undefined;
  /** A streaming replica for what may be some seconds old; undefined: the primary is read. */
  databaseReplicaUrl: string | undefined;
  /** A replica that is further behind is not read. */
  replicaMaxLagSeconds: number;
}

const group = 'data';
const protocols = ['postgres:', 'postgresql:'];

/** How the database and its copies are reached. */
export const databaseVariables = {
  databaseUrl: variable.url('DATABASE_URL', {
    group,
    protocols,
    isSecret: true,
    example: 'postgres://pribavka@db.example/pribavka',
    meaning:
      'PostgreSQL 15–18, as the owner of the database, no superuser; may lead through a pooler ([below](#behind-a-pooler)); without it an embedded PostgreSQL 18 runs in `DATA_DIR`',
  }),
  databaseDirectUrl: variable.url('DATABASE_DIRECT_URL', {
    group,
    protocols,
    isSecret: true,
    example: 'postgres://pribavka@db.example/pribavka',
    meaning:
      'the same database past the pooler: migrations, the queue, notifications. Needed where the pooler shares connections between transactions',
  }),
  databaseReplicaUrl: variable.url('DATABASE_REPLICA_URL', {
    group,
    protocols,
    isSecret: true,
    example: 'postgres://pribavka@replica.example/pribavka',
    meaning: 'a streaming replica for what may be some seconds old ([below](#a-replica))',
  }),
  replicaMaxLagSeconds: variable.integer('REPLICA_MAX_LAG_SECONDS', {
    group,
    min: 1,
    max: 600,
    usual: 10,
    meaning: 'how far behind the replica may be; past it the primary is read',
  }),
};

/** Reads the addresses and what belongs to them. */
export function readDatabases(read: Reader, problems: string[]): DatabaseAddresses {
  const addresses = {
    databaseUrl: read(databaseVariables.databaseUrl),
    databaseDirectUrl: read(databaseVariables.databaseDirectUrl),
    databaseReplicaUrl: read(databaseVariables.databaseReplicaUrl),
    replicaMaxLagSeconds: read(databaseVariables.replicaMaxLagSeconds),
  };
  if (addresses.databaseDirectUrl && !addresses.databaseUrl) {
    problems.push('DATABASE_DIRECT_URL: нужен вместе с DATABASE_URL, адресом через пулер');
  }
  return addresses;
}
