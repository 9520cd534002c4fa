import { type Static, type TSchema, type TUnsafe, Type } from '@sinclair/typebox';

import { ceilings } from '../../ceilings.ts';

/** Formats below are names; the server registers their functions. */

export const Id = Type.String({ format: 'uuid', maxLength: 36 });
/** `yyyy-MM-dd HH:mm:ss.SSS` in the programme time zone (specification §9). */
export const DateTime = Type.String({ format: 'api-date-time', maxLength: 23 });
/** Border of a filter: a moment as above, or `yyyy-MM-dd`, which is the whole of that day of the programme. */
export const DayOrTime = Type.String({ format: 'api-day-or-time', maxLength: 23 });
/** `yyyy-MM-dd`. */
export const DateOnly = Type.String({ format: 'date', maxLength: 10 });
/** Eleven digits, `79XXXXXXXXX`. */
export const Phone = Type.String({ format: 'phone-ru', maxLength: 11 });
export const Email = Type.String({ format: 'email', maxLength: 254 });
export const Inn = Type.String({ format: 'inn', maxLength: 12 });
export const Kpp = Type.String({ format: 'kpp', maxLength: 9 });
export const Snils = Type.String({ format: 'snils', maxLength: 11 });
export const Password = Type.String({ format: 'password-strength', maxLength: 128 });
/** Last, first or middle name: letters, space, hyphen, apostrophe (domain 3.1). */
export const PersonName = Type.String({ format: 'person-name', minLength: 1, maxLength: 60 });
/** Empty where a person has none. */
export const MiddleName = Type.String({ format: 'middle-name', maxLength: 60 });
export const OneTimeCode = Type.String({ format: 'one-time-code', maxLength: 6 });

/** Text of more than spaces: what is trimmed must not become empty. */
export const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
/** Text that may be empty. */
export const LooseText = (maxLength: number) => Type.String({ maxLength });
export const Code = Type.String({ minLength: 1, maxLength: 64 });
export const Url = Type.String({ maxLength: 2048 });

export const Count = Type.Integer({ minimum: 0 });
/** Whole points of an answer: of everybody together they may be any number, what is asked is bounded. */
export const Points = Type.Integer({ minimum: 0 });
export const SignedPoints = Type.Integer();
/** Whole kopecks of an answer. */
export const Kopecks = Type.Integer({ minimum: 0 });
/** Points of a filter, a limit, a setting. */
export const AskedPoints = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
/** Money of a filter, a receipt, a setting. */
export const AskedKopecks = Type.Integer({ minimum: 0, maximum: ceilings.saleKopecks });
/** Price of one unit, kopecks. */
export const Price = Type.Integer({ minimum: 0, maximum: ceilings.priceKopecks });
export const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export function Enum<const T extends readonly string[]>(values: T): TUnsafe<T[number]> {
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });
}

/** May be absent; an explicit `undefined` is as good as absent. */
export function Opt<S extends TSchema>(schema: S) {
  return Type.Optional(Type.Unsafe<Static<S> | undefined>(schema));
}

/** Answers always carry every field; no value is `null`. */
export function Nullable<S extends TSchema>(schema: S): TUnsafe<Static<S> | null> {
  return Type.Unsafe<Static<S> | null>({ anyOf: [schema, { type: 'null' }] });
}

export function Obj<P extends Record<string, TSchema>>(properties: P) {
  return Type.Object(properties, { additionalProperties: false });
}

export function List<S extends TSchema>(item: S, maxItems = 1000) {
  return Type.Array(item, { maxItems });
}

/** Id and name of something that has its own card. */
export const Ref = Obj({ id: Id, name: LooseText(300) });
/** A person as a name; `null` where the reader may not know it. */
export const Person = Obj({ id: Nullable(Id), name: LooseText(200) });
export const IdParams = Obj({ id: Id });
export const Empty = Obj({});
export const Done = Obj({ ok: Type.Literal(true) });

export const FileRef = Obj({
  id: Id,
  name: LooseText(255),
  size: Count,
  mime: LooseText(127),
  url: Url,
});

/** Queued work: watch it with `processes.get`. */
export const Accepted = Obj({ processId: Id });

/** What a button of a bulk action gets back. */
export const BulkResult = Obj({
  done: List(Id),
  /** `name` where the rows were chosen by a query: the asker has not seen them. */
  failed: List(Obj({ id: Id, message: LooseText(500), name: Nullable(LooseText(300)) })),
  /** Only of a query: what the decision would meet. */
  plan: Nullable(
    Obj({
      total: Count,
      eligible: Count,
      /** Rows the decision leaves as they are: a status, or what stands in the way. */
      skipped: List(Obj({ reason: Code, count: Count }), 32),
      members: Count,
      points: Nullable(Count),
      /** Of adjustments: points taken away, next to those given in `points`. */
      debitPoints: Nullable(Count),
      netKopecks: Nullable(Kopecks),
      taxKopecks: Nullable(Kopecks),
    }),
  ),
  /** Only of a query: where the next portion begins, and how many rows it and those after it have. */
  next: Nullable(Obj({ after: Id, expected: Count })),
});

/** Body of a file answer; on the wire it is bytes, not an envelope. */
export const Binary = Type.Unsafe<'binary'>({ type: 'string', format: 'binary' });

export const CodeSent = Obj({
  /** Masked address or phone the code went to. */
  sentTo: LooseText(254),
  expiresAt: DateTime,
  /** The next code may be asked for after so many seconds. */
  resendAfterSeconds: Count,
  attemptsLeft: Count,
  codeLength: Type.Integer({ minimum: 4, maximum: 6 }),
});
