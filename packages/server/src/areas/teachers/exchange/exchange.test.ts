import { describe, expect, test } from 'vitest'
import { dayFromNow } from '../../../testing/builders/qualified-teachers.ts'
import { pdf } from '../../../testing/files/file-samples.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { countAndList } from '../../../testing/walks/waiting-lists.ts'

const server = await openServer()
const day = (ahead: number) => dayFromNow(server, { days: ahead })

const paper = async (who: string) => {
  const file = { filename: 'letter.pdf', content: pdf() }
  const reply = await (await server.as(who)).form('/fileOperation/attachment?purpose=proof', {
    file,
  })

  return (reply.data as { filePath: string }).filePath
}

const form = (over: object = {}) => ({
  exchangeKind: 'talk',
  unitId: null,
  institution: '省人民医院',
  topic: '处方点评教学',
  place: '杭州',
  costYuan: 1200,
  purpose: null,
  fromDay: day(10),
  toDay: day(12),
  papers: [] as string[],
  ...over,
})

const apply = async (who: string, over: object = {}) =>
  (await server.as(who)).post('/api/v1/exchanges/own', form(over))

const idOf = (reply: { data: unknown; msg: string }) => {
  expect(reply.data, reply.msg).not.toBeNull()
  return (reply.data as { id: number }).id
}

const stored = (id: number) =>
  server.db
    .selectFrom('teacherExchanges')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const decide = async (who: string, id: number, action: 'pass' | 'reject', reason?: string) =>
  (await server.as(who)).post(`/api/v1/exchanges/${id}/act`, {
    action,
    reason,
    version: (await stored(id)).version,
  })

const actOwn = async (who: string, id: number, action: 'withdraw' | 'hold') =>
  (await server.as(who)).post(`/api/v1/exchanges/own/${id}/act`, {
    action,
    version: (await stored(id)).version,
  })

const report = async (who: string, id: number, over: object = {}) =>
  (await server.as(who)).post(`/api/v1/exchanges/own/${id}/report`, {
    report: '讲授两场',
    reportFiles: [],
    version: (await stored(id)).version,
    ...over,
  })

const clear = () => server.asOwner('delete from teacher_exchanges')

/** Moves an exchange to other days, as if time had passed. */
const moveTo = (id: number, fromDay: string, toDay: string) =>
  server.db.updateTable('teacherExchanges').set({ fromDay, toDay }).where('id', '=', id).execute()

describe('an exchange', () => {
  test('is applied for, passed, held and reported on, with its papers', async () => {
    await clear()

    const id = idOf(
      await apply('teacher', { papers: [await paper('teacher')], fromDay: day(0), toDay: day(0) }),
    )

    expect(await decide('base', id, 'pass')).toMatchObject({
      status: 200,
      data: { state: 'passed' },
    })

    expect(await report('teacher', id)).toMatchObject({ status: 409 })

    expect(await actOwn('teacher', id, 'hold')).toMatchObject({
      status: 200,
      data: { state: 'held' },
    })

    expect(await report('teacher', id, { reportFiles: [await paper('teacher')] })).toMatchObject({
      status: 200,
    })

    const reply = await (await server.as('bhb')).get(`/api/v1/exchanges/${id}`)

    expect(reply.data).toMatchObject({
      state: 'reported',
      report: '讲授两场',
      reportUntil: null,
      isReportLate: false,
    })

    const { papers, reportFiles } = reply.data as Record<
      'papers' | 'reportFiles',
      { filePath: string }[]
    >

    expect([papers.length, reportFiles.length]).toEqual([1, 1])
    expect(
      await (await server.as('teacher2')).get(`/fileOperation/content/${papers[0]!.filePath}`),
    ).toMatchObject({ status: 404 })
  })

  test('is withdrawn by the teacher before it begins, and not after', async () => {
    await clear()

    const id = idOf(await apply('teacher'))

    await decide('bhb', id, 'pass')
    expect(await actOwn('teacher2', id, 'withdraw')).toMatchObject({ status: 404 })

    await moveTo(id, day(0), day(3))
    expect(await actOwn('teacher', id, 'withdraw')).toMatchObject({ status: 409 })

    await moveTo(id, day(1), day(3))
    expect(await actOwn('teacher', id, 'hold')).toMatchObject({ status: 409 })
    expect(await actOwn('teacher', id, 'withdraw')).toMatchObject({ status: 200 })
    expect(await decide('bhb', id, 'pass')).toMatchObject({ status: 409 })
  })

  test('never shares a day with another of the same teacher, also when both are sent at once', async () => {
    await clear()

    const both = await Promise.all([apply('teacher'), apply('teacher', { topic: '另一场' })])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])

    const refused = await apply('teacher', { fromDay: day(12), toDay: day(20), topic: '第三场' })

    expect(refused).toMatchObject({ status: 409, errors: [{ path: 'fromDay' }] })
    expect(refused.msg).toContain(`${day(10)} 至 ${day(12)}`)
    expect(await apply('teacher', { fromDay: day(13), toDay: day(20) })).toMatchObject({
      status: 200,
    })
    expect(await apply('teacher2')).toMatchObject({ status: 200 })
  })

  test('names a partner unit in use or an institution, and ends after it begins', async () => {
    await clear()

    const unit = await server.db
      .selectFrom('trainingUnits')
      .select('id')
      .where('status', '=', 1)
      .orderBy('id')
      .executeTakeFirstOrThrow()

    const refusals: [object, string][] = [
      [{ institution: null }, 'institution'],
      [{ unitId: unit.id }, 'institution'],
      [{ unitId: 999_999, institution: null }, 'unitId'],
      [{ toDay: day(9) }, 'toDay'],
      [{ costYuan: -1 }, 'costYuan'],
      [{ topic: ' ' }, 'topic'],
      [{ papers: [await paper('teacher2')] }, 'papers'],
    ]

    for (const [over, path] of refusals)
      expect(await apply('teacher', over), path).toMatchObject({
        status: 400,
        errors: [{ path: expect.stringContaining(path) }],
      })

    const id = idOf(await apply('teacher', { unitId: unit.id, institution: null }))

    expect((await (await server.as('bhb')).get(`/api/v1/exchanges/${id}`)).data).toMatchObject({
      isPartner: true,
    })
  })

  test('waits for the teacher’s report once that is 30 days late', async () => {
    await clear()

    const teacher = await server.as('teacher')
    const id = idOf(await apply('teacher'))

    await decide('bhb', id, 'pass')

    const waiting = async () =>
      ((await teacher.get('/api/v1/waiting')).data as { kind: string; count: number }[]).find(
        ({ kind }) => kind.endsWith('reportExchanges'),
      )

    await moveTo(id, day(-31), day(-30))
    expect(await waiting()).toBeUndefined()

    await moveTo(id, day(-32), day(-31))
    expect(await waiting()).toMatchObject({ count: 1 })

    const late = await (await server.as('bhb')).get('/api/v1/exchanges?late=1')

    expect(late.data).toMatchObject({
      total: 1,
      list: [{ isReportLate: true, reportUntil: day(-1) }],
    })
  })
})

describe('a reviewer of exchanges', () => {
  test('is the office or the own base; never the teacher, another base, or a department', async () => {
    await clear()

    const id = idOf(await apply('teacher'))

    expect(await decide('base2', id, 'pass')).toMatchObject({ status: 404 })
    expect(await decide('dept', id, 'pass')).toMatchObject({ status: 401 })
    expect(await decide('bhb', id, 'reject')).toMatchObject({ status: 400 })

    const waiting = await countAndList(await server.as('base'), 'reviewExchanges')
    const mine = idOf(await apply('base'))

    // the own one waits for another person
    expect(await countAndList(await server.as('base'), 'reviewExchanges')).toEqual(waiting)
    expect(waiting).toEqual({ count: waiting.count, listed: waiting.count })
    expect(waiting.count).toBeGreaterThan(0)

    expect(await decide('base', mine, 'pass')).toMatchObject({ status: 409 })
    expect(await decide('bhb', id, 'reject', '与带教安排冲突')).toMatchObject({ status: 200 })

    const own = (await (await server.as('teacher')).get('/api/v1/exchanges/own')).data

    expect(own).toMatchObject([{ state: 'rejected', reason: '与带教安排冲突', ownActions: [] }])
  })

  test('decides many at once with a result for each, and undoes it', async () => {
    await clear()

    const office = await server.as('bhb')
    const ids = [idOf(await apply('teacher')), idOf(await apply('teacher2'))]

    await actOwn('teacher2', ids[1]!, 'withdraw')

    const reply = await office.post('/api/v1/exchanges/act', { action: 'pass', ids })

    expect(reply.data).toMatchObject({
      done: 1,
      rows: [
        { id: ids[0], isDone: true },
        { id: ids[1], isDone: false },
      ],
    })

    const { undo } = reply.data as { undo: { id: number } }

    expect(await office.post('/api/v1/exchanges/undo', { decision: undo.id })).toMatchObject({
      status: 200,
    })
    expect((await stored(ids[0]!)).state).toBe('submitted')
  })

  test('finds records by year, department and kind, in the own scope, and exports them', async () => {
    await clear()

    const id = idOf(await apply('teacher', { fromDay: day(0), toDay: day(0) }))

    await decide('bhb', id, 'pass')
    await actOwn('teacher', id, 'hold')
    idOf(await apply('teacher2'))

    const office = await server.as('bhb')
    const totalOf = async (query: string, who = office) =>
      ((await who.get(`/api/v1/exchanges?${query}`)).data as { total: number }).total
    const { departmentId } = await stored(id)

    expect(await totalOf('')).toBe(2)

    expect(
      await totalOf(
        `held=1&year=${day(0).slice(0, 4)}&departmentId=${departmentId}&exchangeKind=talk`,
      ),
    ).toBe(1)

    expect(await totalOf('held=1&year=2001')).toBe(0)
    expect(await totalOf('held=1', await server.as('base2'))).toBe(0)

    const sheet = await office.get('/api/v1/exchanges/_export?held=1')

    expect(sheet.headers['content-type']).toContain('spreadsheet')
  })
})
