import type { getShortcuts } from '@residency/contract/areas/dashboard/shortcuts/shortcut.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const PATH = '/api/v1/home/shortcuts'

const readShortcuts = async (who = 'teacher') =>
  (await (await server.as(who)).get(PATH)).data as AnswerOf<typeof getShortcuts>

const open = async (view: string, count = 1) =>
  (await server.as('teacher')).post('/api/v1/home/openings', { openings: [{ view, count }] })

const save = async (pinned: string[], version: number) =>
  (await server.as('teacher')).put(PATH, { pinned, version })

test('pages are suggested by how often they were opened, of late more than long ago; others’ openings do not count', async () => {
  await open('rotation/month/index', 5)
  await open('workload/audit/index', 3)
  expect((await readShortcuts()).suggested).toEqual([
    'rotation/month/index',
    'workload/audit/index',
  ])

  server.clock.now = new Date(server.clock.now.getTime() + 60 * 86_400_000)
  await open('daily/leave/review', 2)
  expect((await readShortcuts()).suggested[0]).toBe('daily/leave/review')
  expect((await readShortcuts('teacher2')).suggested).toEqual([])
})

test('a page that no menu can have is neither counted nor pinned', async () => {
  await open('no/such/page', 9)
  expect((await readShortcuts()).suggested).not.toContain('no/such/page')

  const { version } = await readShortcuts()

  await save(['no/such/page', 'files/own/index'], version)
  expect((await readShortcuts()).pinned).toEqual(['files/own/index'])
})

test('pinned pages stay in their order and are not suggested as well', async () => {
  await save(['workload/audit/index', 'rotation/month/index'], (await readShortcuts()).version)

  const { pinned, suggested } = await readShortcuts()

  expect(pinned).toEqual(['workload/audit/index', 'rotation/month/index'])
  expect(suggested).toEqual(['daily/leave/review'])
})

test('of two windows that arrange at once the second is refused', async () => {
  const { version } = await readShortcuts()
  const replies = await Promise.all([save(['files/own/index'], version), save([], version)])

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await save([], 0)).toMatchObject({ status: 409 })
})

test('a page twice, a count of nothing and a wrong key are refused by their fields', async () => {
  const { version } = await readShortcuts()

  expect((await save(['a/b', 'a/b'], version)).errors[0]?.path).toBe('body.pinned')
  expect((await open('a/b', 0)).status).toBe(400)
  expect((await open('<script>')).status).toBe(400)
})

test('what is stored is in the file of one’s own data', async () => {
  const reply = await (await server.as('teacher')).get('/api/v1/users/info/export')
  expect([reply.status, reply.body.toString().includes('daily/leave/review')]).toEqual([200, true])
})
