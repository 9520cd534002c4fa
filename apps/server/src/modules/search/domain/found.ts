import type { Output } from '../../../http/contract.ts';

export type SearchKind = Output<'search.records'>[number]['kind'];
export type Found = Output<'search.records'>[number]['items'][number];

/** A record with what people know it by: its number, ИНН, phone, article, name. */
export interface Candidate extends Found {
  readonly known: readonly (string | null | undefined)[];
}

/** Records of a kind: a person who does not find his among these types more. */
export const most = 5;

export const detailOf = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');
