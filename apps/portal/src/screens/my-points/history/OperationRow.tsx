import { formatDate, formatNumber, Icon, StatusLabel } from '@pribavka/ui';
import { ArrowLeftRight, ChevronDown, ChevronRight, CreditCard, Flame, Gift, ReceiptText, Undo2 } from 'lucide-react';
import { lazy, useId, type ReactElement } from 'react';
import { styled } from 'styled-components';

import type { Operation } from '../../../shared/contract.ts';
import { operationState } from '../../../shared/states.ts';
import { isMuted, sumText } from '../../../shared/sums.ts';
import { pointsMessages as messages } from '../messages.ts';
import { groupSum, isSaleAccrual, type OperationGroup, productsOf } from './groups.ts';

/** Date, sign, name, state, points, what was left, arrow. */
export const rowColumns = '96px 36px minmax(0, 1fr) 132px 88px 88px 16px';

/** A row that an address opens waits with the whole list for this: nothing under it moves when it comes. */
const Why = lazy(() => import('./Why.tsx'));
const WhyMany = lazy(() => import('./WhyMany.tsx'));

const Row = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: 12px;
  align-items: center;
  width: 100%;
  min-height: 64px;
  padding: 10px 0;
  border: 0;
  background: none;
  text-align: start;
  & > [data-part='date'],
  & > [data-part='state'],
  & > [data-part='left'],
  & > svg:last-child {
    display: none;
  }
  & > [data-part='icon'] {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: var(--pb-radius-sm);
    background: var(--pb-bg-sunken);
  }
  & > [data-part='name'] {
    font-weight: 500;
  }
  & small {
    display: block;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  & > [data-part='points'] {
    font-weight: 600;
    text-align: end;
    white-space: nowrap;
  }
  & > [data-part='points'][data-muted] {
    color: var(--pb-text-secondary);
    font-weight: 400;
  }
  /* Letters twice as large leave the name no room between a sign and the points. */
  @media (max-width: 17em) {
    grid-template-columns: minmax(0, 1fr);
    & > [data-part='icon'] {
      display: none;
    }
    & > [data-part='points'] {
      text-align: start;
    }
  }
  &:hover,
  &[aria-expanded='true'] {
    background: var(--pb-bg-hover);
  }
  @media (max-width: 47.99em) {
    /* To the edges of the screen, so that the points do not stand on that of the ground. */
    width: calc(100% + 32px);
    margin-inline: -16px;
    padding-inline: 16px;
  }
  @media (min-width: 48em) {
    grid-template-columns: ${rowColumns};
    padding: 10px 16px;
    & > [data-part='date'],
    & > [data-part='state'],
    & > [data-part='left'],
    & > svg:last-child {
      display: block;
    }
    & > [data-part='date'],
    & > [data-part='left'] {
      color: var(--pb-text-secondary);
    }
    /* A sum of nine digits takes some of the gap before its column. */
    & > [data-part='points'],
    & > [data-part='left'] {
      justify-self: end;
      white-space: nowrap;
    }
    & > [data-part='name'] [data-phone] {
      display: none;
    }
  }
`;

function iconOf(type: Operation['type']) {
  switch (type) {
    case 'SALE_ACCRUAL':
    case 'ACCRUAL_CANCEL':
      return ReceiptText;
    case 'PROMO_ACCRUAL':
    case 'REWARD_SPEND':
    case 'REWARD_REFUND':
      return Gift;
    case 'WITHDRAWAL_HOLD':
    case 'WITHDRAWAL_PAID':
    case 'WITHDRAWAL_RELEASE':
      return CreditCard;
    case 'EXPIRATION':
      return Flame;
    case 'SALE_RETURN':
    case 'RETURN_DEBT':
    case 'DEBT_REPAYMENT':
    case 'DEBT_WRITE_OFF':
      return Undo2;
    case 'ACTIVATION':
    case 'ACTIVATION_CANCEL':
    case 'ADJUST_CREDIT':
    case 'ADJUST_DEBIT':
    case 'OPENING_BALANCE':
      return ArrowLeftRight;
  }
}

/** A sale is known by its goods, everything else by what it is. */
function namesOf(group: OperationGroup, isPart: boolean): { name: string; reason: string } {
  const [operation] = group;
  const { sale, promotion, withdrawal, comment } = operation;
  const product = productsOf(group);
  if (isSaleAccrual(group) && sale && !isPart)
    return { name: messages.sale(sale.number), reason: product ?? operation.typeName };
  const own = group.length === 1 ? promotion?.name : undefined;
  return {
    name: operation.typeName,
    reason: [sale?.number, own ?? product, withdrawal?.number, comment].filter(Boolean).join(' · '),
  };
}

export interface OperationRowProps {
  group: OperationGroup;
  /** Id of the movement that is open, one of the group's or another one. */
  opened: string | null;
  /** Called with the id of a movement of the group. */
  onToggle: (id: string) => void;
  /** One of the movements of an act, shown without the others. */
  isPart?: boolean;
}

/** Movements of one act; pressed, they explain themselves under the row. */
export function OperationRow({ group, opened, onToggle, isPart = false }: OperationRowProps): ReactElement {
  const id = useId();
  const [operation] = group;
  const open = group.some((one) => one.id === opened);
  const { name, reason } = namesOf(group, isPart);
  const state = operationState(operation);
  const sum = groupSum(group);
  return (
    <>
      <Row
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onToggle(open ? (opened ?? operation.id) : operation.id)}
      >
        <span data-part="date">
          {formatDate(operation.occurredAt, 'listDay')}
          <small>{formatDate(operation.occurredAt, 'time')}</small>
        </span>
        <span data-part="icon">
          <Icon as={iconOf(isSaleAccrual(group) ? 'SALE_ACCRUAL' : operation.type)} size={18} />
        </span>
        <span data-part="name">
          {name}
          <small>{reason}</small>
          <small data-phone="">
            {formatDate(operation.occurredAt, 'listDayTime')} · {state.word}
          </small>
        </span>
        <span data-part="state">
          <StatusLabel status={state.glyph}>{state.word}</StatusLabel>
        </span>
        <span data-part="points" data-muted={isMuted(sum) ? '' : undefined}>
          {sumText(sum)}
        </span>
        <span data-part="left">{operation.activeDelta === 0 ? '—' : formatNumber(operation.balanceAfter.active)}</span>
        <Icon as={open ? ChevronDown : ChevronRight} size={16} />
      </Row>
      {open && (group.length === 1 ? <Why id={id} operation={operation} /> : <WhyMany id={id} group={group} />)}
    </>
  );
}
