import { toMoment } from '@residency/contract/kernel'
import { expect, test } from 'vitest'
import { anIntake, insertRegistration } from '../../../testing/builders/registration-rows.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const OWN = '/sign/registrations/own/progress'
type Answer = { path: string; answer: { own: object | null; openIntakes: string[] } }
const server = await openServer()
let requestCount = 0

/** Each time for other days: the page of the same days is given again for some seconds. */
async function homeAnswersOf(who: Caller) {
  requestCount += 1
  const { data } = await who.get(
    `/api/v1/home/rest?from=2026-11-${String(requestCount).padStart(2, '0')}&until=2026-11-30`,
  )

  return (data as { answers: Answer[] }).answers
}

const progressIn = async (who: Caller) =>
  (await homeAnswersOf(who)).find(({ path }) => path === OWN)?.answer

test('the home page of applicants says how far the own sign-up is, and nothing personal', async () => {
  const applicant = await server.as('applicant')

  await server.db
    .updateTable('registrations')
    .set({ state: 'withdrawn' })
    .where('userId', '=', applicant.userId)
    .execute()

  const open = await server.db
    .selectFrom('intakes')
    .select('name')
    .where('state', '=', 'open')
    .orderBy('id')
    .executeTakeFirstOrThrow()

  expect(await progressIn(applicant)).toEqual({ own: null, openIntakes: [open.name] })

  const intake = await anIntake(server, '本批', { exemptKinds: ['degree'] })

  const draft = {
    intake: intake.id,
    choices: [intake.pharmacy],
    kind: 'degree' as const,
    state: 'draft' as const,
  }

  await insertRegistration(server, { ...draft, name: '甲', userId: applicant.userId })

  const signUpUntil = toMoment(new Date(server.clock.now.getTime() + 5 * 86_400_000))
  const own = { state: 'draft', intake: '本批', signUpUntil, isExempt: true, traineeNumber: null }

  expect(await progressIn(applicant)).toEqual({ own, openIntakes: [] })

  expect(
    await progressIn(applicant.with({ 'accept-language': 'en' }) as typeof applicant),
  ).toMatchObject({
    own: { intake: '本批 in English' },
  })

  const reads = await server.db
    .selectFrom('auditEntries')
    .select('action')
    .where('userId', '=', applicant.userId)
    .execute()

  expect(reads).toEqual([])
})

test('nobody else’s home page asks for it: not that of trainees, who were applicants, and not that of staff', async () => {
  const student = await server.as('student')
  await server.asOwner(`insert into user_roles (user_id, role_id)
    select ${student.userId}, id from roles where code = 'APPLICANT' on conflict do nothing`)

  for (const who of ['student', 'bhb', 'teacher', 'partner'])
    expect(await progressIn(await server.as(who)), who).toBeUndefined()

  expect(await (await server.as('teacher')).get(OWN)).toMatchObject({ status: 401, code: 'A0301' })
})
