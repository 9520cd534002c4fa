import type { Db } from '../../db/open.ts';
import { fileUrl } from '../../core/files/files.ts';
import { wireDateTime } from '../../http/wire-date.ts';

/** More would not fit under a form. */
export const mostSocials = 50;

export interface SocialRow {
  id: string;
  name: string;
  url: string;
  icon: string | null;
  iconUrl: string | null;
  order: number;
  isActive: boolean;
}

/** Links to the programme's pages, in the order the administrator has set. */
export async function readSocials(db: Db, onlyActive: boolean): Promise<SocialRow[]> {
  let query = db
    .selectFrom('socials')
    .select(['id', 'name', 'url', 'icon', 'iconFileId', 'position', 'isActive'])
    .orderBy('position')
    .orderBy('id')
    .limit(mostSocials);
  if (onlyActive) query = query.where('isActive', '=', true);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    url: row.url,
    icon: row.icon,
    iconUrl: row.iconFileId ? fileUrl(row.iconFileId, true) : null,
    order: row.position,
    isActive: row.isActive,
  }));
}

/** The same as an administrator edits it. */
export interface EditedSocial extends SocialRow {
  iconFileId: string | null;
  updatedAt: string;
  updatedBy: string | null;
  version: number;
}

/** Every link, switched off ones too, with who changed it last. */
export async function readEditedSocials(db: Db): Promise<EditedSocial[]> {
  const rows = await db
    .selectFrom('socials')
    .leftJoin('users', 'users.id', 'socials.updatedBy')
    .select([
      'socials.id',
      'socials.name',
      'socials.url',
      'socials.icon',
      'socials.iconFileId',
      'socials.position',
      'socials.isActive',
      'socials.updatedAt',
      'socials.version',
      'users.lastName',
      'users.firstName',
    ])
    .orderBy('socials.position')
    .orderBy('socials.id')
    .limit(mostSocials)
    .execute();
  return rows.map(({ position, lastName, firstName, updatedAt, ...row }) => ({
    ...row,
    iconUrl: row.iconFileId ? fileUrl(row.iconFileId, true) : null,
    order: position,
    updatedAt: wireDateTime(updatedAt),
    updatedBy: lastName ? `${lastName} ${firstName ?? ''}`.trim() : null,
  }));
}
