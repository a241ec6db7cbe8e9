import type { Endpoint } from '@residency/contract/kernel'
import { describe, expect, test } from 'vitest'
import { multipartBody } from '../../testing/files/multipart.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { callName } from '../../testing/walks/walk-judge.ts'
import {
  addressOf,
  sampleObject,
  sampleOf,
  sampleQuery,
  strangeParams,
} from '../../testing/walks/walk-samples.ts'

const server = await openServer()
const root = await server.as('root')
const limited = () => server.app.bound.filter((e) => e.limit)

describe('calls that are counted', () => {
  test('are every way in, every code by SMS, every export, every import, every upload and every answer without an account', () => {
    const uncounted = server.app.bound
      .filter((e) => !e.limit)
      .filter(
        (e) =>
          /_export|_import|importWith/.test(e.path) ||
          e.file ||
          /smsCode|auth\/login|register$/.test(e.path),
      )
      .map(callName)

    // counted by rules of their own: logins by account, browser and address (slow-down), chunks by
    // places and room, pictures of a concern by its code (an address is not stored)
    expect(uncounted).toMatchInlineSnapshot(`
      [
        "POST /api/v1/auth/login",
        "POST /api/v1/auth/loginBySms",
        "POST /api/v1/auth/loginByCode",
        "POST /fileOperation/chunk",
        "POST /sign/fileOperation/chunk",
        "POST /api/v1/anonymousConcerns/pictures",
      ]
    `)

    expect(new Set(limited().map((e) => e.limit))).toEqual(
      new Set(['captcha', 'login', 'export', 'import', 'upload', 'write']),
    )
  })
})

describe('one call too many', () => {
  const send = async (e: Endpoint, headers: Record<string, string>) => {
    const address = addressOf(e, strangeParams(e), sampleQuery(e))
    const caller = e.access === 'public' ? server.anonymous : root
    const text = Object.entries(e.form ? sampleObject(e.form) : {}).map(
      ([name, value]) => [name, String(value)] as const,
    )
    const file = e.file ? { [e.file.field]: { filename: 'a.txt', content: Buffer.from('x') } } : {}
    const form = e.form || e.file ? multipartBody({ ...Object.fromEntries(text), ...file }) : {}
    const body = e.body ? { payload: sampleOf(e.body) as object } : form

    return caller.send(e.method, address, {
      ...body,
      headers: {
        ...(('headers' in body ? body.headers : {}) as Record<string, string>),
        ...headers,
      },
    })
  }

  test('is refused on each of them with the time to wait, and no address the caller invents helps', async () => {
    const wrong: string[] = []

    for (const e of limited()) {
      await server.asOwner('truncate rate_limits')

      const first = await send(e, {})
      if (first.status === 429) wrong.push(`${callName(e)}: refused at once`)

      await server.asOwner(`update rate_limits set points = 100000 where key like '${e.limit}:%'`)

      for (const [i, headers] of [
        {},
        { 'x-forwarded-for': '203.0.113.77' },
        {
          'x-real-ip': '203.0.113.78',
          forwarded: 'for=203.0.113.79',
          'cf-connecting-ip': '203.0.113.80',
          'true-client-ip': '203.0.113.81',
        },
      ].entries()) {
        const reply = await send(e, headers as Record<string, string>)
        if (reply.status !== 429 || reply.code !== 'A0501' || !reply.headers['retry-after'])
          wrong.push(`${callName(e)} ${i}: ${reply.status} ${reply.code}`)
      }
    }

    expect(wrong).toEqual([])
    expect(limited().length).toBeGreaterThan(40)
  }, 300_000)

  test('of one person does not stop another', async () => {
    await server.asOwner('truncate rate_limits')

    const [admin, office] = [await server.as('admin'), await server.as('bhb')]
    const path = '/api/v1/dict/items/_export?typeCode=gender'

    expect((await admin.get(path)).status).toBe(200)

    await server.asOwner(`update rate_limits set points = 100000 where key like 'export:%'`)
    expect(await admin.get(path)).toMatchObject({ status: 429 })
    expect((await office.get(path)).status).toBe(200)
  })
})
