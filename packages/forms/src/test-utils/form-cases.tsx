import { Button, ConfirmHost } from '@pribavka/ui';
import { cloneElement } from 'react';

import * as account from '../account/index.ts';
import { ColumnsForm } from '../columns/index.ts';
import * as forms from '../index.ts';
import { phone } from '../masks/index.ts';
import { bare, type ConformanceCase, late, nothing, same } from '../../../ui/src/test-utils/case.ts';
import { fieldCases } from './field-cases.tsx';

const never = async (): Promise<never> => new Promise(() => undefined);
const done = async (): Promise<undefined> => undefined;
const off = { enabled: false, enabledAt: null, required: false, recoveryCodesLeft: 0 };
const factor = { prove: done, enrol: never, confirm: never, renewCodes: never, disable: done };
const person = {
  lastName: 'Мельникова',
  firstName: 'Анна',
  middleName: null,
  phone: '79000000000',
  email: 'anna@masterok.example',
  pendingPhone: null,
  pendingEmail: null,
  isPhoneVerified: true,
  isEmailVerified: false,
};
const steps = [
  { id: 'one', title: 'Магазин', content: <forms.TextField name="shop" label="Магазин" /> },
  { id: 'two', title: 'О вас', content: <forms.TextField name="name" label="Имя" /> },
];
const session = {
  id: 's',
  device: 'Chrome, Windows',
  ip: '10.0.0.1',
  current: true,
  lastUsedAt: '2026-11-20 12:00:00.000',
  createdAt: '2026-11-20 12:00:00.000',
};
const columns = {
  fields: [{ field: 'inn', title: 'ИНН', required: true, guess: 0 }],
  columns: [{ title: 'ИНН', samples: ['7701000001'] }],
  rows: 1,
};

/** A storage where one field was typed before. */
const storedDraft: forms.DraftStorage = {
  getItem: () => JSON.stringify({ at: Date.now(), values: { shop: 'Мастерок' }, labels: { shop: 'Магазин' } }),
  setItem: nothing,
  removeItem: nothing,
};

/** Two fields that are wrong when empty. */
const twoEmpty = (
  <>
    <forms.TextField name="a" label="Город" />
    <forms.TextField name="b" label="Улица" />
  </>
);
const refuse = async (): Promise<never> => {
  throw new forms.SubmitError({ messages: ['Точка закрыта'] });
};

const ofFields: ConformanceCase[] = fieldCases.map(({ name, node, control }) => ({
  name,
  kind: control === 'group' ? 'same' : 'box',
  render: (passed) => <forms.Form onSubmit={nothing}>{cloneElement(node, passed)}</forms.Form>,
}));

/** Every exported component of forms, with what it passes on. */
export const formCases: readonly ConformanceCase[] = [
  ...ofFields,
  same('Form', (p) => (
    <forms.Form onSubmit={nothing} {...p}>
      <forms.SubmitButton>Отправить</forms.SubmitButton>
    </forms.Form>
  )),
  late('ErrorSummary', (p) => (
    <forms.Form onSubmit={nothing}>
      <forms.ErrorSummary {...p} />
      {twoEmpty}
    </forms.Form>
  )),
  late('DraftNotice', (p) => (
    <forms.DraftsProvider owner="m1">
      <forms.Form onSubmit={never} draft={{ area: 'stores', storage: storedDraft }}>
        <forms.DraftNotice {...p} />
        <forms.TextField name="shop" label="Магазин" />
      </forms.Form>
    </forms.DraftsProvider>
  )),
  bare('DraftsProvider', 'draws nothing of its own', () => (
    <forms.DraftsProvider owner="m1">
      <p>Черновики</p>
    </forms.DraftsProvider>
  )),
  same('FormStrip', (p) => (
    <forms.Form onSubmit={refuse}>
      <forms.FormStrip {...p} />
    </forms.Form>
  )),
  same('LockedWhileSending', (p) => (
    <forms.Form onSubmit={nothing}>
      <forms.LockedWhileSending {...p}>{twoEmpty}</forms.LockedWhileSending>
    </forms.Form>
  )),
  same('SubmitButton', (p) => (
    <forms.Form onSubmit={nothing}>
      <forms.SubmitButton {...p}>Отправить</forms.SubmitButton>
    </forms.Form>
  )),
  same('Wizard', (p) => (
    <forms.Form onSubmit={nothing}>
      <forms.Wizard steps={steps} defaultStep="two" submitLabel="Отправить" {...p} />
    </forms.Form>
  )),
  { name: 'MaskedInput', kind: 'box', render: (p) => <forms.MaskedInput mask={phone} aria-label="Телефон" {...p} /> },
  same('ContactsPanel', (p) => (
    <account.ContactsPanel person={person} calls={{} as never} onChanged={nothing} {...p} />
  )),
  same('PasswordPanel', (p) => <account.PasswordPanel onSave={done} {...p} />),
  same('QrCode', (p) => <account.QrCode text="otpauth://totp/x" label="QR-код" {...p} />),
  same('RecoveryCodes', (p) => <account.RecoveryCodes codes={['AAAA-BBBB']} onDone={nothing} {...p} />),
  same('SecondFactorPanel', (p) => (
    <account.SecondFactorPanel
      status={off}
      failed={false}
      onReload={nothing}
      calls={factor}
      onChanged={nothing}
      {...p}
    />
  )),
  same('SecondFactorSetUp', (p) => (
    <account.SecondFactorSetUp secret="ABCDEFGH" uri="otpauth://totp/x" confirm={done} onDone={nothing} {...p} />
  )),
  same('SessionsPanel', (p) => (
    <account.SessionsPanel sessions={[session]} failed={false} onReload={nothing} onEnd={done} {...p} />
  )),
  same('ColumnsForm', (p) => (
    <ColumnsForm file={columns} initial={{ inn: '0' }} onCheck={done} onBack={nothing} {...p} />
  )),
  bare('FieldShell', 'its className is of the field, the ref of the control inside', () => (
    <forms.FieldShell name="own" label="Цвет" field={{ error: undefined, warning: undefined }}>
      <input />
    </forms.FieldShell>
  )),
  bare('CodeForm', 'lies in a dialog or a panel, whose element an application has', () => (
    <account.CodeForm to="+7 900 000-00-00" send={never} confirm={done} onDone={nothing} />
  )),
  bare('PasswordPromptHost', 'a place for a dialog that is asked for later', () => (
    <>
      <account.PasswordPromptHost />
      <Button>Изменить</Button>
      <ConfirmHost />
    </>
  )),
];
