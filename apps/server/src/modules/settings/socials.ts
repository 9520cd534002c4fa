import type { Db } from '../../db/open.ts';
import { fileUrl } from '../../files/files.ts';

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
    .limit(50);
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
