import type { Actor } from '../http/actor.ts';

/** Phones of members are for those who may open their cards, and for systems, which know people by them. */
export const readsPhones = ({ grants, kind }: Pick<Actor, 'grants' | 'kind'>): boolean =>
  kind === 'technical' || grants.has('memberPage.memberCard:read');
