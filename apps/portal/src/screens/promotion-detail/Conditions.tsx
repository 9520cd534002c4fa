import { formatBytes, formatDate, Icon, Panel } from '@pribavka/ui';
import { CalendarDays, Clock, FileText, Tag } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { PromotionCard } from '../../shared/contract.ts';
import { promotionMessages as messages } from './messages.ts';

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 12px;
    overflow-wrap: anywhere;
  }
  & svg {
    margin-top: 2px;
    color: var(--pb-text-secondary);
  }
`;

/** When, where and for what the promotion holds, with the full rules as a file. */
export function Conditions({ promotion }: { promotion: PromotionCard }): ReactElement {
  const { startsAt, endsAt, lastSubmitDay, conditions, rulesFile } = promotion;
  return (
    <Panel title={messages.conditions}>
      <List>
        <li>
          <Icon as={CalendarDays} size={18} />
          {messages.period(formatDate(startsAt, 'listDay'), formatDate(endsAt, 'listDayYear'))}
        </li>
        <li>
          <Icon as={Clock} size={18} />
          {messages.submitUntil(formatDate(lastSubmitDay, 'listDayYear'))}
        </li>
        {conditions.map((condition) => (
          <li key={condition}>
            <Icon as={Tag} size={18} />
            <span>{condition}</span>
          </li>
        ))}
        {rulesFile && (
          <li>
            <Icon as={FileText} size={18} />
            <a href={rulesFile.url} download={rulesFile.name} target="_blank" rel="noreferrer">
              {messages.rules}, {formatBytes(rulesFile.size)}
            </a>
          </li>
        )}
      </List>
    </Panel>
  );
}
