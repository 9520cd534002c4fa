import { Client, type ClientConfig } from 'pg';

/** Works over one connection and ends it. One that is lost while idle fails the next statement, not the process. */
export async function withClient<T>(config: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
