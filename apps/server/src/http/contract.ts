import type { RouteInput, RouteKey } from '@pribavka/api';

type Part<K extends RouteKey, P extends string> = P extends keyof RouteInput<K>
  ? NonNullable<RouteInput<K>[P]>
  : undefined;

export type Params<K extends RouteKey> = Part<K, 'params'>;
export type Query<K extends RouteKey> = Part<K, 'query'>;
export type Body<K extends RouteKey> = Part<K, 'body'>;
export type { Output } from '@pribavka/api';
