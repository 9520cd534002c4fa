import type { RouteKey } from '@pribavka/api';

/**
 * Queries whose last answer opens a screen without a network: who is there, the catalogue, one's own sales and points.
 * Passport, cards, payouts, letters to the support and files are not among them.
 */
const screens = [
  'points.get',
  'points.earned',
  'points.expiring',
  'operations.list',
  'operations.get',
  'sales.list',
  'sales.get',
  'promotions.list',
  'promotions.get',
  'products.list',
  'products.get',
  'brands.shortList',
  'categories.list',
] as const satisfies readonly RouteKey[];

/** What stands around every screen: not what a person looks at when asking how old the figures are. */
const frame = [
  'role.accesses',
  'users.profile',
  'dictionary.get',
  'socials.public',
  'products.shortList',
  'products.byCode',
  'documents.programRules',
  'documents.personalDataProcessing',
  'documents.policy',
  'documents.oferta',
  'documents.mailingInfo',
] as const satisfies readonly RouteKey[];

const shown: ReadonlySet<string> = new Set(screens);
const kept: ReadonlySet<string> = new Set([...screens, ...frame]);

export const isKept = (key: string): boolean => kept.has(key);

/** Whether the age of its answer is said on the screen. */
export const isShown = (key: string): boolean => shown.has(key);
