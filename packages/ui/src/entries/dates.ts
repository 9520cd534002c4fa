export * from '../date/index.ts';
