import { LinkButton, Panel } from '@pribavka/ui';
import { ScanQrCode } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { newSaleUrl } from '../../sales/urls.ts';
import { dashboardMessages } from '../messages.ts';
import { newcomerMessages as messages } from './newcomer-messages.ts';

const Steps = styled.ol`
  display: grid;
  gap: 16px;
  margin: 0 0 20px;
  padding: 0;
  list-style: none;
  counter-reset: step;
  & > li {
    position: relative;
    padding-inline-start: 44px;
    counter-increment: step;
  }
  & > li::before {
    position: absolute;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border: 1px solid var(--pb-accent-line);
    border-radius: var(--pb-radius-full);
    color: var(--pb-accent-text);
    content: counter(step);
    font-weight: 600;
  }
  & p {
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
`;

/** Three steps to the first points. */
export default function HowTo(): ReactElement {
  return (
    <Panel title={messages.firstTitle}>
      <Steps>
        {messages.how.map((step) => (
          <li key={step.title}>
            {step.title}
            <p>{step.text}</p>
          </li>
        ))}
      </Steps>
      <div>
        <LinkButton variant="primary" icon={ScanQrCode} render={<Link to={newSaleUrl()} />}>
          {dashboardMessages.register}
        </LinkButton>
      </div>
    </Panel>
  );
}
