import { createDraft } from '@pribavka/forms';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderRoute, type RenderedRoute } from '../../../shared/test-utils/render-route.tsx';
import { Composer } from './Composer.tsx';
import { cardMessages } from './messages.ts';
import type { AgentCard, ComposerMode } from './types.ts';

const messages = cardMessages.composer;
const cardOf = (version: number, moves: string[]): AgentCard =>
  ({ id: 'r1', version, status: 'in_progress', messages: [], desk: { moves } }) as unknown as AgentCard;

let screen: RenderedRoute;
let answered: AgentCard | undefined;
let release: (card: AgentCard) => void = () => undefined;

function Page({ begins }: { begins: ComposerMode }): ReactElement {
  const [request, setRequest] = useState(cardOf(7, ['waiting_author', 'resolved']));
  const [mode, setMode] = useState<ComposerMode>(begins);
  return (
    <Composer
      request={request}
      versionOf={async ({ version }) => version}
      mode={mode}
      onMode={setMode}
      templatesOpen={false}
      onTemplates={() => undefined}
      onConflict={() => undefined}
      onCard={(card) => {
        answered = card as AgentCard;
        setRequest(answered);
      }}
    />
  );
}
const open = (mode: ComposerMode): void => {
  answered = undefined;
  screen = renderRoute({
    Component: () => <Page begins={mode} />,
    path: '*',
    at: '/',
    grants: [],
    answer: ({ path }) => (path.endsWith('/messages') ? new Promise((resolve) => (release = resolve)) : undefined),
  });
};
const bodies = (): unknown[] => screen.sent.filter(({ path }) => path.endsWith('/messages')).map(({ body }) => body);
beforeEach(() => sessionStorage.clear());
afterEach(() => screen.unmount());

it.each(['answer', 'note'] as const)('what is typed while an %s is on its way stays, with the caret', async (mode) => {
  open(mode);
  const field = page.getByRole('textbox', { name: messages.label[mode] });
  await field.click();
  await userEvent.keyboard('Первая мысль{Control>}{Enter}{/Control}');
  await expect.poll(bodies).toHaveLength(1);
  await userEvent.keyboard(' ВТОРАЯ');
  release(cardOf(8, ['resolved']));
  await expect.poll(() => answered?.version).toBe(8);
  await expect.element(field).toHaveValue('ВТОРАЯ');
  await expect.element(field).toHaveFocus();
  expect(createDraft({ owner: 'u1', area: 'support', record: 'r1', form: mode }).read()).toMatchObject({
    text: 'ВТОРАЯ',
  });
  await userEvent.keyboard(' МЫСЛЬ{Control>}{Enter}{/Control}');
  await expect.poll(bodies).toMatchObject([{ text: 'Первая мысль' }, { text: 'ВТОРАЯ МЫСЛЬ' }]);
  release(cardOf(9, ['resolved']));
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  expect(createDraft({ owner: 'u1', area: 'support', record: 'r1', form: mode }).read()).toEqual({});
});

it('the next answer begins with what the request may become by then', async () => {
  open('answer');
  const states = page.getByRole('combobox', { name: messages.after });
  await expect.element(states).toHaveTextContent(messages.afterStates.waiting_author);
  await page.getByRole('textbox', { name: messages.label.answer }).fill('Готово');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(bodies).toHaveLength(1);
  release(cardOf(8, ['resolved']));
  await expect.element(states).toHaveTextContent(messages.afterStates.in_progress);
});
