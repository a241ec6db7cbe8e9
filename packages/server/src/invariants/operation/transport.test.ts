import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_PREFIX } from '@residency/contract/kernel'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WORDS } from '../../areas.ts'
import { makeServer } from '../../platform/http/server.ts'
import { serveWeb } from '../../platform/http/web.ts'
import { makeLog } from '../../platform/log.ts'
import { openServer, type TestServer } from '../../testing/server/open-server.ts'
import { sendRaw, sendRawUntilClosed, statusesIn } from '../../testing/walks/walk-raw.ts'

const server = await openServer()
let port = 0

const listen = async (http: FastifyInstance) => {
  await http.listen({ host: '127.0.0.1', port: 0 })
  return (http.server.address() as AddressInfo).port
}

beforeAll(async () => {
  port = await listen(server.app.server)
})

const api = (path: string, init?: RequestInit, at = port) =>
  fetch(`http://127.0.0.1:${at}${API_PREFIX}${path}`, init)

const raw = (head: string, rest = '', at = port) => sendRaw(at, `${head}\r\nHost: x\r\n${rest}`)

describe('headers of every answer', () => {
  test.each([
    ['a success', '/api/v1/auth/captcha', 200],
    ['a refusal', '/api/v1/users/me', 401],
    ['an address nobody knows', '/api/v1/nothing', 404],
    ['liveness', '/health/live', 200],
  ])('%s: policy, no sniffing, no referrer, not stored, no banner', async (_, path, status) => {
    const { status: got, headers } = await api(path)

    expect(got).toBe(status)

    const policy = headers.get('content-security-policy')!

    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'self'",
      "base-uri 'self'",
    ])
      expect(policy).toContain(part)

    expect(policy.split(';').find((part) => part.includes('script-src'))).not.toMatch(
      /unsafe|\*|http|data:/,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')

    for (const banner of ['server', 'x-powered-by', 'via']) expect(headers.get(banner)).toBeNull()
  })

  test('HSTS is sent over https, which the trusted proxy reports, and to nobody else', async () => {
    const proxied = await openServer({ environment: { TRUST_PROXY: '1' } })
    const hsts = async (at: TestServer, sent: Record<string, string>) =>
      (await at.anonymous.get('/health/live', sent)).headers['strict-transport-security']

    expect(await hsts(proxied, { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000')
    expect(await hsts(proxied, { 'x-forwarded-proto': 'http' })).toBeUndefined()
    expect(await hsts(server, { 'x-forwarded-proto': 'https' })).toBeUndefined()
  })

  test('no other site may read an answer, and none is asked whether it may', async () => {
    const origin = { origin: 'https://example.org' }
    for (const answer of [
      await api('/api/v1/auth/captcha', { headers: origin }),
      await api('/api/v1/users/me', {
        method: 'OPTIONS',
        headers: { ...origin, 'access-control-request-method': 'GET' },
      }),
    ])
      expect(
        [...answer.headers.keys()].filter((name) => name.startsWith('access-control')),
      ).toEqual([])
  })

  test('the device cookie is out of reach of scripts and other sites', async () => {
    expect((await api('/api/v1/auth/captcha')).headers.get('set-cookie')).toMatch(
      /^device=[\w-]{20,}; .*HttpOnly; SameSite=Strict/,
    )
  })
})

describe('methods and framing', () => {
  test.each(['TRACE', 'CONNECT', 'PROPFIND', 'FOO', 'PUT', 'HEAD'])(
    '%s on a GET of the API is refused and echoes nothing',
    async (method) => {
      const answer = await raw(
        `${method} ${API_PREFIX}/api/v1/users/me HTTP/1.1`,
        'X-Canary: echo-me\r\nConnection: close\r\n\r\n',
      )

      expect(answer).not.toContain('echo-me')
      expect(statusesIn(answer).every((status) => status >= 400 && status < 500)).toBe(true)
    },
  )

  const body = 'GET /medical/prod-api/health/live HTTP/1.1\r\nHost: x\r\n\r\n'

  test.each([
    ['two lengths', `Content-Length: 5\r\nContent-Length: ${body.length}\r\n\r\n${body}`],
    ['two lengths in one', `Content-Length: 5, ${body.length}\r\n\r\n${body}`],
    [
      'length and chunks',
      `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${body}`,
    ],
    ['chunks by another name', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${body}`],
    ['chunks, obfuscated', `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${body}`],
    ['a negative length', `Content-Length: -1\r\n\r\n${body}`],
    ['a length with a sign', `Content-Length: +5\r\n\r\n${body}`],
    [
      'a folded header',
      `X-A: 1\r\n folded\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${body}`,
    ],
    ['a bare line feed', `X-A: 1\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${body}`],
    ['NUL in a header', `X-A: a\u0000b\r\n\r\n${body}`],
    ['a wrong chunk size', `Transfer-Encoding: chunked\r\n\r\nzz\r\n${body}`],
    [
      'a chunk size beyond all numbers',
      `Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n${body}`,
    ],
    ['two names of the server', `Host: y\r\nConnection: close\r\n\r\n${body}`],
  ])('%s: refused, and nothing behind it is served', async (_, rest) => {
    const answer = await raw(`POST ${API_PREFIX}/api/v1/auth/login HTTP/1.1`, rest)

    expect(statusesIn(answer)[0]).toBe(400)
    expect(answer).not.toContain('UP')
    expect(answer).toContain('"code":"A0400"')
  })

  test('a path in raw UTF-8, or with a broken escape, is answered in the envelope', async () => {
    const status = async (way: string) => {
      const answer = await sendRaw(
        port,
        Buffer.from(`GET ${API_PREFIX}${way} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
      )

      expect(answer, way).toMatch(/"code":"A04\d\d"/)
      expect(answer, way).toContain('x-content-type-options: nosniff')

      return statusesIn(answer)[0]
    }
    for (const way of [
      '/api/v1/dict/性别/options',
      '/api/v1/没有',
      '/api/v1/%E6%B2',
      '/api/v1/dict/%/options',
      '/api/v1/%ff',
    ])
      expect(await status(way), way).toBe(400)
  })

  test('a request without Host, and a header of 20 kB, are refused', async () => {
    expect(
      statusesIn(await sendRaw(port, `GET ${API_PREFIX}/health/live HTTP/1.1\r\n\r\n`)),
    ).toEqual([400])

    const huge = await raw(
      `GET ${API_PREFIX}/health/live HTTP/1.1`,
      `X-A: ${'a'.repeat(20_000)}\r\n\r\n`,
    )

    expect([400, 431]).toContain(statusesIn(huge)[0])

    const many = await raw(
      `GET ${API_PREFIX}/health/live HTTP/1.1`,
      `${'X-A: b\r\n'.repeat(5000)}\r\n`,
    )

    expect([400, 431]).toContain(statusesIn(many)[0])
  })

  test('a slow sender is cut off, and nobody waits for them', async () => {
    const listener = server.app.server.server
    const [headers, request] = [listener.headersTimeout, listener.requestTimeout]

    expect(headers).toBeLessThanOrEqual(20_000)

    listener.headersTimeout = 300

    try {
      const slow = Array.from({ length: 20 }, () =>
        sendRawUntilClosed(port, `GET ${API_PREFIX}/health/live HTTP/1.1\r\nX-Slow: `),
      )

      expect((await api('/health/live')).status).toBe(200)

      const silent = sendRawUntilClosed(port, '')

      for (const answer of await Promise.all(slow)) expect(statusesIn(answer)).toEqual([408])

      expect(await silent, 'a connection opened in advance is closed without an answer').toBe('')
    } finally {
      Object.assign(listener, { headersTimeout: headers, requestTimeout: request })
    }
  })

  test('the start page is named relative to this server, for any Host', async () => {
    expect(
      await raw('GET / HTTP/1.1', 'Host: evil.example\r\nConnection: close\r\n\r\n'),
    ).not.toContain('evil.example')

    const answer = await sendRaw(
      port,
      'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    )

    expect(answer).toMatch(/\r\nlocation: \/medical\/\r\n/i)
  })
})

describe('the address of a caller', () => {
  const addressSeen = async (h: TestServer, at: number, forwarded: string) => {
    const someone = await h.as('student')

    await api(
      '/api/v1/users/page',
      { headers: { authorization: `Bearer ${someone.token}`, 'x-forwarded-for': forwarded } },
      at,
    )

    const row = await h.db
      .selectFrom('auditEntries')
      .select('ip')
      .where('sessionId', '=', someone.sessionId)
      .executeTakeFirstOrThrow()

    return row.ip
  }

  test('X-Forwarded-For is not believed without TRUST_PROXY', async () => {
    expect(await addressSeen(server, port, '203.0.113.9')).toBe('127.0.0.1')
  })

  test('with one trusted proxy its word counts, and what the caller wrote before it does not', async () => {
    const behind = await openServer({ environment: { TRUST_PROXY: '1' } })
    const at = await listen(behind.app.server)

    expect(await addressSeen(behind, at, '203.0.113.9')).toBe('203.0.113.9')
    expect(await addressSeen(behind, at, '6.6.6.6, 203.0.113.9')).toBe('203.0.113.9')
  })
})

describe('the browser part', () => {
  const folder = mkdtempSync(join(tmpdir(), 'residency-web-'))
  let web = 0
  let pages: FastifyInstance

  beforeAll(async () => {
    const root = join(folder, 'dist')
    mkdirSync(join(root, 'assets'), { recursive: true })
    mkdirSync(join(root, '.git'))

    const files = {
      'index.html': 'the application',
      'login.html': 'the login',
      'assets/app-1a2b.js': 'const whole = 1',
      'assets/app-1a2b.js.map': 'SECRET',
    }

    for (const [name, text] of Object.entries({
      ...files,
      '.env': 'SECRET',
      '.git/config': 'SECRET',
      '../outside.txt': 'SECRET',
    }))
      writeFileSync(join(root, name), text)

    pages = await makeServer(server.config, WORDS, makeLog('silent'), {
      done: () => {},
      unexpected: () => {},
    })
    await serveWeb(pages, root)
    web = await listen(pages)
  })

  afterAll(async () => {
    await pages.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const page = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${web}${path}`, init)

  test('an address below /medical is a page of the application, the login pages are their own', async () => {
    for (const path of [
      '/medical/',
      '/medical/dashboard',
      '/medical/system/user?x=1',
      '/medical/a/b/c/d',
    ])
      expect(await (await page(path)).text(), path).toBe('the application')

    for (const path of [
      '/medical/login',
      '/medical/login/teacher',
      '/medical/sign/stu/login?token=x',
    ])
      expect(await (await page(path)).text(), path).toBe('the login')

    expect((await page('/medical/')).headers.get('cache-control')).toBe('no-cache')
  })

  test('with TITLE both documents have the hospital’s own title, and pass it to the browser part', async () => {
    const root = join(folder, 'titled')
    mkdirSync(root)

    const html = '<title>平台</title><div id="root"><span>平台</span></div>'

    for (const name of ['index.html', 'login.html']) writeFileSync(join(root, name), html)

    const titled = await makeServer(server.config, WORDS, makeLog('silent'), {
      done: () => {},
      unexpected: () => {},
    })

    await serveWeb(titled, root, '江城 "一院" & $& <规培>')

    const own = '江城 &#34;一院&#34; &#38; $&#38; &#60;规培&#62;'

    for (const path of [
      '/medical/',
      '/medical/dashboard',
      '/medical/login',
      '/medical/sign/stu/login',
    ]) {
      const answer = await titled.inject(path)
      expect(answer.body, path).toBe(
        `<title>${own}</title><meta name="application-name" content="${own}" /><div id="root"><span>${own}</span></div>`,
      )

      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
    }

    await titled.close()
  })

  test('HEAD answers like GET without a body', async () => {
    for (const path of [
      '/medical/',
      '/medical/dashboard',
      '/medical/login',
      '/medical/assets/app-1a2b.js',
    ]) {
      const answer = await page(path, { method: 'HEAD' })
      expect(answer.status, path).toBe(200)
      expect(await answer.text()).toBe('')
    }
  })

  test('an asset is kept for ever, answers a range, and an unknown one is not the application', async () => {
    const whole = await page('/medical/assets/app-1a2b.js')

    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')

    const part = await page('/medical/assets/app-1a2b.js', { headers: { range: 'bytes=6-10' } })

    expect([part.status, await part.text()]).toEqual([206, 'whole'])
    expect(
      (await page('/medical/assets/app-1a2b.js', { headers: { range: 'bytes=900-' } })).status,
    ).toBe(400)
    expect((await page('/medical/assets/gone.js')).status).toBe(404)
  })

  test('an unknown call is an envelope, not a page', async () => {
    const answer = await page(`${API_PREFIX}/api/v1/nothing`)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      404,
      'A0401',
    ])
  })

  test('files next to the pages are not served', async () => {
    for (const path of [
      '/.env',
      '/.git/config',
      '/metrics',
      '/package.json',
      '/medical/.env',
      '/medical/.git/config',
      '/medical/assets/app-1a2b.js.map',
    ]) {
      const answer = await page(path)
      expect(await answer.text(), path).not.toContain('SECRET')
      expect(answer.status, path).toBe(404)
    }
  })

  test('no way leads out of the folder', async () => {
    const ways = [
      '../outside.txt',
      '..%2foutside.txt',
      '%2e%2e/outside.txt',
      '%2e%2e%2foutside.txt',
      'assets/../../outside.txt',
      '..%5coutside.txt',
    ]
    for (const way of [
      ...ways,
      '....//outside.txt',
      '%252e%252e/outside.txt',
      'assets/%00/../../outside.txt',
      './/../outside.txt',
    ]) {
      const answer = await raw(`GET /medical/${way} HTTP/1.1`, 'Connection: close\r\n\r\n', web)
      expect(answer, way).not.toContain('SECRET')
      expect(statusesIn(answer)[0], way).toBeLessThan(500)
    }
  })
})
