import { describe, expect, test } from 'vitest'
import { openServer } from '../../testing/server/open-server.ts'

const server = await openServer()
const office = await server.as('bhb')

const idOf = async (table: 'guides' | 'timeWindows') =>
  (await server.db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow())
    .id

const body = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: '正文' }] }],
}

const november = {
  name: 'teacher_qualification',
  year: 2031,
  startsAt: '2031-11-01T00:00:00+08:00',
  endsAt: '2031-11-30T23:59:59+08:00',
}

/** Where the version is read, and a change of what was read there. */
type Case = [
  what: string,
  form: () => Promise<string>,
  change: () => Promise<['put' | 'post', string, object]>,
]

const guide = async () => `/api/v1/guides/${await idOf('guides')}`

const cases: Case[] = [
  [
    'a guide',
    async () => `${await guide()}/form`,
    async () => ['put', await guide(), { title: '请假', body, isPublished: true }],
  ],
  [
    'a window of time',
    async () => `/api/v1/timeSettings/${await idOf('timeWindows')}/form`,
    async () => ['put', `/api/v1/timeSettings/${await idOf('timeWindows')}`, november],
  ],
  [
    'days of the calendar',
    async () => '/api/v1/holidays/2026',
    async () => [
      'put',
      '/api/v1/holidays/2026/days',
      { from: '2026-03-06', until: '2026-03-06', kind: 'off' },
    ],
  ],
  [
    'a year made of its weekends',
    async () => '/api/v1/holidays/2044',
    async () => ['post', '/api/v1/holidays/2044/weekends', {}],
  ],
  [
    'a year as it was brought along',
    async () => '/api/v1/holidays/2025',
    async () => ['post', '/api/v1/holidays/2025/shipped', {}],
  ],
  [
    'a year from a file',
    async () => '/api/v1/holidays/2045',
    async () => [
      'post',
      '/api/v1/holidays/import',
      {
        file: { year: 2045, days: [{ name: '元旦', date: '2045-01-01', isOffDay: true }] },
        keepEdits: true,
      },
    ],
  ],
]

describe.each(cases)('%s', (_, form, change) => {
  const version = async () => ((await office.get(await form())).data as { version: number }).version

  test('is changed only by a writer who names the version that was read', async () => {
    const [method, path, input] = await change()
    expect(await office[method](path, input as never)).toMatchObject({
      status: 400,
      code: 'A0410',
      errors: [{ path: 'body.version', message: '不能为空' }],
    })
  })

  test('the second of two who read the same version is refused, and writes nothing', async () => {
    const read = await version()
    const [method, path, input] = await change()
    const seats = [office, await server.as('admin')]
    const replies = await Promise.all(
      seats.map((who) => who[method](path, { ...input, version: read })),
    )

    expect(replies.map((r) => r.status).sort()).toEqual([200, 409])
    expect(replies.find((r) => r.status === 409)!.msg).toBe('内容已被他人修改，请刷新后再改')
    expect(await version()).toBe(read + 1)
  })
})

test('a guide is published, or taken back, as it was read: one that was edited meanwhile stays as it is', async () => {
  const form = (await office.get(`${await guide()}/form`)).data as {
    version: number
    isPublished: boolean
  }

  const { version, isPublished } = form
  const preference = (isWished: boolean, more = {}) =>
    guide().then((path) => office.put(`${path}/published`, { isPublished: isWished, ...more }))

  expect(await preference(!isPublished)).toMatchObject({
    status: 400,
    errors: [{ path: 'body.version' }],
  })

  expect(await office.put(await guide(), { ...form, title: '改过的标题' })).toMatchObject({
    status: 200,
  })

  expect(await preference(!isPublished, { version })).toMatchObject({
    status: 409,
    msg: '内容已被他人修改，请刷新后再改',
  })

  expect(await preference(!isPublished, { version: version + 1 })).toMatchObject({ status: 200 })

  const listed = (await office.get('/api/v1/guides/page')).data as {
    list: { title: string; isPublished: boolean; version: number }[]
  }

  expect(listed.list.find(({ title }) => title === '改过的标题')).toMatchObject({
    isPublished: !isPublished,
    version: version + 2,
  })
})
