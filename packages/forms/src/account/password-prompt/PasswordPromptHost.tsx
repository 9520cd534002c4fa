import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';

import { currentQuestion, type PasswordQuestion, subscribe } from './ask-password.ts';

let last = 0;
const numbers = new WeakMap<PasswordQuestion, number>();

/** Every question begins with an empty form. */
function numberOf(question: PasswordQuestion): number {
  const number = numbers.get(question) ?? (last += 1);
  numbers.set(question, number);
  return number;
}

/** Draws the questions of `askPassword()`; its form is loaded with the first of them. Once in an application. */
export function PasswordPromptHost(): ReactElement | null {
  const question = useSyncExternalStore(subscribe, currentQuestion, () => undefined);
  const [Question, setQuestion] = useState<ComponentType<{ question: PasswordQuestion }>>();
  useEffect(() => {
    if (!question || Question) return;
    // Without the form nobody can answer: the command that asked is refused, and may be repeated.
    void import('./Question.tsx').then(
      (loaded) => setQuestion(() => loaded.Question),
      () => question.answer(false),
    );
  }, [question, Question]);
  return question && Question ? <Question key={numberOf(question)} question={question} /> : null;
}
