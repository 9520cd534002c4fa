import { expect, test } from '@playwright/test';

import { endQuietHours } from '../database.ts';
import { fullName, member, type Walk } from './walk.ts';

/** Step: the administrator confirms the participant from a card with an address of its own. */
export const confirmParticipant = ({ server, staffPage }: Walk): Promise<void> =>
  test.step('the administrator confirms the participant from a card with an address of its own', async () => {
    await staffPage.getByRole('link', { name: 'Участники' }).first().click();
    await staffPage.getByRole('button', { name: /^На модерации/ }).click();
    await staffPage.getByRole('link', { name: fullName }).click();
    await expect(staffPage).toHaveURL(/\/admin\/participants\/[0-9a-f-]{36}\?view=moderation/);
    await staffPage.reload();
    const sheet = staffPage.getByRole('dialog', { name: fullName });
    await expect(sheet.getByText(member.shownPhone).first()).toBeVisible();
    await endQuietHours(server, member.phone);
    await sheet.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(staffPage.getByText(`${fullName}: участник подтверждён`).first()).toBeVisible();
    await expect(sheet.getByText('Подтверждён', { exact: true }).first()).toBeVisible();
    await server.messageTo(member.phone, /анкета подтверждена/i);
  });
