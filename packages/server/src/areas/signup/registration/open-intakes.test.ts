import { beforeEach, describe, expect, test } from 'vitest'
import { anIntake, insertRegistration } from '../../../testing/builders/registration-rows.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const OWN = '/sign/registrations/own'
type Own = { id: number; intake: { id: number }; state: string }

const server = await openServer()
const older = await anIntake(server, '技师批次')
const newer = await anIntake(server, '药师批次', { serial: 2 })
const applicant = await server.as('applicant')

const begin = async (who: Caller, intakeId?: number) =>
  who.post(intakeId === undefined ? OWN : `${OWN}?intakeId=${intakeId}`)

const has = async (intake: { id: number; pharmacy: number }, state: 'draft' | 'rejected') => {
  const { id } = await insertRegistration(server, {
    intake: intake.id,
    choices: [intake.pharmacy],
    kind: 'open',
    state,
    name: '甲',
    userId: applicant.userId,
  })

  return id
}

beforeEach(async () => {
  // the newest is the one that opened last
  await server.db
    .updateTable('intakes')
    .set({ signUpFrom: new Date(server.clock.now.getTime() - 60_000) })
    .where('id', '=', newer.id)
    .execute()
  await server.asOwner(
    `delete from registration_choices; update registrations set state = 'withdrawn' where user_id = ${applicant.userId};
     delete from submit_locks; delete from rate_limits`,
  )
})

describe('of several intakes that are open', () => {
  test('the home page names all', async () => {
    const { data } = await applicant.get('/api/v1/home/rest?from=2026-11-01&until=2026-11-30')

    const { answers } = data as {
      answers: { path: string; answer: { openIntakes?: string[] } }[]
    }

    expect(answers.find(({ path }) => path.endsWith('/own/progress'))?.answer.openIntakes).toEqual(
      expect.arrayContaining(['技师批次', '药师批次']),
    )
  })

  test('a registration is begun in the one that is named', async () => {
    expect((await begin(applicant, older.id)).data).toMatchObject({ intake: { id: older.id } })
  })

  test('without a name it is begun in the newest, as published clients do', async () => {
    expect((await begin(applicant)).data).toMatchObject({ intake: { id: newer.id } })
  })

  test('a draft is continued, whichever is named: it can move', async () => {
    const id = await has(older, 'draft')

    expect((await begin(applicant)).data).toMatchObject({ id, intake: { id: older.id } })
    expect((await begin(applicant, newer.id)).data).toMatchObject({ id })
  })

  test('one that ended without a place is followed by one in the intake that is named', async () => {
    const id = await has(older, 'rejected')

    expect((await begin(applicant)).data).toMatchObject({ id })

    const next = (await begin(applicant, newer.id)).data as Own

    expect(next).toMatchObject({ intake: { id: newer.id }, state: 'draft' })
    expect(next.id).not.toBe(id)
  })

  test('one that takes no registrations is refused with the remedy', async () => {
    await server.db
      .updateTable('intakes')
      .set({ signUpUntil: server.clock.now })
      .where('id', '=', older.id)
      .execute()

    try {
      expect(await begin(applicant, older.id)).toMatchObject({
        status: 409,
        msg: '这个招生批次现在不接受报名，请选择开放中的批次',
        errors: [{ path: 'intakeId' }],
      })
    } finally {
      await server.db
        .updateTable('intakes')
        .set({ signUpUntil: new Date(server.clock.now.getTime() + 86_400_000) })
        .where('id', '=', older.id)
        .execute()
    }
  })

  test('offers are those of the intake in which the person registers', async () => {
    await has(older, 'draft')

    const offers = (await applicant.get('/sign/studentRegistratSetting/major/option')).data

    expect(offers).toEqual(
      expect.arrayContaining([expect.objectContaining({ value: older.pharmacy })]),
    )
  })
})
