export { buildOpenApi, type OpenApiOptions } from './build.ts';
export { errorCatalogue, type ErrorEntry } from './catalogue.ts';
