type Handlers = Readonly<Record<string, ((event: never) => void) | undefined>>;

/** Handlers of a component that leave the application its own: that one is called first. */
export function withOwn<Ours extends Handlers>(own: object, ours: Ours): Ours {
  const given = own as Handlers;
  const both = Object.entries(ours).map(([name, handle]) => [
    name,
    (event: never) => {
      given[name]?.(event);
      handle?.(event);
    },
  ]);
  return Object.fromEntries(both) as Ours;
}
