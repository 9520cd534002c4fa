import { userInfo } from 'node:os';

import type { MasterKeys, PasswordCost } from './crypto/index.ts';
import { type HttpBounds, rateLimitVariables, readBounds } from './config/bounds.ts';
import { type DatabaseAddresses, readDatabases } from './config/databases.ts';
import { dataVariables } from './config/data.ts';
import { processVariables } from './config/process.ts';
import { createReader } from './config/reader.ts';
import { readKeys, readPasswordCost } from './config/secrets.ts';
import { readSenders, senderVariables, type Senders } from './config/senders.ts';
import { readStorage, type StorageConfig } from './config/storage.ts';
import { watchingVariables } from './config/watching.ts';
import { StartupError } from './startup-error.ts';
import { readTelemetry, type TelemetrySettings } from './telemetry/settings.ts';

/** Everything the environment decides. Settings of the programme itself live in the database. */
export interface Config extends DatabaseAddresses, Senders {
  isProduction: boolean;
  /** Demo data, demo accounts, dev mailbox. Never in production. */
  demo: boolean;
  /** The pages about the API, for anybody. */
  apiDocs: boolean;
  /** `full` history for charts or `empty`: accounts only. */
  demoSeed: 'full' | 'empty';
  host: string;
  port: number;
  databasePool: number;
  dataDir: string;
  /** How long entries of the journal are stored; undefined: for ever. */
  auditDays: number | undefined;
  /** Where files lie. */
  storage: StorageConfig;
  /** Address people open, for links in letters. */
  publicUrl: string;
  /** Other origins that may call the API. */
  corsOrigins: readonly string[];
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  trustedProxies: number;
  /** Between the signal to stop and the end of listening. */
  drainSeconds: number;
  /** Undefined: generated and kept in `dataDir` (demo only). */
  keys: MasterKeys | undefined;
  passwordCost: PasswordCost;
  /** Whose account is made at the start of an installation without an administrator. */
  adminEmail: string | undefined;
  sentryDsn: string | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Of this release, shown in reports of errors. */
  version: string;
  /** 1 is usual, 0 switches rate limits by address off. */
  rateLimitFactor: number;
  /** Where they are counted: over all processes, or in each by itself. */
  rateLimitStore: 'database' | 'memory';
  http: HttpBounds;
  /** Metrics and traces; each undefined unless asked for. */
  telemetry: TelemetrySettings;
}

/** One message with every bad value. */
export class ConfigError extends StartupError {
  constructor(problems: readonly string[]) {
    super(`Неверная конфигурация:\n${problems.map((text) => `  • ${text}`).join('\n')}`);
  }
}

function requireForProduction(config: Config, problems: string[]): void {
  if (config.demo) problems.push('DEMO: демонстрационный режим недоступен при NODE_ENV=production');
  if (!config.keys) problems.push('SECRET_KEYS, INDEX_KEY: обязательны при NODE_ENV=production');
  if (!config.smtp) problems.push('SMTP_URL: обязателен при NODE_ENV=production');
  // No letter ever arrives under these names (RFC 2606), and the demo has its accounts there.
  if (config.adminEmail && /\.(?:example|invalid|localhost|test)$/.test(config.adminEmail))
    problems.push(`ADMIN_EMAIL: письма на ${config.adminEmail} не дойдут, нужен настоящий адрес`);
  if (!config.sms) problems.push('SMS_URL, SMS_TOKEN: обязательны при NODE_ENV=production');
}

/** Reads the environment; throws one error that lists every bad value. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const problems: string[] = [];
  const isProduction = createReader(env, { isProduction: false }, problems)(processVariables.nodeEnv) === 'production';
  const read = createReader(env, { isProduction }, problems);
  const port = read(processVariables.port);
  const config: Config = {
    isProduction,
    demo: read(processVariables.demo),
    apiDocs: read(processVariables.apiDocs),
    demoSeed: read(processVariables.demoSeed),
    host: read(processVariables.host),
    port,
    ...readDatabases(read, problems),
    databasePool: read(dataVariables.databasePool),
    dataDir: read(dataVariables.dataDir),
    auditDays: read(dataVariables.auditDays),
    storage: readStorage(read, problems),
    publicUrl: (read(processVariables.publicUrl) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    corsOrigins: read(processVariables.corsOrigins),
    trustedProxies: read(processVariables.trustedProxies),
    drainSeconds: read(processVariables.drainSeconds),
    keys: readKeys(read, problems),
    passwordCost: readPasswordCost(read),
    ...readSenders(read, problems),
    adminEmail: read(senderVariables.adminEmail),
    sentryDsn: read(watchingVariables.sentryDsn),
    logLevel: read(watchingVariables.logLevel),
    version: read(watchingVariables.release),
    rateLimitFactor: read(rateLimitVariables.rateLimitFactor),
    rateLimitStore: read(rateLimitVariables.rateLimitStore),
    http: readBounds(read),
    telemetry: readTelemetry(read, port, problems),
  };
  if (isProduction) requireForProduction(config, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** The same environment with files in the other store: what is moved is opened in both. */
export const readStorageOf = (kind: StorageConfig['kind'], env: NodeJS.ProcessEnv = process.env): StorageConfig =>
  readConfig({ ...env, STORAGE: kind }).storage;

/** The name of the person at the command line, behind `sudo` as well. */
export const operatingUser = (env: NodeJS.ProcessEnv = process.env): string =>
  env['SUDO_USER'] || env['USER'] || userInfo().username;

/** For a program that is started: this environment and what it needs in addition. */
export const environmentWith = (added: NodeJS.ProcessEnv, env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...env,
  ...added,
});

const isPgVariable = (name: string): boolean => name.startsWith('PG');

/** For programs of the embedded PostgreSQL, which take PGPORT, PGDATA and others for settings and stop at an empty one. */
export const environmentWithoutPg = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !isPgVariable(name)));

/**
 * Variables that PostgreSQL's own clients read, and ours with them. An empty one means nothing, and none is meant for
 * the embedded database, whose address is known.
 */
export function clearPgVariables(isEmbedded: boolean, env: NodeJS.ProcessEnv = process.env): void {
  for (const name of Object.keys(env).filter(isPgVariable)) {
    if (isEmbedded || env[name]?.trim() === '') delete env[name];
  }
}
