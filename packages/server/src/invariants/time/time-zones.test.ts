import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logInTo, ownFolder, type Product, startProduct } from '../../testing/server/product.ts'

// One server, three processes whose machines are in different zones: what they answer must be the
// same, and be right for Shanghai.
const ZONES = ['UTC', 'Asia/Shanghai', 'America/New_York']

/**
 * Seconds at the edges of days in Shanghai, by the name of an account that was made then; past, so
 * that the product makes nothing there.
 */
const EDGES = {
  'edge-feb28-last': '2020-02-28T23:59:59+08:00',
  'edge-feb29-first': '2020-02-29T00:00:00+08:00',
  'edge-feb29-last': '2020-02-29T23:59:59+08:00',
  'edge-mar01-first': '2020-03-01T00:00:00+08:00',
  'edge-year-last': '2019-12-31T23:59:59+08:00',
  'edge-year-first': '2020-01-01T00:00:00+08:00',
  // the night New York puts its clocks on
  'edge-new-york': '2020-03-08T15:30:00+08:00',
}

const { folder, remove } = ownFolder()
let products: Product[] = []
let token = ''

async function write(text: string, values: unknown[] = []) {
  const client = new pg.Client({
    host: join(folder, 'data/pg/run'),
    user: 'postgres',
    database: 'residency',
  })

  await client.connect()
  await client.query(text, values).finally(() => client.end())
}

type Answer = { code: string; data: unknown }

const send = async (product: Product, path: string, body?: Record<string, unknown>) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const rest = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  return (await (await fetch(`${product.url}${path}`, { headers, ...rest })).json()) as Answer
}

/** The answer of all three, which must be one and the same. */
async function askAll<T>(path: string): Promise<T> {
  const [first, ...others] = await Promise.all(products.map((product) => send(product, path)))

  expect(first!.code, path).toBe('00000')

  for (const other of others) expect(other, path).toEqual(first)

  return first!.data as T
}

beforeAll(async () => {
  const first = await startProduct({ folder, environment: { TZ: ZONES[0]! } })
  const others = await Promise.all(
    ZONES.slice(1).map((TZ) => startProduct({ folder, environment: { TZ } })),
  )

  products = [first, ...others]
  token = (await logInTo(first, 'root')).accessToken

  for (const [username, at] of Object.entries(EDGES)) {
    await write(
      'insert into users (username, nickname, department_id, created_at) values ($1, $1, 1, $2)',
      [username, at],
    )
    await write(
      `insert into audit_entries (at, ip, action, result, entity) values ($1, 'edge', 'accounts.user.update', 'ok', $2)`,
      [at, username],
    )
  }
}, 120_000)

afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()))
  remove()
})

describe('filters by day', () => {
  test.each([
    ['2020-02-28', '2020-02-28', ['edge-feb28-last']],
    ['2020-02-29', '2020-02-29', ['edge-feb29-first', 'edge-feb29-last']],
    [
      '2020-02-28',
      '2020-03-01',
      ['edge-feb28-last', 'edge-feb29-first', 'edge-feb29-last', 'edge-mar01-first'],
    ],
    ['2019-12-31', '2019-12-31', ['edge-year-last']],
    ['2020-01-01', '2020-01-01', ['edge-year-first']],
    ['2020-03-08', '2020-03-08', ['edge-new-york']],
  ])('from %s until %s hold the days of Shanghai', async (startTime, endTime, names) => {
    const days = `startTime=${startTime}&endTime=${endTime}&pageSize=50`
    const people = await askAll<{ list: { username: string }[]; total: number }>(
      `/api/v1/users/page?${days}&sort=createTime`,
    )

    expect(people.list.map((user) => user.username)).toEqual(names)
    expect(people.total).toBe(names.length)

    const entries = await askAll<{ list: { entity: string; ip: string }[] }>(
      `/api/v1/audit/page?${days}`,
    )

    expect(
      entries.list.filter((entry) => entry.ip === 'edge').map((entry) => entry.entity),
    ).toEqual([...names].reverse())
  })
  test('a day that is not in the calendar is refused by all', async () => {
    for (const day of ['2027-02-29', '2028-02-30', '2100-02-29'])
      for (const product of products)
        expect((await send(product, `/api/v1/users/page?startTime=${day}`)).code, day).toBe('A0400')
  })
})

test('lists show the same times, with their offset', async () => {
  const { list } = await askAll<{ list: { username: string; createTime: string }[] }>(
    '/api/v1/users/page?keywords=edge-&pageSize=50',
  )

  expect(list.length).toBe(Object.keys(EDGES).length)

  for (const { username, createTime } of list)
    expect(createTime, username).toBe(EDGES[username as keyof typeof EDGES].slice(0, 10))

  const audit = await askAll<{ list: { at: string; entity: keyof typeof EDGES; ip: string }[] }>(
    '/api/v1/audit/page?startTime=2019-12-31&endTime=2020-12-31&pageSize=50',
  )

  expect(audit.list.length).toBe(list.length)

  for (const { at, entity } of audit.list) {
    expect(at).toMatch(/(Z|[+-]\d\d:\d\d)$/)
    expect(new Date(at).getTime(), entity).toBe(new Date(EDGES[entity]).getTime())
  }

  for (const path of [
    '/api/v1/registrations/page?pageSize=50',
    '/api/v1/timeSettings/page?pageSize=50',
    '/api/v1/guides/page?pageSize=50',
  ])
    expect((await askAll<{ list: unknown[] }>(path)).list.length, path).toBeGreaterThan(0)
})

describe('the calendar', () => {
  test('counts the working days of 29 February and of the turn of the year the same way', async () => {
    const count = (from: string, until: string) =>
      askAll<{ days: number }>(`/api/v1/holidays/workingDays?from=${from}&until=${until}`)

    // 2028: 28 February is a Monday
    expect((await count('2028-02-28', '2028-02-29')).days).toBe(2)
    expect((await count('2028-02-26', '2028-02-27')).days).toBe(0)
    expect((await count('2027-12-31', '2028-01-02')).days).toBe(1)
  })
  test('shows a leap year the same way', async () => {
    const year = await askAll<{ days: unknown[]; workingDays: number[] }>('/api/v1/holidays/2028')
    expect(year.workingDays[1]).toBe(21)

    await askAll('/api/v1/holidays/2026')
  })
})

describe('windows of time', () => {
  test('what is written in one zone is read in the others as the same second', async () => {
    const window = {
      year: 2020,
      batch: '',
      roleIds: [],
      startsAt: '2020-02-29T00:00:00+08:00',
      endsAt: '2020-02-29T23:59:59+08:00',
    }

    const names = ['teacher_qualification', 'info_change', 'departure']

    for (const [i, product] of products.entries())
      expect(
        (await send(product, '/api/v1/timeSettings', { ...window, name: names[i]! })).code,
        ZONES[i],
      ).toBe('00000')

    const { list } = await askAll<{ list: { name: string; startsAt: string; endsAt: string }[] }>(
      '/api/v1/timeSettings/page?year=2020&pageSize=50',
    )

    expect(list.map((each) => each.name).sort()).toEqual([...names].sort())

    for (const each of list) {
      expect(new Date(each.startsAt).getTime()).toBe(new Date(window.startsAt).getTime())
      expect(new Date(each.endsAt).getTime()).toBe(new Date(window.endsAt).getTime())
    }
  })
  test('are judged the same way, and their dates are shown as those of Shanghai', async () => {
    const { isOpen, message } = await askAll<{ isOpen: number; message: string }>(
      '/api/v1/timeSettings/judge/departure?year=2020',
    )

    expect(isOpen).toBe(0)
    expect(message).toContain('2020-02-29 00:00')

    await askAll('/api/v1/timeSettings/registration/open')
    await askAll('/api/v1/timeSettings/timeline/2020')
  })
})
