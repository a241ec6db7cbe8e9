import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { openServer } from '../../testing/server/open-server.ts'
import { fewAtOnce } from '../../testing/walks/walk-judge.ts'
import {
  addressOf,
  fieldsOf,
  sampleOf,
  sampleQuery,
  strangeParams,
} from '../../testing/walks/walk-samples.ts'

const SOURCE = join(import.meta.dirname, '../..')
const withoutTypes = (source: string) => source.replace(/^import type .*$/gm, '')
const server = await openServer()

describe('the server fetches no address that a caller names', () => {
  test('nothing of ours speaks to another machine except those whose address is configured: files, SMS, WeChat, single sign-on, our own certificates', () => {
    const speaking = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && entry.name.endsWith('.ts') && !/\.test\.ts$/.test(entry.name),
      )
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !relative(SOURCE, file).startsWith('testing'))
      .filter((file) =>
        /\bfetch\(|openid-client'|createRemoteJWKSet|(from |import\()'(node:)?(https?|http2|dgram|dns|tls|undici|axios)'|@aws-sdk|minio/.test(
          withoutTypes(readFileSync(file, 'utf8')),
        ),
      )
      .map((file) => relative(SOURCE, file))
    expect(speaking.sort()).toMatchInlineSnapshot(`
      [
        "platform/files/s3-objects.ts",
        "platform/health/certificate-ends.ts",
        "platform/metrics.ts",
        "platform/sms/carrier.ts",
        "platform/sso/cas.ts",
        "platform/sso/oidc.ts",
        "platform/sso/provider-keys.ts",
        "platform/wechat/ask-wechat.ts",
      ]
    `)
  })
  test('an address in a field, a query or a header is a text: nobody is called', async () => {
    const called: string[] = []

    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to) => {
      called.push(String(to))
      throw new Error('nobody is called')
    })

    const inside = 'http://169.254.169.254/latest/meta-data/'

    try {
      const root = await server.as('root')
      await fewAtOnce(server.app.bound, 4, async (e) => {
        const sample = e.body ? (sampleOf(e.body) as object) : undefined
        const texts = Object.entries({ ...fieldsOf(e.body) }).filter(
          ([, shape]) => shape.safeParse(inside).success,
        )

        const payload =
          sample && !Array.isArray(sample)
            ? { ...sample, ...Object.fromEntries(texts.map(([name]) => [name, inside])) }
            : sample

        const caller = e.access === 'public' ? server.anonymous : root
        const query = { ...sampleQuery(e), url: inside, callback: inside, redirect: inside }

        await caller.send(e.method, addressOf(e, strangeParams(e), query), {
          ...(payload ? { payload } : {}),
          headers: {
            referer: inside,
            origin: 'http://169.254.169.254',
            'x-forwarded-host': '169.254.169.254',
            'homepage-token': inside,
          },
        })
      })
    } finally {
      spy.mockRestore()
    }

    expect(called).toEqual([])
  }, 60_000)
})
