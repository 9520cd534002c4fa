import { Bell, Camera, House, Package, ReceiptText, ScanQrCode, Store, Users } from 'lucide-react';
import type { ReactElement } from 'react';

import preview from '../../../../.storybook/preview.tsx';
import { useMessages } from '../foundation/messages/context.ts';
import { Grid, Stack } from '../layout/stack/Stack.tsx';
import { Text } from '../layout/text/Text.tsx';
import { Avatar } from './avatar/Avatar.tsx';
import { Icon } from './icon/Icon.tsx';
import { Logo, LogoMark } from './logo/Logo.tsx';
import { StatusLabel } from './status-label/StatusLabel.tsx';
import { stoneFamilies, type StoneFamily } from './stone/family.ts';
import { stoneMessages } from './stone/stone.messages.ts';
import { StoneCover } from './stone/StoneCover.tsx';
import { StoneSlab } from './stone/StoneSlab.tsx';

const meta = preview.meta({
  title: 'Основы/Знаки и камень',
  component: StatusLabel,
  subcomponents: { Icon, Logo, LogoMark, Avatar, StoneCover, StoneSlab },
});

const labels = {
  ok: 'Начислено',
  wait: 'На проверке',
  new: 'Новое',
  draft: 'Не указано',
  warn: 'Нужно фото',
  bad: 'Отклонено',
  pause: 'Приостановлена',
  plan: 'Запланирована',
  stop: 'Заблокирован',
} as const;

export const Marks = meta.story({
  render: () => (
    <Stack gap={24}>
      <Stack direction="row" gap={24} align="center" wrap>
        <Logo />
        <Logo caption="Бэк-офис" />
        <LogoMark size={56} />
      </Stack>
      <Grid min={160} gap={12}>
        {Object.entries(labels).map(([status, word]) => (
          <StatusLabel key={status} status={status as keyof typeof labels}>
            {word}
          </StatusLabel>
        ))}
      </Grid>
      <Stack direction="row" gap={12} wrap>
        {[House, ReceiptText, ScanQrCode, Package, Store, Users, Camera, Bell].map((icon, at) => (
          <Icon key={at} as={icon} size={24} />
        ))}
        <Icon as={House} size={16} />
        <Icon as={House} size={20} />
      </Stack>
      <Stack direction="row" gap={8} align="center" wrap>
        {['Анна Мельникова', 'Игорь Карташов', 'Пётр Ёлкин', 'Зарема Абдуллаева', 'Ким Виктория'].map((name) => (
          <Avatar key={name} name={name} size={40} />
        ))}
      </Stack>
    </Stack>
  ),
});

function StoneName({ family }: { family: StoneFamily }): ReactElement {
  return <Text view="caption">{useMessages(stoneMessages)[family]}</Text>;
}

export const Stones = meta.story({
  render: () => (
    <Stack gap={24}>
      <Grid min={200} gap={16}>
        {stoneFamilies.flatMap((family) =>
          ['осенний-старт', 'комплект'].map((seed) => (
            <Stack key={`${family}${seed}`} gap={4}>
              <StoneCover seed={seed} family={family} style={{ height: 120 }} />
              <StoneName family={family} />
            </Stack>
          )),
        )}
      </Grid>
      <StoneCover seed="осенний-старт" family="malachite" style={{ height: 260, maxWidth: 420 }}>
        <Text as="div" view="h2">
          «Осенний старт»
        </Text>
        ×1,5 на инструмент «Стрежень»
      </StoneCover>
      <StoneSlab style={{ height: 200, padding: 24 }}>Плита</StoneSlab>
      <StoneSlab kind="login" style={{ maxWidth: 420, height: 560, padding: 40 }}>
        <Logo />
      </StoneSlab>
    </Stack>
  ),
});

export const OtherBrand = meta.story({
  name: 'Логотип другого бренда',
  render: () => (
    <Stack gap={24}>
      <Logo
        size={32}
        name="Acme Rewards"
        mark={
          <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden>
            <circle cx="16" cy="16" r="16" fill="var(--pb-accent)" />
            <path d="M16 8v16M8 16h16" stroke="var(--pb-on-accent)" strokeWidth="4" />
          </svg>
        }
      />
      <Logo name="Acme Rewards" caption="Back office" mark={<Icon as={Store} size={24} />} />
    </Stack>
  ),
});
