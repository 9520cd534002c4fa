/** @packageDocumentation Design system of «Прибавка». */
export * from './actions/index.ts';
export * from './brand/index.ts';
export * from './feedback/index.ts';
export * from './foundation/index.ts';
export * from './inputs/index.ts';
export * from './layout/index.ts';
export * from './navigation/index.ts';
export * from './overlays/index.ts';
export * from './tokens/index.ts';
