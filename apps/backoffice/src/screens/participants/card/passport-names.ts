import type { Output } from '@pribavka/api';

import type { MemberCard } from '../useMemberDecision.ts';

export const nameFields = ['lastName', 'firstName', 'middleName'] as const;

export type NameField = (typeof nameFields)[number];

const plain = (name: string | null): string => (name ?? '').trim().toLowerCase().replaceAll('ё', 'е');

/** Parts of the name the passport writes in another way than the form; case and «ё» make no difference. */
export const differingNames = (
  passport: Pick<Output<'members.passport'>, NameField>,
  member: Pick<MemberCard, NameField>,
): NameField[] => nameFields.filter((field) => plain(passport[field]) !== plain(member[field]));
