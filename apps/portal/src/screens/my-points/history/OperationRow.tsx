import { formatDate, formatNumber, Icon, StatusLabel } from '@pribavka/ui';
import { ArrowLeftRight, ChevronDown, ChevronRight, CreditCard, Flame, Gift, ReceiptText, Undo2 } from 'lucide-react';
import { lazy, useId, type ReactElement } from 'react';
import { styled } from 'styled-components';

import type { Operation } from '../../../shared/contract.ts';
import { operationState } from '../../../shared/states.ts';
import { isQuiet, operationSum, sumText } from '../../../shared/sums.ts';

/** Date, sign, name, state, points, what was left, arrow. */
export const rowColumns = '96px 36px minmax(0, 1fr) 132px 88px 88px 16px';

/** A row that an address opens waits with the whole list for this: nothing under it moves when it comes. */
const Why = lazy(() => import('./Why.tsx'));

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
  &:hover,
  &[aria-expanded='true'] {
    background: var(--pb-bg-hover);
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
    & > [data-part='left'] {
      text-align: end;
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

const reasonText = (operation: Operation): string =>
  [operation.sale?.number, operation.promotion?.name, operation.withdrawal?.number, operation.comment]
    .filter(Boolean)
    .join(' · ');

export interface OperationRowProps {
  operation: Operation;
  open: boolean;
  onToggle: () => void;
}

/** One movement; pressed, it explains itself under the row. */
export function OperationRow({ operation, open, onToggle }: OperationRowProps): ReactElement {
  const id = useId();
  const state = operationState(operation);
  const sum = operationSum(operation);
  return (
    <>
      <Row type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
        <span data-part="date">
          {formatDate(operation.occurredAt, 'listDay')}
          <small>{formatDate(operation.occurredAt, 'time')}</small>
        </span>
        <span data-part="icon">
          <Icon as={iconOf(operation.type)} size={18} />
        </span>
        <span data-part="name">
          {operation.typeName}
          <small>{reasonText(operation)}</small>
          <small data-phone="">
            {formatDate(operation.occurredAt, 'listDayTime')} · {state.word}
          </small>
        </span>
        <span data-part="state">
          <StatusLabel status={state.glyph}>{state.word}</StatusLabel>
        </span>
        <span data-part="points" data-muted={isQuiet(sum) ? '' : undefined}>
          {sumText(sum)}
        </span>
        <span data-part="left">{operation.activeDelta === 0 ? '—' : formatNumber(operation.balanceAfter.active)}</span>
        <Icon as={open ? ChevronDown : ChevronRight} size={16} />
      </Row>
      {open && <Why id={id} operation={operation} />}
    </>
  );
}
