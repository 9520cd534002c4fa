import { defineHandlers } from '../../http/handlers.ts';
import { listProducts } from './queries/list.ts';
import { brandShortList, listBrands } from './repository/brands.ts';
import { productCard } from './queries/card.ts';
import { listCatalogue } from './queries/catalogue.ts';
import { listCategories } from './repository/categories.ts';
import { productsImportHandlers } from './imports/products/import.ts';
import { keepBrandsHandlers } from './keep-brands.ts';
import { keepCategoriesHandlers } from './keep-categories.ts';
import { keepProductsHandlers } from './keep-products.ts';
import { findByCode, type Reader, shortList } from './queries/lookup.ts';
import { productPromotions } from './queries/product-promotions.ts';
import { serialsImportHandlers } from './imports/serials/import.ts';

const reader = (ctx: Omit<Reader, 'now'> & { now: () => Date }): Reader => ({
  actor: ctx.actor,
  scope: ctx.scope,
  now: ctx.now(),
});

const catalogueHandlers = defineHandlers({
  'products.list': (ctx) => listCatalogue(ctx.db, ctx.body, reader(ctx)),
  'products.adminList': (ctx) => listProducts(ctx.db, ctx.body, reader(ctx)),
  'products.get': (ctx) => productCard(ctx.db, ctx.params.id, reader(ctx)),
  'products.promotions': (ctx) => productPromotions(ctx.db, ctx.params.id, ctx.scope),
  'products.shortList': (ctx) => shortList(ctx.db, ctx.query, reader(ctx)),
  'products.byCode': (ctx) => findByCode(ctx.db, ctx.query.code, reader(ctx)),
  'categories.list': (ctx) => listCategories(ctx.db),
  'brands.list': (ctx) => listBrands(ctx.db, ctx.body, ctx.scope),
  'brands.shortList': (ctx) => brandShortList(ctx.db, ctx.query, ctx.scope),
});

export const nomenclatureHandlers = {
  ...catalogueHandlers,
  ...keepBrandsHandlers,
  ...keepProductsHandlers,
  ...keepCategoriesHandlers,
  ...productsImportHandlers,
  ...serialsImportHandlers,
};
