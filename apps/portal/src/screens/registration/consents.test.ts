import { expect, it } from 'vitest';

import { consentsOf, missingDocuments } from './consents.ts';

const file = (versionId: string) => ({ versionId, url: '/f', name: 'f.pdf', size: 1 });
const documents = {
  program_rules: file('r'),
  oferta: file('o'),
  personal_data: file('d'),
  policy: file('p'),
  mailing_info: file('m'),
};

it('sends the versions that were shown, mailing only when it was ticked', () => {
  expect(consentsOf(documents, { mailing: false }).map((one) => one.versionId)).toEqual(['r', 'o', 'd', 'p']);
  expect(consentsOf(documents, { mailing: true }).at(-1)).toEqual({ kind: 'mailing_info', versionId: 'm' });
});

it('does not need the mailing document', () => {
  const { mailing_info: _mailing, policy: _policy, ...rest } = documents;
  expect(missingDocuments(documents)).toEqual([]);
  expect(missingDocuments(rest)).toEqual(['policy']);
});
