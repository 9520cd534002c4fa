import { LogoMark } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { dashboardUrl } from '../../screens/dashboard/urls.ts';
import { appMessages } from '../messages.ts';

const look = {
  display: 'inline-flex',
  gap: 10,
  alignItems: 'center',
  color: 'inherit',
  font: '600 1.0625rem/1.5rem var(--pb-font-text)',
  letterSpacing: '-0.01em',
  textDecoration: 'none',
} as const;

/** The mark and the name lead to the main page. */
export function HomeLink(): ReactElement {
  return (
    <Link to={dashboardUrl()} aria-label={appMessages.product} style={look}>
      <LogoMark />
      <span data-word="">{appMessages.product}</span>
    </Link>
  );
}
