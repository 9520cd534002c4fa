import { type RawBuilder, sql } from 'kysely';

type Value = RawBuilder<unknown>;

/** What receipts and serial numbers are hidden with; without the secret nobody finds the real one by trying all. */
export interface Hiding {
  secret: string;
  /** Time zone of the tills. */
  zone: string;
}

/** A number below `below` that follows from the text and the secret. */
const numberOf = (secret: string, text: Value, below: number): Value =>
  sql`(('x' || left(encode(sha256(convert_to(${secret}::text || ${text}, 'UTF8')), 'hex'), 15))::bit(60)::bigint % ${below}::bigint)`;

// A receipt typed only in part has no key: its parts are read as the key would write them.
const part = (at: number): Value => sql`split_part(receipt_key, '-', ${at}::int)`;
const partOr = (at: number, column: string): Value => sql`coalesce(${part(at)}, ltrim(${sql.ref(column)}, '0'))`;

const driveOf = (secret: string, fn: Value): Value =>
  sql`('9' || lpad(${numberOf(secret, sql`'fn' || ${fn}`, 1e15)}::text, 15, '0'))`;
const documentOf = (secret: string, fn: Value, fd: Value): Value =>
  sql`(1 + ${numberOf(secret, sql`'fd' || ${fn} || '-' || ${fd}`, 9_999_999)})::text`;
const signOf = (secret: string, fn: Value, fd: Value, fpd: Value): Value =>
  sql`(1000000000 + ${numberOf(secret, sql`'fpd' || ${fn} || '-' || ${fd} || '-' || ${fpd}`, 9_000_000_000)})::text`;

const keyOf = (secret: string): Value => {
  const [fn, fd, fpd] = [part(1), part(2), part(3)];
  return sql`${driveOf(secret, fn)} || '-' || ${documentOf(secret, fn, fd)} || '-' || ${signOf(secret, fn, fd, fpd)}`;
};

const ifGiven = (column: string, value: Value): Value =>
  sql`case when ${sql.ref(column)} is null then null else ${value} end`;

/** Columns of a sale: one receipt stays one receipt, its code agrees with its parts, its sum and its time. */
export function receiptColumns({ secret, zone }: Hiding): Readonly<Record<string, Value>> {
  const fn = sql`coalesce(${part(1)}, receipt_fn, '')`;
  const fd = sql`coalesce(${partOr(2, 'receipt_fd')}, '')`;
  const fpd = sql`coalesce(${partOr(3, 'receipt_fpd')}, '')`;
  const [drive, document, sign] = [driveOf(secret, fn), documentOf(secret, fn, fd), signOf(secret, fn, fd, fpd)];
  const at = sql`coalesce(receipt_at at time zone ${zone}::text, sale_date::timestamp)`;
  const time = sql`to_char(${at}, 'YYYYMMDD"T"HH24MI') || nullif(to_char(${at}, 'SS'), '00')`;
  const timeText = sql`coalesce(${time}, to_char(${at}, 'YYYYMMDD"T"HH24MI'), '')`;
  const kopecks = sql`coalesce(receipt_total_kopecks, total_kopecks)`;
  const sum = sql`(${kopecks} / 100) || '.' || lpad((${kopecks} % 100)::text, 2, '0')`;
  const code = sql`'t=' || ${timeText} || '&s=' || ${sum} || '&fn=' || ${drive} || '&i=' || ${document} || '&fp=' || ${sign} || '&n=1'`;
  return {
    receipt_key: ifGiven('receipt_key', keyOf(secret)),
    receipt_qr: ifGiven('receipt_qr', code),
    receipt_fn: ifGiven('receipt_fn', drive),
    receipt_fd: ifGiven('receipt_fd', document),
    receipt_fpd: ifGiven('receipt_fpd', sign),
  };
}

/** The key of a claim: that of its sale. */
export const receiptClaimKey = ({ secret }: Hiding): Value => keyOf(secret);

const letters = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ'];
// Numbers of marks have small letters in their keys too.
const alphabets = ['0123456789', ...letters, ...letters.map((alphabet) => alphabet.toLowerCase())];

/**
 * A digit becomes another digit and a letter another letter, by how far depends on all before it: two numbers are never
 * hidden alike, and none stays as it was. Of nothing it is nothing.
 */
export function hiddenSerialKey({ secret }: Hiding, key: Value = sql`serial_key`): Value {
  const shift = (length: number): Value =>
    sql`1 + ${numberOf(secret, sql`'serial' || left(${key}, at - 1)`, length - 1)}`;
  const cases = alphabets.map(
    (alphabet) =>
      sql`when strpos(${alphabet}::text, letter) > 0 then substr(${alphabet}::text, 1 + ((strpos(${alphabet}::text, letter) - 1 + ${shift(alphabet.length)}) % ${alphabet.length}::bigint)::int, 1)`,
  );
  return sql`(select string_agg(case ${sql.join(cases, sql` `)} else letter end, '' order by at)
    from generate_series(1, length(${key})) as at, lateral (select substr(${key}, at, 1) as letter) as letters)`;
}

/** The number with the dashes and small letters it was typed with; its key where the two do not go letter by letter. */
export function hiddenSerialNumber(hiding: Hiding): Value {
  const dash = sql`letter ~ '[-[:space:]‐‑–—_]'`;
  const letters = sql`(select at, letter, ${dash} as is_dash, (count(*) filter (where not ${dash}) over (order by at))::int as place,
      count(*) filter (where not ${dash}) over () as count
    from generate_series(1, length(serial_number)) as at, lateral (select substr(serial_number, at, 1) as letter) as one) as typed`;
  const cased = sql`case when letter = lower(letter) and letter <> upper(letter) then lower(substr(key, place, 1)) else substr(key, place, 1) end`;
  return sql`(select case when min(count) = length(key) then string_agg(case when is_dash then letter else ${cased} end, '' order by at) else key end
    from (select ${hiddenSerialKey(hiding)} as key) as hidden, ${letters} group by key)`;
}
