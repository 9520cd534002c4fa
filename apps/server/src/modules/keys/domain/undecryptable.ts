/** So many of a kind are not damaged values but a key that is missing. */
const most = 20;

/** What a rotation could not open: the rest goes on without it, and the work fails when all of it is done. */
export class Undecryptable {
  readonly #what: string;
  readonly #names: string[] = [];
  #count = 0;
  #cause: unknown;

  constructor(what: string) {
    this.#what = what;
  }

  /** All of them unless it is hopeless, then the first. */
  get names(): readonly string[] {
    return this.#names;
  }

  /** The others of the kind need not be tried. */
  get isHopeless(): boolean {
    return this.#count >= most;
  }

  add(name: string, error: unknown): void {
    this.#cause ??= error;
    this.#count += 1;
    if (this.#names.length < most) this.#names.push(name);
  }

  /** What `open` gives, or undefined when it does not open. */
  attempt<T>(name: string, open: () => T): T | undefined {
    try {
      return open();
    } catch (error) {
      this.add(name, error);
      return undefined;
    }
  }

  /** One that names them and says why, or none. */
  failures(): Error[] {
    if (this.#count === 0) return [];
    const reason = this.#cause instanceof Error ? this.#cause.message : 'unknown reason';
    const list = this.#names.join(', ');
    return [new Error(`${this.#what}: ${this.#count} do not open: ${list} (${reason})`, { cause: this.#cause })];
  }
}

/** Throws one error for all of them: no key may be taken away while it is thrown. */
export function throwAll(failures: readonly Error[]): void {
  const [cause] = failures;
  if (cause) throw new Error(failures.map(({ message }) => message).join('; '), { cause });
}
