import type { UploadOptions } from '../core/types.ts';

type Names = { readonly [Name in Exclude<keyof UploadOptions, 'announce'>]-?: true };

/** By name, so that an option added to the machine is asked for here by the compiler. */
const names: Names = {
  url: true,
  method: true,
  fieldName: true,
  extra: true,
  headers: true,
  transport: true,
  parallel: true,
  auto: true,
  accept: true,
  maxSize: true,
  maxFiles: true,
  messages: true,
  onSuccess: true,
  onFail: true,
};

type Options<T> = Omit<UploadOptions<T>, 'announce'>;

/** What the machine takes apart from what is for the element. */
export const splitOptions = <T, Props extends Options<T>>(props: Props): [Options<T>, Omit<Props, keyof Names>] => {
  const options: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) (name in names ? options : rest)[name] = value;
  return [options as unknown as Options<T>, rest as Omit<Props, keyof Names>];
};
