import { readsPhones } from '../core/reads-phones.ts';
import type { Actor } from './actor.ts';

declare const brand: unique symbol;

type Rows =
  | { readonly kind: 'all' }
  | { readonly kind: 'partner'; readonly partnerId: string }
  | { readonly kind: 'manufacturer'; readonly manufacturerId: string }
  | { readonly kind: 'own'; readonly userId: string };

/** What the reader sees of the members his rows are about; filters, sorts and searches ask for nothing else. */
export interface PeopleSeen {
  readonly names: boolean;
  readonly phones: boolean;
}

/**
 * Rows an actor may touch (domain 3.15). Repository functions take it, and only `scopeFor` makes it,
 * so a query that forgets whose rows it reads does not compile.
 */
export type Scope = Rows & { readonly people: PeopleSeen; readonly [brand]: true };

type Reader = Pick<Actor, 'id' | 'dataScope' | 'partnerId' | 'manufacturerId'> & {
  kind?: Actor['kind'] | undefined;
  grants?: Actor['grants'] | undefined;
  /** Of work that goes on without the actor's rights at hand. */
  phones?: boolean | undefined;
};

/** A system owns nothing itself: its own rows are those of the company it was made for (domain 3.14). */
function effectiveScope({ kind, dataScope, partnerId, manufacturerId }: Reader): Actor['dataScope'] {
  if (kind !== 'technical' || dataScope !== 'own') return dataScope;
  if (partnerId) return 'partner';
  return manufacturerId ? 'manufacturer' : 'own';
}

function peopleSeen(rows: Rows, { kind, grants, phones }: Reader): PeopleSeen {
  if (rows.kind === 'manufacturer') return { names: false, phones: false };
  return {
    names: true,
    phones: phones ?? (kind !== undefined && grants !== undefined && readsPhones({ kind, grants })),
  };
}

/** A role bound to a company without one set sees only its own rows. */
export function scopeFor(actor: Reader): Scope {
  const rows = ((): Rows => {
    const dataScope = effectiveScope(actor);
    if (dataScope === 'all') return { kind: 'all' };
    if (dataScope === 'partner' && actor.partnerId) return { kind: 'partner', partnerId: actor.partnerId };
    if (dataScope === 'manufacturer' && actor.manufacturerId) {
      return { kind: 'manufacturer', manufacturerId: actor.manufacturerId };
    }
    return { kind: 'own', userId: actor.id };
  })();
  return { ...rows, people: peopleSeen(rows, actor) } as Scope;
}

/** For jobs and the seed: the programme itself acts on every row. */
export const systemScope = (): Scope => ({ kind: 'all', people: { names: true, phones: true } }) as Scope;
