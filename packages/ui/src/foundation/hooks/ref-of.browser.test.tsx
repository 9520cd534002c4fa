import { createRef } from 'react';
import { expect, it } from 'vitest';

import { Button } from '../../actions/button/Button.tsx';
import { LinkButton } from '../../actions/link-button/LinkButton.tsx';
import { Tooltip } from '../../overlays/tooltip/Tooltip.tsx';
import { mount } from '../../test-utils/mount.tsx';

it('is taken over from the element given to draw a link', async () => {
  const link = createRef<HTMLAnchorElement>();
  const place = await mount(
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is that of the button
    <LinkButton render={<a ref={link} href="#sales" />} data-testid="link">
      К продажам
    </LinkButton>,
  );
  await expect.poll(() => link.current).not.toBeNull();
  expect(link.current).toBe(place.querySelector('[data-testid="link"]'));
});

it('is taken over from the element a hint stands at', async () => {
  const button = createRef<HTMLButtonElement>();
  const place = await mount(
    <Tooltip content="Записывается">
      <Button ref={button}>Начислить</Button>
    </Tooltip>,
  );
  await expect.poll(() => button.current).not.toBeNull();
  expect(button.current).toBe(place.querySelector('button'));
});
