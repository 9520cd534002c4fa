/** Keys of the items of a list that know nothing of themselves. */
export interface ListKeys {
  /** Keys for a list of this length: new ones at the end, surplus ones dropped. */
  readonly fit: (length: number) => readonly string[];
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
}

/** A fresh set of keys. */
export function createListKeys(): ListKeys {
  let keys: string[] = [];
  let next = 0;
  return {
    fit: (length) => {
      while (keys.length < length) {
        keys.push(`k${next}`);
        next += 1;
      }
      if (keys.length > length) keys = keys.slice(0, length);
      return keys;
    },
    remove: (index) => {
      keys = keys.filter((_, at) => at !== index);
    },
    move: (from, to) => {
      const [key] = keys.splice(from, 1);
      if (key !== undefined) keys.splice(to, 0, key);
      keys = [...keys];
    },
  };
}
