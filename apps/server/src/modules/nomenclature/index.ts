import { defineHandlers } from '../../http/handlers.ts';
import { listProducts } from './admin-list.ts';
import { brandShortList, listBrands } from './brands.ts';
import { productCard } from './card.ts';
import { listCatalogue } from './catalogue.ts';
import { listCategories } from './categories.ts';
import { productsImportHandlers } from './import/index.ts';
import { keepBrandsHandlers } from './keep-brands.ts';
import { keepCategoriesHandlers } from './keep-categories.ts';
import { keepProductsHandlers } from './keep-products.ts';
import { findByCode, type Reader, shortList } from './lookup.ts';
import { productPromotions } from './product-promotions.ts';
import { serialsImportHandlers } from './serials/index.ts';

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
