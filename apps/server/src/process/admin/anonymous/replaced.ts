import { type RawBuilder, sql } from 'kysely';

import { hiddenSerialKey, hiddenSerialNumber, type Hiding, receiptClaimKey, receiptColumns } from './receipts.ts';

type Value = RawBuilder<unknown>;

/** Rows are numbered by their ids, so that two dumps of one database are the same. */
const number = sql`(row_number() over (order by id))`;
const nothing = sql`null`;
const phone = sql`'7000' || lpad(${number}::text, 7, '0')`;
const digits = (column: string): Value => sql`'9' || lpad(${number}::text, length(${sql.ref(column)}) - 1, '0')`;
const hash = sql`sha256(id::text::bytea)`;

/** The invented value where there is one, and nothing where there is none. */
const ifGiven = (column: string, value: Value): Value =>
  sql`case when ${sql.ref(column)} is null then null else ${value} end`;
const ifNotEmpty = (column: string, value: Value): Value =>
  sql`case when ${sql.ref(column)} = '' then '' else ${value} end`;
/** Equal texts stay equal: sums by them go on. */
const alike = (column: string): Value =>
  sql`'Причина ' || left(encode(sha256(convert_to(${sql.ref(column)}, 'UTF8')), 'hex'), 6)`;
const reason = (column: string): Value => ifGiven(column, sql`'Причина указана'`);

// Neither a man's nor a woman's.
const surnames = sql`array['Коваленко', 'Седых', 'Ткаченко', 'Белых', 'Савченко', 'Черных', 'Гончаренко', 'Долгих', 'Бондаренко', 'Крутых', 'Лысенко']`;
const firstNames = sql`array['Саша', 'Женя', 'Валя', 'Слава', 'Шура', 'Вася', 'Паша']`;
const from = (list: Value, step: number): Value =>
  sql`(${list})[1 + (${number} * ${step}::int % array_length(${list}, 1))]`;

const company = (title: string): Readonly<Record<string, Value>> => ({
  name: sql`${title}::text || ' ' || ${number}`,
  legal_name: sql`'ООО «' || ${title}::text || ' ' || ${number} || '»'`,
  inn: digits('inn'),
  kpp: nothing,
  contact_name: ifGiven('contact_name', sql`'Контактное лицо'`),
  phone: ifGiven('phone', phone),
  email: ifGiven('email', sql`'company' || ${number} || '@example.org'`),
});

/** What stands instead of the values of people and companies, by table and column; `passwordHash` is everybody's. */
export const replacedWith = (
  passwordHash: string | null,
  hiding: Hiding,
): Readonly<Record<string, Readonly<Record<string, Value>>>> => ({
  consents: { ip: nothing, fingerprint: nothing, user_agent: nothing },
  installation: { id: sql`gen_random_uuid()` },
  manufacturers: company('Производитель'),
  partners: {
    ...company('Партнёр'),
    ogrn: nothing,
    contract_number: ifGiven('contract_number', sql`'Д-' || ${number}`),
  },
  payout_cards: {
    token: sql`'anonymous-' || id`,
    mask: sql`'220000••••••' || lpad((${number} % 10000)::text, 4, '0')`,
    bidx: hash,
  },
  payout_overrides: { reason: reason('reason'), comment: reason('comment') },
  payout_registries: { close_reason: reason('close_reason') },
  promotion_events: { comment: reason('comment') },
  // A code of a receipt can be looked up by anybody, and names the shop and what was bought.
  receipt_claims: {
    receipt_key: receiptClaimKey(hiding),
    serial_key: ifNotEmpty('serial_key', hiddenSerialKey(hiding)),
  },
  sale_events: { text: reason('text') },
  sale_flags: { text: sql`'Требует внимания'` },
  sale_items: {
    reason_text: reason('reason_text'),
    serial_number: hiddenSerialNumber(hiding),
    serial_key: hiddenSerialKey(hiding),
  },
  sale_messages: { text: sql`'Текст сообщения'` },
  sales: {
    comment: reason('comment'),
    reason_text: reason('reason_text'),
    sale_date_reason: reason('sale_date_reason'),
    fingerprint: nothing,
    ...receiptColumns(hiding),
  },
  serial_claims: { serial_key: hiddenSerialKey(hiding) },
  serial_registry: { serial_key: hiddenSerialKey(hiding), serial_number: hiddenSerialNumber(hiding) },
  store_requests: { comment: ifNotEmpty('comment', sql`'Прошу сменить точку'`), reason: reason('reason') },
  stores: {
    name: sql`'Магазин ' || ${number}`,
    code: sql`'М-' || ${number}`,
    address: sql`'ул. Садовая, д. ' || ${number}`,
    kpp: nothing,
    lat: nothing,
    lon: nothing,
    external_id: ifGiven('external_id', sql`id::text`),
  },
  summary_payout_days: { name: sql`case what when 'failure' then ${alike('name')} else name end` },
  summary_payouts: { failure: ifGiven('failure', alike('failure')) },
  support_messages: { text: sql`'Текст сообщения'` },
  support_requests: {
    contact_name: ifGiven('contact_name', sql`'Гость'`),
    contact_phone: ifGiven('contact_phone', phone),
    contact_email: ifGiven('contact_email', sql`'guest' || ${number} || '@example.org'`),
    subject: sql`'Обращение ' || ${number}`,
  },
  tax_profile_events: { reason: reason('reason') },
  // A passport is sealed with keys that stay at home: nobody has one.
  tax_profiles: {
    status: sql`'empty'`,
    sealed: nothing,
    passport_mask: nothing,
    inn_mask: nothing,
    snils_mask: nothing,
    passport_bidx: nothing,
    inn_bidx: nothing,
    snils_bidx: nothing,
    decline_reason: nothing,
  },
  tunings: {
    comment: sql`'Корректировка'`,
    decision_comment: reason('decision_comment'),
    idem: sql`id::text`,
    req_hash: hash,
  },
  user_status_events: { reason: reason('reason') },
  users: {
    external_id: sql`id::text`,
    phone: ifGiven('phone', phone),
    email: ifGiven('email', sql`'user' || ${number} || '@example.org'`),
    last_name: ifNotEmpty('last_name', from(surnames, 7)),
    first_name: ifNotEmpty('first_name', from(firstNames, 3)),
    middle_name: sql`''`,
    password_hash: ifGiven('password_hash', sql`${passwordHash}::text`),
    status_reason: reason('status_reason'),
    spend_block_reason: reason('spend_block_reason'),
    last_fingerprint: nothing,
  },
  withdrawal_events: { comment: reason('comment') },
  withdrawals: {
    idem: sql`id::text`,
    req_hash: hash,
    card_mask: sql`'220000••••••0000'`,
    provider_ref: nothing,
    failure_text: reason('failure_text'),
    comment: reason('comment'),
  },
});
