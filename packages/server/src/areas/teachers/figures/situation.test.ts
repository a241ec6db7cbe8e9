import type {
  Indicator,
  SituationGroup,
} from '@residency/contract/areas/teachers/figures/situation.contract'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  dayFromNow,
  giveCertificate,
  qualifyTeacher,
} from '../../../testing/builders/qualified-teachers.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { type Cell, departmentsLacking, groupsOf, judgeIndicator } from './situation.rules.ts'

const cell = (over: Partial<Cell> = {}): Cell => ({
  baseId: 1,
  departmentId: 10,
  level: 'general',
  title: 'pharmacist',
  teachers: 1,
  trained: 0,
  ...over,
})

const naming = { labelOf: (key: string) => key, traineesOf: () => null }

describe('the figures', () => {
  const cells = [
    cell({ teachers: 3, trained: 2 }),
    cell({ level: 'core', trained: 1 }),
    cell({ departmentId: 11, baseId: 2 }),
  ]

  test('count everybody once in each split, and departments without a teacher too', () => {
    for (const split of ['base', 'department', 'title', 'level'] as const)
      expect(
        groupsOf(split, cells, [], new Set(), naming).reduce(
          (sum, { teachers }) => sum + teachers,
          0,
        ),
      ).toBe(5)

    const departments = groupsOf('department', cells, ['10', '12'], new Set(['12']), naming)

    expect(
      departments.map(({ key, teachers, core, trained, lacksCore }) => [
        key,
        teachers,
        core,
        trained,
        lacksCore,
      ]),
    ).toEqual([
      ['12', 0, 0, 0, true],
      ['10', 4, 1, 3, false],
      ['11', 1, 0, 0, false],
    ])
  })

  test('a department reaches the indicator by core teachers who teach there, whichever base qualified them', () => {
    const rooms = [10, 11].map((id) => ({ id, baseId: 7 }))
    expect([...departmentsLacking(rooms, cells, 1)]).toEqual(['11'])
    expect([...departmentsLacking(rooms, cells, 2)]).toEqual(['10', '11'])
  })

  test('an indicator is met at its target, missed below it, and not recorded without anything to count', () => {
    const facts = {
      totals: { teachers: 4, core: 1, trained: 3 },
      departments: 2,
      lacking: 1,
      trainees: 8,
      supervised: [],
    }

    expect(judgeIndicator('coreDepartments', 1, facts)).toEqual({
      value: 1,
      of: 2,
      state: 'missing',
    })

    expect(judgeIndicator('trainedShare', 75, facts).state).toBe('met')
    expect(judgeIndicator('trainedShare', 76, facts).state).toBe('missing')

    expect(judgeIndicator('traineesPerTeacher', 2, facts)).toEqual({
      value: 8,
      of: 4,
      state: 'met',
    })

    expect(judgeIndicator('traineesPerTeacher', 2, { ...facts, trainees: 9 }).state).toBe('missing')
    expect(judgeIndicator('traineesPerTeacher', 2, { ...facts, trainees: null }).state).toBe(
      'unrecorded',
    )

    expect(
      judgeIndicator('trainedShare', 0, { ...facts, totals: { teachers: 0, core: 0, trained: 0 } })
        .state,
    ).toBe('unrecorded')

    expect(judgeIndicator('traineesInBlock', 2, facts).state).toBe('unrecorded')

    expect(judgeIndicator('traineesInBlock', 2, { ...facts, supervised: [2, 1] })).toEqual({
      value: 2,
      of: 2,
      state: 'met',
    })

    expect(judgeIndicator('traineesInBlock', 2, { ...facts, supervised: [3, 1] })).toEqual({
      value: 1,
      of: 2,
      state: 'missing',
    })
  })
})

const server = await openServer()
const room: { baseId: number; departmentId: number }[] = []

beforeAll(async () => {
  room.push(
    await qualifyTeacher(server, 'teacher'),
    await qualifyTeacher(server, 'teacher2', { department: '临床生化室', level: 'core' }),
  )
})

type Overview = {
  total: Record<string, number>
  before: { month: string; teachers: number } | null
  indicators: Indicator[]
}

const overview = async (who: string, query = '') =>
  (await (await server.as(who)).get(`/api/v1/teacher-situation${query}`)).data as Overview

const groups = async (who: string, query: string) =>
  (
    (await (await server.as(who)).get(`/teacherSituation/page?pageSize=200&${query}`)).data as {
      list: SituationGroup[]
      total: number
    }
  ).list

describe('the situation of teachers', () => {
  test('is counted for the office whole, for a base and a department only what is theirs, and shown to nobody else', async () => {
    expect((await overview('bhb')).total).toMatchObject({ teachers: 2, core: 1 })
    expect((await overview('base')).total).toMatchObject({ teachers: 1, core: 0 })
    expect((await overview('base', `?baseId=${room[1]!.baseId}`)).total).toMatchObject({
      teachers: 0,
    })

    const own = await overview('dept')

    expect(own.total).toMatchObject({ trainees: null })
    expect(own.indicators.find(({ key }) => key === 'traineesPerTeacher')?.state).toBe('unrecorded')
    expect(await (await server.as('student')).get('/teacherSituation/page')).toMatchObject({
      status: 401,
    })
  })

  test('counts by base, department, title and level; departments without a core teacher come first', async () => {
    const [first, ...others] = await groups('bhb', 'split=department')

    expect(first?.lacksCore).toBe(true)

    expect(others.find(({ key }) => key === String(room[1]!.departmentId))).toMatchObject({
      teachers: 1,
      core: 1,
      lacksCore: false,
    })

    const lacking = await groups('bhb', 'split=department&lacksCore=1')

    expect(lacking.every(({ lacksCore }) => lacksCore)).toBe(true)
    expect((await groups('bhb', 'split=base')).filter(({ teachers }) => teachers > 0)).toHaveLength(
      2,
    )

    expect((await groups('bhb', 'split=level')).map(({ key }) => key).sort()).toEqual([
      'core',
      'general',
    ])

    expect(await groups('bhb', 'split=title')).toMatchObject([{ label: '主管药师', teachers: 2 }])
    expect(await (await server.as('bhb')).get('/teacherSituation/page?split=age')).toMatchObject({
      status: 400,
    })
  })

  test('counts as trained only who holds a certificate that counts and has not expired', async () => {
    const [first, second] = [await server.as('teacher'), await server.as('teacher2')]
    await giveCertificate(server, first.userId, 'SIT-1')
    await giveCertificate(server, second.userId, 'SIT-2')
    expect((await overview('bhb')).total).toMatchObject({ trained: 2 })

    await server.db
      .updateTable('teacherCertificates')
      .set({ validUntil: dayFromNow(server, { days: -1 }) })
      .where('number', '=', 'SIT-1')
      .execute()

    expect((await overview('bhb')).total).toMatchObject({ trained: 1 })

    await server.db
      .updateTable('teacherCertificates')
      .set({ kind: 'university_teacher' })
      .where('number', '=', 'SIT-2')
      .execute()

    expect((await overview('bhb')).total).toMatchObject({ trained: 0 })
  })

  test('opens the list behind each figure, and nobody of another base is in it', async () => {
    const people = async (who: string, query: string) =>
      (await (await server.as(who)).get(`/api/v1/teacher-situation/people?${query}`)).data as {
        list: { number: string }[]
        total: number
      }

    expect(await people('bhb', `departmentId=${room[0]!.departmentId}`)).toMatchObject({
      total: 1,
      list: [{ name: '何文静' }],
    })

    expect(await people('bhb', 'level=core&trained=0')).toMatchObject({
      total: 1,
      list: [{ name: '郑浩', isTrained: false }],
    })

    expect(await people('bhb', 'title=chief_pharmacist')).toMatchObject({ total: 0 })
    expect(await people('base', `departmentId=${room[1]!.departmentId}`)).toMatchObject({
      total: 0,
    })
  })

  test('is recorded by month, and the next month is compared with the last record of the month before', async () => {
    const office = await server.as('bhb')

    expect((await overview('bhb')).before).toBeNull()

    const now = server.clock.now
    const month = dayFromNow(server).slice(0, 7)

    for (let i = 0; i < 2; i++)
      expect(await office.get('/majorPeople/updateData')).toMatchObject({
        status: 200,
        data: { month },
      })

    expect((await overview('bhb')).before).toBeNull()

    server.clock.now = new Date(now.getTime() + 40 * 86_400_000)
    expect(await overview('bhb')).toMatchObject({ before: { month, teachers: 2, core: 1 } })
    expect(await overview('base')).toMatchObject({ before: { month, teachers: 1, core: 0 } })

    server.clock.now = now
    expect(await (await server.as('dept')).get('/majorPeople/updateData')).toMatchObject({
      status: 401,
    })
  })

  test('goes out as a sheet with every split', async () => {
    const sheet = await (await server.as('bhb')).get('/teacherSituation/export')

    expect(sheet.status).toBe(200)
    expect(sheet.body.subarray(0, 2).toString()).toBe('PK')
    expect(await (await server.as('teacher')).get('/teacherSituation/export')).toMatchObject({
      status: 401,
    })
  })
})

describe('an indicator', () => {
  test('is changed by the office with its source, once per version, and asks at once for the new target', async () => {
    const before = (await overview('bhb')).indicators.find(({ key }) => key === 'coreDepartments')!
    const form = { target: 0, source: '本院规定', certificateKinds: [], version: before.version }
    const path = '/api/v1/teacher-situation/indicators/coreDepartments'

    expect(await (await server.as('base')).put(path, form)).toMatchObject({ status: 401 })

    const office = await server.as('bhb')

    expect(await office.put(path, form)).toMatchObject({ status: 200 })
    expect(await office.put(path, form)).toMatchObject({ status: 409 })

    const after = (await overview('bhb')).indicators.find(({ key }) => key === 'coreDepartments')

    expect(after).toMatchObject({ state: 'met', source: '本院规定' })
  })
  test('names the field of a kind of certificate that is not there', async () => {
    const { version } = (await overview('bhb')).indicators.find(
      ({ key }) => key === 'trainedShare',
    )!
    const form = { target: 100, source: '本院规定', certificateKinds: ['none_of_these'], version }

    const refused = await (await server.as('bhb')).put(
      '/api/v1/teacher-situation/indicators/trainedShare',
      form,
    )

    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'certificateKinds' }] })
  })
})
