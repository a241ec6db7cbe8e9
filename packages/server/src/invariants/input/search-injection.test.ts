import type { Endpoint } from '@residency/contract/kernel'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openServer, type Reply } from '../../testing/server/open-server.ts'
import { callName, faultOf, fewAtOnce } from '../../testing/walks/walk-judge.ts'
import { addressOf, sampleQuery, strangeParams } from '../../testing/walks/walk-samples.ts'

const server = await openServer()
const root = await server.as('root')

/** What turns "found nothing" into "found everything" where a word becomes part of a statement. */
const OPENERS = [
  "zzqx' or '1'='1",
  "zzqx') or ('1'='1",
  "zzqx%' or 1=1 or name like '%",
  'zzqx" or "1"="1',
  'zzqx\\',
  "zzqx'||(select string_agg(username,',') from users)||'",
]

const WILD = ['%', '_', '%%', '_%_']
const takes = (shape: z.ZodType, value: string) => shape.safeParse(value).success
const isText = (shape: z.ZodType) => takes(shape, OPENERS[0]!)

/** Lists and searches: reads that take a word of the caller's. */
const searches = () =>
  server.app.bound
    .filter(
      (e) =>
        (e.method === 'GET' || e.path.endsWith('/page')) && !e.changes && e.answer !== 'binary',
    )
    .flatMap((e) => {
      const fields = Object.entries(
        (e.query ?? (e.body instanceof z.ZodObject ? e.body : undefined))?.shape ?? {},
      ) as [string, z.ZodType][]

      return fields.map(([field, shape]) => ({ e, field, shape }))
    })

async function ask(e: Endpoint, field: string, value: string): Promise<Reply> {
  const params = strangeParams(e)
  if (e.method === 'POST') return root.post(e.path, { [field]: value })

  return root.get(addressOf(e, params, { ...sampleQuery(e), [field]: value }))
}

const found = (reply: Reply) => {
  const data = reply.data as { list?: unknown[]; total?: number } | unknown[] | null
  return Array.isArray(data) ? data.length : (data?.total ?? null)
}

describe('a word that is searched for', () => {
  test('stays a word: SQL in it finds what the letters find: no row', async () => {
    const wrong: string[] = []
    let judged = 0
    const texts = searches().filter(({ shape }) => isText(shape))

    await fewAtOnce(texts, 4, async ({ e, field }) => {
      const plain = await ask(e, field, 'zzqx-nobody')
      for (const opener of OPENERS) {
        const reply = await ask(e, field, opener)
        const fault = faultOf(e, reply)

        if (fault) wrong.push(`${callName(e)} ${field}=${opener}: ${fault}`)
        else if (plain.status === 200 && found(plain) !== null) {
          judged++
          if (reply.status === 200 && found(reply) !== found(plain))
            wrong.push(`${callName(e)} ${field}=${opener}: found ${found(reply)}`)
        }
      }
    })

    expect(wrong).toEqual([])
    expect(judged).toBeGreaterThan(100)
  }, 120_000)
  test('a percent sign and a line below are letters, not everything', async () => {
    const wrong: string[] = []
    const words = searches().filter(({ field }) => field === 'keywords' || field === 'name')

    await fewAtOnce(words, 4, async ({ e, field, shape }) => {
      const nothing = await ask(e, field, 'zzqx-nobody')
      // a field of another kind, or one the list does not narrow by
      if (nothing.status !== 200 || found(nothing) !== 0) return

      for (const wild of WILD.filter((text) => takes(shape, text))) {
        const [narrowed, all] = [await ask(e, field, wild), await ask(e, field, '')]
        // the same count is not the same content: a tree searched answers as a list
        const isAll = JSON.stringify(narrowed.data) === JSON.stringify(all.data)
        if ((found(all) ?? 0) > 3 && isAll)
          wrong.push(`${callName(e)} ${field}=${wild} found all ${found(all)}`)
      }
    })

    expect(wrong).toEqual([])
    expect(words.length).toBeGreaterThan(15)
  }, 60_000)
})

describe('the order of a list', () => {
  const orders = () => searches().filter(({ field }) => /^(sort|order|orderBy)$/i.test(field))
  test('is one of the words the contract names; anything else is refused before it comes near a statement', async () => {
    const wrong: string[] = []

    for (const { e, field, shape } of orders()) {
      for (const text of [
        'id desc; drop table users',
        '(select 1)',
        'createTime,(select pg_sleep(5))',
        '1',
        'id--',
        "createTime'",
        'random()',
      ]) {
        if (takes(shape, text)) wrong.push(`${callName(e)} ${field} takes ${text}`)
        const reply = await ask(e, field, text)
        if (reply.status !== 400) wrong.push(`${callName(e)} ${field}=${text}: ${reply.status}`)
      }
    }

    expect(wrong).toEqual([])
    expect(orders().length).toBeGreaterThan(3)
  }, 60_000)
})
