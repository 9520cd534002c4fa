import type { Input } from '@pribavka/api';

import type { Group } from '../GroupSheet.tsx';

export type GroupBody = Input<'storeGroups.create'>['body'];
export type PreviewBody = Input<'storeGroups.preview'>['body'];

export interface Named {
  readonly id: string;
  readonly name: string;
  /** How it differs from another of the name. */
  readonly detail?: string | undefined;
}

/** The form as it is typed: chosen records with their names, codes as lines. */
export interface GroupValues {
  name: string;
  description: string;
  kind: 'manual' | 'rule';
  isActive: boolean;
  storeIds: readonly string[];
  rule: {
    partnerIds?: readonly Named[];
    regions?: readonly string[];
    cities?: readonly string[];
    codes?: string;
  };
  acknowledged?: boolean;
}

export const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const valuesOf = (group: Group | undefined): GroupValues => ({
  name: group?.name ?? '',
  description: group?.description ?? '',
  kind: group?.kind ?? 'manual',
  isActive: group?.isActive ?? true,
  storeIds: group?.kind === 'manual' ? group.stores.map(({ id }) => id) : [],
  rule: group?.rule
    ? {
        partnerIds: group.rulePartners,
        regions: group.rule.regions,
        cities: group.rule.cities,
        codes: group.rule.codes.join('\n'),
      }
    : {},
});

/** Who belongs, as the server takes it. */
export const membersOf = ({ kind, storeIds, rule }: GroupValues): Pick<GroupBody, 'kind' | 'storeIds' | 'rule'> =>
  kind === 'manual'
    ? { kind, storeIds: [...storeIds] }
    : {
        kind,
        rule: {
          partnerIds: (rule.partnerIds ?? []).map(({ id }) => id),
          regions: [...(rule.regions ?? [])],
          cities: [...(rule.cities ?? [])],
          codes: linesOf(rule.codes),
        },
      };

export const bodyOf = (values: GroupValues, group: Group | undefined): GroupBody & { acknowledged?: boolean } => ({
  name: values.name,
  description: values.description,
  isActive: values.isActive,
  ...membersOf(values),
  // Only a group that promotions read asks for it.
  ...(group && { acknowledged: values.acknowledged === true }),
});

/** A rule that asks for nothing cannot be worked out yet. */
export const asksSomething = ({ kind, rule }: Pick<GroupValues, 'kind' | 'rule'>): boolean =>
  kind === 'manual' ||
  [rule.partnerIds, rule.regions, rule.cities].some((list) => (list ?? []).length > 0) ||
  linesOf(rule.codes).length > 0;
