export * from './basic.ts';
export * from './list.ts';
