import type { Output } from '../../../../http/contract.ts';
import type { Ctx } from '../../../../http/context.ts';
import { massUpload } from '../../../../core/imports/mass-upload.ts';
import { keptManufacturer } from '../../repository/product-form.ts';
import { applyProduct, explainProduct, identifyProducts } from './apply.ts';
import { columns, identifiers, optional, readLine, sample } from './columns.ts';
import { productSamples } from './sample.ts';

export const productsUpload = massUpload({
  kind: 'product_import',
  job: 'products.import',
  titles: { upload: 'Загрузка товаров', dryRun: 'Проверка файла товаров', sheet: 'Товары' },
  columns,
  identifiers,
  optional,
  samples: [sample],
  samplesOf: productSamples,
  read: readLine,
  identify: identifyProducts,
  apply: applyProduct,
  explain: explainProduct,
});

export const productsImportJobs = productsUpload.jobs;

export async function startProductsImport(ctx: Ctx<'products.import'>): Promise<Output<'products.import'>> {
  keptManufacturer(ctx.scope);
  return productsUpload.start(ctx, ctx.query);
}
