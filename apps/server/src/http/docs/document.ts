import { actionLabels, groupLabels, headers, parseGrant, problems, type RouteKey } from '@pribavka/api';
import { areaOf, callWords, tagNames } from '@pribavka/api/openapi';
import { type Route, routes } from '@pribavka/api/routes';
import { schemas } from '@pribavka/api/schemas';

import { type Html, html } from '../html.ts';
import { exampleCard } from './example.ts';
import { schemaTable } from './schema-table.ts';
import { webhooksSection } from './webhooks.ts';

const audiences = {
  member: 'только участник',
  staff: 'все роли, кроме участника',
  office: 'все роли, кроме участника и технического пользователя',
  admin: 'только администратор',
  technical: 'только технический пользователь',
} as const;

function accessText(route: Route): string {
  const who = route.audience ? `; ${audiences[route.audience]}` : '';
  if (route.access === 'public') return 'Доступ: без входа';
  if (route.access === 'session') return `Доступ: свой сеанс${who}`;
  const { group, action } = parseGrant(route.access);
  return `Доступ: «${groupLabels[group].name}», ${actionLabels[action].toLowerCase()} (${route.access})${who}`;
}

function notes(route: Route): string {
  return [
    accessText(route),
    route.kind === 'query' ? 'Запрос только читает' : 'Запрос меняет данные',
    route.idempotent && `обязателен заголовок ${headers.idempotencyKey}`,
    route.multipart && 'тело multipart/form-data с одним файлом',
    route.binary && 'ответ — файл',
    route.accepted && 'ответ 202 с номером процесса',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Names of fields stand between backticks. */
const prose = (text: string): Html =>
  html`${text.split('`').map((piece, at) => (at % 2 === 0 ? piece : html`<code>${piece}</code>`))}`;

function part(title: string, schema: object | undefined): Html | undefined {
  return (
    schema &&
    html`<p><strong>${title}</strong></p>
      <div class="wide" role="group" aria-label="${title}: поля" tabindex="0">${schemaTable(schema)}</div>`
  );
}

function routeCard(key: string, route: Route): Html {
  const parts = schemas[key as keyof typeof schemas] as Record<string, object | undefined>;
  const { summary, description, refusals = [] } = callWords[key as RouteKey];
  return html`<article class="card" id="${key}">
    <h3>${summary}</h3>
    <p><span class="method">${route.method}</span> <code>/api${route.path}</code></p>
    ${description && html`<p>${prose(description)}</p>`}
    <p class="soft">${key} · ${notes(route)}</p>
    ${
      refusals.length > 0 &&
      html`<p class="soft">
        Свои отказы: ${refusals.map((code, at) => html`${at > 0 ? ', ' : ''}<a href="#error-${code}">${code}</a>`)}
      </p>`
    }
    <details>
      <summary>Параметры и ответ</summary>
      ${part('Путь', parts['params'])} ${part('Строка запроса', parts['query'])} ${part('Тело', parts['body'])}
      ${!route.binary && part('Ответ data', parts['data'])}
    </details>
    ${exampleCard(key as RouteKey, route)}
  </article>`;
}

function errorRows(): Html[] {
  return Object.entries(problems).map(
    ([code, { status, text }]) =>
      html`<tr id="error-${code}">
        <td><code>${code}</code></td>
        <td>${status}</td>
        <td>${text}</td>
      </tr>`,
  );
}

const intro = html`<h1>Прибавка: программный интерфейс</h1>
  <p>
    Адреса начинаются с <code>/api</code>. Успешный ответ: <code>{"data": …, "messages": []}</code>. Отказ:
    <code>{"messages": […], "errors": […], "code": "…", "requestId": "…"}</code>, в <code>errors</code> строки или
    объекты «поле: список сообщений». Описание для программ: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI
    3.1).
  </p>
  <p>
    Заголовки: <code>Authorization: Bearer …</code> с токеном из <code>${headers.sessionToken}</code>,
    <code>${headers.fingerprint}</code>, <code>${headers.requestId}</code> (uuid), для операций с баллами и деньгами
    <code>${headers.idempotencyKey}</code> (uuid): повтор с тем же ключом в течение 24 часов даёт тот же ответ и ничего
    не делает второй раз. Токены живут 10 минут, продлеваются вызовом <code>auth.refresh</code> с заголовком
    <code>${headers.refreshToken}</code>.
  </p>
  <p>Даты и время: <code>yyyy-MM-dd HH:mm:ss.SSS</code> по времени программы. Баллы и копейки: целые числа.</p>`;

/** The body of `/api/docs`: every route by area, then the catalogue of errors. */
export function docsBody(): Html {
  const entries = Object.entries(routes) as [string, Route][];
  const areas = Object.entries(tagNames).filter(([area]) => entries.some(([key]) => areaOf(key) === area));
  return html`<main>
    ${intro}
    <nav aria-label="Разделы">
      <ul>
        ${areas.map(([area, title]) => html`<li><a href="#area-${area}">${title}</a></li>`)}
        <li><a href="#webhooks">Вебхуки</a></li>
        <li><a href="#errors">Коды ошибок</a></li>
      </ul>
    </nav>
    ${areas.map(
      ([area, title]) =>
        html`<section>
          <h2 id="area-${area}">${title}</h2>
          ${entries.filter(([key]) => areaOf(key) === area).map(([key, route]) => routeCard(key, route))}
        </section>`,
    )}
    ${webhooksSection()}
    <h2 id="errors">Коды ошибок</h2>
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th>Код</th>
            <th>HTTP</th>
            <th>Текст</th>
          </tr>
        </thead>
        <tbody>
          ${errorRows()}
        </tbody>
      </table>
    </div>
  </main>`;
}
