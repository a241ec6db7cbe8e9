import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_PREFIX } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { notify } from '../../areas/messages/messages.public.ts'
import { taskNotices } from '../../areas/settings/tasks/task-notices.seed.ts'
import { type Caller, openServer } from '../../testing/server/open-server.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { publishChange } from './publish-change.ts'

const server = await openServer()
let port: number
const opened: (() => void)[] = []

/**
 * An open window over a real connection: the paths it was notified of, and whether it was closed.
 */
async function aWindow(who: Caller) {
  const window = { paths: [] as string[], isOver: false, status: 0, beats: 0 }

  const call = request({
    port,
    host: '127.0.0.1',
    path: `${API_PREFIX}/api/v1/live`,
    headers: { authorization: `Bearer ${who.token}` },
  })

  opened.push(() => call.destroy())

  await new Promise<void>((done, failed) => {
    call.once('error', failed)

    call.once('response', (response) => {
      window.status = response.statusCode ?? 0
      response.setEncoding('utf8')

      response.on('data', (text: string) => {
        for (const [, data] of text.matchAll(/^data: (.*)$/gm))
          window.paths.push((JSON.parse(data!) as { path: string }).path)
        if (/^: $/m.test(text)) window.beats += 1
        done()
      })

      response.on('close', () => {
        window.isOver = true
      })
    })

    call.end()
  })

  return window
}

const until = (isSo: () => boolean) => waitUntil('the windows have heard it', isSo)

beforeAll(async () => {
  await server.app.server.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.server.address() as AddressInfo).port
  await server.app.live.listen()
})

afterEach(() => {
  for (const close of opened.splice(0)) close()
})

test('a notice is announced to every window of its reader when its transaction is over, and to nobody else', async () => {
  const [reader, other] = [await server.as('applicant'), await server.as('teacher')]

  const [first, second, stranger] = [
    await aWindow(reader),
    await aWindow(reader),
    await aWindow(other),
  ]

  await server.db.transaction().execute(async (tx) => {
    const db = tx as unknown as typeof server.db
    await notify({ ...server.app.asSystem(), db }, taskNotices.exported, [
      { userId: reader.userId, values: { sheet: '', written: '' } },
    ])
    await new Promise((done) => setTimeout(done, 50))
    expect(first.paths).toEqual([])
  })

  await until(() => first.paths.length > 0 && second.paths.length > 0)
  expect(first.paths).toEqual(['/messages/notices'])

  await publishChange(server.db, '/api/v1/news', null)
  await until(() => stranger.paths.length > 0)
  expect(stranger.paths).toEqual(['/api/v1/news'])
})

test('a notification of a thousand people reaches each', async () => {
  const reader = await server.as('applicant')
  const window = await aWindow(reader)

  await publishChange(server.db, '/messages/notices', [
    ...Array.from({ length: 1000 }, (_, i) => 900_000 + i),
    reader.userId,
  ])

  await until(() => window.paths.length === 1)
})

test('a window ends with its session; the others get a heartbeat', async () => {
  const [leaving, staying] = [await server.as('teacher'), await server.as('applicant')]
  const [gone, there] = [await aWindow(leaving), await aWindow(staying)]

  await leaving.delete('/api/v1/auth/logout')
  await server.app.live.beat()
  await until(() => gone.isOver && there.beats > 0)
  expect(there.isOver).toBe(false)
  expect(await server.anonymous.get('/api/v1/live')).toMatchObject({ status: 401 })
})

test('when the database drops the connection windows are closed, so that they read everything again, and new ones stay open', async () => {
  const reader = await server.as('applicant')
  const before = await aWindow(reader)

  await server.asOwner(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen live' and datname = current_database()",
  )
  await until(() => before.isOver)

  for (let i = 0; i < 600; i++) {
    const again = await aWindow(reader)
    await new Promise((done) => setTimeout(done, 20))
    if (again.isOver) continue

    await publishChange(server.db, '/messages/notices', [reader.userId])
    await until(() => again.paths.length === 1)

    return
  }

  throw new Error('it does not listen any more')
})

test('a notification that is none of ours ends neither the process nor a window', async () => {
  const reader = await server.as('applicant')
  const window = await aWindow(reader)

  const strange = [
    '',
    'x',
    'null',
    '[]',
    '{"path":"/messages/notices"}',
    '{"path":"/x","users":null}',
    '{"path":"/messages/notices","users":[{}]}',
  ]

  for (const payload of strange) await sql`select pg_notify('live', ${payload})`.execute(server.db)

  await publishChange(server.db, '/messages/notices', [reader.userId])
  await until(() => window.paths.length > 0)
  expect(window.paths).toEqual(['/messages/notices'])
})

test('a draft of news is announced to its writer, not to everybody', async () => {
  const [office, reader] = [await server.as('bhb'), await server.as('teacher')]
  const [own, other] = [await aWindow(office), await aWindow(reader)]

  const body = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '正文' }] }],
  }

  const form = { title: '草稿', summary: null, body, cover: [], files: [], isPinned: false }

  const { id, version } = (await office.post('/api/v1/newsItems', form)).data as {
    id: number
    version: number
  }

  expect(
    await office.put(`/api/v1/newsItems/${id}`, { ...form, title: '改过', version }),
  ).toMatchObject({ status: 200 })

  await until(() => own.paths.length > 0)
  expect(
    await office.post(`/api/v1/newsItems/${id}/act`, { action: 'publish', version: version + 1 }),
  ).toMatchObject({ status: 200 })

  await until(() => other.paths.length > 0)
  expect([own.paths.length, other.paths.length]).toEqual([2, 1])
})

test('of one person twenty windows stay open: the oldest closes', async () => {
  const reader = await server.as('bhb')
  const windows: Awaited<ReturnType<typeof aWindow>>[] = []

  for (let i = 0; i < 21; i++) windows.push(await aWindow(reader))

  await until(() => windows[0]!.isOver)
  expect(windows.slice(1).some(({ isOver }) => isOver)).toBe(false)
})

test('the metrics count the windows, and not the time they stay open as time to answer', async () => {
  const metrics = await server.app.serveMetrics(0, '127.0.0.1')

  const read = async () =>
    await (
      await fetch(`http://127.0.0.1:${(metrics.address() as AddressInfo).port}/metrics`)
    ).text()

  const before = Number(/^open_windows (\d+)$/m.exec(await read())![1])
  const window = await aWindow(await server.as('student'))

  expect(await read()).toMatch(new RegExp(`^open_windows ${before + 1}$`, 'm'))

  for (const close of opened.splice(0)) close()

  await until(() => window.isOver)

  const text = await read()

  metrics.close()
  expect(text).toMatch(/^http_request_seconds_count.+route="[^"]+auth/m)
  expect(text).not.toMatch(/^http_request_seconds_count.+route="[^"]+\/live",.*status="200"/m)
})
