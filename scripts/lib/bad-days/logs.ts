interface Line {
  level?: number;
  msg?: string;
  where?: string;
  repeated?: number;
  err?: { code?: string; type?: string; message?: string };
}

/** What a log says: its errors by kind with how many lines of each, and how many lines there are. */
export interface Said {
  kinds: [kind: string, lines: number][];
  lines: number;
  /** Secrets and addresses of people that stand in it; must be empty. */
  leaks: string[];
}

const warn = 40;
// Not the end of an id: eleven digits of its twelve may look like one.
const phone = /(?<![\w.])7\d{10}(?!\w)/;
const token = /\beyJ[\w-]{10,}\.[\w-]{10,}/;

const parse = (line: string): Line => {
  try {
    return JSON.parse(line) as Line;
  } catch {
    // The greeting of a start.
    return {};
  }
};

/** Reads lines of the log. */
export function readLog(lines: readonly string[], secrets: readonly string[]): Said {
  const kinds = new Map<string, number>();
  const leaks: string[] = [];
  for (const line of lines) {
    if (secrets.some((secret) => line.includes(secret)) || token.test(line) || phone.test(line)) leaks.push(line);
    const { level = 0, msg = '', where, err } = parse(line);
    if (level < warn || msg === '') continue;
    const cause = err === undefined ? '' : `: ${err.code ?? err.type ?? ''} ${err.message ?? ''}`.trimEnd();
    const kind = `${where === undefined ? '' : `[${where}] `}${msg}${cause}`.slice(0, 160);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return { kinds: [...kinds].toSorted(([, one], [, other]) => other - one), lines: lines.length, leaks };
}
