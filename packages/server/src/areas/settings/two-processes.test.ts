import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeWorkbook } from '../../platform/excel/write-sheet.ts'
import { logInTo, ownFolder, type Product, startProduct } from '../../testing/server/product.ts'
import { waitUntil } from '../../testing/wait-until.ts'

const { folder, remove } = ownFolder()
let first: Product
let second: Product
let token: string

beforeAll(async () => {
  first = await startProduct({ folder })
  second = await startProduct({ folder })
  token = (await logInTo(first, 'admin')).accessToken
}, 120_000)

afterAll(async () => {
  await second.stop()
  await first.stop()
  remove()
})

const ask = async <T>(at: Product, method: string, path: string, body?: object) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

  const answer = await fetch(`${at.url}${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

  const envelope = (await answer.json()) as { code: string; msg: string; data: T }

  expect(envelope.code, envelope.msg).toBe('00000')

  return envelope.data
}

/**
 * What the next request reads: nothing of this is cached (decision 0015), so nothing has to be
 * waited for.
 */
async function expectNext<T>(read: () => Promise<T>, isSo: (answer: T) => boolean) {
  const answer = await read()
  expect(isSo(answer), JSON.stringify(answer)).toBe(true)
}

type Option = { value: string; label: string }
const options = () => ask<Option[]>(second, 'GET', '/api/v1/dict/award_level/options')

test('what one process changes of a dictionary the other answers with its next request', async () => {
  expect((await options()).map(({ value }) => value)).not.toContain('county')

  await ask(first, 'POST', '/api/v1/dict', {
    typeCode: 'award_level',
    name: '区县级',
    value: 'county',
    sort: 5,
  })

  await expectNext(options, (list) =>
    list.some(({ value, label }) => value === 'county' && label === '区县级'),
  )

  const { list } = await ask<{ list: { id: number; value: string }[] }>(
    first,
    'GET',
    '/api/v1/dict/page?typeCode=award_level&pageSize=100',
  )

  await ask(first, 'PUT', '/api/v1/dict/award_level/order', {
    ids: [...list].reverse().map(({ id }) => id),
  })
  await expectNext(options, (now) => now[0]?.value === list.at(-1)!.value)

  const { id } = list.find(({ value }) => value === 'county')!

  await ask(first, 'PUT', `/api/v1/dict/${id}`, {
    typeCode: 'award_level',
    name: '区县级',
    value: 'county',
    sort: 5,
    status: 0,
  })

  await expectNext(options, (now) => now.every(({ value }) => value !== 'county'))
})

test('the same holds for the calendar and for windows of time', async () => {
  const { version } = await ask<{ version: number }>(first, 'GET', '/api/v1/holidays/2026')

  await ask(first, 'PUT', '/api/v1/holidays/2026/days', {
    from: '2026-12-14',
    until: '2026-12-14',
    kind: 'off',
    name: '院庆',
    version,
  })

  const count = () =>
    ask<{ days: number }>(
      second,
      'GET',
      '/api/v1/holidays/workingDays?from=2026-12-14&until=2026-12-18',
    )

  await expectNext(count, ({ days }) => days === 4)

  const judged = () =>
    ask<{ isOpen: number }>(second, 'GET', '/api/v1/timeSettings/judge/departure')

  expect((await judged()).isOpen).toBe(1) // at any time, until a window is set

  const window = {
    name: 'departure',
    startsAt: '2020-01-01T00:00:00+08:00',
    endsAt: '2020-12-31T23:59:59+08:00',
  }

  await ask(first, 'POST', '/api/v1/timeSettings', window)
  await expectNext(judged, ({ isOpen }) => isOpen === 0)
})

test('what one process changes of departments and menus the other offers with its next request', async () => {
  type Choice = { value: number; label: string; children?: Choice[] }
  const labels = (choices: Choice[]): string[] =>
    choices.flatMap((c) => [c.label, ...labels(c.children ?? [])])
  const departments = async () => labels(await ask<Choice[]>(second, 'GET', '/api/v1/dept/options'))
  const id = await ask<number>(first, 'POST', '/api/v1/dept', { name: '两处都见科', parentId: 0 })

  await expectNext(departments, (names) => names.includes('两处都见科'))
  await ask(first, 'PUT', `/api/v1/dept/${id}`, { name: '改了名的科', parentId: 0 })

  await expectNext(
    departments,
    (names) => names.includes('改了名的科') && !names.includes('两处都见科'),
  )

  await ask(first, 'PUT', `/api/v1/dept/${id}`, { name: '改了名的科', parentId: 0, status: 0 })
  await expectNext(departments, (names) => !names.includes('改了名的科'))

  const menus = async () => labels(await ask<Choice[]>(second, 'GET', '/api/v1/menus/options'))
  const made = { name: '两处都见菜单', type: 'CATALOG', path: '/both', parentId: 0 }
  const before = await menus()

  await ask(first, 'POST', '/api/v1/menus', made)

  await expectNext(
    menus,
    (names) => names.length === before.length + 1 && names.includes(made.name),
  )
})

test('work that one process was given is done once, by either, and shown by both', async () => {
  const head = { typeCode: '字典编码', value: '字典值', name: '名称' }
  const columns = Object.entries(head).map(([key, header]) => ({ key, header }))

  const give = async (at: Product, value: string) => {
    const rows = [{ typeCode: 'title', value, name: value }]
    const content = Buffer.concat(
      await writeWorkbook([{ name: '字典项', columns, rows }]).toArray(),
    )
    const form = new FormData()

    form.set('file', new Blob([content]), '字典项.xlsx')

    const headers = { authorization: `Bearer ${token}` }

    const answer = await fetch(`${at.url}/api/v1/dict/items/_import`, {
      method: 'POST',
      headers,
      body: form,
    })

    return ((await answer.json()) as { data: { key: string } }).data.key
  }

  const keys = await Promise.all(
    [first, second, first, second, first, second].map((at, i) => give(at, `shared-${i}`)),
  )
  type Job = { key: string; state: string; tries: number; written: number }

  const jobs = async (at: Product) =>
    (await ask<{ list: Job[] }>(at, 'GET', '/api/v1/jobs/page?pageSize=50')).list.filter((job) =>
      keys.includes(job.key),
    )

  await waitUntil('all jobs are done', async () =>
    (await jobs(first)).every((job) => job.state === 'done'),
  )

  for (const at of [first, second]) {
    const list = await jobs(at)
    expect(list).toHaveLength(6)
    expect(list.map(({ state, tries, written }) => [state, tries, written])).toEqual(
      Array(6).fill(['done', 1, 1]),
    )
  }
}, 60_000)
