import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { electivesWords } from '@residency/contract/areas/standards/electives/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addTrainee, publishStandard } from '../../../testing/builders/cohorts.ts'
import { importSheet, sheetBytes, sheetRows, someOf } from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type Group = {
  rowId: number
  name: string
  options: { departmentId: number }[]
  chosen: object[]
  isComplete: boolean
}

type Choice = { groups: Group[]; window: string }
const COHORTS = '/api/v1/cohorts'
const PATH = '/api/v1/electives'
const server = await openServer()
const office = await server.as('bhb')
const base = await server.as('base')
const student = await server.as('student')
let traineeId: number
let majorId: number
let standardId: number

beforeAll(async () => {
  const { id: userId } = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'student')
    .executeTakeFirstOrThrow()

  majorId = ((await base.get(`${COHORTS}/choices`)).data as { majors: { value: number }[] })
    .majors[0]!.value
  standardId = (await publishStandard(server, office, majorId)).standardId
  // the account of the trainee follows this test's training
  await server.asOwner(
    `delete from trainee_files where trainee_id in (select id from trainees where user_id = ${userId})`,
  )
  await server.asOwner(`delete from trainees where user_id = ${userId}`)
  traineeId = (await addTrainee(office, majorId)).id
  await server.asOwner(`update trainees set user_id = ${userId} where id = ${traineeId}`)
})

beforeEach(() => server.asOwner('truncate rate_limits, submit_locks'))

let count = 0

const make = async (over: object = {}) => {
  count++
  const form = {
    name: `选轮届次${count}`,
    year: 2026,
    startsOn: '2026-09-01',
    standardId,
    inStages: true,
    majorId,
  }

  return ((await base.post(COHORTS, { ...form, ...over })).data as { id: number }).id
}

const version = async (id: number) =>
  ((await office.get(`${COHORTS}/${id}`)).data as { version: number }).version

const approve = async (id: number) => {
  await base.post(`${COHORTS}/${id}/handIn`, { action: 'submit', version: await version(id) })
  await office.post(`${COHORTS}/${id}/act`, {
    action: 'approve',
    reason: null,
    version: await version(id),
  })
}

const add = (id: number, traineeIds: number[], isMove = false, who = base) =>
  who.post(`${COHORTS}/${id}/members`, { traineeIds, isMove })

const ready = async () => {
  const id = await make()
  await add(id, [traineeId], true)
  await approve(id)

  return id
}

const at = (minutes: number) =>
  new Date(server.clock.now.getTime() + minutes * 60_000).toISOString().replace(/\.\d+Z/, 'Z')

const setWindow = async (id: number, from: number, until: number, who = base) =>
  who.put(`${PATH}/windows/${id}`, { from: at(from), until: at(until), version: await version(id) })

const own = async () => (await student.get(`${PATH}/own`)).data as Choice

const pick = ({ rowId, options }: Group, ...chosen: [place: number, months: number][]) => ({
  rowId,
  chosen: chosen.map(([place, months]) => ({ departmentId: options[place]!.departmentId, months })),
})

const choose = (...groups: object[]) => student.put(`${PATH}/own`, { groups })

describe('members of a cohort', () => {
  const { errors } = cohortWords['zh-cn']

  test('are of its major, of one cohort, and begin before its table ends; moving is asked for', async () => {
    const [id, other] = [await make(), await make()]
    const trainee = await addTrainee(office, majorId, { startsOn: '2026-10-01' })

    expect(await add(id, [trainee.id])).toMatchObject({ status: 200, data: { added: 1 } })
    expect(await add(id, [trainee.id])).toMatchObject({ status: 200, data: { added: 0 } })

    expect(await add(other, [trainee.id])).toMatchObject({
      status: 409,
      msg: expect.stringContaining('一名学员只属于一个届次'),
    })

    expect(await add(other, [trainee.id], true)).toMatchObject({ status: 200, data: { added: 1 } })

    const page = (await base.get(`/api/v1/cohortMembers?cohortId=${other}`)).data as {
      list: object[]
      total: number
    }

    expect(page).toMatchObject({
      total: 1,
      list: [{ id: trainee.id, startsOtherwise: true, lastsOtherwise: false }],
    })

    const late = await addTrainee(office, majorId, { startsOn: '2028-09-01' })

    expect(await add(id, [late.id])).toMatchObject({
      status: 409,
      msg: expect.stringContaining('2028-08-31 止'),
    })

    const all = (await office.get('/api/v1/trainees/choices')).data as {
      majors: { value: number; baseId: number }[]
    }
    const mine = all.majors.find(({ value }) => value === majorId)!
    const near = all.majors.find(({ value, baseId }) => baseId === mine.baseId && value !== majorId)
    const far = all.majors.find(({ baseId }) => baseId !== mine.baseId)!
    const outside = await addTrainee(office, far.value)

    expect(await add(id, [outside.id])).toMatchObject({
      status: 400,
      errors: [{ path: 'traineeIds', message: errors.memberUnknown }],
    })

    expect(
      await add(id, [(near ? await addTrainee(office, near.value) : outside).id], false, office),
    ).toMatchObject({
      status: 409,
      msg: expect.stringContaining('不是这个专业'),
    })

    expect(await base.delete(`${COHORTS}/${other}?version=${await version(other)}`)).toMatchObject({
      msg: errors.cohortHasMembers,
    })
    expect(
      await base.post('/api/v1/cohortMembers/remove', { traineeIds: [trainee.id] }),
    ).toMatchObject({ data: { removed: 1 } })
  })

  test('are not offered once their training has ended without a cohort', async () => {
    const trainee = await addTrainee(office, majorId)

    const listed = async () => {
      const { list } = (await base.get(`/api/v1/cohortMembers?keywords=${trainee.number}`))
        .data as {
        list: { id: number }[]
      }

      return list.map(({ id }) => id)
    }

    expect(await listed()).toEqual([trainee.id])

    const training = server.db.updateTable('trainees').where('id', '=', trainee.id)

    await training.set({ status: 'finished', statusSince: '2026-11-01' }).execute()
    expect(await listed()).toEqual([])
  })

  test('say before they join how their training differs from the cohort', async () => {
    const id = await make()
    const preview = async (traineeIds: number[], who = base) =>
      who.post(`${COHORTS}/${id}/members/preview`, { traineeIds })
    const fitting = await addTrainee(office, majorId, { startsOn: '2026-09-01' })
    const late = await addTrainee(office, majorId, { startsOn: '2026-10-01' })

    expect(await preview([fitting.id, late.id])).toMatchObject({
      status: 200,
      data: {
        startsOn: '2026-09-01',
        endsOn: '2028-08-31',
        fitting: 1,
        others: [
          { id: late.id, notes: [expect.stringContaining('2026-10-01 开始培训，比届次晚 30 天')] },
        ],
      },
    })

    expect(await preview([999_999])).toMatchObject({
      status: 400,
      errors: [{ path: 'traineeIds' }],
    })

    expect(await preview([fitting.id], await server.as('base2'))).toMatchObject({ status: 404 })
  })

  test('of two cohorts at once are placed in one', async () => {
    const [id, other] = [await make(), await make()]
    const trainee = await addTrainee(office, majorId)
    const answers = await Promise.all([add(id, [trainee.id]), add(other, [trainee.id])])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('come in from a sheet by number, each mistake at its row', async () => {
    const [id, other] = [await make(), await make()]
    const many = [await addTrainee(office, majorId), await addTrainee(office, majorId)]
    const { columns } = cohortWords['zh-cn'].sheets.cohortMembers

    const put = async (into: number, ...numbers: string[]) => {
      const sheet = await sheetBytes(
        someOf(columns, ['number']),
        numbers.map((number) => ({ number })),
      )

      return importSheet(server, base, '/api/v1/cohortMembers', sheet, {
        into: { cohortId: String(into) },
      })
    }

    expect(await put(id, many[0]!.number, many[1]!.number)).toMatchObject({ written: 2, wrong: 0 })

    const wrong = await put(other, many[0]!.number, '2020X9999')

    expect(wrong).toMatchObject({ written: 0, wrong: 2 })
  })
})

describe('electives', () => {
  test('are chosen in the window of an approved cohort, as a whole group or not at all', async () => {
    const id = await make()
    await add(id, [traineeId], true)
    expect((await student.get(`${PATH}/own`)).data).toBeNull()

    expect(await setWindow(id, -10, 10)).toMatchObject({
      status: 409,
      msg: electivesWords['zh-cn'].errors.notApproved,
    })

    await approve(id)

    const { groups } = await own()
    const [fixed, free] = groups as [Group, Group]

    expect(await choose(pick(fixed, [0, 3], [1, 3]))).toMatchObject({
      status: 409,
      msg: expect.stringContaining('还没有开始'),
    })

    expect(await setWindow(id, 5, 10)).toMatchObject({ status: 200 })
    expect((await own()).window).toBe('before')

    await setWindow(id, -10, 10)

    expect(await choose(pick(fixed, [0, 3]))).toMatchObject({
      status: 400,
      msg: expect.stringContaining('“选轮”要选 2 个科室'),
    })

    expect(await choose(pick(free, [0, 2], [1, 3]))).toMatchObject({
      status: 400,
      msg: expect.stringContaining('合计应为 6 个月'),
    })

    expect(
      await choose({ rowId: fixed.rowId, chosen: [{ departmentId: 1, months: 3 }] }),
    ).toMatchObject({ status: 400 })

    for (const wrong of [
      [{ rowId: 1_000_000, chosen: [] }],
      [pick(free, [0, 6]), pick(free, [0, 6])],
    ])
      expect(await choose(...wrong)).toMatchObject({
        msg: electivesWords['zh-cn'].errors.groupUnknown,
      })

    expect(await choose(pick(fixed, [0, 1], [1, 1]))).toMatchObject({
      data: { complete: 1, all: 2 },
    })
    expect(await choose(pick(fixed, [0, 1], [2, 1]), pick(free, [0, 2], [1, 4]))).toMatchObject({
      data: { complete: 2, all: 2 },
    })

    expect((await own()).groups.map(({ chosen }) => chosen)).toMatchObject([
      [{ months: 3 }, { months: 3 }],
      [{ months: 2 }, { months: 4 }],
    ])

    expect(await choose(pick(free))).toMatchObject({ data: { complete: 1 } })

    server.clock.now = new Date(server.clock.now.getTime() + 11 * 60_000)

    expect(await choose(pick(free, [0, 6]))).toMatchObject({
      status: 409,
      msg: expect.stringContaining('已在'),
    })

    expect((await own()).window).toBe('over')
  })

  test('that are missing are listed and reminded of; the base chooses with a reason that is written down', async () => {
    const id = await ready()
    await setWindow(id, -10, 10)

    const second = await addTrainee(office, majorId)

    await add(id, [second.id])

    const { groups } = await own()
    const all = [pick(groups[0]!, [0, 3], [1, 3]), pick(groups[1]!, [0, 6])]

    await choose(...all)

    // nor does who has completed choose again
    await server.asOwner(
      `update trainees set status = 'finished' where user_id = ${student.userId}`,
    )
    expect(await own()).toMatchObject({ window: 'none' })
    expect((await choose(...all)).status).toBe(409)
    await server.asOwner(
      `update trainees set status = 'inTraining' where user_id = ${student.userId}`,
    )

    const missing = (await base.get(`${PATH}?cohortId=${id}&missing=1`)).data as {
      list: { id: number; complete: number }[]
    }

    expect(missing.list).toMatchObject([
      { id: second.id, complete: 0, all: 2, actions: ['choose'] },
    ])
    expect(await base.post(`${PATH}/windows/${id}/remind`)).toMatchObject({ data: { reminded: 1 } })

    // who has completed the training chooses no more, and is not missing
    await server.asOwner(`update trainees set status = 'finished' where id = ${second.id}`)
    expect((await base.get(`${PATH}?cohortId=${id}&missing=1`)).data).toMatchObject({ total: 0 })
    await server.asOwner(`update trainees set status = 'inTraining' where id = ${second.id}`)

    expect(await base.put(`${PATH}/${second.id}`, { groups: all })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.reason' }],
    })

    expect(
      await base.put(`${PATH}/${second.id}`, { groups: all, reason: '住院请假' }),
    ).toMatchObject({ data: { complete: 2 } })

    const log = await server.db
      .selectFrom('auditEntries')
      .select('detail')
      .where('action', '=', 'standards.electives.chooseFor')
      .execute()

    expect(JSON.stringify(log)).toContain('住院请假')
    expect((await base.get(`${PATH}?cohortId=${id}&missing=1`)).data).toMatchObject({ total: 0 })

    const sheet = await base.get(`${PATH}/_export?cohortId=${id}`)
    const rows = await sheetRows(sheet.body, electivesWords['zh-cn'].sheets.electives.columns)

    expect(rows.map(({ months }) => months).sort()).toEqual(['3', '3', '3', '3', '6', '6'])

    for (const name of ['student', 'teacher', 'dept'])
      expect(await (await server.as(name)).get(PATH)).toMatchObject({ code: 'A0301' })

    const other = await server.as('teacher')

    expect(await other.get(`${PATH}/own`)).toMatchObject({ code: 'A0301' })
  })

  test('that no longer fit are chosen again when an approved table is changed, and go with the trainee who leaves', async () => {
    const id = await ready()
    await setWindow(id, -10, 10)

    const { groups } = await own()

    await choose(pick(groups[0]!, [0, 3], [1, 3]), pick(groups[1]!, [0, 6]))
    await office.post(`${COHORTS}/${id}/reopen`, { version: await version(id), reason: '调整' })

    const { rows } = (await base.get(`${COHORTS}/${id}`)).data as {
      rows: { id: number; row: { kind: string } }[]
    }
    const changed = rows.map((row) =>
      row.row.kind === 'free' ? { ...row, row: { ...row.row, sumMonths: 5 } } : row,
    )

    expect(
      (await base.put(`${COHORTS}/${id}/table`, { rows: changed, version: await version(id) }))
        .status,
    ).toBe(200)

    const storedChoices = () =>
      server.db
        .selectFrom('electiveChoices')
        .select('months')
        .where('traineeId', '=', traineeId)
        .execute()

    expect(await storedChoices()).toEqual([{ months: 3 }, { months: 3 }])
    expect((await student.get(`${PATH}/own`)).data).toBeNull()

    await base.post('/api/v1/cohortMembers/remove', { traineeIds: [traineeId] })
    expect(await storedChoices()).toEqual([])
  })
})
