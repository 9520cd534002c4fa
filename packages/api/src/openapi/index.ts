export { buildOpenApi, type OpenApiOptions } from './build.ts';
export { listErrors, type ErrorEntry } from './errors.ts';
export { clientCall } from './client-call.ts';
export { answerExample, type CallExample, requestExample } from './examples/index.ts';
export { id as exampleId } from './examples/values.ts';
export { areaOf, tagNames } from './parts.ts';
export { callDescriptions, type CallDescription } from './descriptions/index.ts';
