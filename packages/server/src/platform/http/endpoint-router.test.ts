import { API_PREFIX } from '@residency/contract/kernel'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpointRouter, patternOf } from './endpoint-router.ts'

const app = fastify({ routerOptions: { maxParamLength: 5000 } })
const seen: (string | undefined)[] = []

const endpoint = (pattern: string) => ({
  pattern: `${API_PREFIX}${pattern}`,
  area: 'accounts',
  words: { 'zh-cn': {}, en: {} },
  handle: (req: FastifyRequest, reply: FastifyReply) => reply.send({ pattern, params: req.params }),
})

const call = async (method: 'GET' | 'POST' | 'DELETE', path: string) => {
  const answer = await app.inject({
    method,
    url: path.startsWith('/') ? `${API_PREFIX}${path}` : path,
  })

  return { status: answer.statusCode, body: answer.json() }
}

describe('the addresses of endpoints', () => {
  beforeAll(async () => {
    app.addHook('onResponse', async (req) => void seen.push(patternOf(req)))

    const router = endpointRouter(app)

    router.add('GET', endpoint('/api/v1/users/:id'))
    router.add('GET', endpoint('/api/v1/users/me'))
    router.add('DELETE', endpoint('/api/v1/users/:id'))
    router.add('GET', endpoint('/sign/form/:kind/file'))
    await app.ready()
  })

  afterAll(() => app.close())

  test('a fixed address comes before one with a parameter', async () => {
    expect(await call('GET', '/api/v1/users/me')).toEqual({
      status: 200,
      body: { pattern: '/api/v1/users/me', params: {} },
    })
    expect((await call('GET', '/api/v1/users/7')).body).toEqual({
      pattern: '/api/v1/users/:id',
      params: { id: '7' },
    })
  })

  test('an address may have a query, encoded letters and a host', async () => {
    expect((await call('GET', '/api/v1/users/me?x=1')).status).toBe(200)
    expect((await call('GET', '/api/v1/%75sers/me')).status).toBe(200)
    expect((await call('GET', `http://localhost${API_PREFIX}/api/v1/users/me`)).status).toBe(200)
  })

  test('parameters are decoded, once', async () => {
    expect((await call('GET', '/sign/form/a%2Fb%2525/file')).body.params).toEqual({
      kind: 'a/b%25',
    })
  })

  test.each([
    ['an unknown one', 'GET', '/api/v1/nothing'],
    ['of an unknown group', 'GET', '/nothing'],
    ['another method', 'POST', '/api/v1/users/me'],
    ['a slash too many at its end', 'GET', '/api/v1/users/me/'],
    ['a slash too many inside', 'GET', '/api/v1//users/me'],
    ['another case', 'GET', '/api/v1/Users/me'],
    ['an encoded slash in a fixed part', 'GET', '/api/v1%2Fusers/me'],
    ['a parameter above 5,000 characters', 'GET', `/api/v1/users/${'7'.repeat(5001)}`],
  ] as const)('not found: %s', async (_what, method, path) => {
    expect((await call(method, path)).status).toBe(404)
  })

  test('an address that cannot be decoded is refused', async () => {
    expect((await call('GET', '/api/v1/users/%zz')).status).toBe(400)
  })

  test('logs and metrics get the pattern, never what was asked for', async () => {
    seen.length = 0
    await call('DELETE', '/api/v1/users/110101199003077758')
    await call('GET', '/api/v1/users/110101199003077758/nothing')

    expect(seen).toEqual([`${API_PREFIX}/api/v1/users/:id`, undefined])
  })

  test('two endpoints cannot have one address', () => {
    const router = endpointRouter(fastify())
    router.add('GET', endpoint('/api/v1/users/:id'))

    expect(() => router.add('GET', endpoint('/api/v1/users/:userId'))).toThrow(
      'Two endpoints at GET',
    )
  })
})
