import fc from 'fast-check';

import { card, companyInn, kpp, personInn, snils } from '../../seed/numbers.ts';

/** The part of JSON Schema the contract uses. */
export interface Node {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Node;
  anyOf?: Node[];
  required?: string[];
  properties?: Record<string, Node>;
}

export interface Pools {
  /** Ids that exist in the database, of every kind. */
  ids: readonly string[];
}

const nowhere = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const two = (n: number): string => String(n).padStart(2, '0');

const day = fc
  .record({ y: fc.constantFrom(1900, 1990, 2000, 2024, 2026, 2027, 2199), m: fc.nat(11), d: fc.nat(27) })
  .map(({ y, m, d }) => `${y}-${two(m + 1)}-${two(d + 1)}`);

/** Values a format accepts. */
const formats: Record<string, (pools: Pools) => fc.Arbitrary<string>> = {
  uuid: ({ ids }) =>
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.constant(nowhere) }),
  'api-date-time': () => fc.tuple(day, fc.nat(23)).map(([date, hour]) => `${date} ${two(hour)}:59:59.999`),
  'api-day-or-time': () =>
    fc.oneof(
      day,
      fc.tuple(day, fc.nat(23)).map(([date, hour]) => `${date} ${two(hour)}:59:59.999`),
    ),
  date: () => day,
  month: () => day.map((date) => date.slice(0, 7)),
  'phone-ru': () => fc.nat(9999).map((n) => `7999555${String(n).padStart(4, '0')}`),
  email: () => fc.nat(9999).map((n) => `fuzz${n}@example.ru`),
  inn: () => fc.nat(9999).chain((n) => fc.constantFrom(companyInn(n), personInn(n))),
  kpp: () => fc.nat(99).map(kpp),
  snils: () => fc.nat(9999).map(snils),
  'password-strength': () => fc.constantFrom('Vernost7!kot', 'Пароль-1!длинный', `Aa1!${'я'.repeat(100)}`),
  'person-name': () => fc.constantFrom('Анна', 'Салтыкова-Щедрина', 'ё'.repeat(60)),
  'middle-name': () => fc.constantFrom('Олеговна', ''),
  'one-time-code': () => fc.constantFrom('000000', '1234', '999999'),
  'document-code': () => fc.constantFrom('21', '10'),
  'passport-series': () => fc.constant('0010'),
  'passport-number': () => fc.nat(999_999).map((n) => String(n).padStart(6, '0')),
  'department-code': () => fc.constantFrom('690-001', '690001'),
  'card-number': () => fc.nat(9999).map(card),
  'ip-or-cidr': () => fc.constantFrom('10.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32', '0.0.0.0/0'),
  'web-url': () => fc.constantFrom('https://example.ru/hook', 'http://127.0.0.1:1/', 'https://[::1]:1/?a=%00'),
  'https-url': () => fc.constantFrom('https://example.ru/', 'https://[::1]:1/?a=%00'),
};

/** Texts that break what is built by gluing: LIKE, SQL, JSON paths, tables, encodings. */
const cruel = [
  "' or 1=1 --",
  '%_\\',
  '\\',
  '%',
  '"; drop table users; --',
  '=cmd|calc',
  '{"a":1}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\u202Eабв',
  '🙂',
  'İı',
  '00000',
  '1e309',
  ' ',
  '٣',
  '\t\n',
  't=20261120T1200&s=1.00&fn=1&i=1&fp=1&n=1',
];

const text = ({ minLength = 0, maxLength = 1000, pattern }: Node): fc.Arbitrary<string> => {
  const isReadable = (value: string): boolean => pattern !== '\\S' || /\S/.test(value);
  const fits = cruel.filter((value) => value.length >= minLength && value.length <= maxLength && isReadable(value));
  return fc.oneof(
    fc
      .string({ minLength, maxLength: Math.min(maxLength, Math.max(minLength, 40)), unit: 'grapheme' })
      .map((v) => v.slice(0, maxLength))
      .filter(isReadable),
    ...(fits.length > 0 ? [fc.constantFrom(...fits)] : []),
    fc.constant('я'.repeat(Math.min(maxLength, 2000))),
  );
};

const sortNames = [
  'createdAt',
  'name',
  'registeredAt',
  'at',
  'date',
  'fullName',
  'status',
  'number',
  'saleDate',
  'amount',
];

const forgedCursor = fc
  .oneof(
    fc.tuple(
      fc.constantFrom(...sortNames),
      fc.constantFrom('asc', 'desc'),
      fc.constantFrom(...cruel),
      fc.constant(nowhere),
    ),
    fc.jsonValue({ maxDepth: 2 }),
    fc.array(fc.oneof(fc.constantFrom(...cruel), fc.integer(), fc.constant(null)), { maxLength: 4 }),
  )
  .map((value) => Buffer.from(JSON.stringify(value)).toString('base64url').slice(0, 1000));

const numbers = ({
  exclusiveMinimum,
  minimum = exclusiveMinimum ?? -1_000_000,
  maximum = 1_000_000_000,
  type,
}: Node): fc.Arbitrary<number> =>
  type === 'integer'
    ? fc.oneof(
        fc.integer({ min: minimum, max: Math.min(maximum, minimum + 20) }),
        fc.maxSafeInteger().map((n) => minimum + (Math.abs(n) % (maximum - minimum + 1))),
        fc.constantFrom(minimum, maximum),
      )
    : fc.double({
        min: minimum,
        max: maximum,
        noNaN: true,
        minExcluded: exclusiveMinimum !== undefined,
      });

/** A value the schema accepts; `pools` give ids that exist. */
export function validOf(node: Node, pools: Pools, name = ''): fc.Arbitrary<unknown> {
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum) return fc.constantFrom(...node.enum);
  if (node.anyOf) return fc.oneof(...node.anyOf.map((branch) => validOf(branch, pools, name)));
  if (node.type === 'object') {
    const properties = Object.entries(node.properties ?? {}).map(([key, child]) => [key, validOf(child, pools, key)]);
    return fc.record(Object.fromEntries(properties) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: node.required ?? [],
      noNullPrototype: true,
    });
  }
  if (node.type === 'array') {
    const { items = {}, minItems = 0, maxItems = 10 } = node;
    return fc.array(validOf(items, pools, name), {
      minLength: minItems,
      maxLength: Math.min(maxItems, Math.max(minItems, 3)),
    });
  }
  if (node.type === 'integer' || node.type === 'number') return numbers(node);
  if (node.type === 'boolean') return fc.boolean();
  if (node.type === 'null') return fc.constant(null);
  if (node.pattern && node.pattern !== '\\S') {
    const shape = new RegExp(node.pattern, 'u');
    return fc.constantFrom(
      ...['fuzzRole', 'abc', '', '?view=all&page=2', 'inn:0,name:1', '22:30', '04600000000015'].filter((value) =>
        shape.test(value),
      ),
    );
  }
  const format = node.format === undefined ? undefined : formats[node.format];
  if (format) return format(pools);
  if (name === 'cursor') return fc.oneof(forgedCursor, text(node));
  return text(node);
}

/** What nobody should send. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    [],
    {},
    -1,
    0.5,
    1e21,
    Number.MAX_SAFE_INTEGER,
    true,
    '\u0000',
    'a\u0000b',
    '\ud800',
    [null],
    [[]],
    { $ne: 1 },
    '2026-02-30',
    '24:00',
    'x'.repeat(5000),
    nowhere,
  ),
  fc.constantFrom<unknown>(...cruel),
  fc.jsonValue({ maxDepth: 2 }),
);

type Json = Record<string, unknown> | unknown[];
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function spoil(value: unknown, picks: readonly number[], bad: unknown): unknown {
  if (!isJson(value)) return bad;
  const keys = Object.keys(value);
  const [pick = 0, ...rest] = picks;
  const key = keys[pick % (keys.length + 1)];
  if (key === undefined) return Array.isArray(value) ? [...value, bad] : { ...value, лишнее: bad };
  const child = (value as Record<string, unknown>)[key];
  const next = rest.length > 0 && isJson(child) ? spoil(child, rest, bad) : bad;
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? next : item));
  // A missing field is the commonest mistake of all.
  if (next === null) return Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
  return { ...value, [key]: next };
}

/** A right request with one thing wrong in it. */
export function brokenOf(node: Node, pools: Pools): fc.Arbitrary<unknown> {
  return fc
    .tuple(validOf(node, pools), fc.array(fc.nat(50), { minLength: 1, maxLength: 3 }), junk)
    .map(([value, picks, bad]) => spoil(value, picks, bad));
}
