import { describe, expect, it, vi } from 'vitest';

import { failureSentence, failureText, isBareFailure, successBody } from './failure.ts';
import { describeAccept, matchesAccept, rejectReason } from './limits.ts';
import { nextStatus } from './machine.ts';
import type { UploadItem, UploadOptions, UploadRequest } from './types.ts';
import { createUpload } from './upload.ts';

const file = (name = 'chek.jpg', size = 10, type = 'image/jpeg') =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });

const setup = (options: Partial<UploadOptions> = {}) => {
  const requests: { request: UploadRequest; resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
  const said: string[] = [];
  const upload = createUpload({
    url: '/api/x',
    announce: (text) => said.push(text),
    transport: (request) =>
      new Promise((resolve, reject) => {
        requests.push({ request, resolve, reject });
      }),
    ...options,
  });
  const statuses = () => upload.getState().items.map((item) => item.status);
  return { upload, requests, said, statuses };
};

describe('состояния', () => {
  it('ready → uploading → success, ответ отдан', async () => {
    const onSuccess = vi.fn();
    const { upload, requests, statuses } = setup({ onSuccess, auto: false });
    upload.add([file()]);
    expect(statuses()).toEqual(['ready']);
    upload.start();
    expect(statuses()).toEqual(['uploading']);
    requests[0]?.request.onProgress(0.62);
    expect(upload.getState().items[0]?.progress).toBe(0.62);
    requests[0]?.resolve({ data: { file: 'id' } });
    await expect.poll(() => statuses()).toEqual(['success']);
    expect(onSuccess).toHaveBeenCalledWith(expect.objectContaining({ response: { data: { file: 'id' } } }));
  });

  it('fail → повтор той же строки', async () => {
    const { upload, requests, statuses } = setup();
    upload.add([file()]);
    requests[0]?.reject(new Error('Чек уже есть'));
    await expect.poll(() => statuses()).toEqual(['fail']);
    expect(upload.getState().items[0]?.problem).toEqual({ code: 'server', message: 'Чек уже есть', canRetry: true });
    upload.retry(upload.getState().items[0]!.id);
    requests[1]?.resolve(undefined);
    await expect.poll(() => statuses()).toEqual(['success']);
    expect(upload.getState().items).toHaveLength(1);
  });

  it('отмена обрывает передачу; запоздавший ответ ничего не меняет', async () => {
    const onSuccess = vi.fn();
    const { upload, requests, statuses } = setup({ onSuccess });
    upload.add([file()]);
    upload.cancel(upload.getState().items[0]!.id);
    expect(requests[0]?.request.signal.aborted).toBe(true);
    requests[0]?.resolve('late');
    await Promise.resolve();
    expect(statuses()).toEqual(['cancelled']);
    expect(onSuccess).not.toHaveBeenCalled();
  });

  it('не больше двух сразу, остальные ждут', async () => {
    const { upload, requests, statuses } = setup();
    upload.add([file('1.jpg'), file('2.jpg'), file('3.jpg')]);
    expect(statuses()).toEqual(['uploading', 'uploading', 'ready']);
    requests[0]?.resolve(1);
    await expect.poll(() => statuses()).toEqual(['success', 'uploading', 'uploading']);
  });

  it('переходы, которых нет', () => {
    expect(nextStatus('success', 'fail')).toBeUndefined();
    expect(nextStatus('cancelled', 'succeed')).toBeUndefined();
    expect(nextStatus('fail', 'start')).toBe('uploading');
  });

  it('поле, адрес и добавочные данные доходят до передачи', () => {
    const { upload, requests } = setup({ fieldName: 'photo', extra: { saleId: '7' }, method: 'PUT' });
    upload.add([file()]);
    expect(requests[0]?.request).toMatchObject({
      url: '/api/x',
      method: 'PUT',
      fieldName: 'photo',
      extra: { saleId: '7' },
    });
    const usual = setup();
    usual.upload.add([file()]);
    expect(usual.requests[0]?.request).toMatchObject({ fieldName: 'file', method: 'POST' });
  });
});

describe('голос', () => {
  it('начало, половина и конец — по одному разу', async () => {
    const { upload, requests, said } = setup();
    upload.add([file()]);
    for (const part of [0.1, 0.5, 0.7, 0.9, 1]) requests[0]?.request.onProgress(part);
    requests[0]?.resolve(undefined);
    await expect.poll(() => said).toHaveLength(3);
    requests[0]?.request.onProgress(1);
    expect(said).toEqual(['Загружаем chek.jpg, 10\u00A0Б', 'chek.jpg: загружена половина', 'chek.jpg: загружен']);
  });
});

describe('rows given from outside', () => {
  it('stop the transfers of those that are gone and send those that are new', async () => {
    const aborted: string[] = [];
    const sent: string[] = [];
    const upload = createUpload({
      url: '/f',
      transport: ({ file, signal }) =>
        new Promise(() => {
          sent.push(file.name);
          signal.addEventListener('abort', () => aborted.push(file.name));
        }),
    });
    upload.add([new File(['a'], 'a.png'), new File(['b'], 'b.png')]);
    const [first, second] = upload.getState().items;
    upload.setItems(second ? [second] : []);
    expect(aborted).toEqual(['a.png']);
    expect(upload.getState().items.map(({ name }) => name)).toEqual(['b.png']);
    upload.setItems([...upload.getState().items, { ...(first as UploadItem), id: 'again', status: 'ready' }]);
    expect(sent).toEqual(['a.png', 'b.png', 'a.png']);
  });

  it('show a transfer that nobody carries on as stopped', () => {
    const upload = createUpload({ url: '/f', transport: () => new Promise(() => undefined) });
    upload.add([new File(['a'], 'a.png')]);
    const again = createUpload({ url: '/f' }, upload.getState().items);
    expect(again.getState().items.map(({ status }) => status)).toEqual(['cancelled']);
  });
});

describe('ограничения', () => {
  const limits = { accept: 'image/jpeg,image/png,image/heic', maxSize: 10 * 1024 * 1024, maxFiles: 2 };
  it.each([
    [file('chek.jpg', 0), 'empty', 'Файл пустой. Выберите другой'],
    [file('chek.pdf', 5, 'application/pdf'), 'type', 'Такой файл не подойдёт. Выберите JPG, PNG или HEIC'],
    [file('big.jpg', 11 * 1024 * 1024), 'size', 'Больше 10\u00A0МБ. Сожмите или выберите другой файл'],
    [file('a.jpg'), 'duplicate', 'Этот файл уже выбран'],
    [file('c.jpg'), 'count', 'Не больше 2\u00a0файлов. Уберите лишний и повторите'],
  ])('%o', (candidate, code, message) => {
    const problem = rejectReason(candidate, limits, [file('a.jpg'), file('b.jpg')]);
    expect(problem).toEqual({ code, message, canRetry: false });
  });

  it('предел назван тем числом, которым задан', () => {
    const reject = (maxSize: number) => rejectReason(file('big.jpg', maxSize + 1), { maxSize }, [])?.message;
    expect(reject(20 * 1024 * 1024)).toBe('Больше 20\u00A0МБ. Сожмите или выберите другой файл');
    expect(reject(500_000)).toBe('Больше 500\u00A0КБ. Сожмите или выберите другой файл');
  });

  it('не подошедшее видно строкой и не уходит на сервер', () => {
    const { upload, requests, statuses, said } = setup(limits);
    upload.add([file('chek.pdf', 5, 'application/pdf')]);
    expect(statuses()).toEqual(['fail']);
    expect(requests).toHaveLength(0);
    expect(said).toHaveLength(1);
    upload.retry(upload.getState().items[0]!.id);
    expect(requests).toHaveLength(0);
  });

  it('там, где место одно, новый файл встаёт вместо прежнего, а не подошедший его не трогает', () => {
    const { upload, statuses } = setup({ ...limits, maxFiles: 1, auto: false });
    const names = (): string[] => upload.getState().items.map(({ name }) => name);
    upload.add([file('a.jpg'), file('b.jpg')]);
    expect(names()).toEqual(['a.jpg', 'b.jpg']);
    expect(statuses()).toEqual(['ready', 'fail']);
    upload.add([file('c.jpg')]);
    expect(names()).toEqual(['c.jpg']);
    upload.add([file('chek.pdf', 5, 'application/pdf')]);
    expect(statuses()).toEqual(['ready', 'fail']);
    expect(names()[0]).toBe('c.jpg');
  });

  it('accept читается как в HTML, телефон без типа судится по расширению', () => {
    expect(matchesAccept({ name: 'IMG.HEIC', type: '' }, 'image/*')).toBe(true);
    expect(matchesAccept({ name: 'a.jpeg', type: '' }, '.jpg')).toBe(true);
    expect(matchesAccept({ name: 'a.exe', type: '' }, 'image/*,.pdf')).toBe(false);
    expect(describeAccept('.xlsx,text/csv')).toBe('XLSX или CSV');
  });
});

describe('текст отказа по спецификации §8', () => {
  const answer = (body: string, status = 500) => ({ method: 'POST', url: '/api/x', status, body });
  const page = '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>';
  const bare = (status: number) => `fail to POST /api/x ${status}`;
  it.each([
    [400, '{"error":"Файл повреждён"}', 'Файл повреждён'],
    [500, '{"error":"Файл повреждён"}', 'Файл повреждён'],
    [422, '{"messages":["Файл больше 10 МБ","Не картинка"]}', 'Файл больше 10 МБ\nНе картинка'],
    [413, 'Слишком большой', 'Слишком большой'],
    [500, 'Хранилище не отвечает', 'Хранилище не отвечает'],
    [400, '{"message":"x"}', bare(400)],
    [400, '{"error":""}', bare(400)],
    [400, '{"error":{"code":1}}', bare(400)],
    [400, JSON.stringify({ error: page }), bare(400)],
    [400, JSON.stringify({ error: 'а'.repeat(400) }), bare(400)],
    [400, '"x"', bare(400)],
    [400, 'null', bare(400)],
    [400, '[]', bare(400)],
    [400, '', bare(400)],
    [400, '  ', bare(400)],
    [400, page, bare(400)],
    [413, `  \n<!DOCTYPE html>${page}`, bare(413)],
    [400, `Error ${page}`, bare(400)],
    [502, page, bare(502)],
    [502, 'Bad gateway', bare(502)],
    [503, 'upstream connect error or disconnect/reset before headers', bare(503)],
    [504, '', bare(504)],
    [0, '', bare(0)],
  ])('%i %s', (status, body, text) => expect(failureText(answer(body, status))).toBe(text));

  it('several sentences are read out, each of them short', () => {
    const sentences = ['а'.repeat(200), 'б'.repeat(200)];
    const text = failureText(answer(JSON.stringify({ messages: sentences }), 422));
    expect(failureSentence(text)).toBe(sentences.join('\n'));
    expect(failureSentence('Файл занят.\n\nПодождите.\n')).toMatch(/Файл занят/);
    expect(failureSentence('Error: boom\n    at run (a.js:1)')).toMatch(/неполадка на сервере/u);
  });

  it('a page or an object from a transport of the application is not read out', () => {
    for (const message of [page, '{"message":"x"}', '  ']) {
      expect(failureSentence(message)).toMatch(/неполадка на сервере/u);
    }
    expect(failureSentence('fail to post /v1/files 413')).toMatch(/слишком большой/u);
  });

  it.each([
    [0, /^Не загрузили файл\. Проверьте интернет/u],
    [404, /^Не загрузили файл: сервер его не принял/u],
    [413, /слишком большой/u],
    [502, /неполадка на сервере/u],
  ])('names the network only when there was no answer: status %i without a body', (status, message) => {
    expect(failureSentence(failureText(answer('', status)))).toMatch(message);
  });

  it('голый образец узнаётся, чтобы показать человеку предложение', () => {
    expect(isBareFailure(failureText(answer('', 0)))).toBe(true);
    expect(isBareFailure('Файл повреждён')).toBe(false);
  });

  it('успех разбирается как JSON, не-JSON остаётся текстом', () => {
    expect(successBody('{"data":1}')).toEqual({ data: 1 });
    expect(successBody('ok')).toBe('ok');
    expect(successBody('')).toBeUndefined();
  });
});
