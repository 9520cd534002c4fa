import type { SupportVariable } from '@pribavka/api';

import type { AgentCard } from './types.ts';

/** What the request knows of the places of a template; what it does not know is left to be seen. */
export function variablesOf(request: AgentCard, agent: string): Partial<Record<SupportVariable, string>> {
  const { desk, number, subject, category, sale, operation } = request;
  return {
    имя: desk.author.firstName,
    'номер обращения': number,
    тема: subject,
    категория: category.name,
    сотрудник: agent,
    ...(sale && { 'номер продажи': sale.number }),
    ...(operation && { 'номер операции': operation.number }),
  };
}
