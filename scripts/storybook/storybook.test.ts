import { describe, expect, it } from 'vitest';

import { documentedProps } from './props.ts';
import { usagesOf } from './usage.ts';

const props = documentedProps();
const typeOf = (component: string, name: string): string | undefined =>
  props[component]?.find((prop) => prop.name === name)?.text;

describe('the properties of the components', () => {
  it('spells closed sets out, whatever name and file they have', () => {
    expect(typeOf('Button', 'variant')).toBe(
      "'primary' | 'secondary' | 'text' | 'danger' | 'danger-outline' | 'slab' | 'slab-outline' | 'plain'",
    );
    expect(typeOf('DataTable', 'density')).toBe("'comfortable' | 'regular' | 'compact'");
  });

  it('has what a component takes from another one, with the words about it', () => {
    expect(typeOf('PasswordInput', 'size')).toBe("'md' | 'sm'");
    expect(typeOf('PasswordInput', 'exact')).toBeUndefined();
    expect(props['PhoneField']?.find(({ name }) => name === 'optional')?.about).toContain('необязательно');
  });

  it('knows defaults and what is required', () => {
    const size = props['Button']?.find(({ name }) => name === 'size');
    expect(size).toMatchObject({ required: false, fallback: "'md'", options: ['lg', 'md', 'sm', 'mini'] });
    expect(props['Menu']?.find(({ name }) => name === 'label')?.required).toBe(true);
  });
});

describe('the usage a story shows', () => {
  const story = `
    const items = [{ id: 'a', label: 'Изменить' }];
    const unused = 1;
    const Example = () => <Menu items={items} />;
    export const Open = meta.story({
      name: 'Открыто',
      render: () => <Example />,
      play: async ({ canvasElement }) => {
        await expect(canvasElement).toBeVisible();
      },
    });`;

  it('is what it draws with the examples of its file, without the check', () => {
    const [open] = usagesOf('x.stories.tsx', story);
    expect(open?.story).toBe('Open');
    expect(open?.code).toContain('<Menu items={items} />');
    expect(open?.code).toContain("label: 'Изменить'");
    expect(open?.code).not.toMatch(/expect|play|unused/);
  });

  it('is the field alone where a page only tries it', () => {
    const tried = `export const Phone = meta.story({
      render: (args) => (
        <FieldPage cases={phone}>
          <forms.PhoneField name="it" {...args} />
        </FieldPage>
      ),
    });`;
    expect(usagesOf('x.stories.tsx', tried)).toMatchObject([{ story: 'Phone', code: '<PhoneField name="it" />' }]);
  });
});
