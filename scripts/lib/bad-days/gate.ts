import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { startTcpProxy, type TcpProxy } from '../../../apps/server/src/test/tcp-proxy.ts';

/** The way from the server to something it needs, which a drill makes slow or closes. */
export interface Gate extends TcpProxy {
  /** How much later each piece arrives, ms; in both directions. */
  delayMs: number;
  /** Refuses new connections and ends those there are. */
  close: () => void;
  open: () => void;
}

/** Opens a way to a port of this machine. */
export async function openGate(target: number): Promise<Gate> {
  let isOpen = true;
  const gate = { delayMs: 0 };
  const pass = (from: Socket, to: Socket): void => {
    let order = Promise.resolve();
    from.on('data', (piece) => {
      const { delayMs } = gate;
      if (delayMs === 0) return void (order = order.then(() => void to.write(piece)));
      const later = sleep(delayMs);
      order = order.then(() => later).then(() => void to.write(piece));
    });
  };
  const join = (client: Socket, server: Socket): void => {
    pass(client, server);
    pass(server, client);
  };
  const proxy = await startTcpProxy(target, join, () => isOpen);
  return Object.assign(gate, proxy, {
    close() {
      isOpen = false;
      proxy.cut();
    },
    open: () => void (isOpen = true),
  });
}
