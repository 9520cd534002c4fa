import type { Part } from '../part.ts';
import { errorSelector, fieldDriver, labelsOf, type FieldDriver, type FieldValue } from './field.ts';

/** A form, or any part of a page that has fields. */
export interface FormDriver {
  /** The field with this label. */
  readonly field: (label: string | RegExp) => FieldDriver;
  /** Labels of all fields, in their order. */
  readonly labels: () => Promise<string[]>;
  /** Fills fields by their labels, one after another. */
  readonly fillIn: (values: Readonly<Record<string, FieldValue>>) => Promise<void>;
  /** Errors by the label of their field; fields that are right are left out. */
  readonly errors: () => Promise<Readonly<Record<string, string>>>;
  /** Presses the button that sends: the one with this name, or the first that submits. */
  readonly submit: (name?: string | RegExp) => Promise<void>;
}

/** Drives the form in this part of the page. */
export function formDriver(scope: Part): FormDriver {
  const field = (label: string | RegExp): FieldDriver => fieldDriver(scope, label);
  return {
    field,
    labels: () => labelsOf(scope),
    fillIn: async (values) => {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value);
    },
    errors: async () => {
      const labels = await labelsOf(scope);
      const texts = await scope
        .bySelector('[data-field]')
        .read(
          (fields, selector) =>
            fields.map((each) => (each.querySelector(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
          errorSelector,
        );
      return Object.fromEntries(labels.flatMap((label, at) => (texts[at] ? [[label, texts[at]]] : [])));
    },
    // A page drawn at build sends nothing until its scripts are there: its button becomes `submit` only then.
    submit: (name) =>
      name === undefined
        ? scope.bySelector('button[type="submit"]:not([disabled])').click()
        : scope.byRole('button', name).click(),
  };
}
