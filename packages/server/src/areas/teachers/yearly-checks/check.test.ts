import type {
  CheckRow,
  OpenDecisions,
} from '@residency/contract/areas/teachers/yearly-checks/check.contract'
import type {
  CheckRecord,
  CheckRecordDetail,
} from '@residency/contract/areas/teachers/yearly-checks/check-record.contract'
import type { CheckResult } from '@residency/contract/areas/teachers/yearly-checks/check-result.contract'
import { checkWords } from '@residency/contract/areas/teachers/yearly-checks/text'
import type { BulkAnswer, UndoOffer } from '@residency/contract/kernel'
import { yearOf } from '@residency/contract/kernel/day'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UNDO_MS } from '../../../platform/flow/decide.ts'
import {
  dayFromNow,
  giveCertificate,
  qualifyTeacher,
} from '../../../testing/builders/qualified-teachers.ts'
import { sheetRows } from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const CHECKS = '/api/v1/teacherChecks'
const RECORDS = '/api/v1/teacherCheckRecords'
const server = await openServer()
let baseId: number
let year: number
const ids: Record<string, number> = {}

beforeAll(async () => {
  ;({ baseId } = await qualifyTeacher(server, 'teacher2'))
  await qualifyTeacher(server, 'teacher')
  await qualifyTeacher(server, 'base', { department: '门诊药房', level: 'core' })
  await qualifyTeacher(server, 'dept2', { department: '临床生化室' })

  for (const who of ['teacher', 'teacher2', 'base', 'dept', 'bhb'])
    ids[who] = (await server.as(who)).userId

  year = yearOf(dayFromNow(server))
})

beforeEach(async () => {
  // decisions of one test are over in the next
  server.clock.now = new Date(server.clock.now.getTime() + UNDO_MS)
  await server.asOwner(
    'truncate teacher_check_records, teacher_checks, submit_locks, rate_limits; delete from notices',
  )
})

const day = (ahead: number) => dayFromNow(server, { days: ahead })
const as = (who: string) => server.as(who)

const form = (over: object = {}) => ({
  checkTitle: '年度师资年检',
  year,
  baseId,
  firstDay: day(0),
  lastDay: day(20),
  instructions: '请核对带教情况',
  ...over,
})

const open = async (over: object = {}, who = 'bhb') => (await as(who)).post(CHECKS, form(over))

const idOf = (reply: { data: unknown; msg: string }) => {
  expect(reply.data, reply.msg).not.toBeNull()
  return (reply.data as { id: number }).id
}

const checks = async (who: string, query = '') =>
  ((await (await as(who)).get(`${CHECKS}/page?${query}`)).data as { list: CheckRow[] }).list

const records = async (who: string, query = '') =>
  ((await (await as(who)).get(`${RECORDS}/page?${query}`)).data as { list: CheckRecord[] }).list

const recordOf = (who: string) =>
  server.db
    .selectFrom('teacherCheckRecords')
    .selectAll()
    .where('userId', '=', ids[who]!)
    .executeTakeFirstOrThrow()

type Action = 'pass' | 'object' | 'overrule' | 'remove'

const act = async (
  by: string,
  about: string,
  action: Action,
  reason?: string,
  version?: number,
) => {
  const record = await recordOf(about)
  return (await as(by)).post(`${RECORDS}/${record.id}/act`, {
    action,
    reason,
    version: version ?? record.version,
  })
}

const undo = async (by: string, reply: { data: unknown }) =>
  (await as(by)).post(`${RECORDS}/undo`, { decision: (reply.data as { undo: UndoOffer }).undo.id })

const closing = async (id: number, version = 1) =>
  (await as('bhb')).post(`${CHECKS}/${id}/close`, { version })

const titles = async (who: string) =>
  (
    await server.db
      .selectFrom('notices')
      .select('title')
      .where('userId', '=', ids[who]!)
      .orderBy('id')
      .execute()
  ).map(({ title }) => title)

const inLibrary = async (who: string) =>
  (
    await server.db
      .selectFrom('teacherLibrary')
      .select('id')
      .where('userId', '=', ids[who]!)
      .execute()
  ).length === 1

const waitingWork = async (who: string) => {
  const { data } = await (await as(who)).get('/api/v1/waiting')
  const kinds = data as { kind: string; count: number }[]
  return (kind: string) => kinds.find((entry) => entry.kind === kind)?.count ?? 0
}

describe('a yearly check', () => {
  test('holds everybody of the base who is in the library when it opens, and informs their departments', async () => {
    expect(await open()).toMatchObject({ status: 200, data: { added: 3 } })
    expect((await records('bhb')).map(({ name }) => name).sort()).toEqual(
      ['何文静', '郑浩', '陈国栋'].sort(),
    )
    expect(await titles('teacher')).toContain('师资年检已开始')
    expect(await titles('teacher2')).toEqual([])
  })

  test('is open once for a base and year, also when it is opened twice at once, and for another year at the same time', async () => {
    const two = await Promise.all([open(), open({ checkTitle: '另一次' })])

    expect(two.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await open()).toMatchObject({ status: 409, errors: [{ path: 'baseId' }] })
    expect(await open({ year: year - 1 })).toMatchObject({ status: 200 })

    expect(await open({ year: year + 1 })).toMatchObject({
      status: 400,
      errors: [{ path: 'year' }],
    })

    expect(await open({ baseId: 999_999 })).toMatchObject({
      status: 400,
      errors: [{ path: 'baseId' }],
    })

    expect(await open({ year: year - 2, lastDay: day(-1) })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.lastDay' }],
    })

    expect(await open({}, 'base')).toMatchObject({ status: 401, code: 'A0301' })
  })

  test('started again adds only the missing; people who qualify later are not in it', async () => {
    const id = idOf(await open())
    await act('dept', 'teacher2', 'pass')
    await server.db.deleteFrom('teacherCheckRecords').where('userId', '=', ids.base!).execute()

    await server.db
      .updateTable('teacherChecks')
      .set({ openedOn: dayFromNow(server, { years: -2 }) })
      .execute()

    const office = await as('bhb')

    expect(await office.post(`${CHECKS}/${id}/fill`, {})).toMatchObject({ data: { added: 0 } })

    await server.db
      .updateTable('teacherChecks')
      .set({ openedOn: day(0) })
      .execute()

    expect(await office.post(`${CHECKS}/${id}/fill`, {})).toMatchObject({ data: { added: 1 } })
    expect(await office.post(`${CHECKS}/${id}/fill`, {})).toMatchObject({ data: { added: 0 } })
    expect(await recordOf('teacher2')).toMatchObject({ state: 'passed' })
  })

  test('is changed at the version that was read, and shows each reader the figures of the own scope', async () => {
    const id = idOf(await open())
    const { year: _year, baseId: _baseId, ...change } = form({ checkTitle: '更名' })
    const office = await as('bhb')

    expect(await office.put(`${CHECKS}/${id}`, { ...change, version: 1 })).toMatchObject({
      status: 200,
      data: { version: 2 },
    })

    expect(await office.put(`${CHECKS}/${id}`, { ...change, version: 1 })).toMatchObject({
      status: 409,
    })

    expect(await checks('bhb')).toMatchObject([
      {
        checkTitle: '更名',
        figures: { undecided: 3, passed: 0 },
        actions: ['edit', 'fill', 'close'],
      },
    ])

    expect(await checks('dept')).toMatchObject([{ figures: { undecided: 2 }, actions: [] }])
    expect(await checks('base', `year=${year}&open=1`)).toMatchObject([
      { figures: { undecided: 3 }, actions: [] },
    ])
    expect(await checks('dept2')).toEqual([])

    expect(await (await as('student')).get(`${CHECKS}/page`)).toMatchObject({
      status: 401,
      code: 'A0301',
    })
  })

  test('is not closed while somebody is undecided, who is named; closed it stays as it is', async () => {
    const id = idOf(await open())
    await act('dept', 'teacher2', 'pass')
    await act('dept', 'teacher', 'object', '全年未带教')

    expect(
      (await (await as('bhb')).get(`${CHECKS}/${id}/undecided`)).data as OpenDecisions,
    ).toMatchObject({
      count: 1,
      lapsing: 0,
      objected: 1,
      people: [{ department: '门诊药房' }],
    })

    const refused = await closing(id)

    expect(refused).toMatchObject({ status: 409 })

    const [{ name } = { name: '' }] = await records('bhb', 'state=undecided')

    expect(refused.msg).toContain(name)

    const last = await act('bhb', 'base', 'pass')

    expect(await closing(id, 7)).toMatchObject({ status: 409 })
    expect(await closing(id)).toMatchObject({ status: 200, data: { lapsed: 0 } })

    expect(await closing(id, 2)).toMatchObject({
      status: 409,
      msg: checkWords['zh-cn'].errors.checkClosed,
    })

    expect(await (await as('bhb')).post(`${CHECKS}/${id}/fill`, {})).toMatchObject({
      status: 409,
      msg: checkWords['zh-cn'].errors.checkClosed,
    })

    expect(await undo('bhb', last)).toMatchObject({ status: 409 })
    expect(await checks('bhb')).toMatchObject([{ isClosed: true, actions: [] }])
    expect(await open()).toMatchObject({ status: 200 })
  })

  test('lets undecided people who have left the library lapse when it closes', async () => {
    const id = idOf(await open())
    for (const who of ['teacher', 'base']) await act('bhb', who, 'pass')

    const { qualificationId } = await recordOf('teacher2')
    const office = await as('bhb')

    const removal = await office.post('/api/v1/teacherLibrary/act', {
      action: 'remove',
      reason: '调离',
      ids: [qualificationId],
    })

    expect((await office.get(`${CHECKS}/${id}/undecided`)).data).toMatchObject({
      count: 0,
      lapsing: 1,
    })

    expect(await closing(id)).toMatchObject({ data: { lapsed: 1 } })
    expect(await recordOf('teacher2')).toMatchObject({ state: 'lapsed' })

    await office.post('/api/v1/teacherLibrary/undo', {
      decision: (removal.data as BulkAnswer).undo!.id,
    })
    expect(await inLibrary('teacher2')).toBe(true)
  })
})

describe('a teacher in a check', () => {
  test('is decided by the own department or the office, by nobody else and never by themselves', async () => {
    await open()
    expect(await act('dept2', 'teacher2', 'pass')).toMatchObject({ status: 404 })
    expect(
      await (await as('dept2')).get(`${RECORDS}/${(await recordOf('teacher2')).id}/form`),
    ).toMatchObject({ status: 404 })
    expect(await act('base', 'base', 'pass')).toMatchObject({ status: 409 })
    expect(await act('teacher', 'teacher', 'pass')).toMatchObject({ status: 409 })

    expect(await act('teacher', 'teacher2', 'pass')).toMatchObject({
      status: 200,
      data: { state: 'passed', actions: [] },
    })

    expect(await act('bhb', 'teacher', 'pass')).toMatchObject({ status: 200 })
  })

  test('decided twice is answered with what was decided; another version is refused; an objection needs a reason', async () => {
    await open()

    expect(await act('dept', 'teacher2', 'object')).toMatchObject({
      status: 400,
      errors: [{ path: expect.stringContaining('reason') }],
    })

    expect(await act('dept', 'teacher2', 'pass', undefined, 9)).toMatchObject({ status: 409 })

    await act('dept', 'teacher2', 'pass')

    const twice = await act('teacher', 'teacher2', 'object', '未带教')

    expect(twice).toMatchObject({ status: 409 })
    expect(twice.msg).toContain('通过')
  })

  test('waits until the first day of the check', async () => {
    await open({ firstDay: day(3) })
    expect((await records('dept')).map((row) => row.actions)).toEqual([[], []])
    expect((await act('dept', 'teacher2', 'pass')).msg).toContain(day(3))
    expect((await waitingWork('dept'))('reviewTeacherChecks')).toBe(0)
  })

  test('is decided in bulk, a row that is not the reader’s skipped with the reason, and taken back within ten seconds', async () => {
    await open()

    const all = await records('teacher')

    const answer = await (await as('teacher')).post(`${RECORDS}/act`, {
      action: 'pass',
      ids: all.map(({ id }) => id),
    })

    const { done, rows } = answer.data as BulkAnswer
    const skipped = rows.filter((row) => !row.isDone)

    expect([done, skipped.length]).toEqual([all.length - 1, 1])

    expect(skipped[0]).toMatchObject({
      id: (await recordOf('teacher')).id,
      why: expect.stringMatching(/./),
    })

    expect(await undo('teacher', answer)).toMatchObject({ status: 200 })
    expect(await recordOf('teacher2')).toMatchObject({ state: 'undecided', decidedBy: null })
    expect(await titles('teacher2')).toEqual([])
  })

  test('is shown with what matters: validity, certificates, the latest assessment, what was asked for this year', async () => {
    await giveCertificate(server, ids.teacher2!, 'T-2020-1')

    const assessment = {
      userId: ids.teacher2!,
      year: year - 1,
      result: 'qualified' as const,
      score: 82,
    }

    await server.db.insertInto('teacherAssessments').values(assessment).execute()
    await open()

    const { id } = await recordOf('teacher2')
    const record = (await (await as('dept')).get(`${RECORDS}/${id}/form`)).data as CheckRecordDetail

    expect(record).toMatchObject({
      validity: 'valid',
      isInLibrary: true,
      assessment: { year: year - 1, score: 82 },
      instructions: '请核对带教情况',
    })

    expect(record.certificates).toMatchObject([{ number: 'T-2020-1', validity: 'valid' }])

    const months = Number(day(0).slice(5, 7))

    expect(record.requirements.map(({ asked, done }) => [asked, done])).toContainEqual([
      2 * months,
      0,
    ])
  })
})

describe('the home page', () => {
  const partOf = async (who: string) =>
    (await (await as(who)).get('/api/v1/home/parts/teachers.checksToDecide'))
      .data as HomeRows | null
  type HomeRows = {
    part: { total: number; rows: { title: string; note: string; actions: string[] }[] }
  }

  test('shows the department whom it has to decide about while a check is open, and the office the objections only', async () => {
    expect([await partOf('dept'), await partOf('bhb')]).toEqual([null, null])

    await open()

    expect((await partOf('dept'))?.part).toMatchObject({
      total: 2,
      rows: [{ actions: ['pass', 'object'] }, { actions: ['pass', 'object'] }],
    })

    expect([await partOf('dept2'), await partOf('bhb')]).toEqual([null, null])

    await act('dept', 'teacher2', 'object', '全年未带教')
    expect((await partOf('dept'))?.part.total).toBe(1)

    expect((await partOf('bhb'))?.part).toMatchObject({
      total: 1,
      rows: [{ note: expect.stringContaining('全年未带教'), actions: ['overrule'] }],
    })
  })
})

describe('an objection', () => {
  const objected = async () => {
    const id = idOf(await open())
    await act('dept', 'teacher2', 'object', '全年未带教')

    return id
  }

  test('waits for the office, which removes the teacher with its reason; undone, the entry is back as it was', async () => {
    await objected()
    expect((await waitingWork('bhb'))('settleTeacherChecks')).toBe(1)
    expect((await waitingWork('bhb'))('reviewTeacherChecks')).toBe(0)
    expect(await act('dept', 'teacher2', 'remove')).toMatchObject({ status: 409 })
    expect(await inLibrary('teacher2')).toBe(true)

    const removed = await act('bhb', 'teacher2', 'remove')

    expect(removed).toMatchObject({ status: 200, data: { state: 'removed' } })

    const { qualificationId } = await recordOf('teacher2')

    const qualification = () =>
      server.db
        .selectFrom('teacherQualifications')
        .selectAll()
        .where('id', '=', qualificationId)
        .executeTakeFirstOrThrow()

    expect(await qualification()).toMatchObject({ state: 'removed', reason: '全年未带教' })
    expect(await inLibrary('teacher2')).toBe(false)
    expect(await undo('bhb', removed)).toMatchObject({ status: 200 })
    expect(await qualification()).toMatchObject({ state: 'qualified', reason: null })

    expect([await inLibrary('teacher2'), (await recordOf('teacher2')).state]).toEqual([
      true,
      'objected',
    ])
  })

  test('of many are removed at once, each with its own reason', async () => {
    await objected()
    await act('dept', 'teacher', 'object', '证书已过期')

    const rows = await records('bhb', 'state=objected')

    const answer = await (await as('bhb')).post(`${RECORDS}/act`, {
      action: 'remove',
      ids: rows.map(({ id }) => id),
    })

    expect(answer).toMatchObject({ data: { done: 2 } })

    const ended = await server.db
      .selectFrom('teacherQualifications')
      .select('reason')
      .where('state', '=', 'removed')
      .execute()

    expect(ended.map(({ reason }) => reason).sort()).toEqual(['全年未带教', '证书已过期'].sort())
    expect(await undo('bhb', answer)).toMatchObject({ status: 200 })
    expect([await inLibrary('teacher'), await inLibrary('teacher2')]).toEqual([true, true])
  })

  test('is overruled with a reason, also after the check is closed; the teacher and the library show the result', async () => {
    const id = await objected()
    for (const who of ['teacher', 'base']) await act('bhb', who, 'pass')

    await closing(id)
    expect(await act('bhb', 'teacher2', 'overrule')).toMatchObject({ status: 400 })
    expect(await act('bhb', 'teacher2', 'overrule', '产假，明年恢复带教')).toMatchObject({
      status: 200,
    })

    const own = (await (await as('teacher2')).get(`${CHECKS}/own`)).data as CheckResult[]

    expect(own).toMatchObject([
      { year, state: 'overruled', reason: '全年未带教', settlement: '产假，明年恢复带教' },
    ])

    const { qualificationId } = await recordOf('teacher2')
    const entry = (await (await as('bhb')).get(`/teacherLibrary/${qualificationId}/form`)).data

    expect(entry).toMatchObject({ checks: [{ state: 'overruled' }] })
    expect(await titles('teacher2')).toEqual(['年检有异议', '师资资格维持有效'])
  })

  test('goes out as a sheet with everybody else of the check', async () => {
    const id = await objected()
    const sheet = await (await as('bhb')).get(`${RECORDS}/_export?checkId=${id}`)
    const rows = await sheetRows(sheet.body, checkWords['zh-cn'].sheets.checks.columns)

    expect(rows).toHaveLength(3)

    expect(rows.find(({ state }) => state === '有异议')).toMatchObject({
      name: '郑浩',
      reason: '全年未带教',
    })
  })
})
