import { expect, test } from 'vitest'
import { openServer } from '../../testing/server/open-server.ts'
import { traineeNumber } from '../trainees/trainees.public.ts'

test('a trainee number is year, J for technicians or Y for pharmacists, and four running digits', () => {
  expect(traineeNumber(2026, 'pharmacist', 1)).toBe('2026Y0001')
  expect(traineeNumber(2026, 'technician', 127)).toBe('2026J0127')
})

test('trainees see their own record, others that they have none', async () => {
  const server = await openServer()
  const student = await server.as('student')

  expect((await student.get('/api/v1/trainees/own')).data).toMatchObject({
    number: expect.stringMatching(/^\d{4}Y0001$/),
    realName: '李思源',
  })

  const english = student.with({ 'accept-language': 'en' })

  expect((await english.get('/api/v1/trainees/own')).data).toMatchObject({
    major: expect.stringMatching(/^[A-Z]/),
  })
  expect((await (await server.as('teacher')).get('/api/v1/trainees/own')).data).toBeNull()
})

test('the timeline holds what every area knows of the trainee, the latest first; others have none', async () => {
  const server = await openServer()
  const student = await server.as('student')

  const seen = (await student.get('/api/v1/trainees/own/timeline')).data as {
    area: string
    at: string
    what: string
  }[]

  expect(seen[0]).toMatchObject({
    area: 'students',
    what: expect.stringMatching(/^开始培训，学号 \d{4}Y0001$/),
  })

  const { id } = await server.db
    .selectFrom('registrations')
    .select('id')
    .where('userId', '=', student.userId)
    .executeTakeFirstOrThrow()

  const step = {
    flow: 'registration',
    recordId: id,
    fromState: 'submitted',
    toState: 'qualified',
    userId: null,
  }

  await server.db
    .insertInto('flowHistory')
    .values([
      { ...step, action: 'pass', reason: null, at: new Date('2020-01-01T00:00:00Z') },
      { ...step, action: 'arrangeExam', reason: null, at: new Date('2020-01-02T00:00:00Z') },
    ])
    .execute()

  const later = (await student.get('/api/v1/trainees/own/timeline')).data as typeof seen

  expect(later.at(-1)).toMatchObject({
    area: 'signup',
    what: '报名审核通过',
    at: '2020-01-01T08:00:00+08:00',
  })

  expect(later).toHaveLength(seen.length + 1)
  expect((await (await server.as('teacher')).get('/api/v1/trainees/own/timeline')).data).toEqual([])
})

test('a line of the completion check that nothing is known of says so and never counts as met', async () => {
  const server = await openServer()
  const lines = (await (await server.as('student')).get('/api/v1/trainees/own/completion')).data

  expect(lines).toMatchObject([
    {
      area: 'students',
      key: 'months',
      label: '培训时长',
      state: 'missing',
      detail: expect.stringMatching(/^已完成 \d+ \/ 36 个月/),
      path: null,
    },
    ...['finalTheory', 'finalSkill'].map((key) => ({ key, state: 'unrecorded' })),
    { key: 'discipline', state: 'met' },
    ...['rotations', 'absence'].map((key) => ({ key, state: 'unrecorded' })),
    ...['evaluations', 'assessments'].map((key) => ({
      key,
      state: 'unrecorded',
      path: '/evaluate/own-result',
    })),
    { key: 'workload', state: 'unrecorded', path: null },
  ])

  expect((await (await server.as('bhb')).get('/api/v1/trainees/own/completion')).data).toEqual([])
})
