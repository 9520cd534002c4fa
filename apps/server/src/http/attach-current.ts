import { Problem } from './problem.ts';

/**
 * A handler whose conflicts (409) carry the record as it stands: the one who was late sees what to decide about
 * (specification §8). A conflict about a field is not one about the record. `read` is asked in the transaction of the
 * refused work, and what it cannot read is left out.
 */
export const attachCurrentOnConflict =
  <C, T>(read: (ctx: NoInfer<C>) => Promise<unknown>, work: (ctx: C) => Promise<T>) =>
  async (ctx: C): Promise<T> => {
    try {
      return await work(ctx);
    } catch (error) {
      const isConflict = error instanceof Problem && error.status === 409 && !error.options.fields;
      if (!isConflict || error.options.current !== undefined) throw error;
      const current = await read(ctx).catch(() => undefined);
      throw new Problem(error.code, error.message, { ...error.options, current, cause: error });
    }
  };
