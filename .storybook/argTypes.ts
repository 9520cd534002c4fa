interface DocgenProp {
  description?: string;
  required?: boolean;
  tsType?: { name: string; raw?: string; elements?: { name: string; value?: string; raw?: string }[] };
  defaultValue?: { value: string } | null;
}

interface Documented {
  __docgenInfo?: { props?: Record<string, DocgenProp> };
}

/** `'sm' | 'md'` instead of «union», and without `undefined`, which every optional property has. */
function typeWords({ tsType }: DocgenProp): string {
  const words = tsType?.raw ?? tsType?.name ?? '';
  return words
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ ?\| undefined/g, '');
}

const defaultOf = ({ description = '', defaultValue }: DocgenProp): string | undefined =>
  /@default\s+([^\n]+)/.exec(description)?.[1]?.trim() ?? defaultValue?.value;

/** The properties table of a component page from what the parser of the sources left on the component. */
export function extractArgTypes(component: unknown): Record<string, object> {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(props).map(([name, prop]) => {
      const words = typeWords(prop);
      const fallback = defaultOf(prop);
      return [
        name,
        {
          name,
          description: (prop.description ?? '').replace(/@default\s+[^\n]+/, '').trim(),
          type: {
            name: words === 'boolean' || words === 'string' || words === 'number' ? words : 'other',
            required: prop.required === true,
          },
          table: {
            type: { summary: words },
            ...(fallback === undefined ? {} : { defaultValue: { summary: fallback } }),
          },
        },
      ];
    }),
  );
}
