import { Pool } from 'pg';

/** Asks the database whether it is there, on a connection of its own: requests that wait leave it free. */
export interface Probe {
  isUp: () => Promise<boolean>;
  close: () => Promise<void>;
}

const limitMs = 1500;

export function createProbe(url: string): Probe {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
    // The connection stays: when the server has none left to give, a process that works is still known to.
    idleTimeoutMillis: 0,
    application_name: 'pribavka-probe',
  });
  pool.on('error', () => undefined);
  let asked: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    try {
      await pool.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      asked = undefined;
    }
  };
  return {
    // Those who ask together get one answer: a flood of questions costs one statement.
    isUp: () => (asked ??= ask()),
    close: () => pool.end(),
  };
}
