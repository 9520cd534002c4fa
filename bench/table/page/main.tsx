import '@pribavka/ui/tokens.css';
import '@pribavka/ui/reset.css';
import './page.css';
import { createRoot, type Root } from 'react-dom/client';

import { painted, until } from '../../lib/frame.ts';
import type { Peer } from './peer.ts';
import { ag } from './peers/ag.tsx';
import { aria } from './peers/aria.tsx';
import { bare } from './peers/bare.tsx';
import { ours } from './peers/ours.tsx';
import { tanstack } from './peers/tanstack.tsx';
import { columnIds, compareRows, makeRows, type Row, type SortKey } from './rows.ts';

/** Names in the order of printing; the first is ours. */
const peers: Readonly<Record<string, Peer>> = {
  ours,
  'bare React list': bare,
  'TanStack Table, Virtual': tanstack,
  'AG Grid community': ag,
  'React Aria, 10 000 rows': aria,
};

interface Mounted {
  readonly peer: Peer;
  readonly host: HTMLElement;
  readonly root: Root;
  readonly rows: readonly Row[];
  readonly sort: (key: SortKey) => void;
}

let rows: readonly Row[] = [];
let current: Mounted | undefined;

const read = (mounted: Pick<Mounted, 'peer' | 'host'>, key: SortKey): string | undefined =>
  mounted.host.querySelector(`${mounted.peer.first ?? mounted.peer.row} ${mounted.peer.cell(columnIds.indexOf(key))}`)
    ?.textContent ?? undefined;

/** Makes rows nobody has seen before, outside every measurement. */
function prepare(name: string): void {
  rows = makeRows(peers[name]?.most ?? 100_000);
}

/** Milliseconds from the start of rendering to the first painted row. */
async function mount(name: string): Promise<number> {
  const peer = peers[name];
  if (!peer) throw new Error(`No peer ${name}`);
  const host = document.createElement('div');
  host.className = 'host';
  document.body.append(host);
  let sort: Mounted['sort'] | undefined;
  const onReady = (give: Mounted['sort']): void => {
    sort = give;
  };
  const start = performance.now();
  const root = createRoot(host);
  const { List } = peer;
  root.render(<List rows={rows} onReady={onReady} />);
  await until(() => sort !== undefined && read({ peer, host }, 'name') === rows[0]?.name);
  const time = performance.now() - start;
  current = { peer, host, root, rows, sort: sort as Mounted['sort'] };
  return time;
}

/** Milliseconds from the request to the first painted row of the new order. */
async function sort(key: SortKey): Promise<number> {
  const mounted = current;
  if (!mounted) throw new Error('Nothing is mounted');
  const compare = compareRows[key];
  const least = mounted.rows.reduce((first, row) => (compare(row, first) < 0 ? row : first));
  // Peers differ in where ё stands; the word is the same but for that letter.
  const stem = (text: string | undefined): string | undefined => text?.split(' ')[0]?.replaceAll('ё', 'е');
  const expected = stem(String(least[key]));
  await painted();
  const start = performance.now();
  mounted.sort(key);
  await until(() => stem(read(mounted, key)) === expected);
  return performance.now() - start;
}

const scroller = (): HTMLElement => {
  const found = [...(current?.host.querySelectorAll<HTMLElement>(current.peer.scroller) ?? [])].find(
    (element) => element.scrollHeight > element.clientHeight + 1000,
  );
  if (!found) throw new Error('Nothing scrolls');
  return found;
};

/** Scrolls from the top, a step a frame; reports the frames in which some place of the box showed no row. */
async function scroll(distance: number, step: number, watch: boolean): Promise<number> {
  const box = scroller();
  box.scrollTop = 0;
  await painted();
  const frame = box.getBoundingClientRect();
  let blank = 0;
  for (let top = step; top <= distance; top += step) {
    box.scrollTop = top;
    await painted();
    if (!watch || !current) continue;
    for (const part of [0.15, 0.5, 0.95]) {
      const seen = document.elementFromPoint(frame.left + 40, frame.top + frame.height * part);
      if (!seen?.closest(current.peer.row)) {
        blank += 1;
        break;
      }
    }
  }
  return blank;
}

const nodes = (): number => current?.host.querySelectorAll('*').length ?? 0;

async function unmount(): Promise<void> {
  current?.root.unmount();
  current?.host.remove();
  current = undefined;
  rows = [];
  await painted();
}

const bench = { names: Object.keys(peers), prepare, mount, sort, scroll, nodes, unmount };

declare global {
  interface Window {
    table: typeof bench;
  }
}

window.table = bench;
