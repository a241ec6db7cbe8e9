import { bankWords } from '@residency/contract/areas/teachers/bank/text'
import { assessmentWords } from '@residency/contract/areas/teachers/yearly-assessments/text'
import { yearOf } from '@residency/contract/kernel/day'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayFromNow, libraryForm } from '../../../testing/builders/qualified-teachers.ts'
import { importSheet, type SheetRow, sheetBytes, sheetRows } from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const ids: Record<string, number> = {}
const entries: Record<string, number> = {}

/** Two teachers of the library, at two bases. */
beforeAll(async () => {
  for (const [who, department] of [
    ['teacher', '住院药房'],
    ['teacher2', '临床生化室'],
  ] as const) {
    ids[who] = (await server.as(who)).userId

    const form = await libraryForm(server, ids[who], department)

    entries[who] = (
      (await (await server.as('bhb')).form('/teacherLibrary', form)).data as { id: number }
    ).id
  }
})

const year = () => yearOf(dayFromNow(server))
const clear = () => server.asOwner('delete from teacher_assessments')

const assess = async (who: string, of: string, over: object = {}) =>
  (await server.as(who)).put(`/api/v1/teacherAssessments/${ids[of]}`, {
    year: year(),
    result: 'excellent',
    score: 92,
    remark: '带教认真',
    version: null,
    ...over,
  })

type Row = { id: number; result: string | null; score: number | null; year: number }

const listed = async (who: string, query = '') =>
  (
    (await (await server.as(who)).get(`/teacherLibrary/assessment?${query}`)).data as {
      list: Row[]
    }
  ).list

describe('the yearly assessment of a teacher', () => {
  test('exists once per year, is corrected at the version that was read, and the teacher reads the own ones', async () => {
    await clear()
    expect(await assess('bhb', 'teacher')).toMatchObject({ status: 200, data: { version: 1 } })
    expect(await assess('bhb', 'teacher')).toMatchObject({ status: 409 })
    expect(
      await assess('bhb', 'teacher', { result: 'qualified', score: null, version: 1 }),
    ).toMatchObject({ status: 200 })
    expect(await assess('bhb', 'teacher', { version: 1 })).toMatchObject({ status: 409 })
    expect(await assess('bhb', 'teacher', { year: year() - 1 })).toMatchObject({ status: 200 })

    const own = (await (await server.as('teacher')).get('/api/v1/teacherAssessments/own')).data

    expect(own).toMatchObject([
      { year: year(), result: 'qualified', score: null },
      { year: year() - 1, result: 'excellent', score: 92, remark: '带教认真' },
    ])

    expect(
      (await (await server.as('teacher2')).get('/api/v1/teacherAssessments/own')).data,
    ).toEqual([])

    const ofEntry = async (who: string) =>
      (await server.as(who)).get(`/api/v1/teacherLibrary/${entries.teacher}/assessments`)

    for (const who of ['bhb', 'base', 'dept']) expect((await ofEntry(who)).data, who).toEqual(own)

    expect((await ofEntry('base2')).status).toBe(404)
    expect((await ofEntry('teacher')).status).toBe(401)
  })

  test('is listed by year in the own scope, those without one first', async () => {
    await clear()
    await assess('bhb', 'teacher')

    expect((await listed('bhb')).map(({ id, result }) => [id, result])).toEqual([
      [ids.teacher2, null],
      [ids.teacher, 'excellent'],
    ])

    expect((await listed('bhb', 'result=none')).map(({ id }) => id)).toEqual([ids.teacher2])
    expect((await listed('bhb', 'result=excellent')).map(({ id }) => id)).toEqual([ids.teacher])

    expect((await listed('bhb', `year=${year() - 1}`)).map(({ result }) => result)).toEqual([
      null,
      null,
    ])

    expect((await listed('dept')).map(({ id }) => id)).toEqual([ids.teacher])
    expect((await listed('base2')).map(({ id }) => id)).toEqual([ids.teacher2])
  })

  test('is refused for a year ahead, a result or score that does not exist, somebody outside the library, and without permission', async () => {
    await clear()

    for (const [over, path] of [
      [{ year: year() + 1 }, 'year'],
      [{ result: 'superb' }, 'result'],
      [{ score: 101 }, 'score'],
    ] as const)
      expect(await assess('bhb', 'teacher', over), path).toMatchObject({
        status: 400,
        errors: [{ path: expect.stringContaining(path) }],
      })

    ids.student = (await server.as('student')).userId
    expect(await assess('bhb', 'student')).toMatchObject({ status: 404 })

    for (const who of ['base', 'dept', 'teacher'])
      expect(await assess(who, 'teacher'), who).toMatchObject({ status: 401 })
  })

  test('comes in as a sheet that names each wrong row, and goes out with those who have none', async () => {
    await clear()

    const { columns } = assessmentWords['zh-cn'].sheets.assessment

    const people = await server.db
      .selectFrom('users')
      .select(['id', 'username', 'nickname', 'realName'])
      .execute()

    const rowOf = (who: string, over: SheetRow = {}): SheetRow => {
      const person = people.find(({ id }) => id === ids[who])!
      return {
        username: person.username,
        name: person.realName ?? person.nickname,
        year: year(),
        result: '优秀',
        score: 95,
        remark: '好',
        ...over,
      }
    }

    const office = await server.as('bhb')

    const wrong = [
      rowOf('teacher'),
      rowOf('teacher'),
      rowOf('teacher2', { name: '另一人' }),
      rowOf('teacher2', { username: 'nobody' }),
    ]

    const refused = await importSheet(
      server,
      office,
      '/teacherLibrary/assessment',
      await sheetBytes(columns, wrong),
    )

    expect(refused.faults.map(({ row, column }) => [row, column])).toEqual([
      [3, columns.username],
      [4, columns.name],
      [5, columns.username],
    ])

    expect(await listed('bhb', 'result=none')).toHaveLength(2)

    const done = await importSheet(
      server,
      office,
      '/teacherLibrary/assessment',
      await sheetBytes(columns, [rowOf('teacher')]),
    )

    expect(done).toMatchObject({ state: 'done', written: 1 })

    const padded = rowOf('teacher', {
      name: [...String(rowOf('teacher').name)].join('　'),
      username: ` ${String(rowOf('teacher').username).toUpperCase()}`,
    })

    expect(
      await importSheet(
        server,
        office,
        '/teacherLibrary/assessment',
        await sheetBytes(columns, [padded]),
      ),
    ).toMatchObject({
      written: 1,
      wrong: 0,
    })

    const { score: _score, remark: _remark, ...fewer } = columns
    const again = await sheetBytes(fewer, [rowOf('teacher', { result: '合格' })])

    expect(await importSheet(server, office, '/teacherLibrary/assessment', again)).toMatchObject({
      state: 'done',
      written: 1,
    })

    const exported = await sheetRows(
      (await office.get('/teacherLibrary/export/assessment')).body,
      columns,
    )

    expect(exported).toMatchObject([
      { department: '临床生化室' },
      { result: '合格', score: '95', remark: '好' },
    ])

    expect(exported[0]!.result).toBe('')
  })
})

describe('bank information', () => {
  const NUMBER = '6222020200112233445'

  const keep = async (who: string, over: object = {}) => {
    const teacher = await server.as(who)
    const { version } = (await teacher.get('/api/v1/teacherBank/own')).data as {
      version: number | null
    }

    return teacher.put('/api/v1/teacherBank/own', {
      bankName: '中国银行',
      bankAccount: NUMBER,
      version: version ?? 1,
      ...over,
    })
  }

  test('is entered by the teacher, sealed where it is stored and masked when it is read again; the mask keeps the number', async () => {
    expect(await keep('teacher', { bankAccount: '6222 0202 0011 2233 445' })).toMatchObject({
      status: 200,
      data: { bankName: '中国银行' },
    })

    const own = (await (await server.as('teacher')).get('/api/v1/teacherBank/own')).data as {
      bankAccount: string
      version: number
    }

    expect(own.bankAccount).toBe('6222***********3445')

    const { rows } = {
      rows: await server.db
        .selectFrom('teacherProfiles')
        .selectAll()
        .where('userId', '=', ids.teacher!)
        .execute(),
    }

    expect(JSON.stringify(rows)).not.toContain(NUMBER)
    expect(
      await keep('teacher', { bankName: '工商银行', bankAccount: own.bankAccount }),
    ).toMatchObject({ status: 200 })

    const read = await (await server.as('bhb')).get(`/teacherGuidance/bank/${entries.teacher}`, {})

    expect(read).toMatchObject({ status: 200, data: { bankName: '工商银行' } })
    expect(await keep('teacher', { version: own.version })).toMatchObject({ status: 409 })
  })

  test('names the field of a number that is none, and asks who is not qualified to wait', async () => {
    for (const bankAccount of ['12', 'abc', '0000****0000'])
      expect(await keep('teacher', { bankAccount }), bankAccount).toMatchObject({
        status: 400,
        errors: [{ path: expect.stringContaining('bankAccount') }],
      })

    expect(await keep('dept')).toMatchObject({ status: 409 })

    expect((await (await server.as('dept')).get('/api/v1/teacherBank/own')).data).toMatchObject({
      mayKeep: false,
      bankAccount: null,
    })
  })

  test('is read as a whole with its own permission only, sealed for the session, and the reading is written down', async () => {
    await keep('teacher')

    const office = await server.as('bhb')

    const since = await server.db
      .selectFrom('auditEntries')
      .select((e) => e.fn.max('id').as('id'))
      .executeTakeFirstOrThrow()

    const read = await office.get(`/teacherGuidance/bank/${entries.teacher}`)

    expect(read).toMatchObject({ status: 200, data: { id: entries.teacher } })
    expect(read.body.toString()).not.toContain(NUMBER)

    const audit = await server.db
      .selectFrom('auditEntries')
      .select(['action', 'userId'])
      .where('id', '>', Number(since.id))
      .execute()

    expect(audit).toContainEqual({ action: 'personalData.read', userId: office.userId })

    for (const who of ['base', 'dept', 'teacher'])
      expect(
        await (await server.as(who)).get(`/teacherGuidance/bank/${entries.teacher}`),
        who,
      ).toMatchObject({ status: 401 })

    expect(await office.get('/teacherGuidance/bank/999999')).toMatchObject({ status: 404 })
  })

  test('goes out as a sheet for that permission, every number masked', async () => {
    await keep('teacher')

    const { columns } = bankWords['zh-cn'].sheets.bank

    const rows = await sheetRows(
      (await (await server.as('bhb')).get('/teacherLibrary/export/bank')).body,
      columns,
    )

    expect(rows).toHaveLength(2)
    expect(rows.find(({ department }) => department === '住院药房')).toMatchObject({
      bankAccount: '6222***********3445',
    })
    expect(await (await server.as('dept')).get('/teacherLibrary/export/bank')).toMatchObject({
      status: 401,
    })
  })
})
