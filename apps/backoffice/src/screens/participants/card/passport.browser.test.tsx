import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../../shared/test-utils/render-route.tsx';
import type { MemberCard } from '../useMemberDecision.ts';
import { cardMessages } from './messages.ts';
import { Passport } from './Passport.tsx';

const messages = cardMessages.passport;
const member = {
  id: 'm1',
  lastName: 'Иванова',
  firstName: 'Анна',
  middleName: 'Олеговна',
  passport: { status: 'on_check', passport: '00•• ••••17', inn: null, snils: null, declineReason: null },
  allowedActions: ['decide_passport'],
} as unknown as MemberCard;
const full = {
  lastName: 'ИВАНОВА',
  firstName: 'Аня',
  middleName: null,
  birthDate: '1990-03-15',
  citizenship: 'Россия',
  passportSeries: '0006',
  passportNumber: '123417',
  passportIssuedBy: 'ОВД',
  passportIssuedAt: '2015-04-20',
  departmentCode: '690001',
  registrationAddress: null,
  inn: '',
  snils: '',
  scans: [],
  version: 4,
};

let screen: RenderedRoute;
afterEach(() => screen.unmount());

it('lets the data be called right after they were opened, and says by a word which names differ', async () => {
  await page.viewport(1440, 900);
  screen = renderRoute({
    Component: () => <Passport member={member} />,
    path: '/',
    at: '/',
    grants: ['memberPage.memberCard:read', 'memberPage.memberCard:update'],
    answer: ({ path }) =>
      path.endsWith('/decision') ? member.passport : path.endsWith('/passport') ? full : undefined,
  });
  const verify = page.getByRole('button', { name: messages.verify });
  const decisions = () => screen.sent.filter(({ body }) => (body as { decision?: string } | undefined)?.decision);
  await expect.element(verify).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText(messages.openFirst)).toBeInTheDocument();
  await page.getByRole('button', { name: messages.show }).click();
  await expect.element(page.getByText(messages.differing('имя, отчество'))).toBeVisible();
  await expect.element(page.getByText(messages.differs('Анна'))).toBeVisible();
  await expect.element(page.getByText(messages.differs('Олеговна'))).toBeVisible();
  expect(page.getByText(messages.differs('Иванова')).elements()).toHaveLength(0);
  await expect.element(verify).not.toHaveAttribute('aria-disabled', 'true');
  expect(decisions()).toHaveLength(0);
  await verify.click();
  await expect.poll(() => decisions().map(({ body }) => body)).toEqual([{ decision: 'verify', version: 4 }]);
});
