import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publishStandard } from '../../../testing/builders/cohorts.ts'
import {
  decidersOf,
  expectByOne,
  remindDeciders,
  secondPersonSettings,
  setWaived,
  whileWaived,
} from '../../../testing/builders/second-person.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { countAndList } from '../../../testing/walks/waiting-lists.ts'

type Row = {
  id: number
  standardRowId: number | null
  row: Record<string, unknown> & { departmentId?: number; months: number }
}

type Deviation = {
  id: number
  clause: string
  reason: string | null
  state: string
  objection: string | null
  version: number
  actions: string[]
}

type Cohort = {
  id: number
  version: number
  state: string
  actions: string[]
  rows: Row[]
  deviations: Deviation[]
  differences: object[]
}

const PATH = '/api/v1/cohorts'
const { errors } = cohortWords['zh-cn']
const server = await openServer()
const office = await server.as('bhb')
const base = await server.as('base')
let majorId: number
let standard: Awaited<ReturnType<typeof publishStandard>>

beforeAll(async () => {
  majorId = ((await base.get(`${PATH}/choices`)).data as { majors: { value: number }[] }).majors[0]!
    .value
  standard = await publishStandard(server, office, majorId)
})

beforeEach(() => server.asOwner('truncate rate_limits, submit_locks'))

let count = 0

const head = (over: object = {}) => {
  count++
  return {
    name: `2026 级第${count}批`,
    year: 2026,
    startsOn: '2026-09-01',
    standardId: standard.standardId,
    inStages: true,
    ...over,
  }
}

const make = async (over: object = {}) => {
  const { data } = await base.post(PATH, { majorId, ...head(), ...over })
  return (data as { id: number }).id
}

const get = async (id: number, who = office) => (await who.get(`${PATH}/${id}`)).data as Cohort

const save = async (id: number, change: (rows: Row[]) => object[], who = base) => {
  const { version, rows } = await get(id)
  return who.put(`${PATH}/${id}/table`, { version, rows: change(rows) })
}

const step = async (id: number, action: 'submit' | 'retract', who = base) =>
  who.post(`${PATH}/${id}/handIn`, { action, version: (await get(id)).version })

const decide = async (id: number, action: string, reason: string | null = null, who = office) =>
  who.post(`${PATH}/${id}/act`, { action, reason, version: (await get(id)).version })

const longer = ([first, second, ...rest]: Row[]) => [
  { ...first!, row: { ...first!.row, months: first!.row.months + 1 } },
  { ...second!, row: { ...second!.row, months: second!.row.months - 1 } },
  ...rest,
]

const moreOfSecond = ([a, b, c, ...rest]: Row[]) => [
  a!,
  { ...b!, row: { ...b!.row, months: b!.row.months - 1 } },
  { ...c!, row: { ...c!.row, months: c!.row.months + 1 } },
  ...rest,
]

const explain = async (id: number, reason = '病种集中') => {
  for (const deviation of (await get(id)).deviations)
    await base.put(`${PATH}/deviations/${deviation.id}`, { reason, version: deviation.version })
}

describe('a cohort', () => {
  test('is made from a published standard of its major through the comparison, months divided by shares', async () => {
    const id = await make()
    const cohort = await get(id, base)

    expect(cohort).toMatchObject({
      state: 'draft',
      endsOn: '2028-08-31',
      lengthMonths: 24,
      firstStageMonths: 12,
      differences: [],
      deviations: [],
      unmatched: [],
      rounded: [{ months: 8, parts: [{ months: 5, exact: 4.8 }, { months: 3 }] }],
    })

    expect(cohort.rows.map(({ row }) => row.months ?? row.sumMonths)).toEqual([5, 3, 4, 3, 6])

    expect(await base.post(PATH, { majorId, ...head(), standardId: 999_999 })).toMatchObject({
      status: 400,
      errors: [{ path: 'standardId', message: errors.standardNotForMajor }],
    })

    expect(await base.post(PATH, { ...head(), majorId: 999_999 })).toMatchObject({
      errors: [{ path: 'majorId' }],
    })

    const named = head()

    await base.post(PATH, { majorId, ...named })

    expect(await office.post(PATH, { majorId, ...named, year: 2027 })).toMatchObject({
      status: 409,
      errors: [{ path: 'name' }],
    })
  })

  test('stays on its one standard, and moves to a newer edition only where that is asked for, with its reasons', async () => {
    const own = await publishStandard(server, office, majorId)
    const id = await make({ standardId: own.standardId })
    const { version } = await get(id)

    expect(await base.put(`${PATH}/${id}`, { ...head(), version })).toMatchObject({
      status: 409,
      msg: errors.standardFixed,
    })

    expect(await base.post(`${PATH}/${id}/renew`, { version })).toMatchObject({ status: 409 })

    await save(id, moreOfSecond)
    await explain(id)

    const revised = (await office.post(`/api/v1/standards/${own.standardId}/revise`)).data as {
      id: number
    }
    const rows = own.rows.map((row, at) => (at > 1 ? row : { ...row, months: at === 0 ? 9 : 3 }))

    await office.put(`/api/v1/standards/${revised.id}`, { ...own.head, rows, version: 1 })
    await office.post(`/api/v1/standards/${revised.id}/publish`, { version: 2 })

    const before = await get(id)

    expect(before.actions).toContain('renew')

    expect(await base.post(`${PATH}/${id}/renew`, { version: before.version })).toMatchObject({
      status: 200,
      data: { edition: 2 },
    })

    const after = await get(id)

    expect(after).toMatchObject({ standardId: revised.id, edition: 2 })
    expect(after.rows.map(({ id: row }) => row)).toEqual(before.rows.map(({ id: row }) => row))

    expect(after.deviations.map(({ clause, reason }) => [clause.split(' · ')[2], reason])).toEqual([
      ['月数', '病种集中'],
      ['月数', '病种集中'],
    ])
  })

  test('has stages as its standard, or one table without, which is a deviation', async () => {
    const id = await make()
    const { version, name } = (await get(id)) as Cohort & { name: string }

    expect(
      (await base.put(`${PATH}/${id}`, { ...head({ name, inStages: false }), version })).status,
    ).toBe(200)

    const cohort = await get(id)

    expect(cohort.rows.every(({ row }) => row.stage === null)).toBe(true)

    expect(cohort).toMatchObject({
      firstStageMonths: null,
      differences: [],
      deviations: [{ clause: '全表 · 分阶段', cohort: '不分阶段' }],
    })
  })

  test('is deleted while nobody belongs to it', async () => {
    const id = await make()
    expect((await base.delete(`${PATH}/${id}?version=1`)).status).toBe(200)
    expect((await base.get(`${PATH}/${id}`)).status).toBe(404)
  })
})

describe('the table of a cohort', () => {
  test('whose months do not add up is saved and says so, and is not handed in', async () => {
    const id = await make()
    expect(await save(id, (rows) => rows.slice(1))).toMatchObject({
      data: { differences: [{ stage: 1, needed: 12, given: 7 }] },
    })

    expect(await step(id, 'submit')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('第一阶段少 5 个月'),
    })
  })

  test('with an elective that nobody can meet, or an unknown department, is refused with what to do', async () => {
    const id = await make()

    expect(
      await save(id, (rows) =>
        rows.map((row, at) => (at === 3 ? { ...row, row: { ...row.row, choose: 9 } } : row)),
      ),
    ).toMatchObject({
      status: 409,
      msg: expect.stringContaining('“选轮”无法满足'),
    })

    expect(
      await save(id, (rows) =>
        rows.map((row, at) => (at === 0 ? { ...row, row: { ...row.row, departmentId: 1 } } : row)),
      ),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'rows', message: errors.cohortDepartmentUnknown }],
    })
  })

  test('keeps the ids of its rows, ties added ones to the standard, and is made again on request', async () => {
    const id = await make()
    const before = await get(id)
    const added = { id: before.rows[0]!.id, row: { ...before.rows[0]!.row, months: 1 } }

    await save(id, ([first, ...rest]) => [
      ...rest.slice(0, 1),
      { ...first!, row: { ...first!.row, months: 4 } },
      ...rest.slice(1),
      added,
    ])

    const after = await get(id)

    expect(after.rows.map((row) => row.id).slice(0, 2)).toEqual([
      before.rows[1]!.id,
      before.rows[0]!.id,
    ])

    expect(after.rows.at(-1)).toMatchObject({ standardRowId: before.rows[0]!.standardRowId })
    expect((await base.post(`${PATH}/${id}/remake`, { version: after.version })).status).toBe(200)
    expect((await get(id)).rows.map(({ row }) => row)).toEqual(before.rows.map(({ row }) => row))
    expect(await base.post(`${PATH}/${id}/remake`, { version: after.version })).toMatchObject({
      status: 409,
    })
  })
})

describe('deviations', () => {
  test('are computed with their clause in the reader’s language, and each needs a reason', async () => {
    const id = await make()

    expect(await save(id, longer)).toMatchObject({ data: { deviations: 0 } })

    await save(id, moreOfSecond)

    const { deviations } = await get(id, base)

    expect(deviations).toMatchObject([
      {
        clause: expect.stringMatching(/^第一阶段 · 标准科室甲\d+ · 月数$/),
        standard: '8 个月',
        cohort: '7 个月',
        reason: null,
      },
      { standard: '4 个月', cohort: '5 个月', state: 'proposed' },
    ])

    const english = (await base.with({ 'accept-language': 'en' }).get(`${PATH}/${id}`))
      .data as Cohort

    expect(english.deviations[0]).toMatchObject({
      clause: expect.stringMatching(/^First stage · .* · months$/),
      cohort: '7 months',
    })

    expect(await step(id, 'submit')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('还有 2 处偏差没有理由'),
    })

    await explain(id)
    expect(await step(id, 'submit')).toMatchObject({ status: 200, data: { state: 'submitted' } })
    expect(await save(id, (rows) => rows)).toMatchObject({ status: 409 })

    const [deviation] = (await get(id)).deviations

    expect(
      await base.put(`${PATH}/deviations/${deviation!.id}`, {
        reason: '另一理由',
        version: deviation!.version,
      }),
    ).toMatchObject({ status: 409 })
  })
  test('that is rejected keeps its cohort from approval, until the base changes it or its reason', async () => {
    const id = await make()
    await save(id, moreOfSecond)
    await explain(id)

    const deviationAt = async (at = 0) => (await get(id)).deviations[at]!

    const judge = async (action: string, reason: string | null = null, who = office) => {
      const { id: deviation, version } = await deviationAt()
      return who.post(`${PATH}/deviations/${deviation}/decide`, { action, reason, version })
    }

    expect(await judge('approve')).toMatchObject({ status: 409 })

    await step(id, 'submit')
    expect((await deviationAt()).actions).toEqual(['approve', 'reject'])
    expect(await judge('reject')).toMatchObject({ status: 400 })
    expect(await judge('reject', '月数太少', base)).toMatchObject({ code: 'A0301' })

    expect(await judge('reject', '月数太少')).toMatchObject({
      status: 200,
      data: { state: 'rejected' },
    })

    expect(await decide(id, 'approve')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('1 处偏差已被否决'),
    })

    expect(await decide(id, 'return', '请修改')).toMatchObject({ data: { state: 'returned' } })

    expect(await step(id, 'submit')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('被否决'),
    })

    expect(await deviationAt()).toMatchObject({ objection: '月数太少' })

    const { id: deviation, version } = await deviationAt()

    expect(
      await base.put(`${PATH}/deviations/${deviation}`, { reason: '已增加夜班', version }),
    ).toMatchObject({
      data: { state: 'proposed' },
    })

    await step(id, 'submit')
    expect(await decide(id, 'approve')).toMatchObject({ data: { state: 'approved' } })
    expect((await get(id)).deviations.map(({ state }) => state)).toEqual(['approved', 'approved'])
  })
})

describe('the decision about a cohort', () => {
  test('is taken back by who handed it in before it is decided, never by others', async () => {
    const id = await make()
    await step(id, 'submit')
    expect(await step(id, 'retract', office)).toMatchObject({ status: 409 })
    expect(await step(id, 'retract')).toMatchObject({ data: { state: 'draft' } })
    expect(await step(id, 'retract')).toMatchObject({ status: 409 })
  })

  test('is the office’s, never about one’s own, and undone with the deviations approved along', async () => {
    const id = await make()
    await save(id, moreOfSecond)
    await explain(id)
    await step(id, 'submit', office)
    expect(await decide(id, 'approve')).toMatchObject({ status: 409 })

    await step(id, 'retract', office)
    await step(id, 'submit')
    expect(await decide(id, 'approve', null, base)).toMatchObject({ code: 'A0301' })
    expect(await decide(id, 'return')).toMatchObject({ status: 400 })

    const approved = await decide(id, 'approve')
    const { undo } = approved.data as { undo: { id: number } }

    expect(await office.post(`${PATH}/undo`, { decision: undo.id })).toMatchObject({
      data: { done: 1 },
    })

    expect(await get(id)).toMatchObject({
      state: 'submitted',
      deviations: [{ state: 'proposed' }, { state: 'proposed' }],
    })

    await decide(id, 'approve')
    expect(await decide(id, 'return', '晚了')).toMatchObject({ status: 409 })

    const { version } = await get(id)

    expect(await office.post(`${PATH}/${id}/reopen`, { version, reason: null })).toMatchObject({
      status: 400,
    })
    expect(await base.post(`${PATH}/${id}/reopen`, { version, reason: '修改' })).toMatchObject({
      code: 'A0301',
    })
    expect(
      await office.post(`${PATH}/${id}/reopen`, { version, reason: '科室调整' }),
    ).toMatchObject({ data: { state: 'draft' } })
    expect((await get(id)).actions).toEqual(expect.arrayContaining(['edit', 'submit', 'remake']))
  })

  test('shows the person who handed it in who may decide, and reminds them once a day, with an audit entry', async () => {
    const id = await make()
    await step(id, 'submit', office)

    const root = await server.as('root')

    expect(await decidersOf(office, 'cohort', id)).toMatchObject({
      why: 'secondPerson',
      hasPeople: true,
      mayRemind: true,
      byOnePerson: [],
    })

    expect(await decidersOf(root, 'cohort', id)).toMatchObject({
      isOpen: true,
      why: null,
      people: [],
    })

    const forBase = await decidersOf(base, 'cohort', id)

    expect(forBase).toMatchObject({ why: 'permission', hasPeople: true, roles: ['毕后办管理员'] })

    const before = await server.db
      .selectFrom('notices')
      .select('id')
      .where('kind', '=', 'review.remind')
      .execute()

    expect(await remindDeciders(office, 'cohort', id)).toMatchObject({
      status: 200,
      data: { reminded: expect.any(Number) },
    })

    const sent = await server.db
      .selectFrom('notices')
      .select('path')
      .where('kind', '=', 'review.remind')
      .execute()

    expect(sent.length - before.length).toBeGreaterThan(0)
    expect(sent.at(-1)!.path).toBe(`/standard/batch-audit?id=${id}`)

    expect(await remindDeciders(office, 'cohort', id)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('今天已经提醒过'),
    })

    expect(await remindDeciders(root, 'cohort', id)).toMatchObject({ status: 409 })
    expect(await decidersOf(office, 'cohort', id)).toMatchObject({ mayRemind: false })

    const entries = await server.db
      .selectFrom('auditEntries')
      .select('entityId')
      .where('action', '=', 'messages.review.remind')
      .where('entityId', '=', String(id))
      .execute()

    expect(entries).toHaveLength(1)

    for (const who of ['teacher', 'student']) {
      const reply = await (await server.as(who)).get(`/api/v1/reviews/cohort/${id}/deciders`)
      expect(reply, who).toMatchObject({ status: 404 })
    }

    await step(id, 'retract', office)
  })

  test('is one person’s where the rule is waived, which the record shows; put back, it is a second person’s again', async () => {
    const waiting = async () =>
      ((await office.get('/api/v1/waiting')).data as { kind: string; count: number }[]).find(
        (row) => row.kind === 'reviewCohorts',
      )?.count ?? 0

    const id = await make()

    await step(id, 'submit', office)

    const before = await waiting()

    expect(await countAndList(office, 'reviewCohorts')).toEqual({ count: before, listed: before })

    await whileWaived(server, 'cohort', async () => {
      expect(await waiting()).toBe(before + 1)
      expect((await get(id)).actions).toEqual(expect.arrayContaining(['approve', 'return']))

      expect(await decide(id, 'approve')).toMatchObject({
        status: 200,
        data: { state: 'approved' },
      })
    })

    const name = (
      await server.db
        .selectFrom('users')
        .select('nickname')
        .where('id', '=', office.userId)
        .executeTakeFirstOrThrow()
    ).nickname

    await expectByOne(office, 'cohort', id, name)

    const entry = await server.db
      .selectFrom('auditEntries')
      .select('detail')
      .where('action', '=', 'cohort.approve')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()

    expect(entry.detail).toMatchObject({ ids: [id], byOnePerson: [id] })

    const other = await make()

    await step(other, 'submit', office)
    expect(await decide(other, 'approve')).toMatchObject({ status: 409 })
  })

  test('the setting is changed with a reason by the office alone, never over a change that was not read, and keeps its history', async () => {
    const root = await server.as('root')
    const change = { rule: 'cohort', isWaived: true, reason: '一人办公' }
    const current = async () =>
      (await secondPersonSettings(root)).find((setting) => setting.rule === 'cohort')!
    const lastId = (await current()).history[0]?.id ?? null
    const send = (body: object, who = root) =>
      who.post('/api/v1/settings/second-person', { ...change, lastId, ...body })

    expect(await send({}, base)).toMatchObject({ status: 401 })
    expect(await send({ reason: ' ' })).toMatchObject({ status: 400 })
    expect(await send({ isWaived: false })).toMatchObject({ status: 409 })
    expect(await send({})).toMatchObject({ status: 200 })

    expect(await send({ isWaived: false })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('已被他人修改'),
    })

    await setWaived(server, 'cohort', false)

    expect((await current()).history.slice(0, 2)).toMatchObject([
      { isWaived: false, reason: '目前只有一人办公' },
      { isWaived: true, reason: '一人办公' },
    ])

    await expect(server.db.deleteFrom('secondPersonChanges').execute()).rejects.toThrow()
  })

  test('is not taken back while a plan in force is made from it; the plan is named with what to do instead', async () => {
    const id = await make()
    await step(id, 'submit')
    await decide(id, 'approve')

    const { baseId } = await server.db
      .selectFrom('majors')
      .select('baseId')
      .where('id', '=', majorId)
      .executeTakeFirstOrThrow()

    const owner = await server.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'base')
      .executeTakeFirstOrThrow()

    const plan = await server.db
      .insertInto('rotationPlans')
      .values({
        baseId,
        name: '秋季计划',
        edition: 7,
        startsOn: '2026-09-01',
        months: 12,
        createdBy: owner.id,
        state: 'published',
        publishedAt: server.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    await server.db.insertInto('planCohorts').values({ planId: plan.id, cohortId: id }).execute()

    const reopen = async () =>
      office.post(`${PATH}/${id}/reopen`, { version: (await get(id)).version, reason: '科室调整' })
    const refused = await reopen()

    expect(refused).toMatchObject({
      status: 409,
      msg: expect.stringContaining('“秋季计划”（第 7 版）'),
    })

    expect(refused.msg).toContain('新增届次')

    await server.db
      .updateTable('rotationPlans')
      .set({ state: 'superseded' })
      .where('id', '=', plan.id)
      .execute()

    expect(await reopen()).toMatchObject({ data: { state: 'draft' } })

    await server.db.deleteFrom('rotationPlans').where('id', '=', plan.id).execute()
  })

  test('waits for the office; a returned one for the base, which is notified', async () => {
    const id = await make()
    await step(id, 'submit')

    const waiting = async (who: Caller, kind: string) =>
      ((await who.get('/api/v1/waiting')).data as { kind: string; count: number }[]).find(
        (row) => row.kind === kind,
      )?.count ?? 0

    expect(await waiting(office, 'reviewCohorts')).toBeGreaterThan(0)

    await decide(id, 'return', '请补充')
    expect(await waiting(base, 'mendCohorts')).toBeGreaterThan(0)

    const notices = await server.db
      .selectFrom('notices')
      .select('body')
      .where('kind', '=', 'cohort.return')
      .orderBy('id')
      .execute()

    expect(notices.at(-1)?.body).toContain('请补充')
  })
})

describe('who sees cohorts', () => {
  test('the office all, a base those of its majors; others none', async () => {
    const all = (await office.get('/api/v1/trainees/choices')).data as {
      majors: { value: number; baseId: number }[]
    }
    const own = (
      (await base.get(`${PATH}/choices`)).data as { majors: { value: number }[] }
    ).majors.map(({ value }) => value)
    const other = all.majors.find(({ value }) => !own.includes(value))!.value
    const { standardId } = await publishStandard(server, office, other)

    expect(await base.post(PATH, { ...head({ standardId }), majorId: other })).toMatchObject({
      errors: [{ path: 'majorId' }],
    })

    const { id } = (await office.post(PATH, { ...head({ standardId }), majorId: other })).data as {
      id: number
    }

    expect((await base.get(`${PATH}/${id}`)).status).toBe(404)
    expect((await base.post(`${PATH}/${id}/handIn`, { action: 'submit', version: 1 })).status).toBe(
      404,
    )

    const options = (await office.get(`${PATH}/options`)).data as { value: number }[]

    expect(options.map(({ value }) => value)).toContain(id)
    expect(
      ((await base.get(`${PATH}/options`)).data as { value: number }[]).map(({ value }) => value),
    ).not.toContain(id)

    for (const name of ['teacher', 'student', 'dept'])
      expect(await (await server.as(name)).get(PATH)).toMatchObject({ code: 'A0301' })
  })
})
