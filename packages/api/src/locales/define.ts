import type { ProblemCode } from '../problems/all.ts';
import type { FieldCode } from '../problems/fields.ts';
import { fillText, namesIn, type TextParams } from '../problems/fill.ts';
import { generalText } from '../problems/general.ts';
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

/** Makes a language out of its texts. */
export function defineLocale(texts: LocaleTexts): Locale {
  const known: Readonly<Record<string, string | undefined>> = { ...texts.problems, ...texts.fields };

  function textOf({ code, params = {} }: { code: string; params?: TextParams | undefined }): string | undefined {
    const text = known[code];
    // A sentence with a hole in it is worse than one in another language.
    if (text === undefined || namesIn(text).some((name) => params[name] === undefined)) return undefined;
    return fillText(text, params, texts.language);
  }

  function sentenceOf(problem: Problem): string | undefined {
    const { status, code, messagesFrom, retryAfter } = problem;
    if (status === 0) return code === 'TIMEOUT' ? texts.problems.TIMEOUT : texts.offline;
    // A sentence the server sent without a known code says more than its status.
    return textOf(problem) ?? (messagesFrom === 'client' ? generalText(status, retryAfter, texts) : undefined);
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
      const text = sentenceOf(problem);
      return text === undefined ? problem : problem.with([text]);
    },
  };
}
