import { toProblem } from '@pribavka/api';
import { en } from '@pribavka/api/locales/en';

interface Refusal {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Sentences of a refusal a client in English would still show in Russian; what was put into them is not counted. */
export function russianLeft({ statusCode, headers, body }: Refusal): string[] {
  if (!String(headers['content-type']).startsWith('application/json')) return [];
  const problem = toProblem({ response: { status: statusCode, data: readJson(body), headers } });
  const given = [
    problem.params,
    ...Object.values(problem.fieldProblems)
      .flat()
      .map(({ params }) => params),
  ]
    .flatMap((params) => Object.values(params ?? {}).map(String))
    .filter((value) => value !== '');
  const english = en.translate(problem);
  return [...english.messages, ...Object.values(english.fields).flat()].filter((text) =>
    /[а-яё]/i.test(given.reduce((rest, value) => rest.replaceAll(value, ''), text)),
  );
}
