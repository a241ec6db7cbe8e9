import { beforeAll, describe, expect, test } from 'vitest'
import { yearInChina } from '../../platform/clock.ts'
import {
  dayFromNow,
  giveCertificate,
  openQualificationWindow,
  qualificationInput,
} from '../../testing/builders/qualified-teachers.ts'
import { pdf } from '../../testing/files/file-samples.ts'
import { sheetRows } from '../../testing/files/sheets.ts'
import { openServer } from '../../testing/server/open-server.ts'

const server = await openServer()
const ids = (...list: number[]) => list.join(',')

const stateOf = async (id: number) =>
  (
    await server.db
      .selectFrom('teacherQualifications')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state

const recordStateOf = async (id: number) =>
  (
    await server.db
      .selectFrom('teacherCertificateRecords')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state

const upload = async (who: string) => {
  const file = { filename: '证明.pdf', content: pdf(who) }
  const reply = await (await server.as(who)).form('/fileOperation/attachment?purpose=proof', {
    file,
  })

  return (reply.data as { filePath: string }).filePath
}

/** The form as the published client sends it: texts only. */
const formOf = (values: object) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || Array.isArray(value) ? [] : [[name, String(value)]],
    ),
  )

const apply = async (who: string, over: object = {}, department?: string) => {
  const { version: _, ...input } = await qualificationInput(server, department)
  return (await server.as(who)).form('/teacherGuidance', formOf({ ...input, submit: '1', ...over }))
}

let count = 0

const handIn = async (who: string, over: object = {}) => {
  const certificate = {
    kind: 'training',
    number: `W-${++count}`,
    issuer: '省卫生健康委',
    issuedOn: dayFromNow(server, { years: -2 }),
  }

  return (await server.as(who)).form(
    '/teacherGuidance/certificate',
    formOf({ ...certificate, filePath: await upload(who), ...over }),
  )
}

const idOf = (reply: { status: number; msg: string; data: unknown; errors: unknown }) => {
  expect(reply, `${reply.msg} ${JSON.stringify(reply.errors)}`).toMatchObject({ status: 200 })
  return (reply.data as { id: number }).id
}

const clear = () =>
  server.asOwner(`delete from teacher_library; delete from teacher_qualifications; delete from teacher_profiles;
    delete from teacher_certificate_records; delete from teacher_certificates`)

beforeAll(async () => {
  await openQualificationWindow(server)
})

describe('the published calls about applications', () => {
  test('save the own application by a form with its papers, the open one again, and submit it', async () => {
    await clear()

    const teacher = await server.as('teacher')

    await giveCertificate(server, teacher.userId, 'P-form')

    const id = idOf(await apply('teacher', { submit: '0', filePath: await upload('teacher') }))

    expect(await stateOf(id)).toBe('draft')
    expect(idOf(await apply('teacher', { specialty: '临床检验', submit: '1' }))).toBe(id)
    expect((await teacher.get('/teacherGuidance/select')).data).toMatchObject({
      application: { id, state: 'submitted', specialty: '临床检验' },
    })
    expect(await apply('teacher')).toMatchObject({ status: 409 })

    expect(await apply('teacher2', { baseId: 'x' })).toMatchObject({
      status: 400,
      errors: [{ path: expect.stringContaining('baseId') }],
    })
  })

  test('pass the step that is next, return, and reject with a reason', async () => {
    const [{ id }] = (await server.db
      .selectFrom('teacherQualifications')
      .select('id')
      .execute()) as [{ id: number }]

    const [dept, base, office] = [
      await server.as('dept'),
      await server.as('base'),
      await server.as('bhb'),
    ]

    expect(await dept.get(`/teacherGuidance/audit?id=${id}&status=3`)).toMatchObject({
      status: 400,
      errors: [{ path: 'reason' }],
    })

    expect(
      await dept.get(`/teacherGuidance/audit?id=${id}&status=3&reason=证书不清晰`),
    ).toMatchObject({ data: { id, state: 'returned' } })
    expect(await apply('teacher')).toMatchObject({ status: 200 })
    expect(await dept.get(`/teacherGuidance/audit?id=${id}&status=1`)).toMatchObject({
      data: { state: 'departmentPassed' },
    })
    expect(await base.post(`/teacherGuidance/audit?id=${id}&status=1`)).toMatchObject({
      data: { state: 'basePassed' },
    })

    expect(await office.get(`/teacherGuidance/reject?id=${id}`)).toMatchObject({
      status: 400,
      errors: [{ path: 'reason' }],
    })

    expect(await office.get(`/teacherGuidance/audit?id=${id}&status=1`)).toMatchObject({
      data: { state: 'qualified' },
    })
  })

  test('answer an application decided twice with what it is now, and write nothing', async () => {
    const [{ id }] = (await server.db
      .selectFrom('teacherQualifications')
      .select('id')
      .execute()) as [{ id: number }]

    const office = await server.as('bhb')

    for (const again of [`audit?id=${id}&status=1`, `reject?id=${id}&reason=x`])
      expect(await office.get(`/teacherGuidance/${again}`), again).toMatchObject({
        status: 409,
        msg: '现在是“已认定”，不能进行此操作',
      })

    const { version } = await server.db
      .selectFrom('teacherQualifications')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    const own = { action: 'reject', reason: 'x', version: version - 1 }

    expect(await office.post(`/api/v1/qualifications/${id}/act`, own)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('已认定'),
    })
  })

  test('refuse people who have no part in it: the applicant, another department, a trainee, another site', async () => {
    await clear()

    for (const who of ['dept', 'teacher2'])
      await giveCertificate(server, (await server.as(who)).userId, `P-${who}`)

    const own = idOf(await apply('dept'))

    expect(
      await (await server.as('dept')).get(`/teacherGuidance/audit?id=${own}&status=1`),
    ).toMatchObject({ status: 409 })

    for (const who of ['dept2', 'base2'])
      for (const call of [`audit?id=${own}&status=1`, `reject?id=${own}&reason=x`])
        expect(await (await server.as(who)).get(`/teacherGuidance/${call}`), who).toMatchObject({
          status: 404,
        })

    expect(
      await (await server.as('student')).get(`/teacherGuidance/audit?id=${own}&status=1`),
    ).toMatchObject({ status: 401 })

    const office = (await server.as('bhb')).with({ 'sec-fetch-site': 'cross-site' })

    expect(await office.get(`/teacherGuidance/audit?id=${own}&status=1`)).toMatchObject({
      status: 403,
    })
    expect(await stateOf(own)).toBe('submitted')
  })

  test('reject or return many by one address, each explained', async () => {
    const own = (
      await server.db.selectFrom('teacherQualifications').select('id').executeTakeFirstOrThrow()
    ).id
    const other = idOf(await apply('teacher2', {}, '临床生化室'))
    const office = await server.as('bhb')
    const returned = await office.get(
      `/teacherGuidance/batch/reject?ids=${ids(own, 999_999)}&status=3&reason=补材料`,
    )

    expect(returned.data).toMatchObject({
      done: 1,
      rows: [
        { id: own, isDone: true },
        { id: 999_999, isDone: false },
      ],
    })

    const rejected = await office.get(
      `/teacherGuidance/batch/reject?ids=${ids(own, other)}&reason=不符合`,
    )

    expect(rejected.data).toMatchObject({
      done: 1,
      rows: [
        { id: own, why: expect.stringContaining('已退回') },
        { id: other, isDone: true },
      ],
    })

    expect([await stateOf(own), await stateOf(other)]).toEqual(['returned', 'rejected'])

    for (const wrong of ['ids=&reason=x', 'ids=a,b&reason=x', 'reason=x'])
      expect(await office.get(`/teacherGuidance/batch/reject?${wrong}`), wrong).toMatchObject({
        status: 400,
      })
  })

  test('decide 500 of which 3 may not be decided: 497 are done, 3 explained', async () => {
    await clear()

    const { baseId, departmentId } = await qualificationInput(server)

    await server.asOwner(`insert into users (username, nickname, status) select 'many' || n, '多' || n, 1 from generate_series(1, 499) n;
      insert into teacher_qualifications (user_id, level, base_id, department_id, title, title_since, education, state, submitted_at)
      select id, 'general', ${baseId}, ${departmentId}, 'pharmacist', '2020-01-01', 'master',
        case username when 'many1' then 'basePassed' when 'many2' then 'rejected' else 'submitted' end, now()
      from users where username like 'many%' or username = 'dept'`)

    const rows = await server.db
      .selectFrom('teacherQualifications')
      .select('id')
      .orderBy('id')
      .execute()

    expect(rows).toHaveLength(500)

    const sent = { ids: rows.map(({ id }) => id), status: 1 }

    const answer = (await (await server.as('dept')).post('/teacherGuidance/batch/status', sent))
      .data as {
      done: number
      rows: { id: number; isDone: boolean; why: string | null }[]
      undo: null
    }

    expect(answer.done).toBe(497)

    const left = answer.rows.filter(({ isDone }) => !isDone).map(({ why }) => why)

    expect(left).toHaveLength(3)

    for (const why of left) expect(why).toMatch(/待毕后办认定|未通过|不由你处理/)

    const states = await server.asOwner(
      `select state, count(*)::int from teacher_qualifications group by state order by state`,
    )

    expect(states.rows).toEqual([
      { state: 'basePassed', count: 1 },
      { state: 'departmentPassed', count: 497 },
      { state: 'rejected', count: 1 },
      { state: 'submitted', count: 1 },
    ])
  })

  test('list them with those that wait for the reader first, with their way and the departments of a base', async () => {
    const dept = await server.as('dept')

    const { list, total } = (await dept.get('/teacherGuidance?pageSize=2')).data as {
      list: { id: number; state: string }[]
      total: number
    }

    expect([list.length, total]).toEqual([2, 500])

    const { baseId, departmentId } = await qualificationInput(server)
    const options = (await dept.get(`/teacherGuidance/dept?baseId=${baseId}`)).data as {
      value: number
    }[]

    expect(options.map(({ value }) => value)).toContain(departmentId)

    const { id } = await server.db
      .selectFrom('teacherQualifications')
      .select('id')
      .where('state', '=', 'departmentPassed')
      .limit(1)
      .executeTakeFirstOrThrow()

    expect((await dept.get(`/teacherGuidance/schedule/${id}`)).data).toMatchObject([
      { action: 'passDepartment', isDone: true },
      { action: 'passBase', isDone: false },
      { action: 'qualify', isDone: false },
    ])

    expect(await (await server.as('dept2')).get(`/teacherGuidance/schedule/${id}`)).toMatchObject({
      status: 404,
    })
  })

  test('export them, and show whether applications are open, by year or by the name of a window', async () => {
    const office = await server.as('bhb')

    const rows = await sheetRows(
      (await office.get('/teacherGuidance/exportExcel?state=rejected')).body,
      { name: '姓名' },
    )

    expect(rows).toHaveLength(1)
    expect(await (await server.as('teacher')).get('/teacherGuidance/exportExcel')).toMatchObject({
      status: 401,
    })

    const judged = async (x: string) =>
      (await (await server.as('teacher')).get(`/teacherGuidance/judge/time/${x}`)).data

    expect(await judged('teacher_qualification')).toMatchObject({ isOpen: 1 })
    expect(await judged('no_such_window')).toMatchObject({ isOpen: 0, message: expect.any(String) })
    expect(await judged(String(yearInChina(server.clock.now)))).toMatchObject({
      isOpen: expect.any(Number),
    })
  })
})

describe('the published calls about certificates', () => {
  test('hand one in by a form, show it to its owner and reviewers, and pass it', async () => {
    await clear()

    const id = idOf(await handIn('teacher'))

    expect(await handIn('teacher', { filePath: '' })).toMatchObject({
      status: 400,
      errors: [{ path: expect.stringContaining('filePath') }],
    })

    const read = async (who: string) =>
      (await server.as(who)).get(`/teacherGuidance/certificate/${id}`)

    for (const who of ['teacher', 'base', 'bhb'])
      expect(await read(who), who).toMatchObject({ data: { id, files: [{ name: '证明.pdf' }] } })
    for (const who of ['teacher2', 'base2'])
      expect(await read(who), who).toMatchObject({ status: 404 })

    expect(
      (await (await server.as('base')).get('/teacherCertificateRecord/page')).data,
    ).toMatchObject({ total: 1, list: [{ id }] })
    expect(
      (await (await server.as('base2')).get('/teacherCertificateRecord/page')).data,
    ).toMatchObject({ total: 0 })
    expect(
      await (await server.as('base2')).get(`/teacherGuidance/adopt/certificate/${id}`),
    ).toMatchObject({ status: 404 })
    expect(
      await (await server.as('base')).get(`/teacherGuidance/adopt/certificate/${id}`),
    ).toMatchObject({ data: { id, state: 'passed' } })

    const storedId = (
      await server.db.selectFrom('teacherCertificates').select('id').executeTakeFirstOrThrow()
    ).id

    expect(
      (await (await server.as('base')).get(`/teacherCertificate/${storedId}/form`)).data,
    ).toMatchObject({ id: storedId, validity: 'valid' })
    expect(
      await (await server.as('base2')).get(`/teacherCertificate/${storedId}/form`),
    ).toMatchObject({
      status: 404,
    })

    expect(
      await (await server.as('base')).get(`/teacherGuidance/adopt/certificate/${id}`),
    ).toMatchObject({
      status: 409,
      msg: expect.stringContaining('已通过'),
    })
  })

  test('decide one or many by status; the reason of a rejection is asked for', async () => {
    await clear()

    const [a, b, c] = [
      idOf(await handIn('teacher')),
      idOf(await handIn('teacher')),
      idOf(await handIn('teacher2')),
    ]

    const office = await server.as('bhb')

    expect(await office.get(`/teacherCertificateRecord/audit?id=${a}&status=1`)).toMatchObject({
      data: { state: 'passed' },
    })
    expect(
      await office.get(`/teacherCertificateRecord/audit?id=${b}&status=3&reason=x`),
    ).toMatchObject({ status: 400 })

    expect(await office.get(`/teacherCertificateRecord/reject?id=${b}`)).toMatchObject({
      status: 400,
      errors: [{ path: 'reason' }],
    })

    expect(
      await office.get(`/teacherCertificateRecord/reject?id=${b}&reason=不清晰`),
    ).toMatchObject({ data: { state: 'rejected' } })

    const many = await office.post('/teacherCertificateRecord/batch/status', {
      ids: [a, c],
      status: 1,
    })

    expect(many.data).toMatchObject({
      done: 1,
      rows: [
        { id: a, why: expect.stringContaining('已通过') },
        { id: c, isDone: true },
      ],
    })

    const d = idOf(await handIn('teacher'))

    expect(
      (
        await office.post('/teacherCertificateRecord/batch/reject', {
          ids: ids(d),
          reason: '不清晰',
        })
      ).data,
    ).toMatchObject({ done: 1 })

    expect([await recordStateOf(c), await recordStateOf(d)]).toEqual(['passed', 'rejected'])

    expect(
      await sheetRows((await office.get('/teacherCertificate/export')).body, {
        number: '证书编号',
      }),
    ).toHaveLength(2)
  })

  test('a number that was taken meanwhile stops its own row only, also when two bring it at once', async () => {
    await clear()

    const [a, b] = [
      idOf(await handIn('teacher', { number: 'W-twice' })),
      idOf(await handIn('teacher2', { number: 'W-twice' })),
    ]

    const c = idOf(await handIn('teacher2'))
    const office = await server.as('bhb')

    const many = await office.post('/teacherCertificateRecord/batch/status', {
      ids: [a, b, c],
      status: 1,
    })

    const taken = expect.stringContaining('已登记')

    expect(many.data).toMatchObject({
      done: 2,
      rows: [
        { id: a, isDone: true },
        { id: b, why: taken },
        { id: c, isDone: true },
      ],
    })

    expect(await office.get(`/teacherCertificateRecord/audit?id=${b}&status=1`)).toMatchObject({
      status: 409,
      msg: taken,
    })

    expect(await recordStateOf(b)).toBe('submitted')
  })

  test('an application whose certificate has a number taken meanwhile is left with the number named; the others qualify', async () => {
    await clear()

    const office = await server.as('bhb')

    const [mine, theirs] = [
      idOf(await applyWithCertificate('teacher')),
      idOf(await applyWithCertificate('teacher2', '临床生化室')),
    ]

    for (const step of [1, 2])
      expect(
        await office.post('/teacherGuidance/batch/status', { ids: [mine, theirs], status: 1 }),
        `${step}`,
      ).toMatchObject({
        data: { done: 2 },
      })

    await server.asOwner(`insert into teacher_certificates (user_id, kind, number, issuer, issued_on)
      select u.id, r.kind, r.number, r.issuer, r.issued_on from teacher_certificate_records r join users u on u.username = 'dept'
      join users t on t.id = r.user_id where t.username = 'teacher2'`)

    const many = await office.post('/teacherGuidance/batch/status', {
      ids: [mine, theirs],
      status: 1,
    })

    expect(many.data).toMatchObject({
      done: 1,
      rows: [
        { id: mine, isDone: true },
        { id: theirs, isDone: false, why: expect.stringMatching(/W-\d+.*他人/) },
      ],
    })

    expect([await stateOf(mine), await stateOf(theirs)]).toEqual(['qualified', 'basePassed'])
  })
})

/** Hands in a certificate and applies with it. */
async function applyWithCertificate(who: string, department?: string) {
  idOf(await handIn(who))
  return apply(who, {}, department)
}
