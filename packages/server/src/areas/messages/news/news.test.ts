import { newsWords } from '@residency/contract/areas/messages/news/text'
import { beforeEach, expect, test } from 'vitest'
import { aText, uploaded } from '../../../testing/builders/informs.ts'
import { png } from '../../../testing/files/file-samples.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { publishDueNews } from './act-on-news.ts'

type SavedNews = { id: number; version: number }
const ITEMS = '/api/v1/newsItems'
const server = await openServer()
beforeEach(() => server.asOwner('truncate rate_limits, submit_locks; delete from message_news'))

const form = (title: string, over: object = {}) => ({
  title,
  summary: null,
  body: aText('正文'),
  cover: [],
  files: [],
  isPinned: false,
  ...over,
})

const create = async (title: string, over: object = {}, who = 'bhb') =>
  (await server.as(who)).post(ITEMS, form(title, over))

const act = async (id: number, action: string, over: object = {}) => {
  const office = await server.as('bhb')
  const { version } = (await office.get(`${ITEMS}/${id}`)).data as SavedNews
  return office.post(`${ITEMS}/${id}/act`, { action, version, ...over })
}

const published = async (title: string, over: object = {}) => {
  const { id } = (await create(title, over)).data as SavedNews
  expect(await act(id, 'publish')).toMatchObject({ status: 200, data: { state: 'published' } })

  return id
}

const titles = async (who = 'student', query = '') =>
  (
    (await (await server.as(who)).get(`/api/v1/news?${query}`)).data as {
      list: { title: string }[]
    }
  ).list.map(({ title }) => title)

test('news are read by everybody once they are published: pinned ones on top, then the newest, found by words', async () => {
  const first = await published('第一条', { isPinned: true })
  await published('第二条', { summary: '检验科招生' })
  await published('第三条')
  await create('草稿')
  expect(await titles()).toEqual(['第一条', '第三条', '第二条'])
  expect(await titles('applicant', `keywords=${encodeURIComponent('招生')}`)).toEqual(['第二条'])
  expect(await (await server.as('student')).get(`/api/v1/news/${first}`)).toMatchObject({
    data: { title: '第一条', by: '林静' },
  })

  await (await server.as('bhb')).put(`${ITEMS}/${first}/pin`, { isPinned: false, version: 2 })
  expect(await titles()).toEqual(['第三条', '第二条', '第一条'])
  expect(
    await (await server.as('bhb')).put(`${ITEMS}/${first}/pin`, { isPinned: true, version: 2 }),
  ).toMatchObject({ status: 409 })
})

test('news that are drafts or withdrawn are found by nobody, nor are their files', async () => {
  const key = await uploaded(server, 'bhb', 'image', '封面.png', await png())
  const { id } = (await create('有封面', { cover: [{ filePath: key }] })).data as SavedNews
  const student = await server.as('student')

  expect(await student.get(`/api/v1/news/${id}`)).toMatchObject({ status: 404 })
  expect(await student.get(`/fileOperation?filePath=${key}`)).toMatchObject({ status: 404 })

  await act(id, 'publish')
  expect(await student.get(`/api/v1/news/${id}`)).toMatchObject({ data: { cover: key } })
  expect(await student.get(`/fileOperation?filePath=${key}`)).toMatchObject({ status: 200 })

  await act(id, 'withdraw')
  expect(await student.get(`/api/v1/news/${id}`)).toMatchObject({ status: 404 })
  expect(await student.get(`/fileOperation?filePath=${key}`)).toMatchObject({ status: 404 })
})

test('news are written by the office only; published ones are not deleted', async () => {
  for (const who of ['base', 'dept', 'teacher', 'student'])
    expect(await create('不行', {}, who), who).toMatchObject({ status: 401 })

  const id = await published('发布的')
  const office = await server.as('bhb')

  expect(await office.delete(`${ITEMS}/${id}?version=2`)).toMatchObject({ status: 409 })

  const draft = (await create('草稿')).data as SavedNews

  expect(await office.put(`${ITEMS}/${draft.id}`, { ...form('改'), version: 1 })).toMatchObject({
    status: 200,
  })
  expect(await office.put(`${ITEMS}/${draft.id}`, { ...form('又改'), version: 1 })).toMatchObject({
    status: 409,
  })
  expect(await office.delete(`${ITEMS}/${draft.id}?version=2`)).toMatchObject({ status: 200 })
})

test('scheduled news take a time to come, and are published once it has come, by one of two processes', async () => {
  const { id } = (await create('预告')).data as SavedNews

  expect(await act(id, 'schedule', { publishAt: '2020-01-01T00:00:00Z' })).toMatchObject({
    status: 400,
    errors: [{ path: 'publishAt', message: newsWords['zh-cn'].errors.newsTimePast }],
  })

  expect(await act(id, 'schedule', { publishAt: '2026-11-21T08:00:00+08:00' })).toMatchObject({
    status: 200,
  })
  expect(await publishDueNews(systemCtx(server))).toBe(0)

  const before = server.clock.now

  server.clock.now = new Date('2026-11-21T08:01:00+08:00')

  try {
    const both = await Promise.all([
      publishDueNews(systemCtx(server)),
      publishDueNews(systemCtx(server)),
    ])
    expect(both[0] + both[1]).toBe(1)
  } finally {
    server.clock.now = before
  }

  expect(await titles()).toEqual(['预告'])
})
