export * from '../loyalty/index.ts';
