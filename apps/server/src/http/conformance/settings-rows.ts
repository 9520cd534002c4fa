import { type Row, textAt } from './row.ts';

const pdf = (text: string) => ({
  name: 'document.pdf',
  mime: 'application/pdf',
  bytes: Buffer.from(`%PDF-1.7\n${text}\n%%EOF`),
});

/** Names of specification §7: two of the five end in `-file`. */
const documents = {
  'program-rules-file': 'program_rules',
  'personal-data-processing-file': 'personal_data',
  oferta: 'oferta',
  policy: 'policy',
  'mailing-info': 'mailing_info',
} as const;
const file = ['file.id', 'file.url', 'file.versionId'];
const base = '/v1/private/backoffice/settings';

/** Documents first: registration needs consents to them. */
export const documentRows: readonly Row[] = Object.entries(documents).flatMap(([name, kind]): Row[] => [
  { call: `POST ${base}/${name}/add`, as: 'admin', fill: () => ({ file: pdf('1') }), shows: file },
  { call: `POST ${base}/${name}/update`, as: 'admin', fill: () => ({ file: pdf('2') }), shows: file },
  {
    call: `GET /v1/public/backoffice/settings/${name}`,
    shows: file,
    remember: (data, seen) => {
      seen[kind] = textAt(data, 'file.versionId');
    },
  },
]);

export const socialRows: readonly Row[] = [
  {
    call: `POST ${base}/social`,
    as: 'admin',
    fill: () => ({ body: { name: 'ВКонтакте', url: 'https://vk.com/pribavka' } }),
    shows: ['id', 'name', 'url'],
    remember: (data, seen) => {
      seen['social'] = textAt(data, 'id');
    },
  },
  {
    call: `PUT ${base}/social`,
    as: 'admin',
    fill: (seen) => ({ body: { id: seen['social'], name: 'ВК', url: 'https://vk.com/pribavka' } }),
    shows: ['id', 'name', 'url'],
  },
  { call: `GET ${base}/social`, as: 'admin', shows: ['[0].id', '[0].name', '[0].url'] },
  { call: 'GET /v1/public/backoffice/settings/social', shows: ['[0].name', '[0].url'] },
  {
    call: `DELETE ${base}/social/{id}`,
    as: 'admin',
    fill: (seen) => ({ path: { id: seen['social'] ?? '' } }),
    shows: ['ok'],
  },
];

/** Taken out of force last of all. */
export const withdrawalRows: readonly Row[] = Object.keys(documents).map((name) => ({
  call: `DELETE ${base}/${name}`,
  as: 'admin',
  shows: ['ok'],
}));
