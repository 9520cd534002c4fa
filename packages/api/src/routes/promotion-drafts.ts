import { documentLimits } from './lib.ts';
import type { RouteTable } from './types.ts';

/** What the form of a promotion asks for while it is filled in, and its rules as a file. */
export const promotionDraftsRoutes = {
  /** The rule of a form, however far it is filled in, in plain Russian with names for ids; nothing is written. */
  'promotions.describe': {
    method: 'POST',
    path: '/v1/private/promotions/admin/promotions/describe',
    kind: 'query',
    access: 'promotions.promotionDetailAdmin:read',
    audience: 'staff',
  },
  /** Goods, shops and members a form holds for, the promotions it meets there and what its budget is enough for. */
  'promotions.preview': {
    method: 'POST',
    path: '/v1/private/promotions/admin/promotions/preview',
    kind: 'query',
    access: 'promotions.promotionDetailAdmin:read',
    audience: 'staff',
  },
  /** The rules of a promotion as a document people sign under: PDF up to 20 MB; the answer names it for `rulesFileId`. */
  'promotions.uploadRules': {
    method: 'POST',
    path: '/v1/private/promotions/admin/promotions/rules',
    kind: 'command',
    access: 'promotions.promotionDetailAdmin:create',
    audience: 'staff',
    multipart: true,
    limits: documentLimits,
  },
  /** The rule of the present version as a PDF in plain Russian, made of the promotion itself. */
  'promotions.rulesFile': {
    method: 'GET',
    path: '/v1/private/promotions/admin/promotions/{id}/rules',
    kind: 'query',
    access: 'promotions.promotionDetailAdmin:read',
    audience: 'staff',
    binary: true,
  },
} as const satisfies RouteTable;
