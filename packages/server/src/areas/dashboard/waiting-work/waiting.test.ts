import type { listWaitingForMe } from '@residency/contract/areas/dashboard/waiting-work/waiting.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { aMarket, aScored } from '../../../testing/builders/admission-market.ts'
import {
  anIntake,
  type IntakeWithOffers,
  insertRegistration,
} from '../../../testing/builders/registration-rows.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { waitingWorkFor } from '../dashboard.policy.ts'

type WaitingWork = AnswerOf<typeof listWaitingForMe>[number]

const server = await openServer()
let intake: IntakeWithOffers

beforeAll(async () => {
  server.clock.now = new Date('2026-11-20T02:00:00Z')
  intake = await anIntake(server, '等候批次')
})

const waitingFor = async (who: string) =>
  (await (await server.as(who)).get('/api/v1/waiting')).data as WaitingWork[]

const countFor = async (who: string, kind: string) =>
  (await waitingFor(who))
    .filter((row) => row.kind === kind)
    .reduce((sum, row) => sum + row.count, 0)

/** How many more wait for a user after an action. */
async function more(who: string, kind: string, happen: () => Promise<unknown>) {
  const before = await countFor(who, kind)
  await happen()

  return (await countFor(who, kind)) - before
}

const addRegistration = (state: ColumnValue<'registrations', 'state'>, over: object = {}) =>
  insertRegistration(server, {
    intake: intake.id,
    name: '等候',
    choices: [intake.pharmacy],
    state,
    ...over,
  })

describe('what waits', () => {
  test('for a reviewer is what the list of sign-ups shows: for the base of the first choice, nobody else', async () => {
    expect(await more('base', 'reviewSignUps', () => addRegistration('submitted'))).toBe(1)
    expect(await more('base2', 'reviewSignUps', () => addRegistration('submitted'))).toBe(0)

    const listed = (await (await server.as('base')).get('/api/v1/registrations/waiting')).data as {
      total: number
    }

    expect(await countFor('base', 'reviewSignUps')).toBe(listed.total)
  })

  test('for the office goes along the line of an intake, to the intake where its page shows one', async () => {
    for (const [state, kind] of [
      ['qualified', 'arrangeExams'],
      ['confirmed', 'callIn'],
      ['arrived', 'signAgreements'],
      ['signed', 'enrolTrainees'],
    ] as const)
      expect(await more('bhb', kind, () => addRegistration(state)), kind).toBe(1)

    const exams = (await waitingFor('bhb')).find(
      (row) => row.kind === 'arrangeExams' && row.subject?.id === intake.id,
    )

    expect(exams).toMatchObject({ subject: { name: '等候批次' } })
    expect(
      await more('bhb', 'arrangeExams', () => addRegistration('qualified', { kind: 'open' })),
    ).toBe(1)

    for (const who of ['base', 'teacher', 'student', 'applicant'])
      expect(await countFor(who, 'callIn'), who).toBe(0)
  })

  test('are scores of others to check; scores one has typed oneself wait for another person', async () => {
    const { intakeId, offers } = await aMarket(server, { seats: [1] })
    const { userId } = await server.as('bhb')

    const scores = (by: { enteredBy: number; checkedBy: null }) =>
      server.db
        .updateTable('examScores')
        .set({ ...by, checkedAt: null })
        .where('registrationId', '=', scored)
        .execute()

    const scored = await aScored(server, intakeId, { choices: offers, theory: 9000 })
    const other = await server.as('admin')

    expect(
      await more('bhb', 'checkScores', () => scores({ enteredBy: other.userId, checkedBy: null })),
    ).toBeGreaterThan(0)

    const before = await countFor('bhb', 'checkScores')

    await scores({ enteredBy: userId, checkedBy: null })
    expect(await countFor('bhb', 'checkScores')).toBeLessThan(before)
  })

  test('for an applicant is the own sign-up where it is their turn, while there is time', async () => {
    const { userId } = await server.as('applicant')

    await server.db
      .updateTable('registrations')
      .set({ state: 'withdrawn' })
      .where('userId', '=', userId)
      .execute()

    const { id } = await addRegistration('returned', { userId })
    const now = async () => (await waitingFor('applicant')).map((row) => row.kind)
    const set = (state: ColumnValue<'registrations', 'state'>) =>
      server.db.updateTable('registrations').set({ state }).where('id', '=', id).execute()

    expect(await now()).toEqual(['mendOwn'])

    await set('draft')
    expect(await now()).toEqual(['finishOwn'])

    await set('admitted')
    expect(await now()).toEqual(['confirmOwn'])

    await set('submitted')
    expect(await now()).toEqual([])

    await set('draft')

    await server.db
      .updateTable('intakes')
      .set({ signUpUntil: server.clock.now })
      .where('id', '=', intake.id)
      .execute()

    expect(await now()).toEqual([])
  })

  test('is empty for users without waiting work', async () => {
    expect(await waitingFor('teacher')).toEqual([])
  })
})

test('what is open now comes first, then what is due, then own matters', () => {
  const kinds = {
    plain: { view: 'a' },
    own: { view: 'b', isOwn: true },
    due: { view: 'c', urgency: 'due' },
    now: { view: 'd', urgency: 'now' },
  } as const

  const counts = Object.keys(kinds).map((kind) => ({ kind, count: 1 }))
  const rows = waitingWorkFor([{ area: 'exams', kinds, counts }])
  expect(rows.map(({ kind }) => kind)).toEqual(['now', 'due', 'own', 'plain'])
})
