import { UiProvider } from '@pribavka/ui';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { mount, type Mounted } from '../../test-utils/render.tsx';
import { ContactsPanel } from './ContactsPanel.tsx';
import type { ContactCalls, ContactPerson } from './types.ts';

let mounted: Mounted;
afterEach(() => mounted.unmount());

const person: ContactPerson = {
  lastName: 'Мельникова',
  firstName: 'Анна',
  middleName: null,
  phone: '79065550147',
  email: 'anna.melnikova@masterok.example',
  isPhoneVerified: true,
  isEmailVerified: true,
  pendingPhone: null,
  pendingEmail: null,
};

it('breaks an address that does not fit the line after its «@»', async () => {
  await page.viewport(320, 640);
  mounted = await mount(
    <UiProvider>
      <div style={{ width: 250 }}>
        <ContactsPanel person={person} calls={{} as ContactCalls} onChanged={() => undefined} />
      </div>
    </UiProvider>,
  );
  const address = page.getByText('anna.melnikova@masterok.example').element();
  const lines = [...address.childNodes].flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return node.nodeType === Node.TEXT_NODE ? [range.getClientRects().length] : [];
  });
  expect(lines).toEqual([1, 1]);
});
