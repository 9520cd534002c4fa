import { median, printRatios } from './print.ts';

/** Samples by figure and peer; medians and ratios out of them. */
export class Series {
  readonly #samples: Map<string, Map<string, number[]>> = new Map();

  add(figure: string, name: string, value: number): void {
    const peers = this.#samples.get(figure) ?? new Map<string, number[]>();
    this.#samples.set(figure, peers);
    peers.set(name, [...(peers.get(name) ?? []), value]);
  }

  of(figure: string, name: string): number {
    return median(this.#samples.get(figure)?.get(name) ?? []);
  }

  /** Whether a peer took part. */
  has(name: string): boolean {
    return [...this.#samples.values()].some((peers) => peers.has(name));
  }

  /** Ours to a peer. */
  ratio(figure: string, peer: string): number {
    return this.of(figure, 'ours') / this.of(figure, peer);
  }

  print(figure: string, title: string, unit: string): void {
    const names = [...(this.#samples.get(figure)?.keys() ?? [])];
    // Ours first, the others in the order they were met.
    names.sort((a, b) => Number(b === 'ours') - Number(a === 'ours'));
    printRatios(title, unit, Object.fromEntries(names.map((name) => [name, this.of(figure, name)])));
  }
}

/** Every peer once, the first place given to another every round; round −1 only warms up. */
export async function rounds(
  names: readonly string[],
  count: number,
  run: (name: string, counted: boolean) => Promise<void>,
): Promise<void> {
  for (let round = -1; round < count; round += 1) {
    for (const at of names.keys()) {
      await run(names[(at + Math.max(round, 0)) % names.length] as string, round >= 0);
    }
    console.log(round < 0 ? '  warmed up' : `  round ${round + 1} of ${count}`);
  }
}
