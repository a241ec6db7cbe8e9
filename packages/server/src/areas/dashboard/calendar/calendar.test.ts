import { expect, test } from 'vitest'
import { anIntake, insertRegistration } from '../../../testing/builders/registration-rows.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()

const calendar = async (who: string, from: string, until: string) =>
  (await (await server.as(who)).get(`/api/v1/calendar?from=${from}&until=${until}`)).data as {
    area: string
    kind: string
    from: string
    title: string
  }[]

test('everybody sees days off and make-up working days of the range, and no others', async () => {
  const days = await calendar('teacher', '2026-10-01', '2026-10-31')

  expect(days.length).toBeGreaterThan(6)

  expect(days[0]).toMatchObject({
    area: 'settings',
    kind: 'holiday',
    from: '2026-10-01',
    title: '国庆节',
  })

  expect(days.find(({ kind }) => kind === 'makeUpDay')).toMatchObject({
    from: '2026-10-10',
    title: '国庆节调休上班',
  })

  expect(days.every(({ from }) => from >= '2026-10-01' && from <= '2026-10-31')).toBe(true)
})

test('an exam is in the calendar of those who sit it, and in no other', async () => {
  const intake = await anIntake(server, '日历批次')
  const { userId } = await server.as('applicant')

  await server.db
    .updateTable('registrations')
    .set({ state: 'withdrawn' })
    .where('userId', '=', userId)
    .execute()

  const { id } = await insertRegistration(server, {
    intake: intake.id,
    name: '日历',
    choices: [intake.pharmacy],
    state: 'examArranged',
    userId,
  })

  const startsAt = new Date('2026-12-05T01:00:00Z')

  const session = await server.db
    .insertInto('examSessions')
    .values({
      intakeId: intake.id,
      name: '理论考试',
      startsAt,
      endsAt: new Date('2026-12-05T03:00:00Z'),
      place: '教学楼',
      room: '101',
      seats: 10,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  await server.db
    .insertInto('examSeats')
    .values({
      registrationId: id,
      sessionId: session.id,
      seatNo: 1,
      ticketNumber: 'T2026120501',
      arrangedBy: userId,
      arrangedAt: startsAt,
    })
    .execute()

  expect(await calendar('applicant', '2026-12-01', '2026-12-31')).toEqual([
    {
      area: 'recruitment',
      kind: 'exam',
      uid: `recruitment-exam-${id}@residency`,
      timing: 'times',
      from: '2026-12-05',
      until: '2026-12-05',
      startsAt: '2026-12-05T09:00:00+08:00',
      endsAt: '2026-12-05T11:00:00+08:00',
      title: '招生考试：理论考试',
      note: null,
      place: '教学楼 · 101 · 1 号座位',
      path: '/sign/basic',
      isCancelled: false,
    },
  ])

  expect(await calendar('applicant2', '2026-12-01', '2026-12-31')).toEqual([])
  expect(await calendar('applicant', '2026-12-06', '2026-12-31')).toEqual([])
})

test('a range that ends before it begins, or is longer than 62 days, is refused by its field', async () => {
  const applicant = await server.as('applicant')
  for (const range of ['from=2026-12-02&until=2026-12-01', 'from=2026-01-01&until=2026-06-01']) {
    const reply = await applicant.get(`/api/v1/calendar?${range}`)
    expect([reply.status, reply.errors[0]?.path]).toEqual([400, 'query.until'])
  }
})
