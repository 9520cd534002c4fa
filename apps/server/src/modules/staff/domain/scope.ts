import { sql } from 'kysely';

/** Roles whose accounts are made where they belong: by registration, with a company, or as an integration. */
export const selfOnboardingRoles = ['member', 'partner', 'manufacturer', 'technical'] as const;

/** Accounts of the back-office, as a condition on `users u`; by role, so that members are not read for it. */
export const isStaff = sql`u.role_code in (select code from roles where code <> all(${[...selfOnboardingRoles]}::text[]))
  and u.status <> 'deleted'`;
