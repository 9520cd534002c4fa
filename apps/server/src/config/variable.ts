/** Groups of the page of operations, in its order. */
export type Group = 'process' | 'bounds' | 'data' | 'secrets' | 'senders' | 'watching';

/** What a default may depend on. */
export interface Mode {
  isProduction: boolean;
}

/** One variable of the environment: read, checked and documented from this. */
export interface Variable<T = unknown> {
  name: string;
  group: Group;
  /** What stands in it, for the page: `integer 4–500`. */
  kind: string;
  /** In one sentence of English, for the page of operations. */
  meaning: string;
  /** The default as people read it. */
  fallback: string;
  /** Its line of `.env.example`. */
  example: string;
  /** Never printed, and may be given as a file: `NAME_FILE` holds its path. */
  isSecret: boolean;
  usual: (mode: Mode) => T;
  /** Undefined refuses the value. */
  parse: (value: string) => T | undefined;
  /** What would have been right, for the one who started the server. */
  hint: string;
}

interface Described {
  group: Group;
  meaning: string;
  /** Where the default is not plain from its value. */
  fallback?: string;
  example?: string;
  isSecret?: boolean;
}

type Usual<T> = T | ((mode: Mode) => T);

const named = <T>(
  name: string,
  { group, meaning, fallback, example, isSecret = false }: Described,
  rest: Pick<Variable<T>, 'kind' | 'parse' | 'hint'> & { usual: Usual<T>; shown: string },
): Variable<T> => {
  const { usual, shown, kind, parse, hint } = rest;
  const byMode = typeof usual === 'function' ? (usual as (mode: Mode) => T) : () => usual;
  const isGiven = fallback ?? shown;
  return {
    name,
    group,
    kind,
    meaning,
    fallback: isGiven,
    example: example ?? isGiven,
    isSecret,
    usual: byMode,
    parse,
    hint,
  };
};

const shownOf = (usual: unknown): string =>
  typeof usual === 'string' || typeof usual === 'number' ? String(usual) : 'none';

export function integer<U extends number | undefined>(
  name: string,
  { min, max, usual, ...described }: Described & { min: number; max: number; usual: Usual<U> },
): Variable<number | U> {
  return named<number | U>(name, described, {
    kind: `integer ${min}–${max}`,
    usual,
    shown: shownOf(usual),
    parse: (value) => (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max ? Number(value) : undefined),
    hint: `нужно целое число от ${min} до ${max}`,
  });
}

export const factor = (name: string, { usual, ...described }: Described & { usual: number }): Variable<number> =>
  named(name, described, {
    kind: 'number from 0',
    usual,
    shown: shownOf(usual),
    parse: (value) => (Number(value) >= 0 ? Number(value) : undefined),
    hint: 'нужно число от 0',
  });

const flags: Record<string, boolean> = { '1': true, true: true, yes: true, '0': false, false: false, no: false };

export const flag = <U extends boolean | undefined>(
  name: string,
  { usual, ...described }: Described & { usual: Usual<U> },
): Variable<boolean | U> =>
  named<boolean | U>(name, described, {
    kind: '`1` or `0`',
    usual,
    shown: usual === true ? '1' : '0',
    parse: (value) => flags[value.toLowerCase()],
    hint: 'нужно 1 или 0',
  });

export const choice = <const T extends string>(
  name: string,
  { values, usual, ...described }: Described & { values: readonly T[]; usual: Usual<T> },
): Variable<T> =>
  named(name, described, {
    kind: values.map((value) => `\`${value}\``).join(', '),
    usual,
    shown: shownOf(usual),
    parse: (value) => values.find((known) => known === value),
    hint: `нужно одно из: ${values.join(', ')}`,
  });

export const text = (
  name: string,
  {
    usual,
    kind = 'text',
    hint = 'нужен текст',
    parse = (value) => value,
    ...described
  }: Described & { usual: Usual<string> } & Partial<Pick<Variable<string>, 'kind' | 'hint' | 'parse'>>,
): Variable<string> => named(name, described, { kind, usual, shown: shownOf(usual), parse, hint });

/** Absent unless it is given. */
export const optional = (
  name: string,
  {
    kind = 'text',
    hint = 'нужен текст',
    parse = (value) => value,
    ...described
  }: Described & Partial<Pick<Variable<string>, 'kind' | 'hint' | 'parse'>>,
): Variable<string | undefined> => named(name, described, { kind, usual: undefined, shown: 'none', parse, hint });

const isUrl = (value: string, protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

export const url = (
  name: string,
  { protocols, ...described }: Described & { protocols: readonly string[] },
): Variable<string | undefined> =>
  optional(name, {
    ...described,
    kind: `URL, ${protocols.map((protocol) => `\`${protocol}//\``).join(' or ')}`,
    parse: (value) => (isUrl(value, protocols) ? value : undefined),
    hint: `нужен адрес вида ${protocols.map((protocol) => `${protocol}//…`).join(' или ')}`,
  });

/** Separated by commas; one that `parse` refuses refuses all of them. */
export function list(
  name: string,
  { parse, hint, ...described }: Described & Pick<Variable<string>, 'parse' | 'hint'>,
): Variable<readonly string[]> {
  return named<readonly string[]>(name, described, {
    kind: 'list with commas',
    usual: [],
    shown: 'none',
    hint,
    parse: (value) => {
      const items = value
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean)
        .map(parse);
      return items.includes(undefined) ? undefined : (items as string[]);
    },
  });
}

/** An `https:` or `http:` address without its path. */
export const originOf = (value: string): string | undefined =>
  isUrl(value, ['https:', 'http:']) ? new URL(value).origin : undefined;
