import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the last word of a person on mailings is «yes», to a version after which no new consent has been asked for
 * (38-FZ art. 18).
 */
export const agreesToMailings = (userId: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce((
  select c.action = 'accepted' and not exists (
      select from programme_document_versions own join programme_document_versions later
        on later.kind = own.kind and later.number > own.number and later.requires_reconsent
      where own.id = c.version_id)
  from consents c where c.user_id = ${userId} and c.kind = 'mailing_info'
  order by c.accepted_at desc, c.id desc limit 1), false)`;
