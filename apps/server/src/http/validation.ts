import { fieldTexts, type PlainFieldCode } from '@pribavka/api';
import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';

import { formats } from './formats.ts';
import { leanSchema } from './lean-schema.ts';
import { type FieldMessage, invalid, mapMessages, textOf } from './problem.ts';

function createAjv(options: Options): Ajv {
  const ajv = new Ajv({ strict: false, ...options });
  for (const [name, format] of Object.entries(formats)) {
    ajv.addFormat(name, { type: 'string', validate: (value: string) => format.check(value) === undefined });
  }
  return ajv;
}

const telling = { allErrors: true, verbose: true };
const exact = createAjv(telling);
// Query and path are text on the wire: `page=2` is the number 2.
const coercing = createAjv({ ...telling, coerceTypes: true });
// Says only whether; nearly everything that comes and goes is right.
const brief = createAjv({ messages: false });

/** `/items/0/serialNumber` → `items[0].serialNumber` */
function fieldOf(path: string, property?: string): string {
  const place = path
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((all, name) => (/^\d+$/.test(name) ? `${all}[${name}]` : all ? `${all}.${name}` : name), '');
  if (property === undefined) return place;
  return place ? `${place}.${property}` : property;
}

/** Whether the field an error is about must be there: `/properties/name/minLength` of `{ required: ['name'] }`. */
function isDemanded(schema: object, schemaPath: string): boolean {
  const path = schemaPath.split('/').slice(1, -1);
  const at = path.lastIndexOf('properties');
  if (at < 0) return true;
  const owner = path.slice(0, at).reduce<unknown>((node, name) => (node as Record<string, unknown>)?.[name], schema);
  return ((owner as { required?: string[] } | undefined)?.required ?? []).includes(path[at + 1] ?? '');
}

// Neither a format nor a type has parameters.
const codeIn = (name: string): PlainFieldCode => (name in fieldTexts ? (name as PlainFieldCode) : 'FIELD_VALUE');

function formatComplaint(format: string, value: string): FieldMessage {
  const code = codeIn(`FORMAT_${format.toUpperCase().replaceAll('-', '_')}`);
  return { code, text: formats[format]?.check(value) ?? 'Неверный формат' };
}

function complaintOf(error: ErrorObject, schema: object): FieldMessage {
  const params = error.params as Record<string, unknown>;
  const n = Number(params['limit']);
  const missing = (): FieldMessage => ({
    code: isDemanded(schema, error.schemaPath) ? 'FIELD_REQUIRED' : 'FIELD_EMPTY',
  });
  switch (error.keyword) {
    case 'required':
      return { code: 'FIELD_REQUIRED' };
    case 'additionalProperties':
      return { code: 'FIELD_UNKNOWN' };
    case 'format':
      return formatComplaint(String(params['format']), String(error.data));
    case 'minLength':
      return error.data === '' ? missing() : { code: 'FIELD_SHORT', params: { n } };
    case 'pattern':
      return String(error.data).trim() === '' ? missing() : { code: 'FIELD_VALUE' };
    case 'maxLength':
      return { code: 'FIELD_LONG', params: { n } };
    case 'minimum':
    case 'exclusiveMinimum':
      return { code: 'FIELD_SMALL', params: { n } };
    case 'maximum':
    case 'exclusiveMaximum':
      return { code: 'FIELD_LARGE', params: { n } };
    case 'minItems':
      return n === 1 ? { code: 'FIELD_REQUIRED' } : { code: 'FIELD_FEW', params: { n } };
    case 'maxItems':
      return { code: 'FIELD_MANY', params: { n } };
    case 'type':
      return error.data === null ? missing() : { code: codeIn(`FIELD_${String(params['type']).toUpperCase()}`) };
    default:
      return { code: 'FIELD_VALUE' };
  }
}

// What a format says is of the rule itself: «7 in front» and not «eleven signs at most».
const isRule = ({ keyword }: ErrorObject): number => Number(keyword === 'format');

/** The first complaint of every field. */
function wrongFields(errors: readonly ErrorObject[], schema: object): Map<string, FieldMessage> {
  const fields = new Map<string, FieldMessage>();
  for (const error of errors.toSorted((a, b) => isRule(b) - isRule(a))) {
    // A union repeats the complaints of its branches; the branch says it better.
    if (error.keyword === 'anyOf' && errors.some((other) => other.instancePath.startsWith(`${error.instancePath}/`))) {
      continue;
    }
    const params = error.params as { missingProperty?: string; additionalProperty?: string };
    const field = fieldOf(error.instancePath, params.missingProperty ?? params.additionalProperty) || 'body';
    if (!fields.has(field)) fields.set(field, complaintOf(error, schema));
  }
  return fields;
}

// Two hundred routes hold twice as many schemas; a process uses a few dozen of them, and each costs memory and the start.
function lazily(ajv: Ajv, schemaOf: () => object): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= ajv.compile(schemaOf()));
}

type Complaints = readonly ErrorObject[];

const complaintsOf = (validate: ValidateFunction, value: unknown): Complaints =>
  validate(value) ? [] : (validate.errors ?? []);

/** What is wrong with a value; the check that can tell is made when the first one is. */
function exactly(schema: object): (value: unknown) => Complaints {
  const fits = lazily(brief, () => leanSchema(schema));
  const validator = lazily(exact, () => schema);
  return (value) => (fits()(value) ? [] : complaintsOf(validator(), value));
}

function coercingly(schema: object): (value: unknown) => Complaints {
  const validator = lazily(coercing, () => schema);
  return (value) => complaintsOf(validator(), value);
}

/** Signs the database cannot keep, and what is left of text that was cut or read in a wrong encoding. */
const broken = /[\0\uFFFD]|\p{Surrogate}/u;

// Every text of every request goes through here: the way to the broken one is put together only when there is one.
function findBroken(value: unknown, name: string): string | undefined {
  if (typeof value === 'string') return broken.test(value) ? name : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key of Object.keys(value)) {
    const found = findBroken((value as Record<string, unknown>)[key], key);
    if (found !== undefined) return `${name}/${found}`;
  }
  return undefined;
}

function refuseBrokenText(value: unknown): void {
  const path = findBroken(value, '');
  if (path !== undefined) throw invalid({ [fieldOf(path) || 'body']: 'FIELD_SIGNS' });
}

/** Checks a part of the request; throws 400 `VALIDATION` with every wrong field named. */
export function compileCheck(schema: object, part: 'params' | 'query' | 'body'): (value: unknown) => void {
  const complaints = part === 'body' ? exactly(schema) : coercingly(schema);
  return (value) => {
    const found = complaints(value);
    if (found.length > 0) {
      throw invalid(Object.fromEntries(wrongFields(found, schema)));
    }
    refuseBrokenText(value);
  };
}

/** Checks of an answer. */
export interface AnswerCheck {
  /** What is wrong with it by field, for the log of the developer. */
  fields: (value: unknown) => Record<string, string[]> | undefined;
  /** Every fault at its place; a union with null has no complaints of its own. */
  faults: (value: unknown) => Complaints;
}

export function compileAnswerCheck(schema: object): AnswerCheck {
  const complaints = exactly(schema);
  const validator = lazily(exact, () => leanSchema(schema));
  return {
    fields: (value) => {
      const found = complaints(value);
      if (found.length === 0) return undefined;
      const wrong = [...wrongFields(found, schema)].map(([field, message]) => [field, [message]] as const);
      return mapMessages(Object.fromEntries(wrong), textOf);
    },
    faults: (value) => complaintsOf(validator(), value),
  };
}
