import {
  actionLabels,
  choiceTexts,
  type Grant,
  groupActions,
  groupLabels,
  parseGrant,
  statuses,
  taxStatuses,
  webhookNames,
  zoneNames,
} from '@pribavka/api';
import type { AuditEntity } from '@pribavka/api/routes';

import type { JsonValue } from '../../../db/types.gen.ts';
import { mechanics, reasons, taxStatusName } from '../../dictionary/index.ts';
import { documentTitles } from '../../documents/index.ts';
import { fieldName } from './field-names.ts';

type Names = Readonly<Record<string, string>>;

const namesOf = (table: Readonly<Record<string, { word: string }>>): Names =>
  Object.fromEntries(Object.entries(table).map(([code, { word }]) => [code, word]));

/** Words of a status by the thing that has it. */
const statusNames: Readonly<Partial<Record<AuditEntity, Names>>> = {
  member: namesOf(statuses.member),
  staff: namesOf(statuses.member),
  passport: namesOf(statuses.passport),
  sale: namesOf(statuses.sale),
  withdrawal: namesOf(statuses.withdrawal),
  registry: namesOf(statuses.registry),
  tuning: namesOf(statuses.tuning),
  product: namesOf(statuses.product),
  promotion: namesOf(statuses.promotion),
  partner: namesOf(statuses.partner),
  store: namesOf(statuses.store),
  manufacturer: namesOf(statuses.manufacturer),
  technical_user: namesOf(statuses.technical),
  process: namesOf(statuses.process),
  support_request: namesOf(statuses.support),
  points_settings: {
    pending: 'Ждёт подтверждения',
    confirmed: 'Подтверждено',
    rejected: 'Отклонено',
    withdrawn: 'Отозвано',
    expired: 'Срок вышел',
  },
};

const codeNames: Readonly<Record<string, Names>> = {
  ...choiceTexts,
  mechanic: Object.fromEntries(mechanics.map(({ code, name }) => [code, name])),
  dataScope: { all: 'Все данные', partner: 'Свой партнёр', manufacturer: 'Свой производитель', own: 'Только своё' },
  direction: { credit: 'Начисление', debit: 'Списание' },
  decision: { approve: 'Подтвердить', confirm: 'Подтвердить', reject: 'Отклонить', block: 'Заблокировать' },
  override: {
    asked: 'Ждёт второго сотрудника',
    approved: 'Согласована',
    rejected: 'Отклонена',
    withdrawn: 'Отозвана',
    closed: 'Снята',
  },
  kind: documentTitles,
  groupKind: { manual: 'Ручная', rule: 'По правилу' },
  expiryRounding: { none: 'Без округления', month_end: 'До конца месяца' },
  webhookEvents: webhookNames,
  type: webhookNames,
  timezone: zoneNames,
  taxStatus: Object.fromEntries(taxStatuses.map((status) => [status, taxStatusName(status)])),
  priority: { low: 'Низкий', normal: 'Обычный', high: 'Высокий', urgent: 'Срочный' },
};

/** Reasons by the thing they are given for: one code has another name for another thing. */
const reasonGroups: Readonly<Partial<Record<AuditEntity, readonly (keyof typeof reasons)[]>>> = {
  sale: ['saleReject', 'saleReturn', 'saleCancel'],
  member: ['memberReject', 'memberBlock', 'storeReject'],
  passport: ['passportDecline'],
  withdrawal: ['withdrawalReject'],
  registry: ['registryExit'],
  tuning: ['tuning', 'tuningReject'],
};

const reasonOf = (entityType: string, code: string): string | undefined =>
  reasonGroups[entityType as AuditEntity]
    ?.flatMap((group): readonly { code: string; name: string }[] => reasons[group])
    .find((reason) => reason.code === code)?.name;

const grants: ReadonlySet<string> = new Set(
  Object.entries(groupActions).flatMap(([group, actions]) => actions.map((action) => `${group}:${action}`)),
);

/** A right by the row and the column of the matrix. */
function grantName(grant: Grant): string {
  const { group, action } = parseGrant(grant);
  return `${groupLabels[group].name}: ${actionLabels[action].toLowerCase()}`;
}

const roubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' });
const plain = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 6 });

interface Named {
  entityType: string;
  /** Names of roles by their codes. */
  roles: ReadonlyMap<string, string>;
  /** Names of records by their ids. */
  records?: ReadonlyMap<string, string>;
}

const day = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d:\d\d).*)?$/;

function wordOf(field: string, text: string, { entityType, roles, records }: Named): string {
  if (field === 'status') return statusNames[entityType as AuditEntity]?.[text] ?? text;
  if (field === 'reasonCode') return reasonOf(entityType, text) ?? text;
  if (field === 'roleCode' || field === 'role') return roles.get(text) ?? text;
  if (grants.has(text)) return grantName(text as Grant);
  const [moment, year, month, date, time] = day.exec(text) ?? [];
  if (moment !== undefined) return [`${date}.${month}.${year}`, time].filter(Boolean).join(' ');
  return codeNames[field]?.[text] ?? records?.get(text) ?? text;
}

/** A list or a group that was journalled as its JSON. */
function unfolded(text: string): JsonValue | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** A value of a difference as people read it: words for codes, roubles for kopecks, lists and groups in one line. */
export function valueName(field: string, value: JsonValue, named: Named): string {
  if (value === null) return '—';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'number') return field.endsWith('Kopecks') ? roubles.format(value / 100) : plain.format(value);
  if (typeof value === 'string') {
    const inside = unfolded(value);
    return inside === undefined ? wordOf(field, value, named) : valueName(field, inside, named);
  }
  if (Array.isArray(value)) return value.map((item) => valueName(field, item, named)).join(', ');
  return Object.entries(value)
    .flatMap(([name, inner]) => (inner === undefined ? [] : [`${fieldName(name)}: ${valueName(name, inner, named)}`]))
    .join('; ');
}
