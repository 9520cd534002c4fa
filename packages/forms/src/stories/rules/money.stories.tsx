import preview from '../../../../../.storybook/preview.tsx';
import { readAll, RuleProbe } from './RuleProbe.tsx';

const meta = preview.meta({ title: 'Формы/Правила/Деньги и прочее' });

export const CardLength = meta.story({
  name: 'cardLength',
  render: () => <RuleProbe name="cardLength" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'cardLength'),
});

export const CardLuhn = meta.story({
  name: 'cardLuhn',
  render: () => <RuleProbe name="cardLuhn" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'cardLuhn'),
});

export const Bik = meta.story({
  name: 'bik',
  render: () => <RuleProbe name="bik" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'bik'),
});

export const AccountLength = meta.story({
  name: 'accountLength',
  render: () => <RuleProbe name="accountLength" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'accountLength'),
});

export const AccountKey = meta.story({
  name: 'accountKey',
  render: () => <RuleProbe name="accountKey" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'accountKey'),
});

export const AmountWithin = meta.story({
  name: 'amountWithin',
  render: () => <RuleProbe name="amountWithin" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'amountWithin'),
});

export const IntegerRange = meta.story({
  name: 'integerRange',
  render: () => <RuleProbe name="integerRange" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'integerRange'),
});

export const FiscalDrive = meta.story({
  name: 'fiscalDrive',
  render: () => <RuleProbe name="fiscalDrive" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'fiscalDrive'),
});

export const FiscalDocument = meta.story({
  name: 'fiscalDocument',
  render: () => <RuleProbe name="fiscalDocument" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'fiscalDocument'),
});

export const FiscalSign = meta.story({
  name: 'fiscalSign',
  render: () => <RuleProbe name="fiscalSign" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'fiscalSign'),
});

export const ReceiptTotal = meta.story({
  name: 'receiptTotal',
  render: () => <RuleProbe name="receiptTotal" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'receiptTotal'),
});

export const TimeOfDay = meta.story({
  name: 'timeOfDay',
  render: () => <RuleProbe name="timeOfDay" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'timeOfDay'),
});

export const ParseReceipt = meta.story({
  name: 'parseReceipt',
  render: () => <RuleProbe name="parseReceipt" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'parseReceipt'),
});

export const ParseProductMark = meta.story({
  name: 'parseProductMark',
  render: () => <RuleProbe name="parseProductMark" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'parseProductMark'),
});

export const CodeLength = meta.story({
  name: 'codeLength',
  render: () => <RuleProbe name="codeLength" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'codeLength'),
});

export const MinLength = meta.story({
  name: 'minLength',
  render: () => <RuleProbe name="minLength" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'minLength'),
});

export const MaxLength = meta.story({
  name: 'maxLength',
  render: () => <RuleProbe name="maxLength" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'maxLength'),
});

export const Login = meta.story({
  name: 'login',
  render: () => <RuleProbe name="login" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'login'),
});

export const PasswordCommon = meta.story({
  name: 'passwordCommon',
  render: () => <RuleProbe name="passwordCommon" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'passwordCommon'),
});

export const PasswordPersonal = meta.story({
  name: 'passwordPersonal',
  render: () => <RuleProbe name="passwordPersonal" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'passwordPersonal'),
});

export const PasswordRepeat = meta.story({
  name: 'passwordRepeat',
  render: () => <RuleProbe name="passwordRepeat" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'passwordRepeat'),
});

export const Consent = meta.story({
  name: 'consent',
  render: () => <RuleProbe name="consent" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'consent'),
});
