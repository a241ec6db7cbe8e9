import { beforeAll, describe, expect, test } from 'vitest'
import {
  giveCertificate,
  openQualificationWindow,
  qualificationInput,
} from '../../../testing/builders/qualified-teachers.ts'
import { findVersion } from '../../../testing/find-records.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()

beforeAll(async () => {
  await openQualificationWindow(server)
  for (const who of ['teacher', 'teacher2', 'dept', 'base'])
    await giveCertificate(server, (await server.as(who)).userId, `P-${who}`)
})

type SavedApplication = { id: number; version: number }
type Act = 'passDepartment' | 'passBase' | 'qualify' | 'return' | 'reject'

async function apply(who: string, over: object = {}, department = '住院药房') {
  const teacher = await server.as(who)

  const saved = await teacher.put('/api/v1/qualifications/own', {
    ...(await qualificationInput(server, department)),
    ...over,
  })

  if (saved.status !== 200) return saved

  return teacher.post('/api/v1/qualifications/own/act', {
    action: 'submit',
    version: (saved.data as SavedApplication).version,
  })
}

const versionOf = (id: number) => findVersion(server, 'teacherQualifications', id)

const act = async (who: string, id: number, action: Act, reason?: string) =>
  (await server.as(who)).post(`/api/v1/qualifications/${id}/act`, {
    action,
    reason,
    version: await versionOf(id),
  })

/** Ends everything in force, so that each test begins with nobody qualified or applying. */
const clear = async () => {
  await server.asOwner(
    `delete from teacher_library; delete from teacher_qualifications; delete from teacher_profiles`,
  )
}

const qualify = async (who: string, over: object = {}, department = '住院药房') => {
  const applied = await apply(who, over, department)
  const { id } = applied.data as SavedApplication

  for (const action of ['passDepartment', 'passBase', 'qualify'] as const)
    await act('bhb', id, action)

  return id
}

describe('an application for a qualification', () => {
  test('goes through department, base and office, and enters the teacher in the library with number and validity', async () => {
    await clear()

    const applied = await apply('teacher')

    expect(applied, JSON.stringify(applied)).toMatchObject({
      status: 200,
      data: { state: 'submitted' },
    })

    const { id } = applied.data as SavedApplication

    expect(await act('dept', id, 'passDepartment')).toMatchObject({
      status: 200,
      data: { state: 'departmentPassed' },
    })

    expect(await act('base', id, 'passBase')).toMatchObject({
      status: 200,
      data: { state: 'basePassed' },
    })

    expect(await act('bhb', id, 'qualify')).toMatchObject({
      status: 200,
      data: { state: 'qualified', actions: [] },
    })

    const own = (await (await server.as('teacher')).get('/teacherGuidance/select')).data

    expect(own).toMatchObject({
      application: {
        state: 'qualified',
        schedule: [
          { action: 'submit' },
          { action: 'passDepartment' },
          { action: 'passBase' },
          { action: 'qualify' },
        ],
      },
      held: { level: 'general', number: expect.stringMatching(/^S\d{8}$/), isRenewable: false },
    })

    const entries = await server.db.selectFrom('teacherLibrary').select('qualificationId').execute()

    expect(entries).toEqual([{ qualificationId: id }])
  })

  test('is refused with the unmet conditions named, and shows each of them before', async () => {
    await clear()

    const input = { title: 'pharmacist', education: 'junior' }
    const refused = await apply('teacher', input)

    expect(refused).toMatchObject({ status: 409 })
    expect(refused.msg).toContain('职称（中级及以上）')
    expect(refused.msg).toContain('学历（本科及以上）')

    const reply = await (await server.as('teacher')).post('/api/v1/qualifications/own/conditions', {
      level: 'general',
      ...input,
    })

    expect(
      (reply.data as { key: string; isMet: boolean }[]).map(({ key, isMet }) => [key, isMet]),
    ).toEqual([
      ['title', false],
      ['titleYears', false],
      ['education', false],
      ['certificate.training', true],
      ['discipline', true],
    ])
  })

  test('is refused when its base or department has been disabled since the draft was saved', async () => {
    await clear()

    const teacher = await server.as('teacher')
    const { version } = (
      await teacher.put('/api/v1/qualifications/own', await qualificationInput(server))
    ).data as SavedApplication
    const submit = () =>
      teacher.post('/api/v1/qualifications/own/act', { action: 'submit', version })

    await server.asOwner(`update bases set status = 0 where name = '医院药师基地'`)
    expect(await submit()).toMatchObject({ status: 400, errors: [{ path: 'baseId' }] })

    await server.asOwner(
      `update bases set status = 1 where name = '医院药师基地'; update departments set status = 0 where name = '住院药房'`,
    )
    expect(await submit()).toMatchObject({ status: 400, errors: [{ path: 'departmentId' }] })

    await server.asOwner(`update departments set status = 1 where name = '住院药房'`)
    expect(await submit()).toMatchObject({ status: 200 })
  })

  test('is refused outside its window, with the dates of the window; what was returned is submitted again at any time', async () => {
    await clear()

    const { id } = (await apply('teacher')).data as SavedApplication

    await act('dept', id, 'return', '请补培训证书')

    await server.db
      .updateTable('timeWindows')
      .set({ endsAt: server.clock.now })
      .where('name', '=', 'teacher_qualification')
      .execute()

    server.clock.now = new Date(server.clock.now.getTime() + 3_600_000)

    const teacher = await server.as('teacher')

    const again = await teacher.post('/api/v1/qualifications/own/act', {
      action: 'resubmit',
      version: await versionOf(id),
    })

    expect(again).toMatchObject({ status: 200, data: { state: 'submitted' } })

    const refused = await apply('teacher2', {}, '临床生化室')

    expect(refused).toMatchObject({ status: 409, msg: expect.stringMatching(/\d{4}-\d\d-\d\d/) })

    await openQualificationWindow(server)
  })

  test('exists once per teacher, however often it is sent', async () => {
    await clear()

    const teacher = await server.as('teacher')
    const input = await qualificationInput(server)
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => teacher.put('/api/v1/qualifications/own', input)),
    )

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(4)
  })

  test('names the field of a base, department, choice or day that is not right', async () => {
    await clear()
    const refusals: [object, string][] = [
      [{ baseId: 999_999 }, 'baseId'],
      [{ departmentId: 999_999 }, 'departmentId'],
      [{ title: 'wizard' }, 'title'],
      [{ degree: 'wizard' }, 'degree'],
      [{ titleSince: '2999-01-01' }, 'titleSince'],
      [{ titleSince: '2020-02-31' }, 'titleSince'],
    ]

    for (const [over, path] of refusals)
      expect(await apply('teacher', over), path).toMatchObject({
        status: 400,
        errors: [{ path: expect.stringContaining(path) }],
      })
  })

  test('is withdrawn by the applicant before it is qualified, and a draft is deleted with its papers', async () => {
    await clear()

    const { id } = (await apply('teacher')).data as SavedApplication
    const teacher = await server.as('teacher')

    expect(await teacher.delete(`/teacherGuidance?id=${id}`)).toMatchObject({ status: 409 })

    const gone = await teacher.post('/api/v1/qualifications/own/act', {
      action: 'withdraw',
      version: await versionOf(id),
    })

    expect(gone).toMatchObject({ status: 200, data: { state: 'withdrawn' } })

    const draft = (
      await teacher.put('/api/v1/qualifications/own', await qualificationInput(server))
    ).data as SavedApplication

    expect(
      await (await server.as('teacher2')).delete(`/teacherGuidance?id=${draft.id}`),
    ).toMatchObject({ status: 404 })
    expect(await teacher.delete(`/teacherGuidance?id=${draft.id}`)).toMatchObject({ status: 200 })
  })
})

describe('a reviewer', () => {
  test('decides only the own step: another department and base do not see the application, and nobody skips a step', async () => {
    await clear()

    const { id } = (await apply('teacher')).data as SavedApplication

    for (const who of ['dept2', 'base2']) {
      expect(
        await (await server.as(who)).get(`/teacherGuidance/select/teacher?id=${id}`),
        who,
      ).toMatchObject({ status: 404 })
      expect(await act(who, id, 'passDepartment'), who).toMatchObject({ status: 404 })
    }

    expect(await act('dept', id, 'passBase')).toMatchObject({ status: 409 })
    expect(await act('bhb', id, 'qualify')).toMatchObject({ status: 409 })
    expect(await act('student', id, 'passDepartment')).toMatchObject({ status: 401 })
  })

  test('never decides the own application, as head of the department neither', async () => {
    await clear()

    const { id } = (await apply('dept')).data as SavedApplication

    expect(await act('dept', id, 'passDepartment')).toMatchObject({ status: 409 })
    expect(await act('bhb', id, 'passDepartment')).toMatchObject({ status: 200 })
  })

  test('is the teaching secretary of the department above, who holds only the role of a teacher', async () => {
    await clear()

    const { id } = (await apply('dept')).data as SavedApplication
    const secretary = await server.as('teacher')

    expect(await act('teacher', id, 'passDepartment')).toMatchObject({ status: 200 })

    expect(await secretary.get(`/teacherGuidance/select/teacher?id=${id}`)).toMatchObject({
      status: 200,
      data: { mobile: '138****0006' },
    })

    expect(await act('teacher', id, 'passBase')).toMatchObject({ status: 409 })
  })

  test('gives a reason to return or reject, and the applicant is notified of it', async () => {
    await clear()

    const { id } = (await apply('teacher')).data as SavedApplication

    expect(await act('dept', id, 'return')).toMatchObject({
      status: 400,
      errors: [{ path: 'reason' }],
    })

    expect(await act('dept', id, 'return', '证书不清晰')).toMatchObject({
      status: 200,
      data: { state: 'returned' },
    })

    const { userId } = await server.as('teacher')

    const notices = await server.db
      .selectFrom('notices')
      .select(['kind', 'body'])
      .where('userId', '=', userId)
      .orderBy('id', 'desc')
      .limit(1)
      .execute()

    expect(notices).toEqual([
      { kind: 'qualification.return', body: expect.stringContaining('证书不清晰') },
    ])
  })

  test('decides many at once, with a result for each: those of another step are explained', async () => {
    await clear()

    const first = (await apply('teacher')).data as SavedApplication
    const second = (await apply('teacher2', {}, '临床生化室')).data as SavedApplication

    await act('bhb', second.id, 'passDepartment')

    const many = await (await server.as('bhb')).post('/api/v1/qualifications/act', {
      action: 'passDepartment',
      ids: [first.id, second.id, 999_999],
    })

    expect(many.data).toMatchObject({
      done: 1,
      rows: [
        { id: first.id, isDone: true },
        { id: second.id, isDone: false, why: expect.stringContaining('待基地审核') },
        { id: 999_999, isDone: false },
      ],
    })
  })
})

describe('a qualification', () => {
  test('is replaced by the core level, and the library keeps one entry per teacher', async () => {
    await clear()

    const general = await qualify('teacher')
    const core = { level: 'core', title: 'associate_chief_pharmacist' }
    const id = await qualify('teacher', core)

    const states = await server.db
      .selectFrom('teacherQualifications')
      .select(['id', 'state'])
      .orderBy('id')
      .execute()

    expect(states).toEqual([
      { id: general, state: 'replaced' },
      { id, state: 'qualified' },
    ])

    expect(
      await server.db.selectFrom('teacherLibrary').select('qualificationId').execute(),
    ).toEqual([{ qualificationId: id }])
    expect(await apply('teacher')).toMatchObject({ status: 409, errors: [{ path: 'level' }] })
  })

  test('is renewed only from 90 days before its end, and the refusal names the day', async () => {
    await clear()

    const id = await qualify('teacher')
    const refused = await apply('teacher')

    expect(refused).toMatchObject({
      status: 409,
      msg: expect.stringMatching(/\d{4}-\d\d-\d\d 起可以申请续期/),
    })

    await server.db
      .updateTable('teacherQualifications')
      .set({ validUntil: '2026-12-31' })
      .where('id', '=', id)
      .execute()

    const before = server.clock.now

    server.clock.now = new Date('2026-12-01T02:00:00Z')
    await openQualificationWindow(server)
    expect(await apply('teacher')).toMatchObject({ status: 200 })

    server.clock.now = before
    await openQualificationWindow(server)
  })

  test('is undone with everything it wrote: the earlier qualification and its library entry are in force again', async () => {
    await clear()

    const general = await qualify('teacher')
    const applied = (await apply('teacher', { level: 'core', title: 'associate_chief_pharmacist' }))
      .data as SavedApplication

    for (const action of ['passDepartment', 'passBase'] as const)
      await act('bhb', applied.id, action)

    const done = await act('bhb', applied.id, 'qualify')
    const { undo } = done.data as { undo: { id: number } }

    expect(
      await (await server.as('bhb')).post('/api/v1/qualifications/undo', { decision: undo.id }),
    ).toMatchObject({ status: 200 })

    const states = await server.db
      .selectFrom('teacherQualifications')
      .select(['id', 'state'])
      .orderBy('id')
      .execute()

    expect(states).toEqual([
      { id: general, state: 'qualified' },
      { id: applied.id, state: 'basePassed' },
    ])

    expect(
      await server.db.selectFrom('teacherLibrary').select('qualificationId').execute(),
    ).toEqual([{ qualificationId: general }])

    const profile = await server.db.selectFrom('teacherProfiles').select('title').execute()

    expect(profile).toEqual([{ title: 'pharmacist_in_charge' }])
  })

  test('is undone for those whom a bulk decision qualified, not for those it left, nor over what was written since', async () => {
    await clear()

    const core = { level: 'core', title: 'associate_chief_pharmacist' }
    const ids: number[] = []

    for (const who of ['teacher', 'dept']) {
      await qualify(who)
      ids.push(((await apply(who, core)).data as SavedApplication).id)
    }

    const [first, second] = ids as [number, number]

    for (const action of ['passDepartment', 'passBase'] as const) await act('bhb', first, action)

    const office = await server.as('bhb')

    const decide = async () => {
      const versions = [
        { id: first, version: await versionOf(first) },
        { id: second, version: await versionOf(second) },
      ]

      return (
        (await office.post('/api/v1/qualifications/act', { action: 'qualify', ids, versions }))
          .data as { undo: { id: number } }
      ).undo.id
    }

    expect(
      await office.post('/api/v1/qualifications/undo', { decision: await decide() }),
    ).toMatchObject({ status: 200 })

    const titles = async () =>
      (await server.db.selectFrom('teacherProfiles').select('title').execute()).map(
        ({ title }) => title,
      )

    expect(await titles()).toEqual(['pharmacist_in_charge', 'pharmacist_in_charge'])

    const decision = await decide()
    const teacher = await server.as('teacher')
    const { version } = (await teacher.get('/api/v1/teacherBank/own')).data as { version: number }
    const bank = { bankName: '中国银行', bankAccount: '6222020200112233445', version }

    expect(await teacher.put('/api/v1/teacherBank/own', bank)).toMatchObject({ status: 200 })
    expect(await office.post('/api/v1/qualifications/undo', { decision })).toMatchObject({
      status: 409,
    })
    expect((await teacher.get('/api/v1/teacherBank/own')).data).toMatchObject({
      bankName: '中国银行',
    })
  })

  test('and its library entry exist only together, for every writer', async () => {
    await clear()

    const id = await qualify('teacher')

    await expect(server.db.deleteFrom('teacherLibrary').execute()).rejects.toThrow(/library/)

    await expect(
      server.db
        .updateTable('teacherQualifications')
        .set({ state: 'expired' })
        .where('id', '=', id)
        .execute(),
    ).rejects.toThrow(/library/)
  })

  test('numbers of a year are never given twice, in parallel neither', async () => {
    await clear()

    const ids: number[] = []

    for (const who of ['teacher', 'dept', 'base'])
      ids.push(((await apply(who)).data as SavedApplication).id)
    for (const id of ids)
      for (const action of ['passDepartment', 'passBase'] as const) await act('bhb', id, action)

    await Promise.all(ids.map((id) => act('bhb', id, 'qualify')))

    const numbers = await server.db
      .selectFrom('teacherQualifications')
      .select('number')
      .where('state', '=', 'qualified')
      .execute()

    expect(new Set(numbers.map(({ number }) => number)).size).toBe(3)
  })
})
