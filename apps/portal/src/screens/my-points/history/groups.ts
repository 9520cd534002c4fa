import type { Operation } from '../../../shared/contract.ts';
import { operationSum, type Sum } from '../../../shared/sums.ts';

/** Movements shown in one row, the newest first: what one act on one sale has made. */
export type OperationGroup = readonly [Operation, ...Operation[]];

const familyOf = ({ type }: Operation): string => (type === 'PROMO_ACCRUAL' ? 'SALE_ACCRUAL' : type);

/** Of one sale, one moment and one kind, with one outcome: base points and those of promotions come together. */
const areOneAct = (one: Operation, other: Operation): boolean =>
  one.sale !== null &&
  one.sale.id === other.sale?.id &&
  one.occurredAt === other.occurredAt &&
  one.standing === other.standing &&
  operationSum(one).kind === operationSum(other).kind &&
  familyOf(one) === familyOf(other);

/** Rows of the history out of its movements, in their order. */
export function groupOperations(operations: readonly Operation[]): OperationGroup[] {
  const groups: Array<[Operation, ...Operation[]]> = [];
  for (const operation of operations) {
    const last = groups.at(-1);
    if (last && areOneAct(last[0], operation)) last.push(operation);
    else groups.push([operation]);
  }
  return groups;
}

/** Without the last row where the next portion may bring more of it: half of a sum is a false sum. The open one stays. */
export function completeGroups(
  groups: readonly OperationGroup[],
  hasMore: boolean,
  opened: string | null,
): readonly OperationGroup[] {
  const last = groups.at(-1);
  const mayGrow = hasMore && groups.length > 1 && last !== undefined && last[0].sale !== null;
  return mayGrow && last.every(({ id }) => id !== opened) ? groups.slice(0, -1) : groups;
}

/** What the row says of points. */
export function groupSum(group: OperationGroup): Sum {
  const { kind } = operationSum(group[0]);
  return { kind, points: group.reduce((sum, operation) => sum + operationSum(operation).points, 0) };
}

/** Whether it is what a sale was given: base points with or without promotions. */
export const isSaleAccrual = (group: OperationGroup): boolean => group.some(({ type }) => type === 'SALE_ACCRUAL');

/** «Шуруповёрт и ещё 1»: the products the points are of. */
export function productsOf(group: OperationGroup): string | undefined {
  // The newest stands first, the line of the form that comes first last.
  const [first, ...others] = new Set(group.flatMap(({ product }) => product ?? []).toReversed());
  return first === undefined || others.length === 0 ? first : `${first} и ещё ${others.length}`;
}
