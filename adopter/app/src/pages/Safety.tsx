import { QrCode, RecoveryCodes, SessionsPanel } from '@pribavka/forms/account';
import type { ReactElement } from 'react';

export function Safety(): ReactElement {
  return (
    <>
      <QrCode text="otpauth://totp/x" label="Код для приложения" />
      <RecoveryCodes codes={['1111-2222', '3333-4444']} onDone={() => undefined} />
      <SessionsPanel
        sessions={[{ id: '1', current: true, device: 'Chrome', ip: null, lastUsedAt: '2026-11-20T09:00:00.000Z' }]}
        failed={false}
        onReload={() => undefined}
      />
    </>
  );
}
