import { createDraft, Form, TextField } from '@pribavka/forms';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { ownProcessesPath } from '../../screens/logs/urls.ts';
import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { accountMenu } from './AccountMenu.tsx';

vi.mock('../session/leave.ts', () => ({ leaveToLogin: vi.fn() }));

let screen: RenderedRoute;
afterEach(() => screen.unmount());

it('leads to the processes one has started, which no section of the menu holds', async () => {
  const Component = () => accountMenu(<button type="button">Игорь Карташов</button>);
  screen = renderRoute({ Component, path: '*', at: '/', grants: [], answer: () => undefined });
  await page.getByRole('button', { name: 'Игорь Карташов' }).click();
  await page.getByRole('menuitem', { name: 'Мои процессы' }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe(ownProcessesPath);
});

it('erases what this person has typed with a sign-out, after a question, and nothing of others', async () => {
  const Component = () => (
    <>
      {accountMenu(<button type="button">Игорь Карташов</button>)}
      <Form guardUnsaved draft={{ area: 'adjustments' }} onSubmit={() => undefined}>
        <TextField name="comment" label="Комментарий" />
      </Form>
    </>
  );
  const draftOf = (owner: string) => createDraft({ owner, area: 'adjustments' });
  const signOut = async (answer: string): Promise<void> => {
    await page.getByRole('button', { name: 'Игорь Карташов' }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await page.getByRole('button', { name: answer, exact: true }).click();
  };
  draftOf('u2').write({ comment: 'Чужое' }, ['comment']);
  screen = renderRoute({ Component, path: '*', at: '/', grants: [], answer: () => ({ ok: true }) });
  const field = page.getByRole('textbox', { name: 'Комментарий' });
  await userEvent.fill(field, '555 баллов');
  await signOut('Остаться');
  await expect.poll(() => draftOf('u1').read()).toEqual({ comment: '555 баллов' });
  await signOut('Уйти без сохранения');
  await expect.element(field).not.toBeInTheDocument();
  expect(draftOf('u1').read()).toEqual({});
  expect(JSON.stringify(sessionStorage)).not.toContain('555 баллов');
  expect(draftOf('u2').read()).toEqual({ comment: 'Чужое' });
});
