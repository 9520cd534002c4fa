import { createRoot } from 'react-dom/client';

import { formPeers, renders } from './forms.tsx';
import { maskPeers } from './masks.tsx';

/** Time and renders of one key. */
interface Key {
  readonly ms: number;
  readonly renders: number;
}

declare global {
  interface Window {
    bench: {
      masks: (rounds: number) => Promise<Record<string, number[]>>;
      forms: (rounds: number) => Promise<Record<string, Key[]>>;
      fault: string;
    };
  }
}

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function mount(peer: () => React.ReactElement): Promise<{ root: HTMLElement; unmount: () => void }> {
  const root = document.createElement('div');
  document.body.append(root);
  const react = createRoot(root);
  const Peer = peer;
  react.render(<Peer />);
  await frame();
  return {
    root,
    unmount: () => {
      react.unmount();
      root.remove();
    },
  };
}

/** One key from the event to the end of React's work and layout; React flushes an input event in a microtask. */
async function key(input: HTMLInputElement, sign: string): Promise<number> {
  const start = performance.now();
  document.execCommand('insertText', false, sign);
  await Promise.resolve();
  await Promise.resolve();
  input.getBoundingClientRect();
  return performance.now() - start;
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  return items.map((_, at) => items[(at + by) % items.length] as Item);
}

/** Ten digits into a phone, peers in turn, the order turned every round. */
async function masks(rounds: number): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, peer] of rotated(Object.entries(maskPeers), Math.max(round, 0))) {
      const { root, unmount } = await mount(peer);
      const input = root.querySelector('input') as HTMLInputElement;
      input.focus();
      let sum = 0;
      for (const sign of '9123456789') {
        sum += await key(input, sign);
        await frame();
      }
      if (input.value !== '+7 (912) 345-67-89') window.bench.fault += `${name}: ${input.value}\n`;
      if (round >= 0) (times[name] ??= []).push(sum / 10);
      unmount();
      await frame();
    }
  }
  return times;
}

/** Ten letters into the twentieth of forty fields. */
async function forms(rounds: number): Promise<Record<string, Key[]>> {
  const keys: Record<string, Key[]> = {};
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, peer] of rotated(Object.entries(formPeers), Math.max(round, 0))) {
      const { root, unmount } = await mount(peer);
      const input = root.querySelector('[name="field20"]') as HTMLInputElement;
      input.focus();
      await frame();
      await key(input, 'а');
      renders.count = 0;
      let sum = 0;
      for (const sign of 'бвгдежзикл') {
        sum += await key(input, sign);
        await frame();
      }
      if (input.value !== 'абвгдежзикл') window.bench.fault += `${name}: ${input.value}\n`;
      if (round >= 0) (keys[name] ??= []).push({ ms: sum / 10, renders: renders.count / 10 });
      unmount();
      await frame();
    }
  }
  return keys;
}

window.bench = { masks, forms, fault: '' };
