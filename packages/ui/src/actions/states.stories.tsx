import { ArrowRight, Download, Pencil } from 'lucide-react';

import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../layout/stack/Stack.tsx';
import { Button } from './button/Button.tsx';
import type { ButtonSize, ButtonVariant } from './button/Button.types.ts';
import { ButtonGroup } from './button-group/ButtonGroup.tsx';
import { CopyButton } from './copy-button/CopyButton.tsx';
import { IconButton } from './icon-button/IconButton.tsx';
import { LinkButton } from './link-button/LinkButton.tsx';

const meta = preview.meta({ title: 'Компоненты/Действия/Все виды и размеры', component: IconButton });

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'text', 'plain', 'danger', 'danger-outline'];
const slabs: readonly ButtonVariant[] = ['slab', 'slab-outline'];
const sizes: readonly ButtonSize[] = ['lg', 'md', 'sm', 'mini'];
const slab = { padding: 16, background: 'var(--pb-bg-slab)' } as const;

export const Icons = meta.story({
  name: 'Кнопки-знаки',
  render: () => (
    <Stack gap={16} align="start">
      <ButtonGroup>
        {variants.map((variant) => (
          <IconButton key={variant} icon={Download} label={`Выгрузить, ${variant}`} variant={variant} />
        ))}
      </ButtonGroup>
      <ButtonGroup style={slab}>
        {slabs.map((variant) => (
          <IconButton key={variant} icon={Download} label={`Выгрузить, ${variant}`} variant={variant} />
        ))}
      </ButtonGroup>
      <ButtonGroup align="end">
        {sizes.map((size) => (
          <IconButton key={size} icon={Download} label={`Выгрузить, ${size}`} variant="secondary" size={size} />
        ))}
        <IconButton icon={Download} label="Выгрузить, закрыто" variant="secondary" disabled />
      </ButtonGroup>
    </Stack>
  ),
});

export const Copies = meta.story({
  name: 'Копирование',
  render: () => (
    <Stack gap={16} align="start">
      <ButtonGroup>
        {variants.map((variant) => (
          <CopyButton key={variant} text="104582" variant={variant} label="Номер" withText />
        ))}
      </ButtonGroup>
      <ButtonGroup style={slab}>
        {slabs.map((variant) => (
          <CopyButton key={variant} text="104582" variant={variant} label="Номер" withText />
        ))}
      </ButtonGroup>
      <ButtonGroup>
        {sizes.map((size) => (
          <CopyButton key={size} text="104582" label={`Скопировать, ${size}`} size={size} variant="secondary" />
        ))}
        <CopyButton text="104582" label="Готовим номер" loading />
        <CopyButton text="" label="Нет номера" disabled />
        <CopyButton text="" label="Номер скрыт" disabledReason="Показ номера закрыт для вашей роли" />
      </ButtonGroup>
    </Stack>
  ),
});

export const Links = meta.story({
  name: 'Ссылки-кнопки',
  render: () => (
    <Stack gap={16} align="start">
      <ButtonGroup>
        {variants.map((variant) => (
          <LinkButton key={variant} href="#sales" variant={variant}>
            К продажам
          </LinkButton>
        ))}
      </ButtonGroup>
      <ButtonGroup style={slab}>
        {slabs.map((variant) => (
          <LinkButton key={variant} href="#sales" variant={variant}>
            К продажам
          </LinkButton>
        ))}
      </ButtonGroup>
      <ButtonGroup>
        {sizes.map((size) => (
          <LinkButton key={size} href="#sales" size={size} icon={Pencil}>
            Изменить
          </LinkButton>
        ))}
        <LinkButton href="#next" iconEnd={ArrowRight} kbd="G S">
          Дальше
        </LinkButton>
      </ButtonGroup>
      <LinkButton href="#sales" wide variant="primary">
        Во всю ширину
      </LinkButton>
      <Button wide>И кнопка рядом</Button>
    </Stack>
  ),
});
