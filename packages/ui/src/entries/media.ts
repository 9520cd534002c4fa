export * from '../media/index.ts';
