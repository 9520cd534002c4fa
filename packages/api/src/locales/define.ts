import type { ProblemCode } from '../problems/all.ts';
import type { FieldCode } from '../problems/fields.ts';
import { fillText, namesIn, type TextParams } from '../problems/fill.ts';
import { secondsOf } from '../problems/general.ts';
import type { FieldProblem, Problem } from '../problems/problem.ts';

/** Every text of a client in one language. A missing code does not compile. */
export type LocaleTexts = {
  /** BCP 47: chooses plural forms and the writing of numbers. */
  readonly language: string;
  /** `{name}` is a parameter, `{n|point|points}` a number with its noun, in the order of the language's plural forms. */
  readonly problems: Readonly<Record<ProblemCode, string>>;
  /** What may be wrong with one field. */
  readonly fields: Readonly<Record<FieldCode, string>>;
  /** No answer came at all. */
  readonly offline: string;
  /** A 409 without a sentence and without a code. */
  readonly conflict: string;
  /** A 429 that does not say how long to wait. */
  readonly tooManyRequests: string;
  /** Specification §8: the session went on, or is over. */
  readonly session: { readonly extended: string; readonly expired: string };
};

/** A language of the client: `createApi({ locale })`, or `locale.translate(problem)` by hand. */
export type Locale = {
  /** BCP 47. */
  readonly language: string;
  /** The problem with its sentences in this language; those the server has no code for stay as they came. */
  readonly translate: (problem: Problem) => Problem;
  /** What has become of the session. */
  readonly session: LocaleTexts['session'];
};

/** Codes whose text says what a status means; the client says the same in Russian (`byStatus`). */
const codes: Readonly<Record<number, ProblemCode>> = {
  401: 'UNAUTHORIZED',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  429: 'RATE_LIMITED',
};

/** Makes a language out of its texts. */
export function defineLocale(texts: LocaleTexts): Locale {
  const known: Readonly<Record<string, string | undefined>> = { ...texts.problems, ...texts.fields };

  function textOf({ code, params = {} }: { code: string; params?: TextParams | undefined }): string | undefined {
    const text = known[code];
    // A sentence with a hole in it is worse than one in another language.
    if (text === undefined || namesIn(text).some((name) => params[name] === undefined)) return undefined;
    return fillText(text, params, texts.language);
  }

  /** The sentence for a refusal that came without one, by its status. */
  function bare({ kind, status, retryAfter }: Problem): string {
    if (status === 409) return texts.conflict;
    if (status === 429 && retryAfter === undefined) return texts.tooManyRequests;
    const code = codes[status] ?? (kind === 'server' ? 'INTERNAL' : 'BAD_REQUEST');
    return fillText(texts.problems[code], { n: secondsOf(retryAfter ?? 0) }, texts.language);
  }

  function general(problem: Problem): string | undefined {
    if (problem.status === 0) return problem.code === 'TIMEOUT' ? texts.problems.TIMEOUT : texts.offline;
    const isBare = problem.messagesFrom === 'client' || problem.code === `HTTP_${problem.status}`;
    return textOf(problem) ?? (isBare ? bare(problem) : undefined);
  }

  const atField = (messages: readonly string[], coded: readonly FieldProblem[] | undefined): string[] =>
    messages.map((message, index) => (coded?.[index] ? textOf(coded[index]) : undefined) ?? message);

  return {
    language: texts.language,
    session: texts.session,
    translate(problem) {
      const said = Object.entries(problem.fields).map(
        ([field, messages]) => [field, atField(messages, problem.fieldProblems[field])] as const,
      );
      const fields = Object.fromEntries(said);
      if (problem.messages.length === 0) return problem.with([], fields);
      if (said.length > 0) {
        const translated = said.flatMap(([, messages]) => messages);
        return problem.with([...problem.messagesBesidesFields, ...translated], fields);
      }
      const text = general(problem);
      return text === undefined ? problem : problem.with([text]);
    },
  };
}
