import { programmeToday } from '@pribavka/forms/rules';
import type { Input } from '@pribavka/api';
import { isGtin } from '@pribavka/forms/rules';

import type { Product } from '../card/ProductSheet.tsx';
import { productFormMessages as messages } from './messages.ts';

export type Body = Input<'products.create'>['body'];

export interface Photo {
  readonly id: string;
  readonly url: string;
}

/** What the form holds: roubles where the wire has kopecks, photos with their addresses. */
export interface Values {
  manufacturerId?: string | null;
  brandId?: string | null;
  categoryId?: string | null;
  article: string;
  gtin?: string;
  name: string;
  model?: string;
  description?: string;
  imageFileIds?: readonly Photo[];
  rrpKopecks?: number | null;
  basePoints?: number | null;
  pointsFrom?: string;
  serialRequired?: boolean;
  isMarked?: boolean;
  serialSource?: 'none' | 'pattern' | 'registry';
  serialPattern?: string;
  serialExample?: string;
  serialHint?: string;
  unit?: string;
  status?: 'draft' | 'active';
  validFrom?: string;
  validTo?: string;
  attributes?: { name: string; value: string }[];
}

export function valuesOf(product: Product | undefined): Partial<Values> {
  if (!product)
    return { status: 'draft', unit: 'шт.', serialSource: 'none', pointsFrom: programmeToday(), attributes: [] };
  return {
    manufacturerId: product.manufacturer?.id ?? null,
    brandId: product.brand?.id ?? null,
    categoryId: product.category?.id ?? null,
    article: product.article,
    gtin: product.gtin ?? '',
    name: product.name,
    model: product.model ?? '',
    description: product.description ?? '',
    imageFileIds: product.images,
    rrpKopecks: product.rrpKopecks === null ? null : product.rrpKopecks / 100,
    serialRequired: product.serialRequired,
    isMarked: product.admin?.isMarked ?? false,
    serialSource: product.admin?.serialSource ?? 'none',
    serialPattern: product.admin?.serialPattern ?? '',
    serialExample: product.serialExample ?? '',
    serialHint: product.serialHint ?? '',
    unit: product.unit,
    ...(product.status === 'archived' ? {} : { status: product.status }),
    validFrom: product.validFrom ?? '',
    validTo: product.validTo ?? '',
    attributes: product.attributes,
  };
}

/** A bar code as the server takes it, with spaces and dashes between its digits; said before anything is sent. */
export function gtinRule(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const digits = value.replaceAll(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return messages.gtinLength;
  return isGtin(digits) ? undefined : messages.gtinWrong;
}

/** The body of both commands; prices are set by the price list after the product is there. */
export function bodyOf(values: Values, product: Product | undefined): Body {
  const { basePoints, pointsFrom, manufacturerId, rrpKopecks: roubles } = values;
  return {
    ...(manufacturerId ? { manufacturerId } : {}),
    brandId: values.brandId ?? null,
    categoryId: values.categoryId ?? null,
    article: values.article,
    gtin: values.gtin?.replaceAll(/\D/g, '') || null,
    name: values.name,
    model: values.model ?? '',
    description: values.description ?? '',
    imageFileIds: (values.imageFileIds ?? []).map(({ id }) => id),
    rrpKopecks: typeof roubles === 'number' ? Math.round(roubles * 100) : null,
    serialRequired: values.serialRequired ?? false,
    isMarked: values.isMarked ?? false,
    serialSource: values.serialSource ?? 'none',
    serialPattern: values.serialPattern ?? '',
    serialExample: values.serialExample ?? '',
    serialHint: values.serialHint ?? '',
    ...(values.unit?.trim() ? { unit: values.unit } : {}),
    ...(values.status ? { status: values.status } : {}),
    validFrom: values.validFrom || null,
    validTo: values.validTo || null,
    attributes: (values.attributes ?? []).map(({ name, value }: { name: string; value?: string }) => ({
      name,
      value: value ?? '',
    })),
    ...(!product && typeof basePoints === 'number' ? { basePoints, ...(pointsFrom ? { pointsFrom } : {}) } : {}),
  };
}
