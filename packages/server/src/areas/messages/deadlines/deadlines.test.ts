import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AREAS } from '../../../areas.ts'
import { anAttempt, anExam } from '../../../testing/builders/exams.ts'
import { addMentorFixtures, aMentorWindow } from '../../../testing/builders/mentors.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { systemCtx } from '../../../testing/server/system-ctx.ts'
import { remindOfDeadlines } from './remind-of-deadlines.ts'

const DAY_MS = 86_400_000
const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 3 })
let start: Date

beforeAll(async () => {
  start = server.clock.now
})

beforeEach(async () => {
  server.clock.now = start
  await server.asOwner('truncate notices cascade; delete from mentor_windows')
})

afterAll(() => {
  server.clock.now = start
})

const remind = () =>
  remindOfDeadlines(
    systemCtx(server),
    AREAS.flatMap(({ deadlines }) => deadlines ?? []),
  )

const days = (count: number) => {
  server.clock.now = new Date(start.getTime() + count * DAY_MS)
}

const reminded = async (path: string) =>
  server.db
    .selectFrom('notices')
    .select(['userId', 'kind', 'title', 'titleEn'])
    .where('path', '=', path)
    .orderBy('id')
    .execute()

describe('what is due and not done', () => {
  test('reminds seven days and one day before its time and a day after it, once each, no matter who asks and how often', async () => {
    await aMentorWindow(server, { baseId: fixtures.baseId, year: 2026, from: -1, until: 10 })
    await remind()
    expect(await reminded('/mentor/choice')).toEqual([])

    const everybody = fixtures.trainees.map(({ userId }) => userId)

    for (const [at, kind] of [
      [3.1, 'deadline.near'],
      [9.1, 'deadline.near'],
      [11.1, 'deadline.over'],
    ] as const) {
      await server.asOwner('truncate notices cascade')
      days(at)
      await Promise.all([remind(), remind()])
      await remind()

      const rows = await reminded('/mentor/choice')

      expect(rows.filter(({ userId }) => everybody.includes(userId))).toHaveLength(3)
      expect(new Set(rows.map((row) => row.kind))).toEqual(new Set([kind]))
    }
  })

  test('of an exam reminds who has not begun it, and nobody else', async () => {
    const [first, second] = fixtures.trainees

    const exam = await anExam(server, {
      takers: [first!, second!],
      opens: -60,
      closes: 10 * 24 * 60,
      exam: { createdAt: start },
    })

    await anAttempt(server, { ...exam, candidateId: exam.candidateIds[1]! })
    days(3.5)
    await remind()

    const rows = await reminded(`/course/own-exam?id=${exam.examId}`)

    expect(rows.map(({ userId }) => userId)).toEqual([first!.userId])

    expect(rows[0]).toMatchObject({
      title: expect.stringContaining('快到期了：考试：'),
      titleEn: expect.stringContaining('Due soon: Exam: '),
    })
  })

  test('reaches nobody whose account is disabled, and reaches them again once it is not', async () => {
    const [trainee] = fixtures.trainees
    await aMentorWindow(server, { baseId: fixtures.baseId, year: 2026, from: -1, until: 10 })

    const setStatus = (status: number) =>
      server.asOwner(`update users set status = ${status} where id = ${trainee!.userId}`)
    const isReminded = async () =>
      (await reminded('/mentor/choice')).some(({ userId }) => userId === trainee!.userId)

    days(3.1)
    await setStatus(0)
    await remind()

    expect([(await reminded('/mentor/choice')).length > 0, await isReminded()]).toEqual([
      true,
      false,
    ])

    await setStatus(1)
    await remind()
    expect(await isReminded()).toBe(true)
  })

  test.each([
    { what: 'asked for', ago: 0 },
    { what: 'published, however long ago it was drafted,', ago: 30 },
  ])(
    'that was $what within the week is not announced again before the last day',
    async ({ ago }) => {
      const createdAt = new Date(start.getTime() - ago * DAY_MS)

      const { examId } = await anExam(server, {
        takers: [fixtures.trainees[0]!],
        opens: -60,
        closes: 5 * 24 * 60,
        exam: { createdAt },
      })

      const published = {
        flow: 'exam',
        recordId: examId,
        action: 'publish',
        fromState: 'draft',
        toState: 'published',
        at: start,
      }

      if (ago) await server.db.insertInto('flowHistory').values(published).execute()

      const path = `/course/own-exam?id=${examId}`

      days(0.1)
      await remind()
      expect(await reminded(path)).toEqual([])

      days(4.5)
      await remind()
      expect(await reminded(path)).toHaveLength(1)
    },
  )
})
