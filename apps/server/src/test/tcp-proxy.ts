import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Ends the connections there are; new ones are let through. */
  cut: () => void;
  /** Nobody listens any more. */
  stop: () => Promise<void>;
}

/**
 * A way to a port of this machine. `join` passes the bytes of a new connection both ways, as it likes; where one end of
 * it closes, so does the other. While `isOpen` says no, a connection is ended at once.
 */
export async function startTcpProxy(
  target: number,
  join: (client: Socket, server: Socket) => void,
  isOpen: () => boolean = () => true,
): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const endWith = (one: Socket, other: Socket): void => {
    sockets.add(one);
    one.on('error', () => other.destroy());
    one.on('close', () => {
      sockets.delete(one);
      other.destroy();
    });
  };
  const listener = createServer((client) => {
    if (!isOpen()) return void client.destroy();
    const server = connect(target, '127.0.0.1');
    endWith(client, server);
    endWith(server, client);
    join(client, server);
  });
  await new Promise<void>((done) => void listener.listen(0, '127.0.0.1', done));
  const cut = (): void => sockets.forEach((socket) => void socket.destroy());
  return {
    port: (listener.address() as AddressInfo).port,
    cut,
    stop: () =>
      new Promise<void>((done) => {
        cut();
        listener.close(() => done());
      }),
  };
}
