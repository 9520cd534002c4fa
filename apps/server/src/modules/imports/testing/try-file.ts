import { expect } from 'vitest';

import type { Meaning, Peculiarity, Role, Seen, Table } from './files/types.ts';
import type { Stage } from './importers/stage.ts';
import type { Importer, Outcome } from './importers/types.ts';

const roles = ['id', 'text', 'number', 'date'] as const satisfies Role[];

/** Whether the importer can show what the peculiarity is about. */
export const concerns = (
  { needs = [], anyId, choice }: Peculiarity,
  { at, hasAnyId, hasNoChoice }: Importer,
): boolean =>
  needs.every((role) => at[role] !== undefined) &&
  (anyId !== true || (hasAnyId && at.id !== undefined)) &&
  (choice === undefined || hasNoChoice !== true);

/** What the importer has columns for. */
function meaningOf({ at }: Table, valueOf: (role: Role, place: number) => string | undefined): Meaning {
  const meaning: Partial<Record<Role, string>> = {};
  for (const role of roles) {
    const place = at[role];
    const value = place === undefined ? undefined : valueOf(role, place);
    if (value !== undefined) meaning[role] = value;
  }
  return meaning;
}

const keyOf = (meaning: Meaning): string => roles.map((role) => meaning[role]).join('|');
const sorted = (meanings: readonly Meaning[]): Meaning[] =>
  meanings.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));

function expectRefusal({ refused }: Outcome, code: string): void {
  expect(refused, `refused as ${code}`).toMatchObject({ code, status: 400, text: expect.stringMatching(/[а-я]/) });
}

/** What is wrong with the file, and that nothing else is. */
function expectOutcome({ refused, ok, errors, hiddenRows }: Outcome, { wrong, seen }: Peculiarity, table: Table): void {
  expect(refused).toBeUndefined();
  const column = wrong && table.header[table.at[wrong.role]!];
  expect(errors).toEqual(
    wrong ? [expect.objectContaining({ row: 2, column, message: expect.stringMatching(wrong.message) })] : [],
  );
  expect(ok).toBe(wrong ? 1 : 2);
  expect(hiddenRows).toBe(seen?.hiddenRows ?? 0);
}

async function look({ app, world }: Stage, { kind }: Importer, file: Parameters<Importer['send']>[0], choice: object) {
  return app.upload(world.admin, 'imports.columns', file, { query: { kind: kind!, ...choice } });
}

async function expectLook(stage: Stage, importer: Importer, peculiarity: Peculiarity, table: Table): Promise<void> {
  const { choice = {}, refused, asked, seen = {} } = peculiarity;
  const file = peculiarity.file(table);
  if (asked !== undefined) expect((await look(stage, importer, file, {})).code).toBe(asked);
  const answer = await look(stage, importer, file, choice);
  // The wizard shows both columns of one name, and lets the person choose.
  if (refused === 'IMPORT_COLUMN_TWICE') return expect(answer.status).toBe(200);
  if (refused !== undefined) return expect(answer).toMatchObject({ status: 400, code: refused });
  expect(answer.status, answer.messages.join()).toBe(200);
  const { fields, rows, ...said }: Seen = answer.data;
  expect({ rows, ...said }).toMatchObject({ rows: 2, ...seen });
  const found = fields.filter(({ guess }) => guess !== null).map(({ title }) => title);
  expect(found.toSorted()).toEqual([...table.header].toSorted());
}

/** Looks at the file, checks it, sends it: what it says at each step, and what is stored in the end. */
export async function tryFile(stage: Stage, importer: Importer, peculiarity: Peculiarity): Promise<void> {
  const { header, at } = importer;
  const table: Table = { header, at, ...(await importer.next()) };
  const { choice = {}, asked, means = (line: Meaning) => line, wrong, seen } = peculiarity;
  const refused = importer.refusesHidden && seen?.hiddenRows ? 'FILE_HIDDEN_ROWS' : peculiarity.refused;
  if (importer.kind) await expectLook(stage, importer, peculiarity, table);
  const before = await importer.read();
  const file = peculiarity.file(table);
  for (const step of [importer.check, importer.send]) {
    if (!step) continue;
    if (asked !== undefined) expectRefusal(await step(file, {}), asked);
    expect((await importer.read()).size, 'a check leaves nothing').toBe(before.size);
    const outcome = await step(file, choice);
    if (refused === 'IMPORT_COLUMN_TWICE' && importer.asksColumns) expect(outcome.asksColumns).toBe(true);
    else if (refused === undefined) expectOutcome(outcome, peculiarity, table);
    else expectRefusal(outcome, refused);
  }
  const stored = [...(await importer.read())].filter(([key]) => !before.has(key));
  const found = stored.map(([, meaning]) => meaningOf(table, (role) => meaning[role]));
  const meant = table.lines.map((line) => means(meaningOf(table, (_role, place) => line[place]))).slice(wrong ? 1 : 0);
  expect(sorted(found)).toEqual(sorted(refused === undefined ? meant : []));
}
