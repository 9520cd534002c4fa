import preview from '../../../../../.storybook/preview.tsx';
import { readAll, RuleProbe } from './RuleProbe.tsx';

const meta = preview.meta({ title: 'Формы/Правила/Документы' });

export const CyrillicName = meta.story({
  name: 'cyrillicName',
  render: () => <RuleProbe name="cyrillicName" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'cyrillicName'),
});

export const InnCompany = meta.story({
  name: 'innCompany',
  render: () => <RuleProbe name="innCompany" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'innCompany'),
});

export const InnPerson = meta.story({
  name: 'innPerson',
  render: () => <RuleProbe name="innPerson" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'innPerson'),
});

export const InnChecksum = meta.story({
  name: 'innChecksum',
  render: () => <RuleProbe name="innChecksum" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'innChecksum'),
});

export const SnilsChecksum = meta.story({
  name: 'snilsChecksum',
  render: () => <RuleProbe name="snilsChecksum" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'snilsChecksum'),
});

export const Kpp = meta.story({
  name: 'kpp',
  render: () => <RuleProbe name="kpp" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'kpp'),
});

export const KppFormat = meta.story({
  name: 'kppFormat',
  render: () => <RuleProbe name="kppFormat" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'kppFormat'),
});

export const Ogrn = meta.story({
  name: 'ogrn',
  render: () => <RuleProbe name="ogrn" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'ogrn'),
});

export const Ogrnip = meta.story({
  name: 'ogrnip',
  render: () => <RuleProbe name="ogrnip" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'ogrnip'),
});

export const DepartmentCode = meta.story({
  name: 'departmentCode',
  render: () => <RuleProbe name="departmentCode" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'departmentCode'),
});

export const BirthDate = meta.story({
  name: 'birthDate',
  render: () => <RuleProbe name="birthDate" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'birthDate'),
});

export const IssuedAfter = meta.story({
  name: 'issuedAfter',
  render: () => <RuleProbe name="issuedAfter" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'issuedAfter'),
});

export const PassportLapsed = meta.story({
  name: 'passportLapsed',
  render: () => <RuleProbe name="passportLapsed" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'passportLapsed'),
});

export const IsoDate = meta.story({
  name: 'isoDate',
  render: () => <RuleProbe name="isoDate" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'isoDate'),
});

export const NotFuture = meta.story({
  name: 'notFuture',
  render: () => <RuleProbe name="notFuture" />,
  play: ({ canvasElement }) => readAll(canvasElement, 'notFuture'),
});
