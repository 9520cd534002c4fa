import type { ProblemCode } from '../problems/all.ts';
import type { FieldCode } from '../problems/fields.ts';
import { badRequest, broken } from '../problems/general.ts';
import { fillText, namesIn, type TextParams } from '../problems/fill.ts';
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
  /** Specification §8: the session went on, or is over. */
  readonly session: { readonly extended: string; readonly expired: string };
};

/** A language of the client: `createApi({ locale })`, or `locale.translate(problem)` by hand. */
export type Locale = {
  readonly language: string;
  /** The problem with its sentences in this language; those the server has no code for stay as they came. */
  readonly translate: (problem: Problem) => Problem;
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

  function general(problem: Problem): string | undefined {
    if (problem.status > 0) {
      // The server has sent no code, or no sentence: the client's own is there.
      const silent =
        problem.code === `HTTP_${problem.status}` ||
        problem.messages.every((message) => message === broken || message === badRequest);
      const text = textOf(problem);
      return text ?? (silent ? texts.problems[problem.kind === 'server' ? 'INTERNAL' : 'BAD_REQUEST'] : undefined);
    }
    return problem.code === 'TIMEOUT' ? texts.problems.TIMEOUT : texts.offline;
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
