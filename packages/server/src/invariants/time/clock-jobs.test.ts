import { describe, expect, test } from 'vitest'
import { examNotices } from '../../areas/exams/exam/exam-notices.seed.ts'
import { anExam, QUESTIONS } from '../../testing/builders/exams.ts'
import { findEffects, runClockJobs } from '../../testing/run-clock-jobs.ts'
import { openServer } from '../../testing/server/open-server.ts'

/*
 * Jobs by the clock on a machine whose time is set forward and back. clock-jobs.proof.test.ts does
 * the same with every job of the demo hospital.
 */
const server = await openServer()

async function runAt(moment: string) {
  server.clock.now = new Date(moment)
  await runClockJobs(server)
}

describe('an exam over the change of a year', () => {
  const BEFORE = '2026-12-31T23:00:00+08:00'
  const OPEN = '2027-01-01T00:30:00+08:00'
  const OVER = '2027-01-01T03:00:00+08:00'

  test('is begun, ended and released once and never too early, although the clock is set back and forth', async () => {
    server.clock.now = new Date(BEFORE)
    const student = await server.as('student')

    const { examId } = await anExam(server, {
      questions: QUESTIONS.slice(0, 3),
      takers: [student],
      opens: 60,
      closes: 180,
      exam: { minutes: 60, releaseAt: new Date(OVER) },
    })

    const start = () => student.post(`/api/v1/ownExams/${examId}/start`)
    const status = async () =>
      (
        await server.asOwner(
          `select e.state as exam, a.state as attempt, a.ended_at from learning_exams e
            join learning_candidates c on c.exam_id = e.id left join learning_attempts a on a.candidate_id = c.id
            where e.id = ${examId}`,
        )
      ).rows
    const noticesOfRelease = async () =>
      (
        await server.asOwner(
          `select count(*)::int as count from notices where kind = '${examNotices.released.kind}' and user_id = ${student.userId}`,
        )
      ).rows[0].count

    await runAt(BEFORE)
    expect((await start()).status).toBe(409)

    await runAt(OPEN)
    expect((await start()).status).toBe(200)

    await runAt('2026-12-31T22:00:00+08:00')
    expect(await status()).toEqual([{ exam: 'published', attempt: 'running', endedAt: null }])

    for (const moment of ['2027-01-01T01:29:00+08:00', OPEN]) await runAt(moment)
    expect(await status()).toEqual([{ exam: 'published', attempt: 'running', endedAt: null }])

    const end = [
      { exam: 'released', attempt: 'released', endedAt: new Date('2027-01-01T01:30:00+08:00') },
    ]

    for (const moment of ['2027-01-02T03:00:00+08:00', BEFORE, OPEN, OVER]) {
      await runAt(moment)
      expect(await status(), moment).toEqual(end)
    }

    expect(await noticesOfRelease()).toBe(1)
  })
})

test('a clock that goes a day ahead and back sends no message of the morning again, and each of its day', async () => {
  const days = [
    '2027-03-01T09:00:00+08:00',
    '2027-03-02T09:00:00+08:00',
    '2027-03-03T09:00:00+08:00',
  ]
  const noted = async () =>
    (
      await server.asOwner(
        'select day::text, count(*)::int from morning_messages group by 1 order by 1',
      )
    ).rows

  for (const day of days) await runAt(day)

  const once = await findEffects(server)
  expect((await noted()).map(({ day }) => day)).toEqual(days.map((day) => day.slice(0, 10)))

  for (const day of days.toReversed()) await runAt(day)
  expect(await findEffects(server)).toEqual(once)
})
