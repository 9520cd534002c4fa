import { changedFields } from '../../../shared/form/changed-fields.ts';
import { fieldsOfStep, stepIds } from './fields.ts';
import { wizardMessages } from './messages.ts';
import type { PromotionValues } from './values.ts';

const ruleSteps = ['mechanic', 'products', 'audience', 'limits'] as const;
const labels: Readonly<Partial<Record<string, string>>> = wizardMessages.labels;

/** Names of the fields that differ, in the order of the steps. */
export function changedLabels(from: PromotionValues, to: PromotionValues): string[] {
  const changed = new Set<string>(changedFields(from, to));
  return stepIds
    .filter((step) => step !== 'publish')
    .flatMap((step) => fieldsOfStep[step])
    .filter((name) => changed.has(name))
    .map((name) => labels[name] ?? name);
}

/** Whether what it gives, to whom or how much has changed: that makes a new version. A budget belongs to no version. */
export function changesRule(from: PromotionValues, to: PromotionValues): boolean {
  const changed = new Set<string>(changedFields(from, to));
  return ruleSteps.some((step) => fieldsOfStep[step].some((name) => name !== 'budget' && changed.has(name)));
}
