import '@pribavka/ui/tokens.css';
import '@pribavka/ui/reset.css';
import { createToastStore, Toaster, type ToastStore } from '@pribavka/ui/toast';
import { useEffect, useState, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { toast as sonner, Toaster as Sonner } from 'sonner';

import { painted, until } from '../../lib/frame.ts';

const COUNT = 50;
const titles = Array.from({ length: COUNT }, (_, at) => `Начислено ${at + 1} баллов`);

/** Shows all fifty at once. */
type Fire = () => void;

interface Peer {
  readonly List: (props: { onReady: (fire: Fire) => void }) => ReactElement;
  /** A message on screen. */
  readonly item: string;
}

function Ours({ onReady }: { onReady: (fire: Fire) => void }): ReactElement {
  const [store] = useState((): ToastStore => createToastStore({ limit: { toast: COUNT, notification: COUNT } }));
  useEffect(() => {
    onReady(() => {
      for (const title of titles) store.add({ tone: 'info', kind: 'notification', title, duration: 600_000 });
    });
    return () => store.dismiss();
  }, [onReady, store]);
  return <Toaster store={store} />;
}

/** A list in a corner, a glyph, a word and a cross: no timers, no limit, no voice. */
function Bare({ onReady }: { onReady: (fire: Fire) => void }): ReactElement {
  const [items, setItems] = useState<readonly string[]>([]);
  useEffect(() => {
    onReady(() => {
      for (const title of titles) setItems((now) => [title, ...now]);
    });
  }, [onReady]);
  return (
    <div className="bare">
      {items.map((title) => (
        <div key={title} data-item="">
          <svg width="14" height="14" viewBox="0 0 14 14">
            <circle cx="7" cy="7" r="6" />
          </svg>
          <strong>{title}</strong>
          <button type="button" aria-label="Скрыть" onClick={() => setItems((now) => now.filter((t) => t !== title))}>
            <svg width="16" height="16" viewBox="0 0 16 16">
              <path d="m4 4 8 8m0-8-8 8" />
            </svg>
          </button>
        </div>
      ))}
    </div>
  );
}

function Theirs({ onReady }: { onReady: (fire: Fire) => void }): ReactElement {
  useEffect(() => {
    onReady(() => {
      for (const title of titles) sonner.info(title, { duration: 600_000 });
    });
    return () => {
      sonner.dismiss();
    };
  }, [onReady]);
  return <Sonner visibleToasts={COUNT} expand closeButton />;
}

const peers: Readonly<Record<string, Peer>> = {
  ours: { List: Ours, item: '[data-pb-root="toasts"] [role="group"]' },
  'bare React': { List: Bare, item: '.bare [data-item]' },
  sonner: { List: Theirs, item: '[data-sonner-toast][data-mounted="true"]' },
};

let current: { root: Root; host: HTMLElement } | undefined;
let fire: Fire | undefined;

async function mount(name: string): Promise<void> {
  const peer = peers[name];
  if (!peer) throw new Error(`No peer ${name}`);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const { List } = peer;
  fire = undefined;
  root.render(
    <List
      onReady={(ready) => {
        fire = ready;
      }}
    />,
  );
  current = { root, host };
  await until(() => fire !== undefined);
}

/** Milliseconds until all fifty are painted. */
async function show(name: string): Promise<number> {
  const item = peers[name]?.item ?? '';
  const start = performance.now();
  fire?.();
  await until(() => document.querySelectorAll(item).length === COUNT);
  return performance.now() - start;
}

async function unmount(): Promise<void> {
  current?.root.unmount();
  current?.host.remove();
  await painted();
}

const bench = { names: Object.keys(peers), mount, show, unmount };

declare global {
  interface Window {
    toasts: typeof bench;
  }
}

window.toasts = bench;
