import preview from '../../../../../.storybook/preview.tsx';
import { readAll, RuleProbe } from './RuleProbe.tsx';

const meta = preview.meta({ title: 'Формы/Правила/Спецификация' });

export const Required = meta.story({
  name: 'required',
  render: () => <RuleProbe name="required" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'required'),
});

export const Cyrillic = meta.story({
  name: 'cyrillic',
  render: () => <RuleProbe name="cyrillic" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'cyrillic'),
});

export const Email = meta.story({
  name: 'email',
  render: () => <RuleProbe name="email" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'email'),
});

export const InnLength = meta.story({
  name: 'innLength',
  render: () => <RuleProbe name="innLength" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'innLength'),
});

export const PassportSeries = meta.story({
  name: 'passportSeries',
  render: () => <RuleProbe name="passportSeries" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'passportSeries'),
});

export const PassportNumber = meta.story({
  name: 'passportNumber',
  render: () => <RuleProbe name="passportNumber" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'passportNumber'),
});

export const SnilsLength = meta.story({
  name: 'snilsLength',
  render: () => <RuleProbe name="snilsLength" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'snilsLength'),
});

export const PasswordPattern = meta.story({
  name: 'passwordPattern',
  render: () => <RuleProbe name="passwordPattern" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'passwordPattern'),
});

export const PasswordLength = meta.story({
  name: 'passwordLength',
  render: () => <RuleProbe name="passwordLength" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'passwordLength'),
});

export const PhoneLength = meta.story({
  name: 'phoneLength',
  render: () => <RuleProbe name="phoneLength" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'phoneLength'),
});

export const PhoneCode = meta.story({
  name: 'phoneCode',
  render: () => <RuleProbe name="phoneCode" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'phoneCode'),
});

export const KppLength = meta.story({
  name: 'kppLength',
  render: () => <RuleProbe name="kppLength" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'kppLength'),
});

export const NumberOnly = meta.story({
  name: 'numberOnly',
  render: () => <RuleProbe name="numberOnly" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'numberOnly'),
});
