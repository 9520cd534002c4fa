export { buildOpenApi, type OpenApiOptions } from './build.ts';
export { errorCatalogue, type ErrorEntry } from './catalogue.ts';
export { clientCall } from './client-call.ts';
export { answerExample, type CallExample, requestExample } from './examples/index.ts';
export { id as exampleId } from './examples/values.ts';
export { areaOf, tagNames } from './parts.ts';
export { callWords, type CallWords } from './words/index.ts';
