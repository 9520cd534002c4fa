import { expect, it } from 'vitest';

import { mount } from '../../test-utils/mount.tsx';
import { TabPanel, Tabs } from './Tabs.tsx';

it('names a panel at the open tab alone: the panels of the others are not in the page', async () => {
  const place = await mount(
    <>
      <Tabs
        label="Карточка"
        idPrefix="card"
        value="points"
        tabs={[
          { value: 'facts', label: 'Сведения' },
          { value: 'points', label: 'Баллы' },
        ]}
      />
      <TabPanel idPrefix="card" value="points">
        120
      </TabPanel>
    </>,
  );
  const named = [...place.querySelectorAll('[role="tab"]')].map((tab) => tab.getAttribute('aria-controls'));
  expect(named).toEqual([null, 'card-panel-points']);
  expect(place.querySelector('#card-panel-points')?.textContent).toBe('120');
});
