import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Db } from '../../../db/open.ts';
import { violatedConstraint } from '../../../db/sql-errors.ts';
import { fieldProblem, notFound, problem } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';
import { readListViews } from '../repository.ts';

/** Views of one list that an account may have. */
const maxViews = 20;

/** Views of an account, of all lists together. */
const maxOfAccount = 400;

const nameTaken = (error: unknown, name: string): unknown =>
  violatedConstraint(error) === 'list_views_name' ? fieldProblem('NAME_TAKEN', 'name', { name }) : error;

/** The list of the account's own view; its views are locked, so that two of them do not become the default at once. */
async function lockList(db: Db, id: string, userId: string): Promise<string> {
  const own = db.selectFrom('listViews').select(['list']).where('userId', '=', userId);
  const view = await own.where('id', '=', id).executeTakeFirst();
  if (!view) throw notFound();
  await own.where('list', '=', view.list).orderBy('id').forUpdate().execute();
  return view.list;
}

export async function createListView(ctx: Ctx<'listViews.create'>): Promise<Output<'listViews.create'>> {
  const { list, search } = ctx.body;
  const name = ctx.body.name.trim();
  const userId = ctx.actor.id;
  // Views that are saved together are counted one after another.
  await ctx.db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const saved = await readListViews(ctx.db, userId);
  if (saved.length >= maxOfAccount || saved.filter((view) => view.list === list).length >= maxViews) {
    throw problem('LIST_VIEWS_LIMIT', { n: maxViews });
  }
  try {
    await ctx.db
      .insertInto('listViews')
      .values({ id: newId(), userId, list, name, search, createdAt: ctx.now() })
      .execute();
  } catch (error) {
    throw nameTaken(error, name);
  }
  return readListViews(ctx.db, userId);
}

export async function updateListView(ctx: Ctx<'listViews.update'>): Promise<Output<'listViews.update'>> {
  const { search, isDefault } = ctx.body;
  const name = ctx.body.name?.trim();
  const { id } = ctx.params;
  const userId = ctx.actor.id;
  const list = await lockList(ctx.db, id, userId);
  const ofList = ctx.db.updateTable('listViews').where('userId', '=', userId).where('list', '=', list);
  if (isDefault) await ofList.set({ isDefault: false }).where('isDefault', '=', true).execute();
  const change = {
    ...(name !== undefined && { name }),
    ...(search !== undefined && { search }),
    ...(isDefault !== undefined && { isDefault }),
  };
  try {
    if (Object.keys(change).length > 0) await ofList.set(change).where('id', '=', id).execute();
  } catch (error) {
    throw nameTaken(error, name ?? '');
  }
  return readListViews(ctx.db, userId);
}

export async function deleteListView(ctx: Ctx<'listViews.delete'>): Promise<Output<'listViews.delete'>> {
  const gone = await ctx.db
    .deleteFrom('listViews')
    .where('id', '=', ctx.params.id)
    .where('userId', '=', ctx.actor.id)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw notFound();
  return readListViews(ctx.db, ctx.actor.id);
}
