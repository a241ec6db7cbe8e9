import type { HolidayYear } from '@residency/contract/areas/settings/holidays/holiday.contract'
import { describe, expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'
import { findWorkingDaysBetween } from './holiday-years.ts'
import { fillHolidays } from './shipped-years.ts'

const server = await openServer()
const office = await server.as('bhb')
const trainee = await server.as('student')

const yearOf = async (year: number, who = trainee) =>
  (await who.get(`/api/v1/holidays/${year}`)).data as HolidayYear

const dayOf = async (day: string) =>
  (await yearOf(Number(day.slice(0, 4)))).days.find((d) => d.day === day)

const file = (year: number, days: { name: string; date: string; isOffDay: boolean }[]) => ({
  year,
  papers: ['https://www.gov.cn/x'],
  days,
})

/** Changes a year at its current version; `body.file` names the year. */
const change = async (
  method: 'put' | 'post',
  path: string,
  body: Record<string, unknown>,
  who = office,
) => {
  const content = body.file as { year?: number; date?: string }[] | { year?: number } | undefined
  const year = Array.isArray(content)
    ? Number(content[0]?.date?.slice(0, 4))
    : (content?.year ?? Number(/\d{4}/.exec(path)?.[0] ?? 2026))
  const read = await who.get(`/api/v1/holidays/${year}`)

  return who[method](`/api/v1/holidays/${path}`, {
    version: (read.data as HolidayYear | null)?.version ?? 0,
    ...body,
  })
}

const off = (date: string, name = '元旦') => ({ name, date, isOffDay: true })

describe('the calendar an installation starts with', () => {
  test('holds the years that are published, and says of 2027 that it is not', async () => {
    expect((await trainee.get('/api/v1/holidays/years')).data).toEqual([
      ...[2023, 2024, 2025, 2026].map((year) => ({
        year,
        source: 'imported',
        shipped: 'published',
      })),
      { year: 2027, source: null, shipped: 'unpublished' },
    ])

    expect(await yearOf(2027)).toMatchObject({ source: null, days: [], version: 0, actions: [] })

    expect(
      (await yearOf(2027)).legalDays.map(({ day, name }) => `${day.slice(5)} ${name}`),
    ).toEqual([
      '01-01 元旦',
      '02-05 春节',
      '02-06 春节',
      '02-07 春节',
      '02-08 春节',
      '04-05 清明节',
      '05-01 劳动节',
      '05-02 劳动节',
      '06-09 端午节',
      '09-15 中秋节',
      '10-01 国庆节',
      '10-02 国庆节',
      '10-03 国庆节',
    ])

    // of the thirteen days off by law seven are on Mondays to Fridays
    expect((await yearOf(2027)).workingDays.reduce((a, b) => a + b)).toBe(254)
    expect((await yearOf(2026)).legalDays).toEqual([])
  })

  test('names make-up days as what they are; a trainee reads it, and may not change it', async () => {
    const year = await yearOf(2026)

    expect(year.days).toContainEqual({
      day: '2026-10-10',
      kind: 'work',
      name: '国庆节',
      isEdited: false,
    })

    expect(year.papers[0]).toContain('gov.cn')
    expect(year.actions).toEqual([])
    expect((await yearOf(2026, office)).actions).toEqual(['edit'])
  })

  test('a holiday that begins in December belongs to the year it was published for', async () => {
    expect(await dayOf('2022-12-31')).toMatchObject({ kind: 'off', name: '元旦' })
  })

  test('the next start leaves what somebody decided alone', async () => {
    await change('put', '2023/days', {
      from: '2023-03-01',
      until: '2023-03-01',
      kind: 'off',
      name: '院庆',
    })

    await fillHolidays(server.db, server.clock.now)
    expect(await dayOf('2023-03-01')).toMatchObject({ kind: 'off', isEdited: true })
  })
})

describe('counting', () => {
  test('over the end of 2026 the unpublished year is named', async () => {
    const answer = await trainee.get(
      '/api/v1/holidays/workingDays?from=2026-12-28&until=2027-01-08',
    )

    expect(answer.data).toEqual({ days: 9, unpublishedYears: [2027] })

    expect(await findWorkingDaysBetween(server.db, '2026-09-28', '2026-10-11')).toEqual({
      days: 6,
      unpublishedYears: [],
    })

    expect(
      (await trainee.get('/api/v1/holidays/workingDays?from=2026-10-11&until=2026-10-01')).data,
    ).toMatchObject({ days: 0 })
  })
  test('days that do not exist are refused', async () => {
    expect(
      await trainee.get('/api/v1/holidays/workingDays?from=2026-02-30&until=2026-03-01'),
    ).toMatchObject({ status: 400, code: 'A0400' })
  })
})

describe('importing', () => {
  test('a year in its published form, a day of the December before included', async () => {
    const body = {
      file: {
        $schema: 'x',
        $id: 'y',
        ...file(2028, [
          off('2027-12-31'),
          off('2028-01-03'),
          { ...off('2028-01-08'), isOffDay: false },
        ]),
      },
    }

    const answer = await change('post', 'import', body)

    expect(answer).toMatchObject({
      status: 200,
      data: { year: 2028, source: 'imported', version: 1 },
    })

    expect((answer.data as HolidayYear).days).toHaveLength(2)
    expect(await dayOf('2027-12-31')).toMatchObject({ kind: 'off' })

    expect(await findWorkingDaysBetween(server.db, '2028-01-03', '2028-01-08')).toEqual({
      days: 5,
      unpublishedYears: [],
    })
  })

  test('the older form, the days alone', async () => {
    expect(
      await change('post', 'import', { file: [off('2029-01-01'), off('2029-01-02')] }),
    ).toMatchObject({
      status: 200,
      data: { year: 2029, source: 'imported', papers: [] },
    })
  })

  test('an import keeps what was edited by hand, unless it is given up', async () => {
    const edit = { from: '2028-05-02', until: '2028-05-04', kind: 'off', name: '院庆' }
    await change('put', '2028/days', edit)

    await change('put', '2028/days', {
      ...edit,
      from: '2028-01-03',
      until: '2028-01-03',
      kind: 'work',
      name: null,
    })

    await change('post', 'import', { file: file(2028, [off('2028-01-03'), off('2028-01-04')]) })

    const stored = await yearOf(2028)

    expect(stored.days.map(({ day, kind, isEdited }) => `${day} ${kind} ${isEdited}`)).toEqual([
      '2028-01-03 work true',
      '2028-01-04 off false',
      '2028-05-02 off true',
      '2028-05-03 off true',
      '2028-05-04 off true',
    ])

    await change('post', 'import', { file: file(2028, [off('2028-01-03')]), keepEdits: false })
    expect((await yearOf(2028)).days).toEqual([
      { day: '2028-01-03', kind: 'off', name: '元旦', isEdited: false },
    ])
  })

  test('a paper that names a day of the year before takes nothing from what was edited there', async () => {
    await change('put', '2029/days', {
      from: '2029-12-31',
      until: '2029-12-31',
      kind: 'work',
      name: null,
    })

    await change('post', 'import', { file: file(2030, [off('2029-12-31'), off('2030-01-01')]) })
    await change('post', '2030/weekends', { keepEdits: false })

    expect((await yearOf(2029)).days).toContainEqual({
      day: '2029-12-31',
      kind: 'work',
      name: null,
      isEdited: true,
    })
  })

  test('a file without days is a year that is not published: said, not stored', async () => {
    const refused = await change('post', 'import', { file: file(2030, []) })

    expect(refused).toMatchObject({
      status: 400,
      code: 'B0001',
      msg: '2030 年的放假安排还没有公布，文件中没有日期',
    })

    expect(await change('post', '2027/shipped', {})).toMatchObject({ status: 400, code: 'B0001' })
    expect(await yearOf(2027)).toMatchObject({ source: null })
  })

  test('what this installation brings along can be taken again', async () => {
    await change('put', '2025/days', {
      from: '2025-10-01',
      until: '2025-10-01',
      kind: 'work',
      name: '值班',
    })

    expect(await change('post', '2025/shipped', { keepEdits: false })).toMatchObject({
      status: 200,
    })
    expect(await dayOf('2025-10-01')).toMatchObject({ kind: 'off', isEdited: false })

    expect(await change('post', '2040/shipped', {})).toMatchObject({
      status: 400,
      msg: expect.stringContaining('2040'),
    })
  })

  test.each([
    ['days of another year', { file: file(2031, [off('2033-01-01')]) }],
    ['a day twice', { file: file(2031, [off('2031-01-01'), off('2031-01-01')]) }],
    ['a day that does not exist', { file: file(2031, [off('2031-02-30')]) }],
    ['a nameless day', { file: file(2031, [off('2031-01-01', ' ')]) }],
    [
      'too many days',
      {
        file: file(
          2031,
          Array.from({ length: 401 }, () => off('2031-01-01')),
        ),
      },
    ],
    ['no file', {}],
    ['a text', { file: 'BEGIN:VCALENDAR' }],
    ['a year out of reach', { file: file(1999, [off('1999-01-01')]) }],
    ['NUL in a name', { file: file(2031, [off('2031-01-01', '元\u0000旦')]) }],
  ])('%s is refused', async (_, body) => {
    expect((await change('post', 'import', body)).status).toBe(400)
    expect(await yearOf(2031)).toMatchObject({ source: null, days: [] })
  })
})

describe('a year whose notice is not published', () => {
  const counted = async (from: string, until: string) =>
    (await trainee.get(`/api/v1/holidays/workingDays?from=${from}&until=${until}`)).data as {
      days: number
      unpublishedYears: number[]
    }

  test('has its days off by law, in counts and in the reader’s calendar, and stays provisional', async () => {
    expect(await counted('2040-10-01', '2040-10-05')).toEqual({ days: 2, unpublishedYears: [2040] })
    expect(await counted('2027-02-05', '2027-02-08')).toEqual({ days: 0, unpublishedYears: [2027] })
  })

  test('a day off by law that is edited by hand is what was edited', async () => {
    await change('put', '2040/days', {
      from: '2040-10-01',
      until: '2040-10-01',
      kind: 'work',
      name: '值班',
    })

    expect(await counted('2040-10-01', '2040-10-05')).toEqual({ days: 3, unpublishedYears: [2040] })
    expect((await yearOf(2040)).legalDays.map(({ day }) => day)).not.toContain('2040-10-01')
  })

  test('once it is published, the notice alone holds', async () => {
    await change('post', 'import', { file: file(2041, [off('2041-10-02', '国庆节')]) })

    expect((await yearOf(2041)).legalDays).toEqual([])
    expect(await counted('2041-09-30', '2041-10-04')).toEqual({ days: 4, unpublishedYears: [] })
  })
})

describe('a year made of its weekends, edited by hand', () => {
  test('is known as generated, counts as unpublished, and an import replaces it', async () => {
    expect(await change('post', '2032/weekends', {})).toMatchObject({
      status: 200,
      data: { source: 'generated', days: [] },
    })

    await change('put', '2032/days', {
      from: '2032-10-01',
      until: '2032-10-07',
      kind: 'off',
      name: '国庆节',
    })

    await change('put', '2032/days', {
      from: '2032-10-09',
      until: '2032-10-09',
      kind: 'work',
      name: '国庆节调休',
    })

    expect(await findWorkingDaysBetween(server.db, '2032-09-27', '2032-10-10')).toEqual({
      days: 6,
      unpublishedYears: [2032],
    })

    expect(
      await change('put', '2032/days', { from: '2032-10-07', until: '2032-10-07', kind: 'usual' }),
    ).toMatchObject({
      status: 200,
    })

    expect(await dayOf('2032-10-07')).toBeUndefined()

    await change('post', 'import', {
      file: file(2032, [off('2032-10-01', '国庆节')]),
      keepEdits: false,
    })

    expect(await yearOf(2032)).toMatchObject({
      source: 'imported',
      days: [{ day: '2032-10-01', isEdited: false }],
    })

    expect(await change('post', '2032/weekends', { keepEdits: false })).toMatchObject({
      data: { source: 'generated', days: [] },
    })
  })

  test('taking an edit back shows what was published', async () => {
    const at = { from: '2026-05-01', until: '2026-05-01' }
    await change('put', '2026/days', { ...at, kind: 'work', name: '全院加班' })

    expect(await dayOf('2026-05-01')).toEqual({
      day: '2026-05-01',
      kind: 'work',
      name: '全院加班',
      isEdited: true,
    })

    await change('put', '2026/days', { ...at, kind: 'usual' })

    expect(await dayOf('2026-05-01')).toEqual({
      day: '2026-05-01',
      kind: 'off',
      name: '劳动节',
      isEdited: false,
    })
  })

  test.each([
    [{ from: '2026-12-30', until: '2027-01-02', kind: 'off' }],
    [{ from: '2025-12-31', until: '2026-01-02', kind: 'off' }],
    [{ from: '2026-01-01', until: '2026-12-31', kind: 'off' }],
    [{ from: '2026-03-02', until: '2026-03-01', kind: 'off' }],
    [{ from: '2026-03-02', until: '2026-03-02', kind: 'half' }],
    [{ from: '2026-03-02', until: '2026-03-02' }],
  ])('%j is refused', async (body) => {
    expect((await change('put', '2026/days', body)).status).toBe(400)
  })
})

describe('who changes it, and who comes second', () => {
  test('the second of two editors is refused', async () => {
    const { version } = await yearOf(2026)
    const edit = { from: '2026-03-05', until: '2026-03-05', kind: 'off', name: '义诊' }

    expect((await change('put', '2026/days', { ...edit, version })).status).toBe(200)

    for (const call of [
      change('put', '2026/days', { ...edit, version }),
      change('post', '2026/weekends', { version }),
      change('post', '2026/shipped', { version }),
    ])
      expect(await call).toMatchObject({ status: 409, msg: '内容已被他人修改，请刷新后再改' })
  })

  test('two imports at once: one calendar, no mixture, and the second is refused', async () => {
    const days = (name: string) =>
      Array.from({ length: 20 }, (_, i) => off(`2033-01-${String(i + 1).padStart(2, '0')}`, name))
    const [admin, bhb] = [await server.as('admin'), await server.as('bhb')]

    const replies = await Promise.all([
      admin.post('/api/v1/holidays/import', { file: file(2033, days('甲')), version: 0 }),
      bhb.post('/api/v1/holidays/import', { file: file(2033, days('乙')), version: 0 }),
    ])

    expect(replies.map((r) => r.status).sort()).toEqual([200, 409])

    const year = await yearOf(2033)

    expect(year.version).toBe(1)
    expect(new Set(year.days.map(({ name }) => name)).size).toBe(1)
  })

  describe('a paper that reaches into the December before changes that year too', () => {
    const versions = async () =>
      Object.fromEntries(
        await Promise.all([2035, 2036, 2037].map(async (y) => [y, (await yearOf(y)).version])),
      )

    const edit = (version: number) => {
      const day = { from: '2036-12-31', until: '2036-12-31', kind: 'work', name: '值班' }
      return office.put('/api/v1/holidays/2036/days', { ...day, version })
    }

    test('a writer who had read it before is refused; the other years stay as they were', async () => {
      for (const year of [2035, 2036])
        expect(await change('post', `${year}/weekends`, {})).toMatchObject({ status: 200 })

      const before = await versions()
      const body = { file: file(2037, [off('2036-12-31'), off('2037-01-01')]) }

      expect(await change('post', 'import', body)).toMatchObject({ status: 200 })
      expect(await versions()).toEqual({ 2035: before[2035], 2036: before[2036]! + 1, 2037: 1 })

      expect(await edit(before[2036]!)).toMatchObject({
        status: 409,
        msg: '内容已被他人修改，请刷新后再改',
      })

      expect((await yearOf(2036)).days).toEqual([
        { day: '2036-12-31', kind: 'off', name: '元旦', isEdited: false },
      ])
    })

    test('also when its day goes again', async () => {
      const before = await versions()

      expect(await change('post', '2037/weekends', {})).toMatchObject({ status: 200 })

      expect(await versions()).toEqual({
        2035: before[2035],
        2036: before[2036]! + 1,
        2037: before[2037]! + 1,
      })

      expect((await yearOf(2036)).days).toEqual([])
    })

    test('a year nobody decided about stays such a year', async () => {
      expect(
        await change('post', 'import', {
          file: file(2043, [off('2042-12-31'), off('2043-01-01')]),
        }),
      ).toMatchObject({ status: 200 })
      expect(await yearOf(2042)).toMatchObject({
        source: null,
        version: 0,
        days: [{ day: '2042-12-31' }],
      })
    })

    test('two neighbours imported at once, each with a day of the other, both are kept', async () => {
      const at = [
        { file: file(2051, [off('2051-01-01'), off('2052-01-01')]), version: 0 },
        { file: file(2052, [off('2051-12-31'), off('2052-01-02')]), version: 0 },
      ]

      const replies = await Promise.all(
        at.map((body) => office.post('/api/v1/holidays/import', body)),
      )
      expect(replies.map((r) => r.status)).toEqual([200, 200])
    })
  })

  test('nobody but the office writes; what was written is in the audit log', async () => {
    for (const name of ['base', 'dept', 'teacher', 'student', 'applicant', 'partner']) {
      const who = await server.as(name)
      for (const call of [
        who.post('/api/v1/holidays/import', { file: file(2034, [off('2034-01-01')]) }),
        who.post('/api/v1/holidays/2025/shipped', {}),
        who.post('/api/v1/holidays/2034/weekends', {}),
        who.put('/api/v1/holidays/2026/days', {
          from: '2026-03-06',
          until: '2026-03-06',
          kind: 'off',
        }),
      ])
        expect(await call).toMatchObject({ status: 401, code: 'A0301' })
    }

    expect(await server.anonymous.get('/api/v1/holidays/2026')).toMatchObject({
      status: 401,
      code: 'A0230',
    })

    const rows = await server.db
      .selectFrom('auditEntries')
      .select(['action', 'entityId'])
      .where('entity', '=', 'holiday')
      .execute()

    expect(rows).toContainEqual({ action: 'settings.holiday.import', entityId: '2028' })
    expect(rows).toContainEqual({ action: 'settings.holiday.generate', entityId: '2032' })
    expect(rows).toContainEqual({ action: 'settings.holiday.edit', entityId: '2026' })
    expect(rows.some(({ entityId }) => entityId === '2034' || entityId === '2031')).toBe(false)
  })

  test('the log holds what a year was and what it is', async () => {
    await change('post', 'import', { file: file(2055, [off('2055-01-01')]) })

    await change('put', '2055/days', {
      from: '2055-01-01',
      until: '2055-01-02',
      kind: 'work',
      name: '值班',
    })

    await change('post', '2055/weekends', { keepEdits: false })

    const log = server.db
      .selectFrom('auditEntries')
      .select(['action', 'detail'])
      .where('entity', '=', 'holiday')

    const papers = ['https://www.gov.cn/x']
    const edited = ['2055-01-01 work 值班 edited', '2055-01-02 work 值班 edited']

    expect(
      (await log.where('entityId', '=', '2055').orderBy('id').execute()).map(
        ({ detail }) => detail,
      ),
    ).toMatchObject([
      {
        before: { source: null, papers: [], days: [] },
        after: { source: 'imported', papers, days: ['2055-01-01 off 元旦'] },
      },
      { kind: 'work', before: { days: ['2055-01-01 off 元旦'] }, after: { days: edited } },
      {
        keepEdits: false,
        before: { source: 'imported', papers, days: edited },
        after: { source: 'generated', papers: [], days: [] },
      },
    ])
  })

  test('years that are none are refused', async () => {
    for (const year of ['1999', '2101', 'abc', '2026.5', '99999999999999999999'])
      expect((await trainee.get(`/api/v1/holidays/${year}`)).status).toBe(400)
  })
})
