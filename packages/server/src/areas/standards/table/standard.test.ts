import { tableWords } from '@residency/contract/areas/standards/table/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'

type Row = {
  id: number
  version: number
  state: string
  actions: string[]
  edition: number
  name: string
}

const PATH = '/api/v1/standards'
const server = await openServer()
const office = await server.as('bhb')
let majorId: number
const departments: number[] = []

beforeAll(async () => {
  const choices = (await office.get(`${PATH}/choices`)).data as { majors: { value: number }[] }
  majorId = choices.majors[0]!.value

  for (const name of ['测试门诊药房', '测试住院药房', '测试临床药学', '测试药库'])
    departments.push(
      (
        await server.db
          .insertInto('standardDepartments')
          .values({ name })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
    )
})

beforeEach(() => server.asOwner('truncate rate_limits, submit_locks'))

let count = 0

const head = (over: object = {}) => {
  count += 1
  return {
    issuer: 'hospital',
    name: `药师标准${count}`,
    source: '本院规定',
    degreeKind: 'none',
    educations: ['master'],
    lengthMonths: 24,
    firstStageMonths: null,
    ...over,
  }
}

const required = (at: number, months: number, over: object = {}) => ({
  kind: 'required',
  stage: null,
  departmentId: departments[at],
  months,
  ...over,
})

const make = async (over: object = {}) =>
  (await office.post(PATH, { majorId, ...head(), ...over })).data as { id: number }

const get = async (id: number, who = office) =>
  (await who.get(`${PATH}/${id}`)).data as Row & {
    rows: object[]
    differences: object[]
    editions: Row[]
  }

const save = async (id: number, rows: object[], over: object = {}) => {
  const { version, name } = await get(id)
  return office.put(`${PATH}/${id}`, { ...head({ name }), ...over, rows, version })
}

const publish = async (id: number) =>
  office.post(`${PATH}/${id}/publish`, { version: (await get(id)).version })

const published = async () => {
  const { id } = await make()
  await save(id, [required(0, 12), required(1, 12)])
  await publish(id)

  return id
}

describe('a standard', () => {
  test('whose months do not equal the length is kept as a draft that says so, and not published', async () => {
    const { id } = await make({ lengthMonths: 36, firstStageMonths: 24 })

    const answer = await save(id, [required(0, 22, { stage: 1 }), required(1, 13, { stage: 2 })], {
      lengthMonths: 36,
      firstStageMonths: 24,
    })

    expect(answer).toMatchObject({
      status: 200,
      data: {
        differences: [
          { stage: 1, needed: 24, given: 22 },
          { stage: 2, needed: 12, given: 13 },
        ],
      },
    })

    expect(await publish(id)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('第一阶段少 2 个月'),
    })

    expect(await get(id)).toMatchObject({
      state: 'draft',
      actions: ['edit', 'publish', 'delete', 'copy'],
    })

    await save(id, [required(0, 24, { stage: 1 }), required(1, 12, { stage: 2 })], {
      lengthMonths: 36,
      firstStageMonths: 24,
    })

    expect(await publish(id)).toMatchObject({ status: 200, data: { state: 'published' } })
  })

  test('counts electives by what is chosen: so many departments of months each, or months together', async () => {
    const { id } = await make()

    const fixed = {
      kind: 'fixed',
      stage: null,
      name: '选轮一',
      months: 2,
      choose: 3,
      departmentIds: departments.slice(1),
    }

    const free = {
      kind: 'free',
      stage: null,
      name: '选轮二',
      least: 1,
      most: 2,
      sumMonths: 6,
      departmentIds: departments.slice(0, 2),
    }

    const requirements = [{ kind: 'skill', item: '处方点评', minimum: 20, unit: '份' }]

    expect(await save(id, [required(0, 12, { requirements }), fixed, free])).toMatchObject({
      status: 200,
      data: { differences: [] },
    })

    expect((await get(id)).rows).toMatchObject([{ kind: 'required', requirements }, fixed, free])
  })

  test('with an elective that nobody can meet is refused at its row', async () => {
    const { id } = await make()
    const { issues } = tableWords['zh-cn']

    const refused = {
      status: 400,
      errors: [{ path: 'body.rows.1', message: issues['row.impossible'] }],
    }

    const group = {
      kind: 'fixed',
      stage: null,
      name: '选轮',
      months: 1,
      choose: 3,
      departmentIds: departments.slice(0, 2),
    }

    expect(await save(id, [required(0, 12), group])).toMatchObject(refused)

    expect(
      await save(id, [
        required(0, 12),
        {
          kind: 'free',
          stage: null,
          name: '选轮',
          least: 3,
          most: 2,
          sumMonths: 5,
          departmentIds: departments,
        },
      ]),
    ).toMatchObject(refused)

    expect(await save(id, [required(0, 12, { departmentId: 999_999 })])).toMatchObject({
      status: 400,
      errors: [{ path: 'rows' }],
    })

    expect(await save(id, [required(0, 0)])).toMatchObject({ status: 400 })
  })

  test('once published is never changed: the next edition begins with its table and supersedes it', async () => {
    const id = await published()

    expect(await save(id, [])).toMatchObject({ status: 409 })
    expect(await office.delete(`${PATH}/${id}?version=${(await get(id)).version}`)).toMatchObject({
      status: 409,
    })

    const next = (await office.post(`${PATH}/${id}/revise`)).data as { id: number }

    expect(await office.post(`${PATH}/${id}/revise`)).toMatchObject({
      status: 409,
      msg: tableWords['zh-cn'].errors.draftExists,
    })

    expect((await get(next.id)).rows).toEqual((await get(id)).rows)
    expect(await publish(next.id)).toMatchObject({ status: 200 })

    expect((await get(next.id)).editions.map(({ edition, state }) => [edition, state])).toEqual([
      [2, 'published'],
      [1, 'superseded'],
    ])

    expect(await publish(next.id)).toMatchObject({ status: 409 })
    expect(await office.post(`${PATH}/${id}/revise`)).toMatchObject({ status: 409 })
  })

  test('changed by two people at once keeps the first change', async () => {
    const { id } = await make()
    const { version, name } = await get(id)
    const form = { ...head({ name }), rows: [], version }

    expect((await office.put(`${PATH}/${id}`, form)).status).toBe(200)
    expect(await office.put(`${PATH}/${id}`, form)).toMatchObject({ status: 409 })
  })

  test('begins from a template, which belongs to no major', async () => {
    const { id } = await make({ isTemplate: true, majorId: null })
    await save(id, [required(0, 24)])
    expect(await office.post(PATH, { ...head(), isTemplate: true, majorId })).toMatchObject({
      status: 400,
    })

    expect(await office.post(PATH, { ...head(), majorId: 999_999 })).toMatchObject({
      status: 400,
      errors: [{ path: 'majorId' }],
    })

    const copy = await make({ fromId: id })

    expect((await get(copy.id)).rows).toEqual((await get(id)).rows)

    const page = (await office.get(`${PATH}?template=1`)).data as { list: Row[] }

    expect(page.list.map((row) => row.id)).toContain(id)
    expect(page.list.map((row) => row.id)).not.toContain(copy.id)
  })
})

describe('who sees standards', () => {
  test('a base reads what is published for its majors, not drafts, templates or other bases’; others nothing', async () => {
    const base = await server.as('base')
    const id = await published()
    const { id: draft } = await make()
    const own = ((await base.get(PATH)).data as { list: Row[] }).list
    const all = ((await office.get(`${PATH}?pageSize=100`)).data as { list: Row[] }).list

    expect(own.every(({ state }) => state !== 'draft')).toBe(true)
    expect(all.map((row) => row.id)).toContain(draft)
    expect((await base.get(`${PATH}/${draft}`)).status).toBe(404)

    const seen = own.some((row) => row.id === id)

    expect((await base.get(`${PATH}/${id}`)).status).toBe(seen ? 200 : 404)
    expect(await base.post(PATH, { majorId, ...head() })).toMatchObject({ code: 'A0301' })

    for (const name of ['teacher', 'student', 'dept'])
      expect(await (await server.as(name)).get(PATH)).toMatchObject({ code: 'A0301' })
  })
})
