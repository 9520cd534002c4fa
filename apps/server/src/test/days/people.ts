import { sql } from 'kysely';

import type { TestApp } from '../app.ts';
import { type Person, signIn } from '../people.ts';

/** Sessions of the accounts of the demo, opened again for each act: a token does not live for hours. */
export class People {
  private readonly open = new Map<string, Person>();
  private readonly t: TestApp;

  constructor(t: TestApp) {
    this.t = t;
  }

  /** Everybody signs in again. */
  leave(): void {
    this.open.clear();
  }

  async byId(id: string): Promise<Person> {
    const known = this.open.get(id);
    if (known) return known;
    const row = await this.t.services.db
      .selectFrom('users')
      .select(['id', 'phone', 'email'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const person = { ...row, ...(await signIn(this.t.services, id)) };
    this.open.set(id, person);
    return person;
  }

  async byEmail(name: string): Promise<Person> {
    const email = name.includes('@') ? name : `${name}@pribavka.example`;
    const { id } = await this.t.services.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return this.byId(id);
  }

  /** Members who may sell and take money out. */
  async sellers(): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`select u.id from users u
      join tax_profiles t on t.user_id = u.id and t.status = 'verified' join stores s on s.id = u.store_id
      where u.role_code = 'member' and u.status = 'confirmed' and u.is_phone_verified and not u.spend_blocked
        and s.status = 'active' order by u.external_id`.execute(this.t.services.db);
    return rows.map(({ id }) => id);
  }
}
