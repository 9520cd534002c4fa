import { type MemberStatus, type PassportStatus, statuses as words, type StatusDisplay } from '@pribavka/api';

const list = <Code extends string>(entity: Readonly<Record<Code, StatusDisplay>>) =>
  (Object.entries(entity) as [Code, StatusDisplay][]).map(([code, { word, tone }]) => ({ code, name: word, tone }));

/** Every status of every entity in Russian, with its colour. */
export const statuses = {
  member: list(words.member),
  passport: list(words.passport),
  sale: list(words.sale),
  saleItem: list(words.saleItem),
  withdrawal: list(words.withdrawal),
  registry: list(words.registry),
  tuning: list(words.tuning),
  product: list(words.product),
  promotion: list(words.promotion),
  partner: list(words.partner),
  store: list(words.store),
  manufacturer: list(words.manufacturer),
  technical: list(words.technical),
  process: list(words.process),
  support: list(words.support),
};

/** The word people read for a status: «Подтверждён» for `confirmed`. */
export const statusName = <
  E extends
    | 'sale'
    | 'product'
    | 'promotion'
    | 'partner'
    | 'manufacturer'
    | 'tuning'
    | 'registry'
    | 'technical'
    | 'process',
>(
  entity: E,
  status: keyof (typeof words)[E],
): string => (words[entity][status] as { word: string }).word;

export const memberStatusName = (status: MemberStatus): string => words.member[status].word;
export const passportStatusName = (status: PassportStatus): string => words.passport[status].word;
