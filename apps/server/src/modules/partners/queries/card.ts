import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fileUrl } from '../../../core/files/files.ts';
import { notFound } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { readLogin } from '../../company-logins/index.ts';
import { partnerRows } from '../repository.ts';
import { partnersInScope } from '../policy.ts';

interface Extra {
  ogrn: string | null;
  contractNumber: string | null;
  consentSignedAt: string | null;
  fileId: string | null;
  fileName: string | null;
  fileSize: number | null;
  fileMime: string | null;
  staffCount: number;
  updatedAt: Date;
  updatedBy: string | null;
}

/** The card of a partner in the reader's scope; 404 for anybody else's. */
export async function partnerCard(db: Db, id: string, reader: { scope: Scope; now: Date }) {
  const { rows } = await sql<Extra>`
    select p.ogrn, p.contract_number, p.consent_signed_at, f.id as file_id, f.name as file_name, f.size as file_size,
      f.mime as file_mime, p.updated_at, nullif(trim(concat_ws(' ', e.last_name, e.first_name)), '') as updated_by,
      (select count(*)::int from users w where w.partner_id = p.id and w.role_code not in ('member', 'technical')
        and w.status <> 'deleted') as staff_count
    from partners p left join users e on e.id = p.updated_by left join files f on f.id = p.consent_file_id and f.deleted_at is null
    where p.id = ${id}::uuid and ${partnersInScope(reader.scope)}`.execute(db);
  const [extra] = rows;
  const [row] = extra ? await partnerRows(db, [id], reader.now) : [];
  if (!extra || !row) throw notFound();
  const signed = extra.fileId !== null && extra.consentSignedAt !== null;
  return {
    ...row,
    ogrn: extra.ogrn,
    contractNumber: extra.contractNumber,
    consent: signed
      ? {
          file: {
            id: extra.fileId ?? '',
            name: extra.fileName ?? '',
            size: extra.fileSize ?? 0,
            mime: extra.fileMime ?? '',
            url: fileUrl(extra.fileId ?? ''),
          },
          signedAt: extra.consentSignedAt ?? '',
        }
      : null,
    staffCount: extra.staffCount,
    updatedAt: wireDateTime(extra.updatedAt),
    updatedBy: extra.updatedBy,
    login: await readLogin(db, { role: 'partner', companyId: id }, reader.now),
  };
}
