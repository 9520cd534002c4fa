import { Sheet } from '@pribavka/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, screen, userEvent, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import {
  CodeForm,
  type ContactCalls,
  type ContactPerson,
  ContactsPanel,
  PasswordPanel,
  QrCode,
  RecoveryCodes,
  SecondFactorPanel,
  type SecondFactorCalls,
  type SecondFactorStatus,
  type SessionLine,
  SessionsPanel,
} from './index.ts';

const meta = preview.meta({ title: 'Формы/Безопасность учётной записи' });

const nothing = (): undefined => undefined;
const codes = Array.from({ length: 10 }, (_, at) => `K7QX-${String(4096 + at * 37)}-MRT${at}`);
const calls: SecondFactorCalls = {
  prove: async () => undefined,
  enrol: async () => ({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Прибавка?secret=JBSWY3DPEHPK3PXP' }),
  confirm: async () => ({ recoveryCodes: codes }),
  renewCodes: async () => ({ recoveryCodes: codes }),
  disable: async () => undefined,
};
const off: SecondFactorStatus = { enabled: false, enabledAt: null, required: false, recoveryCodesLeft: 0 };
const on: SecondFactorStatus = {
  enabled: true,
  enabledAt: '2026-11-20 12:41:00.000',
  required: false,
  recoveryCodesLeft: 7,
};
const step = { failed: false, onReload: nothing, onChanged: nothing, calls };

const sent = { sentTo: '+7 (9••) •••-12-30', resendAfterSeconds: 60, attemptsLeft: 5, codeLength: 6 };
const contactCalls: ContactCalls = {
  saveName: async () => undefined,
  sendPhone: async () => sent,
  confirmPhone: async () => undefined,
  sendEmail: async () => sent,
  resendEmail: async () => sent,
  confirmEmail: async () => undefined,
};
const person: ContactPerson = {
  lastName: 'Соколова',
  firstName: 'Ирина',
  middleName: 'Олеговна',
  phone: '79031234567',
  email: 'sokolova@pribavka.example',
  isPhoneVerified: true,
  isEmailVerified: true,
  pendingPhone: null,
  pendingEmail: null,
};

export const Contacts = meta.story({
  name: 'Контакты',
  render: () => <ContactsPanel person={person} calls={contactCalls} onChanged={nothing} />,
});

export const ContactsWaiting = meta.story({
  name: 'Контакты: почта ждёт кода',
  render: () => (
    <ContactsPanel
      person={{ ...person, isEmailVerified: false, pendingEmail: 'new@pribavka.example' }}
      calls={contactCalls}
      onChanged={nothing}
    />
  ),
});

export const ChangingPhone = meta.story({
  name: 'Новый телефон: номер и код',
  render: () => <ContactsPanel person={person} calls={contactCalls} onChanged={nothing} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Изменить телефон' }));
    await userEvent.type(await screen.findByLabelText('Телефон'), '9031112233{Enter}');
    await expect(await screen.findByLabelText('Код подтверждения')).toBeVisible();
  },
});

export const OneTimeCode = meta.story({
  name: 'Одноразовый код',
  render: () => (
    <CodeForm
      to="+7 (903) 123-45-67"
      sent={sent}
      send={async () => sent}
      confirm={async () => undefined}
      onDone={nothing}
    />
  ),
});

function CodeInSheet() {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <Sheet
      open
      title="Подтвердите вывод"
      onClose={nothing}
      footer={<div ref={setFoot} style={{ display: 'contents' }} />}
    >
      <CodeForm
        to="+7 (903) 123-45-67"
        sent={sent}
        send={async () => sent}
        confirm={async () => undefined}
        onDone={nothing}
        submitLabel="Вывести 5 000,00 ₽"
        renderSubmit={(button) => foot && createPortal(button, foot)}
      />
    </Sheet>
  );
}

export const OneTimeCodeInSheet = meta.story({
  name: 'Одноразовый код: кнопка в подвале листа',
  render: () => <CodeInSheet />,
});

export const OneTimeCodeTooEarly = meta.story({
  name: 'Одноразовый код: пауза после кода другого входа',
  render: () => (
    <CodeForm
      to="+7 (903) 123-45-67"
      send={async () => {
        throw Object.assign(new Error('CODE_TOO_SOON'), { code: 'CODE_TOO_SOON', messages: [], retryAfter: 40_000 });
      }}
      confirm={async () => undefined}
      onDone={nothing}
    />
  ),
  play: async () => {
    await expect(await screen.findByText(/Код, который приходил раньше, не подойдёт/)).toBeVisible();
  },
});

export const SecondStepOff = meta.story({
  name: 'Двухэтапный вход: выключен',
  render: () => <SecondFactorPanel {...step} status={off} />,
});

export const SecondStepOn = meta.story({
  name: 'Двухэтапный вход: включён',
  render: () => <SecondFactorPanel {...step} status={on} />,
});

export const SecondStepRequired = meta.story({
  name: 'Двухэтапный вход: обязателен',
  render: () => <SecondFactorPanel {...step} status={{ ...on, required: true }} />,
});

export const SecondStepLoading = meta.story({
  name: 'Двухэтапный вход: загрузка',
  render: () => <SecondFactorPanel {...step} status={undefined} />,
});

export const SecondStepFailed = meta.story({
  name: 'Двухэтапный вход: не загрузился',
  render: () => <SecondFactorPanel {...step} status={undefined} failed />,
});

export const SwitchingOn = meta.story({
  name: 'Включение: пароль, рисунок и код',
  render: () => <SecondFactorPanel {...step} status={off} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Включить' }));
    await userEvent.type(await screen.findByLabelText('Ваш пароль'), 'Tayna#2026{Enter}');
    await expect(await screen.findByRole('img', { name: 'QR-код для приложения с кодами' })).toBeVisible();
  },
});

export const Codes = meta.story({
  name: 'Резервные коды',
  render: () => <RecoveryCodes codes={codes} onDone={nothing} />,
});

export const Picture = meta.story({
  name: 'QR-код',
  render: () => (
    <QrCode text="otpauth://totp/Прибавка?secret=JBSWY3DPEHPK3PXP" label="QR-код для приложения с кодами" />
  ),
});

const sessions: readonly SessionLine[] = [
  { id: '1', current: true, device: 'Chrome, Windows', ip: '203.0.113.7', lastUsedAt: '2026-11-20 12:41:00.000' },
  { id: '2', current: false, device: 'Safari, iPhone', ip: null, lastUsedAt: '2026-11-19 18:02:00.000' },
  {
    id: '3',
    current: false,
    device: 'Яндекс Браузер с очень длинным названием, Android 17 на планшете в торговом зале',
    ip: '2a00:1450:4010:c0f:0000:0000:0000:0071',
    lastUsedAt: '2026-10-02 09:15:00.000',
  },
];
const ends = { failed: false, onReload: nothing, onEnd: async () => undefined, onEndMany: async () => ({ ended: 2 }) };

export const Sessions = meta.story({
  name: 'Сеансы: свои, длинное устройство',
  render: () => <SessionsPanel {...ends} sessions={sessions} />,
});

export const SessionsOfAnother = meta.story({
  name: 'Сеансы другого человека',
  render: () => <SessionsPanel {...ends} sessions={sessions.slice(1)} many="all" />,
});

export const SessionsToSee = meta.story({
  name: 'Сеансы: только просмотр',
  render: () => <SessionsPanel failed={false} onReload={nothing} sessions={sessions} />,
});

export const SessionsLoading = meta.story({
  name: 'Сеансы: загрузка',
  render: () => <SessionsPanel {...ends} sessions={undefined} />,
});

export const SessionsFailed = meta.story({
  name: 'Сеансы: не загрузились',
  render: () => <SessionsPanel {...ends} sessions={undefined} failed />,
});

export const SessionsNone = meta.story({
  name: 'Сеансы: ни одного',
  render: () => <SessionsPanel {...ends} sessions={[]} many="all" />,
});

export const Password = meta.story({
  name: 'Смена пароля',
  render: () => <PasswordPanel onSave={async () => undefined} />,
});
