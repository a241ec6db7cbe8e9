import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoint, idParam } from '@residency/contract/kernel'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { installFeedback, type Question } from '../feedback.ts'
import { installReactions } from '../reactions.ts'
import { saveToken } from '../session.ts'
import { setLanguage } from '../texts/i18n.ts'
import { call } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { buildRequest, fileNameOf } from './api-request.ts'

const read = endpoint({
  method: 'GET',
  path: '/things/{id}',
  summary: 's',
  access: 'signedIn',
  params: idParam,
  query: z.object({ q: z.string().optional() }),
  answer: z.object({ ok: z.boolean() }),
})

const sheet = endpoint({
  method: 'GET',
  path: '/sheet',
  summary: 's',
  access: 'signedIn',
  answer: 'binary',
})

let server: Server
let answer: (request: IncomingMessage, response: ServerResponse) => void
const sentences: string[] = []
const questions: Question[] = []
let reply: (yes: boolean) => void = () => {}
const reactions = { resetSession: vi.fn(), logOut: vi.fn(), refreshOwnRights: vi.fn() }

const json = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** What an answer sets off has been done. */
const nextTurn = () => new Promise((done) => setImmediate(done))

const refusal = async (run: Promise<unknown>) => {
  const error = await run.then(
    () => null,
    (cause: unknown) => cause,
  )

  expect(error).toBeInstanceOf(ApiError)

  return error as ApiError
}

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  const { port } = server.address() as AddressInfo
  ;(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
    `http://127.0.0.1:${port}/medical/dashboard`,
  )
  installReactions(reactions)

  installFeedback({
    toast: (kind, text) => sentences.push(`${kind}: ${text}`),
    ask: (question) => {
      questions.push(question)
      return new Promise((resolve) => {
        reply = resolve
      })
    },
  })
})

afterAll(() => new Promise((done) => server.close(done)))

beforeEach(() => {
  sentences.length = 0
  questions.length = 0
  setLanguage('zh-cn')
})

afterEach(() => vi.useRealTimers())

describe('the error catalogue', () => {
  test('success code 00000 gives the data', async () => {
    answer = json(200, { code: '00000', msg: 'ok', data: { ok: true } })
    expect(await call(read, { id: 1 })).toEqual({ ok: true })
    expect(sentences).toEqual([])
  })

  test('any other code shows the server message and rejects', async () => {
    answer = json(200, {
      code: 'B0001',
      msg: '用户名已存在',
      data: null,
      errors: [{ path: 'body.username', message: '已存在' }],
      ref: 'r-1',
    })

    expect(await refusal(call(read, { id: 1 }))).toMatchObject({
      code: 'B0001',
      msg: '用户名已存在',
      ref: 'r-1',
      errors: [{ path: 'body.username', message: '已存在' }],
    })

    expect(sentences).toEqual(['error: 用户名已存在'])
  })

  test('without a message it is 系统出错', async () => {
    answer = json(500, { code: 'B0001', msg: '', data: null })
    await refusal(call(read, { id: 1 }))
    expect(sentences).toEqual(['error: 系统出错'])
  })

  test('an answer that is no envelope is 系统出错', async () => {
    answer = (_, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    await refusal(call(read, { id: 1 }))
    expect(sentences).toEqual(['error: 系统出错'])
  })

  test('A0230 asks once, however many calls were refused; confirming resets the session; it may come again after a second', async () => {
    answer = json(401, { code: 'A0230', msg: '令牌无效', data: null })

    await Promise.all([
      refusal(call(read, { id: 1 })),
      refusal(call(read, { id: 2 })),
      refusal(call(read, { id: 3 })),
    ])

    expect(questions).toHaveLength(1)

    expect(questions[0]).toMatchObject({
      content: '当前页面已失效，请重新登录',
      okText: '确定',
      cancelText: '取消',
    })

    expect(sentences).toEqual([])

    vi.useFakeTimers({ toFake: ['setTimeout'] })
    reply(true)
    await nextTurn()
    expect(reactions.resetSession).toHaveBeenCalledTimes(1)

    vi.advanceTimersByTime(999)
    await refusal(call(read, { id: 1 }))
    expect(questions).toHaveLength(1)

    vi.advanceTimersByTime(1)
    await refusal(call(read, { id: 1 }))
    expect(questions).toHaveLength(2)

    reply(false)
    await nextTurn()
    vi.advanceTimersByTime(1000)
    expect(reactions.resetSession).toHaveBeenCalledTimes(1)
  })

  test('A0204 shows the message and leaves to the portal after 3 s', async () => {
    answer = json(401, { code: 'A0204', msg: '统一登录已退出', data: null })
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await Promise.all([refusal(call(read, { id: 1 })), refusal(call(read, { id: 2 }))])
    expect(sentences, 'once, however many calls were refused').toEqual(['error: 统一登录已退出'])

    vi.advanceTimersByTime(2999)
    expect(reactions.logOut).not.toHaveBeenCalled()

    vi.advanceTimersByTime(1)
    expect(reactions.logOut).toHaveBeenCalledTimes(1)
  })

  test('204 of a call that may be empty means no record yet, of any other call a missing answer', async () => {
    answer = (_, response) => response.writeHead(204).end()
    expect(await call({ ...read, mayBeEmpty: true }, { id: 1 })).toBeUndefined()
    expect(await refusal(call(read, { id: 1 }))).toMatchObject({ status: 204, msg: '系统出错' })
  })

  test('a quiet call is refused without a toast', async () => {
    answer = json(400, { code: 'A0400', msg: '填写有误', data: null })
    expect((await refusal(call(read, { id: 1 }, { quiet: true }))).msg).toBe('填写有误')
    expect(sentences).toEqual([])
  })

  test('a missing answer is reported as such', async () => {
    answer = (request) => request.socket.destroy()
    expect((await refusal(call(read, { id: 1 }))).code).toBe('network')
    expect(sentences).toEqual(['error: 暂时连不上服务器，请检查网络后重试'])
  })
})

describe('what is sent', () => {
  test('token, language and the promise to open sealed values', async () => {
    let seen: IncomingMessage['headers'] = {}
    let url = ''

    answer = (request, response) => {
      seen = request.headers
      url = request.url ?? ''
      json(200, { code: '00000', msg: '', data: { ok: true } })(request, response)
    }

    saveToken({ tokenType: 'Bearer', accessToken: 'abc' })
    setLanguage('en')
    await call(read, { id: 7, q: 'a b' })

    expect(seen).toMatchObject({
      authorization: 'Bearer abc',
      'accept-language': 'en',
      'x-opens-sealed': '1',
    })

    expect(url).toBe('/medical/prod-api/things/7?q=a+b')
  })

  test('path, query and body are sorted; path parameters stay out of a body that does not name them', () => {
    const put = endpoint({ ...read, method: 'PUT', body: z.object({ name: z.string() }) })

    expect(buildRequest(put, { id: 7, q: '', name: 'x' })).toMatchObject({
      url: '/medical/prod-api/things/7',
      body: '{"name":"x"}',
    })

    const both = endpoint({
      ...read,
      method: 'PUT',
      body: z.object({ id: z.number(), name: z.string() }),
    })

    expect(buildRequest(both, { id: 7, name: 'x' }).body).toBe('{"id":7,"name":"x"}')
  })

  test('an array body is sent as an array', () => {
    const put = endpoint({ ...read, method: 'PUT', body: z.array(z.number()) })
    expect(buildRequest(put, { id: 7, body: [1, 2] }).body).toBe('[1,2]')
  })

  test('a form carries its file after all text fields', () => {
    const up = endpoint({
      ...read,
      method: 'POST',
      form: z.object({ a: z.string() }),
      file: { field: 'file', purpose: 'sheet' },
    })

    const { body } = buildRequest(up, { id: 7, a: '1' }, { blob: new Blob(['x']), name: 'x.xlsx' })
    expect([...(body as FormData).keys()]).toEqual(['a', 'file'])
  })
})

describe('files', () => {
  const file = (_: IncomingMessage, response: ServerResponse) =>
    response
      .writeHead(200, {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename=${encodeURIComponent('用户.xlsx')}`,
      })
      .end('bytes')

  test('are downloaded under the name of content-disposition', async () => {
    answer = file

    const names: string[] = []

    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })

    expect((await call(sheet, {})).name).toBe('用户.xlsx')
    expect(names).toEqual(['用户.xlsx'])

    click.mockRestore()
  })

  test('are handed over instead when the automatic download is skipped', async () => {
    let skip: unknown

    answer = (request, response) => {
      skip = request.headers['skip-auto-download']
      file(request, response)
    }

    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')

    expect(await (await call(sheet, {}, { download: false })).blob.text()).toBe('bytes')
    expect(skip).toBe('true')
    expect(click).not.toHaveBeenCalled()
  })

  test('a download that fails is reported', async () => {
    answer = file

    const make = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('no room')
    })

    await call(sheet, {})
    expect(sentences).toEqual(['error: 文件没有下载完，请重试'])

    make.mockRestore()
  })

  test('a connection that breaks while a file arrives is a download that failed', async () => {
    answer = (_request, response) => {
      response.writeHead(200, {
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment; filename=a.bin',
      })
      response.write('half', () => response.destroy())
    }

    await expect(call(sheet, {})).rejects.toThrow(ApiError)
    expect(sentences).toEqual(['error: 文件没有下载完，请重试'])
  })

  test.each([
    ['attachment; filename=a.xlsx', 'a.xlsx'],
    ["attachment; filename=x; filename*=UTF-8''%E8%A1%A8.pdf", '表.pdf'],
    ['attachment; filename=%E0%A4%A', '%E0%A4%A'],
    [null, 'download'],
  ])('%s is named %s', (header, name) => expect(fileNameOf(header)).toBe(name))
})
