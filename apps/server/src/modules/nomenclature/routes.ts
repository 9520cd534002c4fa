import { reader } from './queries/nomenclature.ts';
import { startExport } from '../../core/exports/start.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { listProducts } from './queries/list.ts';
import { brandShortList, listBrands } from './repository/brands.ts';
import { productCard } from './queries/card.ts';
import { listProductsForMember } from './queries/member-list.ts';
import { listCategories } from './repository/categories.ts';
import { findByCode, shortList } from './queries/lookup.ts';
import { listProductManufacturers } from './queries/manufacturers.ts';
import { productPromotions } from './queries/product-promotions.ts';
import { brandsExport, exportBrands } from './exports/brands.ts';
import { startSerialsExport } from './exports/serials.ts';
import { productsExport, exportProducts } from './exports/products.ts';
import { startProductsImport, productsUpload } from './imports/products/import.ts';
import { startSerialsImport, serialsUpload } from './imports/serials/import.ts';
import { listSerials } from './queries/serials.ts';
import { createBrand, updateBrand, deleteBrand, uploadBrandLogo, brandCard, moveProducts } from './commands/brands.ts';
import { readCategoryTree, createCategory, updateCategory, deleteCategory } from './commands/categories.ts';
import {
  removeProductPoints,
  deleteProduct,
  uploadProductImage,
  createProduct,
  updateProduct,
  changeStatus,
} from './commands/products.ts';
import { setPoints } from './commands/set-points.ts';
import { decidePoints } from './commands/decide-points.ts';
import { readPointsLimit } from './queries/points-waiting.ts';

/** What the area answers. */
export const nomenclatureRoutes = defineHandlers({
  'products.list': (ctx) => listProductsForMember(ctx.db, ctx.body, reader(ctx)),
  'products.adminList': (ctx) => listProducts(ctx.db, ctx.body, reader(ctx)),
  'products.get': (ctx) => productCard(ctx.db, ctx.params.id, reader(ctx)),
  'products.manufacturers': (ctx) => listProductManufacturers(ctx.db, reader(ctx)),
  'products.promotions': (ctx) => productPromotions(ctx.db, ctx.params.id, ctx.scope),
  'products.shortList': (ctx) => shortList(ctx.db, ctx.query, reader(ctx)),
  'products.byCode': (ctx) => findByCode(ctx.db, ctx.query.code, reader(ctx)),
  'categories.list': (ctx) => listCategories(ctx.db),
  'brands.list': (ctx) => listBrands(ctx.db, ctx.body, ctx.scope),
  'brands.export': (ctx) => startExport(ctx, brandsExport, exportBrands, ctx.body),
  'brands.shortList': (ctx) => brandShortList(ctx.db, ctx.query, ctx.scope),
  'products.export': (ctx) => startExport(ctx, productsExport, exportProducts, ctx.query),
  // An absent filter is a list without filters: its archive stays out.
  'products.exportList': (ctx) =>
    startExport(ctx, productsExport, exportProducts, { ...ctx.body, filters: ctx.body.filters ?? {} }),
  'products.importTemplate': (ctx) => productsUpload.template(ctx),
  'products.import': startProductsImport,
  'serials.list': (ctx) => listSerials(ctx.db, ctx.params.id, ctx.body, { scope: ctx.scope, now: ctx.now() }),
  'serials.export': startSerialsExport,
  'serials.importTemplate': (ctx) => serialsUpload.template(ctx),
  'serials.import': startSerialsImport,
  'brands.get': (ctx) => brandCard(ctx.db, ctx.params.id, ctx.scope),
  'brands.create': createBrand,
  'brands.update': updateBrand,
  'brands.delete': deleteBrand,
  'brands.moveProducts': moveProducts,
  'brands.uploadLogo': uploadBrandLogo,
  'categories.tree': readCategoryTree,
  'categories.create': createCategory,
  'categories.update': updateCategory,
  'categories.delete': deleteCategory,
  'products.create': createProduct,
  'products.update': updateProduct,
  'products.setPoints': (ctx) => setPoints(ctx),
  'products.pointsLimit': readPointsLimit,
  'products.decidePoints': decidePoints,
  'products.removePoints': removeProductPoints,
  'products.archive': (ctx) => changeStatus(ctx, 'archived'),
  'products.restore': (ctx) => changeStatus(ctx, 'active'),
  'products.delete': deleteProduct,
  'products.uploadImage': uploadProductImage,
});
