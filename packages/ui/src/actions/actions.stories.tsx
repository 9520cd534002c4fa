import { Bell, ChevronDown, ChevronUp, Download, X } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { RouterLink } from '../test-utils/RouterLink.tsx';
import { Button } from './button/Button.tsx';
import { ButtonGroup } from './button-group/ButtonGroup.tsx';
import { CopyButton } from './copy-button/CopyButton.tsx';
import { IconButton } from './icon-button/IconButton.tsx';
import { LinkButton } from './link-button/LinkButton.tsx';
import { ResendButton } from './resend-button/ResendButton.tsx';

const meta = preview.meta({
  title: 'Компоненты/Действия/Прочие',
  component: IconButton,
  subcomponents: { LinkButton, CopyButton, ButtonGroup },
});

export const IconButtons = meta.story({
  render: () => (
    <ButtonGroup>
      <IconButton icon={ChevronUp} label="Предыдущий" />
      <IconButton icon={ChevronDown} label="Следующий" />
      <IconButton icon={X} label="Закрыть" />
      <IconButton icon={Download} label="Выгрузить" variant="secondary" />
      <IconButton icon={Bell} label="Уведомления, новых: 2" count={2} />
      <IconButton icon={Download} label="Выгружаем" variant="secondary" loading />
      <IconButton icon={Download} label="Выгрузить" size="sm" disabledReason="Нечего выгружать" />
      <IconButton icon={X} label="Убрать" size="mini" />
    </ButtonGroup>
  ),
});

export const Links = meta.story({
  render: () => (
    <ButtonGroup>
      <LinkButton href="#sales" variant="primary">
        К продажам
      </LinkButton>
      <LinkButton render={<RouterLink to="#rules" />}>Правила программы</LinkButton>
    </ButtonGroup>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Правила программы' })).toHaveAttribute(
      'href',
      '#rules',
    );
  },
});

export const Copy = meta.story({
  render: () => (
    <ButtonGroup>
      <span>№ 104 582</span>
      <CopyButton text="104582" label="Скопировать номер" />
      <CopyButton text="b81e44d2" label="Скопировать номер запроса" withText size="sm" />
    </ButtonGroup>
  ),
});

export const Footer = meta.story({
  render: () => (
    <ButtonGroup align="between" stack>
      <ButtonGroup>
        <Button variant="primary">Изменить</Button>
        <Button>Начислить баллы</Button>
      </ButtonGroup>
      <Button variant="danger-outline">Заблокировать</Button>
    </ButtonGroup>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Изменить' })).toHaveFocus();
  },
});

export const Resend = meta.story({
  name: 'Код снова',
  render: () => (
    <ButtonGroup>
      <ResendButton until={Date.now() + 42_000} waitLabel={(time) => `Ещё раз через ${time}`} />
      <ResendButton until={undefined} label="Прислать письмо ещё раз" />
      <ResendButton until={undefined} loading />
    </ButtonGroup>
  ),
});
