import type { PromotionStatus } from '@pribavka/api';

import type { Body } from '../../../http/contract.ts';
import type { Scope } from '../../../http/scope.ts';

export type PromotionAction = Body<'promotions.setStatus'>['action'];

interface Step {
  from: readonly PromotionStatus[];
  to: PromotionStatus;
  /** A company does this with its own promotion; the rest is the programme's decision (domain 3.8). */
  byOwner?: true;
  /** A reason for the owner is required. */
  explained?: true;
}

const steps: Record<PromotionAction, Step> = {
  submit: { from: ['draft'], to: 'on_approval', byOwner: true },
  approve: { from: ['on_approval'], to: 'scheduled' },
  return: { from: ['on_approval'], to: 'draft', explained: true },
  reject: { from: ['on_approval'], to: 'cancelled', explained: true },
  activate: { from: ['draft', 'on_approval', 'scheduled'], to: 'active' },
  pause: { from: ['active', 'scheduled'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  finish: { from: ['active', 'paused'], to: 'finished' },
  cancel: { from: ['draft', 'on_approval', 'scheduled'], to: 'cancelled', byOwner: true },
  archive: { from: ['finished', 'cancelled'], to: 'archived' },
};

/** What lets it run. */
export const isStart = (action: PromotionAction | 'edit' | 'delete'): boolean =>
  action !== 'edit' && action !== 'delete' && ['scheduled', 'active'].includes(steps[action].to);

const editable = new Set<PromotionStatus>(['draft', 'on_approval', 'scheduled', 'active', 'paused']);

/** A promotion of a company in its own hands only while it is a draft. */
export const mayEdit = (status: PromotionStatus, scope: Scope): boolean =>
  scope.kind === 'all' ? editable.has(status) : status === 'draft';

export const stepOf = (action: PromotionAction, status: PromotionStatus, scope: Scope): Step | undefined => {
  const step = steps[action];
  return step.from.includes(status) && (scope.kind === 'all' || step.byOwner) ? step : undefined;
};

/** What this reader may do now, as buttons; rights of the matrix come on top. */
export const actionsOf = (status: PromotionStatus, scope: Scope): (PromotionAction | 'edit' | 'delete')[] => [
  ...(mayEdit(status, scope) ? (['edit'] as const) : []),
  ...(Object.keys(steps) as PromotionAction[]).filter((action) => stepOf(action, status, scope)),
  ...(status === 'draft' ? (['delete'] as const) : []),
];
