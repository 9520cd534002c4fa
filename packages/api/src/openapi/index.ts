export { buildOpenApi, type OpenApiOptions } from './build.ts';
export { errorCatalogue, type ErrorEntry } from './catalogue.ts';
export { areaOf, tagNames } from './parts.ts';
export { callWords, type CallWords } from './words/index.ts';
