import { templateWords } from '@residency/contract/areas/evaluation/templates/text'
import { beforeEach, describe, expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'
import { fillTemplates } from './fill-templates.ts'

type Row = {
  id: number
  version: number
  state: string
  edition: number
  actions: string[]
  sections: object[]
  name: string
  weights: number
}

const PATH = '/api/v1/evaluationTemplates'
const server = await openServer()
const office = await server.as('bhb')
beforeEach(() => server.asOwner('truncate rate_limits, submit_locks'))

const item = (key: string, weight: number) => ({
  kind: 'score',
  key,
  label: `项目${key}`,
  scale: 9,
  weight,
})

const sections = (...weights: number[]) => [
  { title: '评分', items: weights.map((weight, index) => item(`i${index}`, weight)) },
]

let count = 0

const create = async (over: object = {}) => {
  count += 1
  return (await office.post(PATH, { kind: 'monthly', name: `月评${count}`, ...over })).data as {
    id: number
    version: number
  }
}

const get = async (id: number, who = office) => (await who.get(`${PATH}/${id}`)).data as Row

const save = async (id: number, sections: object[]) => {
  const { version, name } = await get(id)
  return office.put(`${PATH}/${id}`, { name, version, sections: sections })
}

const publish = async (id: number) =>
  office.post(`${PATH}/${id}/publish`, { version: (await get(id)).version })

const published = async () => {
  const { id } = await create()
  await save(id, sections(60, 40))
  await publish(id)

  return id
}

describe('an evaluation form', () => {
  test('whose weights do not add up is stored as a draft, and publishing reports the difference', async () => {
    const { id } = await create()

    expect(await publish(id)).toMatchObject({
      status: 409,
      msg: templateWords['zh-cn'].errors.formEmpty,
    })

    expect(await save(id, sections(50, 30))).toMatchObject({ status: 200 })

    expect(await publish(id)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('合计 80，还差 20'),
      errors: [{ path: 'sections' }],
    })

    await save(id, sections(50, 70))

    expect(await publish(id)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('超出 20'),
    })

    await save(id, sections(50, 50))
    expect(await publish(id)).toMatchObject({ status: 200, data: { state: 'published' } })
  })

  test('is refused with two items of one key, a weight over 100, a key that every object has, a weighed choice without points', async () => {
    const { id } = await create()
    const items = [{ title: null, items: [item('a', 50), item('a', 50)] }]

    expect(await save(id, items)).toMatchObject({
      status: 400,
      msg: expect.stringContaining('代码相同'),
    })

    expect(await save(id, sections(101))).toMatchObject({ status: 400 })
    expect(await save(id, [{ title: null, items: [item('constructor', 100)] }])).toMatchObject({
      status: 400,
    })

    const choice = {
      kind: 'choice',
      key: 'c',
      label: '等级',
      weight: 100,
      options: [{ label: '优' }, { label: '良' }],
    }

    expect(await save(id, [{ title: null, items: [choice] }])).toMatchObject({
      status: 400,
      msg: expect.stringContaining('得分'),
    })
  })

  test('that is published is never changed, not even by hand; its next edition supersedes it', async () => {
    const first = await published()

    expect(await save(first, sections(100))).toMatchObject({ status: 409 })
    await expect(
      server.asOwner(`update evaluation_templates set sections = '[]' where id = ${first}`),
    ).rejects.toThrow('never changed')

    const { data } = await office.post(`${PATH}/${first}/revise`, {})
    const { id } = data as { id: number }

    expect(await get(id)).toMatchObject({
      edition: 2,
      state: 'draft',
      weights: 100,
      actions: ['edit', 'publish', 'copy', 'delete'],
    })

    expect(await office.post(`${PATH}/${first}/revise`, {})).toMatchObject({
      status: 409,
      msg: templateWords['zh-cn'].errors.templateDraftExists,
    })

    expect(await publish(id)).toMatchObject({ status: 200 })
    expect(await get(first)).toMatchObject({ state: 'superseded', actions: ['copy'] })
    expect(await publish(first)).toMatchObject({ status: 409 })
  })

  test('is copied whole; a draft is deleted, what was published is not', async () => {
    const from = await published()
    const { id, version } = await create({ fromId: from, kind: 'yearly' })

    expect(await get(id)).toMatchObject({ kind: 'yearly', weights: 100 })
    expect(await office.delete(`${PATH}/${id}?version=${version}`)).toMatchObject({ status: 200 })
    expect(
      await office.delete(`${PATH}/${from}?version=${(await get(from)).version}`),
    ).toMatchObject({ status: 409 })
  })

  test('is read by bases without drafts, and written by the office alone', async () => {
    const { id } = await create()
    const base = await server.as('base')

    expect(await base.get(`${PATH}/${id}`)).toMatchObject({ status: 404 })
    expect(await base.post(PATH, { kind: 'exit', name: '基地的表' })).toMatchObject({ status: 401 })

    const seen = (await base.get(`${PATH}?side=teacher&pageSize=100`)).data as {
      list: { kind: string; state: string }[]
    }

    expect(seen.list.map(({ kind }) => kind).sort()).toEqual(['department', 'teacher'])
  })
})

test('the forms of the start are there once, and what the office made of them stays', async () => {
  const readEditions = async () =>
    (
      await server.db
        .selectFrom('evaluationTemplates')
        .select(['code', 'state'])
        .where('code', 'is not', null)
        .execute()
    ).length

  expect(await readEditions()).toBe(12)

  const { id } = await server.db
    .selectFrom('evaluationTemplates')
    .select('id')
    .where('code', '=', 'dops')
    .executeTakeFirstOrThrow()

  const next = ((await office.post(`${PATH}/${id}/revise`, {})).data as { id: number }).id

  await save(next, sections(100))
  await publish(next)
  await fillTemplates(server.db)
  expect(await readEditions()).toBe(12)
  expect(await get(id)).toMatchObject({ state: 'superseded' })
})
