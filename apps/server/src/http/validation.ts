import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

import { formats } from './formats.ts';
import { type FieldMessages, invalid } from './problem.ts';

const required = 'Обязательное поле';

function plural(n: number, one: string, few: string, many: string): string {
  const tens = n % 100;
  const ones = n % 10;
  if (ones === 1 && tens !== 11) return one;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? few : many;
}

function createAjv(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({ allErrors: true, strict: false, coerceTypes, verbose: true });
  for (const [name, format] of Object.entries(formats)) {
    ajv.addFormat(name, { type: 'string', validate: (value: string) => format.check(value) === undefined });
  }
  return ajv;
}

const exact = createAjv(false);
// Query and path are text on the wire: `page=2` is the number 2.
const coercing = createAjv(true);

/** `/items/0/serialNumber` → `items[0].serialNumber` */
function fieldOf(path: string, property?: string): string {
  const names = path.split('/').slice(1);
  if (property !== undefined) names.push(property);
  return names
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((all, name) => (/^\d+$/.test(name) ? `${all}[${name}]` : all ? `${all}.${name}` : name), '');
}

const types: Record<string, string> = {
  integer: 'Должно быть целое число',
  number: 'Должно быть число',
  boolean: 'Должно быть «да» или «нет»',
  string: 'Должен быть текст',
  array: 'Должен быть список',
  object: 'Должен быть объект',
};

function messageOf(error: ErrorObject): string {
  const params = error.params as Record<string, unknown>;
  const limit = Number(params['limit']);
  switch (error.keyword) {
    case 'required':
      return required;
    case 'additionalProperties':
      return 'Неизвестное поле';
    case 'format':
      return formats[String(params['format'])]?.check(String(error.data)) ?? 'Неверный формат';
    case 'minLength':
      return error.data === '' ? required : `Не меньше ${limit} ${plural(limit, 'символа', 'символов', 'символов')}`;
    case 'pattern':
      return String(error.data).trim() === '' ? required : 'Недопустимое значение';
    case 'maxLength':
      return `Не больше ${limit} ${plural(limit, 'символа', 'символов', 'символов')}`;
    case 'minimum':
    case 'exclusiveMinimum':
      return `Не меньше ${limit}`;
    case 'maximum':
    case 'exclusiveMaximum':
      return `Не больше ${limit}`;
    case 'minItems':
      return limit === 1 ? required : `Не меньше ${limit} строк`;
    case 'maxItems':
      return `Не больше ${limit} строк`;
    case 'type':
      return error.data === null ? required : (types[String(params['type'])] ?? 'Недопустимое значение');
    default:
      return 'Недопустимое значение';
  }
}

function fieldsOf(errors: readonly ErrorObject[]): FieldMessages {
  const fields: FieldMessages = {};
  for (const error of errors) {
    // A union repeats the complaints of its branches; the branch says it better.
    if (error.keyword === 'anyOf' && errors.some((other) => other.instancePath.startsWith(`${error.instancePath}/`))) {
      continue;
    }
    const params = error.params as { missingProperty?: string; additionalProperty?: string };
    const field = fieldOf(error.instancePath, params.missingProperty ?? params.additionalProperty) || 'body';
    const messages = (fields[field] ??= []);
    const message = messageOf(error);
    // `type` of a union with null says nothing when the value has a complaint of its own.
    if (!messages.includes(message) && messages.length === 0) messages.push(message);
  }
  return fields;
}

// Two hundred routes hold twice as many schemas; a process uses a few dozen of them, and each costs memory and the start.
function lazily(ajv: Ajv, schema: object): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= ajv.compile(schema));
}

/** Checks a part of the request; throws 400 `VALIDATION` with every wrong field named. */
export function compileCheck(schema: object, part: 'params' | 'query' | 'body'): (value: unknown) => void {
  const validator = lazily(part === 'body' ? exact : coercing, schema);
  return (value) => {
    const validate = validator();
    if (!validate(value)) throw invalid(fieldsOf(validate.errors ?? []));
  };
}

/** Checks an answer; returns what is wrong with it by field, for the log of the developer. */
export function compileAnswerCheck(schema: object): (value: unknown) => FieldMessages | undefined {
  const validator = lazily(exact, schema);
  return (value) => {
    const validate = validator();
    return validate(value) ? undefined : fieldsOf(validate.errors ?? []);
  };
}
