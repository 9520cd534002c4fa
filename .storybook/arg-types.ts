import documented from 'virtual:component-props';

interface Named {
  name?: string;
  displayName?: string;
  __docgenInfo?: { displayName?: string };
}

const control = (text: string, options: readonly string[]): object | undefined => {
  if (options.length > 0) return { control: { type: options.length > 4 ? 'select' : 'inline-radio' }, options };
  if (text === 'boolean') return { control: { type: 'boolean' } };
  if (text === 'number') return { control: { type: 'number' } };
  if (text === 'string' || text === 'ReactNode') return { control: { type: 'text' } };
  if (text.includes('=>')) return { control: false };
  return undefined;
};

const kind = (text: string): string => (text === 'boolean' || text === 'string' || text === 'number' ? text : 'other');

/** Name of a component, in the built Storybook as well, where functions have short ones. */
export function componentName(component: unknown): string {
  const { name = '', displayName, __docgenInfo } = (component ?? {}) as Named;
  return __docgenInfo?.displayName ?? displayName ?? name;
}

/** The properties table of a component page and its controls, from the types as they are written. */
export function extractArgTypes(component: unknown): Record<string, object> {
  const props = documented[componentName(component)] ?? [];
  return Object.fromEntries(
    props.map((prop) => [
      prop.name,
      {
        name: prop.name,
        description: prop.about,
        type:
          prop.options.length > 0
            ? { name: 'enum', value: prop.options, required: prop.required }
            : { name: kind(prop.text), required: prop.required },
        table: {
          type: { summary: prop.text },
          ...(prop.fallback === undefined ? {} : { defaultValue: { summary: prop.fallback } }),
        },
        ...control(prop.text, prop.options),
      },
    ]),
  );
}
