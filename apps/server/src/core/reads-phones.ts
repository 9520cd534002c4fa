import type { Actor } from '../http/actor.ts';
import { maskPhone } from './audit/mask.ts';

/** Phones of members are for those who may open their cards, and for systems, which know people by them. */
export const readsPhones = ({ grants, kind }: Pick<Actor, 'grants' | 'kind'>): boolean =>
  kind === 'technical' || grants.has('memberPage.memberCard:read');

/** Who reads; nulls of one who has no account, as the command line. */
type PhoneReader = { id: string | null } & Partial<Pick<Actor, 'grants' | 'kind'>>;

/** One's own phone, the command line's, and where the rights say so; masked for others. */
export function phoneFor(
  { memberId, memberPhone }: { memberId: string; memberPhone: string | null },
  { id, grants, kind }: PhoneReader,
): string | null {
  if (memberPhone === null || id === null || id === memberId) return memberPhone;
  return grants && kind && readsPhones({ grants, kind }) ? memberPhone : maskPhone(memberPhone);
}
