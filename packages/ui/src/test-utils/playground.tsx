import { cloneElement, type ReactElement } from 'react';
import { useArgs } from 'storybook/preview-api';

import type { Passed } from './case.ts';
import { cases } from './cases.tsx';

type Args = Record<string, unknown>;

/** What a component reports, as the arguments that must follow for it to answer as in an application. */
const followers: Readonly<Record<string, (told: unknown) => Args>> = {
  onValueChange: (value) => ({ value }),
  onOpenChange: (open) => ({ open }),
  onClose: () => ({ open: false }),
};

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

interface Playground {
  readonly args: never;
  readonly render: never;
  readonly parameters: object;
}

/** A component alone with its controls, from the same example the conformance test draws. */
export function playground(name: string): Playground {
  const found = cases.find((one) => one.name === name);
  if (!found) throw new Error(`No conformance case for ${name}: add one in test-utils/cases.tsx.`);
  const example = found.render({} as Passed) as ReactElement<Args>;
  const own = example.props;
  const handled = Object.entries(followers).filter(([handler]) => handler in own);
  const Draw = (args: Args): ReactElement => {
    const [, update] = useArgs();
    const handlers = handled.map(([handler, follow]) => [handler, (reported: unknown) => update(follow(reported))]);
    return cloneElement(example, { ...args, ...Object.fromEntries(handlers) });
  };
  return {
    args: Object.fromEntries(Object.entries(own).filter(([, value]) => isPlain(value))) as never,
    render: Draw as never,
    // What covers the page gets a frame of its own in the documentation.
    parameters: {
      docs: {
        source: { code: `<${name} />` },
        ...(found.kind === 'overlay' ? { story: { inline: false, height: '360px' } } : {}),
      },
    },
  };
}
