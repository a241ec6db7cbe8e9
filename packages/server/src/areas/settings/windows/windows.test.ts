import type { TimeWindow } from '@residency/contract/areas/settings/windows/time-window.contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Ctx, SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail } from '../../../platform/http/fail.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { findWindow, mustBeOpen } from './find-window.ts'

const server = await openServer()
let office: Caller
let student: Caller
let roles: Map<string, number>

beforeAll(async () => {
  // of the records of the demo no window follows
  await server.asOwner(`update intakes set state = 'draft'; update mentor_windows set is_on = false;
    update cohorts set electives_open_from = null, electives_open_until = null; update evaluation_targets set opened_at = null`)
  await server.asOwner('truncate award_limits cascade')
  // names of the office's own, in addition to those that areas obey
  await server.asOwner(`insert into dict_items (type_id, value, label_zh)
    select t.id, v.value, v.label from dict_types t, (values ('open_day', '开放日'), ('summer_course', '暑期班')) v (value, label)
    where t.code = 'time_window'`)

  roles = new Map(
    (await server.db.selectFrom('roles').select(['id', 'code']).execute()).map(({ id, code }) => [
      code,
      id,
    ]),
  )
})

beforeEach(async () => {
  await now('2026-11-20T02:00:00Z')
  await server.db.deleteFrom('timeWindows').execute()
})

const role = (code: string) => roles.get(code)!

const november = {
  name: 'teacher_qualification',
  startsAt: '2026-11-01T00:00:00+08:00',
  endsAt: '2026-11-30T23:59:59+08:00',
}

const add = async (body: object) => {
  await server.db.deleteFrom('submitLocks').execute() // the same input again is meant here
  return office.post('/api/v1/timeSettings', body as Record<string, unknown>)
}

const judge = async (who: Caller, name: string, query = '') =>
  (await who.get(`/api/v1/timeSettings/judge/${name}${query}`)).data as {
    isOpen: 0 | 1
    startsAt: string | null
    endsAt: string | null
    message: string | null
  }

const list = async (query = '') =>
  (await office.get(`/api/v1/timeSettings/page${query}`)).data as {
    list: TimeWindow[]
    total: number
  }

/** Moves the clock and logs everybody in again. */
const now = async (text: string) => {
  server.clock.now = new Date(text)
  office = await server.as('bhb')
  student = await server.as('student')
}

/** The context a use case of another area gets. */
const ctxOf = (roleIds: number[], language: 'zh-cn' | 'en' = 'zh-cn') =>
  ({
    db: server.db,
    now: () => server.clock.now,
    services: { areas: [] },
    language,
    actor: { isRoot: false, roleIds },
  }) as unknown as SignedCtx & Ctx

describe('is it open?', () => {
  test('from the first to the last second, in Shanghai; then the refusal names the dates', async () => {
    await add({
      ...november,
      message: '如有特殊情况请联系毕后办。',
      messageEn: 'Ask the office if something special came up.',
    })

    await now('2026-10-31T15:59:59Z')

    expect(await judge(student, 'teacher_qualification')).toEqual({
      isOpen: 0,
      startsAt: '2026-11-01T00:00:00+08:00',
      endsAt: '2026-11-30T23:59:59+08:00',
      message:
        '“师资申请”尚未开始，开放时间：2026-11-01 00:00 至 2026-11-30 23:59。如有特殊情况请联系毕后办。',
    })

    await now('2026-10-31T16:00:00Z')

    expect(await judge(student, 'teacher_qualification')).toMatchObject({
      isOpen: 1,
      message: '如有特殊情况请联系毕后办。',
    })

    await now('2026-11-30T15:59:59.900Z')
    expect(await judge(student, 'teacher_qualification')).toMatchObject({ isOpen: 1 })

    await now('2026-11-30T16:00:00Z')
    expect((await judge(student, 'teacher_qualification')).message).toBe(
      '“师资申请”已于 2026-11-30 23:59 截止（开放时间：2026-11-01 00:00 至 2026-11-30 23:59）。如有特殊情况请联系毕后办。',
    )

    expect(
      (await judge(student.with({ 'accept-language': 'en' }) as Caller, 'teacher_qualification'))
        .message,
    ).toBe(
      '“Teacher qualification” closed at 2026-11-30 23:59 (it was open from 2026-11-01 00:00 to 2026-11-30 23:59). Ask the office if something special came up.',
    )
  })

  test('where nobody set a window it is shut', async () => {
    expect(await judge(student, 'open_day')).toMatchObject({
      isOpen: 0,
      startsAt: null,
      message: '“开放日”暂未开放，具体时间请留意通知',
    })
    expect(await judge(student, 'no_such_name')).toMatchObject({ isOpen: 0 })
  })

  test('what one may do at any time is open as long as nobody set a window for it', async () => {
    expect(await judge(student, 'info_change')).toEqual({
      isOpen: 1,
      startsAt: null,
      endsAt: null,
      message: null,
    })

    await add({ ...november, name: 'info_change', endsAt: '2026-11-10T23:59:59+08:00' })

    expect(await judge(student, 'info_change')).toMatchObject({
      isOpen: 0,
      endsAt: '2026-11-10T23:59:59+08:00',
    })
  })

  test('a disabled window does not count', async () => {
    await add({ ...november, status: 0 })
    expect(await judge(student, 'teacher_qualification')).toMatchObject({
      isOpen: 0,
      startsAt: null,
    })
  })

  test('only for the roles it is meant for; nobody in particular means everybody', async () => {
    await add({ ...november, roleIds: [role('TEACHER')] })

    expect([
      (await judge(await server.as('teacher'), 'teacher_qualification')).isOpen,
      (await judge(student, 'teacher_qualification')).isOpen,
    ]).toEqual([1, 0])

    expect((await judge(await server.as('root'), 'teacher_qualification')).isOpen).toBe(1)

    await add({ ...november, name: 'info_change' })
    expect((await judge(student, 'info_change')).isOpen).toBe(1)
  })

  test('a year and a batch answer for themselves, and what has neither for all', async () => {
    await add({ ...november, year: 2026 })

    await add({
      ...november,
      year: 2027,
      batch: '第二批',
      startsAt: '2026-12-01T00:00:00+08:00',
      endsAt: '2026-12-31T23:59:59+08:00',
    })

    expect((await judge(student, 'teacher_qualification', '?year=2026')).isOpen).toBe(1)

    expect(
      await judge(
        student,
        'teacher_qualification',
        `?year=2027&batch=${encodeURIComponent('第二批')}`,
      ),
    ).toMatchObject({
      isOpen: 0,
      startsAt: '2026-12-01T00:00:00+08:00',
    })

    expect((await judge(student, 'teacher_qualification', '?year=2025')).startsAt).toBeNull()

    expect(
      (
        await judge(
          student,
          'teacher_qualification',
          `?year=2026&batch=${encodeURIComponent('第一批')}`,
        )
      ).isOpen,
    ).toBe(1)

    expect((await judge(student, 'teacher_qualification')).isOpen).toBe(1)
  })
})

describe('what other areas ask', () => {
  test('mustBeOpen answers the window, or refuses with its dates', async () => {
    await add({ ...november, year: 2026, roleIds: [role('STUDENT')] })

    const trainee = ctxOf([role('STUDENT')])

    expect(await mustBeOpen(trainee, 'teacher_qualification', { year: 2026 })).toMatchObject({
      isOpen: true,
      year: 2026,
    })

    const refused = await mustBeOpen(ctxOf([role('TEACHER')]), 'teacher_qualification').catch(
      (e: unknown) => e,
    )

    expect(refused).toBeInstanceOf(Fail)
    expect((refused as Fail).def.key).toBe('settings.windowMissing')

    const late = await mustBeOpen(
      trainee,
      'teacher_qualification',
      {},
      new Date('2026-12-01T00:00:00+08:00'),
    ).catch((e: unknown) => e)

    expect(late).toMatchObject({
      def: { key: 'settings.windowOver' },
      data: { label: '师资申请', from: '2026-11-01 00:00', until: '2026-11-30 23:59' },
    })

    expect(
      await findWindow(trainee, 'teacher_qualification', {}, new Date('2026-12-01T00:00:00+08:00')),
    ).toMatchObject({ isOpen: false })
    expect(await findWindow(trainee, 'departure')).toBeUndefined()
  })
})

describe('windows of one name do not overlap', () => {
  test('the second is refused, and the one in its way is named', async () => {
    await add(november)

    const refused = await add({
      ...november,
      startsAt: '2026-11-30T23:59:59+08:00',
      endsAt: '2026-12-31T23:59:59+08:00',
    })

    expect(refused).toMatchObject({ status: 400, code: 'B0001' })
    expect(refused.msg).toBe(
      '与“师资申请”已有的时间段重叠：2026-11-01 00:00 至 2026-11-30 23:59，请调整时间、年度、批次或适用角色',
    )
    expect((await list()).total).toBe(1)
  })

  test.each<[string, object, boolean]>([
    [
      'the next second',
      { startsAt: '2026-12-01T00:00:00+08:00', endsAt: '2026-12-31T23:59:59+08:00' },
      true,
    ],
    ['another name', { name: 'departure' }, true],
    ['another batch', { batch: '第二批' }, true],
    ['a year within every year', { year: 2026 }, false],
    ['disabled', { status: 0 }, true],
    [
      'the same inside',
      { startsAt: '2026-11-10T00:00:00+08:00', endsAt: '2026-11-11T00:00:00+08:00' },
      false,
    ],
    [
      'the same instant written with another offset',
      { startsAt: '2026-11-30T15:59:59Z', endsAt: '2026-12-30T15:59:59Z' },
      false,
    ],
  ])('%s in addition to one for every year: %j %s', async (_, more, isTaken) => {
    await add(november)
    expect((await add({ ...november, ...more })).status).toBe(isTaken ? 200 : 400)
  })

  test('windows of roles that share nobody may overlap; a window for everybody overlaps with each', async () => {
    const of = (...codes: string[]) => ({ ...november, roleIds: codes.map(role) })

    expect((await add(of('STUDENT', 'TEACHER'))).status).toBe(200)
    expect((await add(of('DEPT_ADMIN'))).status).toBe(200)
    expect((await add(of('BASE_ADMIN', 'TEACHER'))).status).toBe(400)
    expect((await add(november)).status).toBe(400)
  })

  test('windows of different years may overlap, also by a change', async () => {
    await add({ ...november, year: 2026 })
    await add({ ...november, year: 2027 })

    const [window] = (await list('?year=2027')).list
    const body = { ...november, year: 2026, version: window!.version }

    expect(await office.put(`/api/v1/timeSettings/${window!.id}`, body)).toMatchObject({
      status: 400,
      code: 'B0001',
    })

    expect(
      await office.put(`/api/v1/timeSettings/${window!.id}`, { ...body, year: 2028 }),
    ).toMatchObject({ status: 200 })
  })

  test('fifty at once: one is stored', async () => {
    const seats = [office, await server.as('admin'), await server.as('root')]
    const tries = Array.from({ length: 50 }, (_, i) =>
      seats[i % 3]!.post('/api/v1/timeSettings', { ...november, message: `${i}` }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)

    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(49)
    expect((await list()).total).toBe(1)
  })
})

describe('managing them', () => {
  test('listed with their state and their words, found by name, year, state and words', async () => {
    await add({ ...november, roleIds: [role('STUDENT')], message: '请按时完成' })

    await add({
      ...november,
      name: 'departure',
      year: 2027,
      startsAt: '2027-06-01T00:00:00+08:00',
      endsAt: '2027-06-30T23:59:59+08:00',
    })

    await add({
      ...november,
      name: 'open_day',
      year: 2026,
      startsAt: '2026-03-01T00:00:00+08:00',
      endsAt: '2026-03-31T23:59:59+08:00',
    })

    await add({ ...november, name: 'info_change', status: 0 })

    const all = await list()

    expect(all.list.map(({ label, state }) => `${label} ${state}`)).toEqual([
      '结业离院 upcoming',
      '信息变更 disabled',
      '师资申请 open',
      '开放日 over',
    ])

    expect(all.list[2]).toMatchObject({
      roleNames: ['学员'],
      startsAt: november.startsAt,
      endsAt: november.endsAt,
      actions: ['edit', 'delete'],
    })

    for (const [query, names] of [
      ['?state=open', ['teacher_qualification']],
      ['?state=over', ['open_day']],
      ['?state=upcoming', ['departure']],
      ['?state=disabled', ['info_change']],
      ['?name=departure', ['departure']],
      ['?year=2026', ['open_day']],
      [`?keywords=${encodeURIComponent('按时')}`, ['teacher_qualification']],
      ['?name=&year=&state=', ['departure', 'info_change', 'teacher_qualification', 'open_day']],
    ] as const)
      expect((await list(query)).list.map(({ name }) => name)).toEqual(names)
  })

  test('a form is read, changed once, and the second editor is refused', async () => {
    await add(november)

    const { id } = (await list()).list[0]!
    const form = (await office.get(`/api/v1/timeSettings/${id}/form`)).data as TimeWindow
    const body = { ...november, endsAt: '2026-12-15T23:59:59+08:00', version: form.version }

    expect((await office.put(`/api/v1/timeSettings/${id}`, body)).status).toBe(200)
    expect(await office.put(`/api/v1/timeSettings/${id}`, body)).toMatchObject({ status: 409 })

    expect((await list()).list[0]).toMatchObject({
      endsAt: '2026-12-15T23:59:59+08:00',
      version: form.version + 1,
    })

    expect((await office.delete(`/api/v1/timeSettings/${id},999999`)).status).toBe(404)
    expect((await office.delete(`/api/v1/timeSettings/${id}`)).status).toBe(200)
    expect((await office.get(`/api/v1/timeSettings/${id}/form`)).status).toBe(404)
  })

  test.each<[string, object]>([
    ['ends before it starts', { endsAt: '2026-10-01T00:00:00+08:00' }],
    ['ends as it starts', { endsAt: november.startsAt }],
    ['a day without a time', { startsAt: '2026-11-01' }],
    ['a time without an offset', { startsAt: '2026-11-01T00:00:00' }],
    ['a day that does not exist', { startsAt: '2026-13-01T00:00:00+08:00' }],
    ['parts of a second', { startsAt: '2026-11-01T00:00:00.500+08:00' }],
    ['an unknown name', { name: 'lunch' }],
    ['a role nobody has', { roleIds: [999_999_999] }],
    ['NUL in the message', { message: 'a\u0000b' }],
    ['a year out of reach', { year: 1 }],
  ])('%s: refused', async (_, more) => {
    expect(await add({ ...november, ...more })).toMatchObject({ status: 400 })
    expect((await list()).total).toBe(0)
  })

  test('only the office manages them', async () => {
    await add(november)

    const { id } = (await list()).list[0]!

    for (const name of ['base', 'dept', 'teacher', 'student', 'applicant', 'partner']) {
      const who = await server.as(name)
      for (const call of [
        who.get('/api/v1/timeSettings/page'),
        who.get(`/api/v1/timeSettings/${id}/form`),
        who.get('/api/v1/timeSettings/roles'),
        who.post('/api/v1/timeSettings', november),
        who.put(`/api/v1/timeSettings/${id}`, { ...november, version: 1 }),
        who.delete(`/api/v1/timeSettings/${id}`),
      ])
        expect(await call).toMatchObject({ status: 401, code: 'A0301' })
    }

    expect(
      await server.anonymous.get('/api/v1/timeSettings/judge/teacher_qualification'),
    ).toMatchObject({ status: 401 })
  })

  test('roles are offered in their order, without ROOT', async () => {
    const options = (await office.get('/api/v1/timeSettings/roles')).data as {
      value: number
      label: string
    }[]

    expect(options.map(({ value }) => value)).toContain(role('STUDENT'))
    expect(options.map(({ value }) => value)).not.toContain(role('ROOT'))
  })
})

describe('the line of a year', () => {
  const names = async (who: Caller, year = 2026) =>
    ((await who.get(`/api/v1/timeSettings/timeline/${year}`)).data as TimeWindow[]).map(
      ({ name }) => name,
    )
  test('shows what touches it; others than the office see what applies to them', async () => {
    await add({ ...november, roleIds: [role('STUDENT')] })

    await add({
      ...november,
      name: 'open_day',
      roleIds: [role('APPLICANT')],
      startsAt: '2025-12-20T00:00:00+08:00',
      endsAt: '2026-01-01T00:00:00+08:00',
    })

    await add({
      ...november,
      name: 'departure',
      startsAt: '2026-12-31T23:59:59+08:00',
      endsAt: '2027-02-01T00:00:00+08:00',
    })

    await add({
      ...november,
      name: 'summer_course',
      startsAt: '2027-01-01T00:00:00+08:00',
      endsAt: '2027-02-01T00:00:00+08:00',
    })

    await add({ ...november, name: 'info_change', status: 0 })
    expect(await names(office)).toEqual(['open_day', 'teacher_qualification', 'departure'])
    expect(await names(student)).toEqual(['teacher_qualification', 'departure'])
    expect(await names(await server.as('applicant'))).toEqual(['open_day', 'departure'])
    expect(await names(office, 2027)).toEqual(['departure', 'summer_course'])

    const [own] = (await student.get('/api/v1/timeSettings/timeline/2026')).data as TimeWindow[]

    expect(own!.actions).toEqual([])
  })
})
