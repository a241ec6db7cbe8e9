import { beforeAll, describe, expect, test } from 'vitest'
import { wholeBasic } from '../../../testing/builders/registration-calls.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const applicant = await server.as('applicant')
let own: string

beforeAll(async () => {
  own = String(applicant.userId)
})

const SAVE = '/sign/studentRegistration/save/form'
const RECORD = '/sign/studentRecordData'

const identityOf = (who: Caller, id: string | number) =>
  who.get(`/sign/studentRegistratLimit/apply/identity?studentId=${id}`)

const registrationsOf = (who: Caller) =>
  server.db.selectFrom('registrations').selectAll().where('userId', '=', who.userId).execute()

describe('an applicant who has not begun, with the number of the own account', () => {
  test('may register while an intake is open, and sees why not while none is', async () => {
    expect(await identityOf(applicant, own)).toMatchObject({
      status: 200,
      data: { isAllowed: true, reason: null },
    })

    const intakes = await server.db
      .selectFrom('intakes')
      .select(['id', 'state'])
      .where('state', '=', 'open')
      .execute()

    await server.asOwner(`update intakes set state = 'closed' where state = 'open'`)

    const reason = '当前没有开放的招生批次，请留意通知'

    expect(await identityOf(applicant, own)).toMatchObject({
      status: 200,
      data: { isAllowed: false, reason },
    })

    expect(await applicant.form(SAVE, { studentId: own, contactName: '张远' })).toMatchObject({
      status: 400,
      msg: reason,
    })

    await server.asOwner(
      `update intakes set state = 'open' where id in (${intakes.map(({ id }) => id).join(',')})`,
    )
    expect(await registrationsOf(applicant)).toEqual([])
  })

  test('has no studies, experience, certificates or awards yet', async () => {
    for (const list of [
      'studentEducation',
      'studentExperience',
      'studentCertificate',
      'studentAwards',
    ])
      expect(await applicant.get(`/sign/${list}?studentId=${own}`), list).toMatchObject({
        status: 200,
        data: [],
      })
  })

  test('is refused by the reason of the bar when a reviewer has seen the barred card; a card that was only typed discloses nothing', async () => {
    const { userId } = applicant
    const sealed = server.app
      .asSystem()
      .fields.sealCell({ table: 'users', column: 'id_card', row: userId }, wholeBasic.idCard)
    const hash = server.app.asSystem().fields.hashOf('idCard', wholeBasic.idCard)

    await server.db
      .updateTable('users')
      .set({ idCardSealed: sealed, idCardHash: hash })
      .where('id', '=', userId)
      .execute()

    const bar = {
      idCardSealed: 'x',
      idCardHash: hash,
      realName: '某人',
      reason: '培训期间被除名',
      createdBy: userId,
    }

    await server.db.insertInto('barredPeople').values(bar).execute()
    expect(await identityOf(applicant, own)).toMatchObject({ data: { isAllowed: true } })

    await server.db
      .updateTable('users')
      .set({ idCardSeenAt: server.clock.now })
      .where('id', '=', userId)
      .execute()

    expect(await identityOf(applicant, own)).toMatchObject({
      data: { isAllowed: false, reason: '不能报名：培训期间被除名' },
    })

    await server.db.deleteFrom('barredPeople').execute()
  })

  test('begins by a form: a wrong one opens nothing, right ones at the same moment open one', async () => {
    expect(await applicant.form(SAVE, { studentId: own, gender: '7' })).toMatchObject({
      status: 400,
    })
    expect(await registrationsOf(applicant)).toEqual([])

    const forms: Record<string, string>[] = [
      { contactName: '张远' },
      { email: 'zhang@example.org' },
      { schoolOther: '江城大学' },
    ]

    const saved = await Promise.all(
      forms.map((form) => applicant.form(SAVE, { studentId: own, ...form })),
    )

    expect(saved.map(({ status, msg }) => `${status} ${msg}`)).toEqual(
      forms.map(() => expect.stringMatching(/^200 /)),
    )

    const registrations = await registrationsOf(applicant)

    expect(registrations).toMatchObject([
      {
        contactName: '张远',
        email: 'zhang@example.org',
        schoolOther: '江城大学',
        state: 'draft',
        isKindChosen: false,
      },
    ])

    expect(await identityOf(applicant, registrations[0]!.id)).toMatchObject({
      data: { isAllowed: true, reason: null },
    })
  })

  test('begins by a record as well; records of the same moment are all there', async () => {
    await server.asOwner(`delete from registrations where user_id = ${own}`)

    const work = { type: 'work', workUnit: '江城二院', post: '药师', startedOn: '2024-07-01' }

    expect(await applicant.form(RECORD, { studentId: own, ...work, post: '' })).toMatchObject({
      status: 400,
    })
    expect(await registrationsOf(applicant)).toEqual([])
    expect(await applicant.form(RECORD, { studentId: own, ...work })).toMatchObject({ status: 200 })
    expect(await applicant.get(`/sign/studentExperience?studentId=${own}`)).toMatchObject({
      data: [{ workUnit: '江城二院' }],
    })

    const more = ['江城三院', '江城四院', '江城五院']
    const added = await Promise.all(
      more.map((workUnit) => applicant.form(RECORD, { studentId: own, ...work, workUnit })),
    )

    expect(added.map(({ status }) => status)).toEqual([200, 200, 200])

    const { data } = await applicant.get(`/sign/studentExperience?studentId=${own}`)

    expect((data as { workUnit: string }[]).map(({ workUnit }) => workUnit).sort()).toEqual(
      ['江城二院', ...more].sort(),
    )
  })

  test('continues in the open intake when an earlier registration led to nothing', async () => {
    const [earlier] = await registrationsOf(applicant)
    await server.asOwner(`insert into intakes select (jsonb_populate_record(i, jsonb_build_object('id', 900001, 'name', '往年', 'serial', 99, 'state', 'closed'))).*
      from intakes i where id = ${earlier!.intakeId}`)
    await server.asOwner(
      `update registrations set intake_id = 900001, state = 'rejected' where id = ${earlier!.id}`,
    )
    expect(await identityOf(applicant, own)).toMatchObject({ data: { isAllowed: true } })
    expect(await applicant.form(SAVE, { studentId: own, contactName: '张母' })).toMatchObject({
      status: 200,
    })
    expect(await registrationsOf(applicant)).toHaveLength(2)
  })
})

test('the number of another account opens and discloses nothing', async () => {
  const stranger = await server.as('applicant2')
  const before = await registrationsOf(applicant)

  expect(await identityOf(stranger, own)).toMatchObject({ status: 404 })
  expect(await stranger.form(SAVE, { studentId: own, contactName: '某人' })).toMatchObject({
    status: 404,
  })
  expect(await registrationsOf(applicant)).toEqual(before)
})
