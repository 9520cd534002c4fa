import type { Actor } from './actor.ts';

declare const brand: unique symbol;

type Rows =
  | { readonly kind: 'all' }
  | { readonly kind: 'partner'; readonly partnerId: string }
  | { readonly kind: 'manufacturer'; readonly manufacturerId: string }
  | { readonly kind: 'own'; readonly userId: string };

/**
 * Rows an actor may touch (domain 3.15). Repository functions take it, and only `scopeFor` makes it,
 * so a query that forgets whose rows it reads does not compile.
 */
export type Scope = Rows & { readonly [brand]: true };

/** A role bound to a company without one set sees only its own rows. */
export function scopeFor(actor: Pick<Actor, 'id' | 'dataScope' | 'partnerId' | 'manufacturerId'>): Scope {
  const rows = ((): Rows => {
    if (actor.dataScope === 'all') return { kind: 'all' };
    if (actor.dataScope === 'partner' && actor.partnerId) return { kind: 'partner', partnerId: actor.partnerId };
    if (actor.dataScope === 'manufacturer' && actor.manufacturerId) {
      return { kind: 'manufacturer', manufacturerId: actor.manufacturerId };
    }
    return { kind: 'own', userId: actor.id };
  })();
  return rows as Scope;
}

/** For jobs and the seed: the programme itself acts on every row. */
export const systemScope = (): Scope => ({ kind: 'all' }) as Scope;
