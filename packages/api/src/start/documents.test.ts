import { expect, it } from 'vitest';

import { documentKinds } from '../codes.ts';
import { loadDocuments, type ProgrammeDocument } from './documents.ts';

const file = (name: string): ProgrammeDocument => ({ versionId: `v-${name}`, url: `/f/${name}`, name, size: 1 });

it('asks for all five together', async () => {
  const asked: string[] = [];
  const documents = await loadDocuments(async (kind) => {
    asked.push(kind);
    await Promise.resolve();
    return file(kind);
  });
  expect(asked).toEqual([...documentKinds]);
  expect(Object.keys(documents)).toHaveLength(5);
});

it('opens without those that failed, were never published or did not come in time', async () => {
  const documents = await loadDocuments(
    async (kind, signal) => {
      if (kind === 'policy') throw new Error('сервер не ответил');
      if (kind === 'oferta') return null;
      if (kind === 'mailing_info') {
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('долго'))));
      }
      return file(kind);
    },
    documentKinds,
    AbortSignal.timeout(30),
  );
  expect(Object.keys(documents)).toEqual(['program_rules', 'personal_data']);
});
