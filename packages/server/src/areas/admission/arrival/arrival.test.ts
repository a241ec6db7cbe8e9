import { Readable } from 'node:stream'
import { ARRIVAL_STATES } from '@residency/contract/areas/admission/arrival/arrival.contract'
import { arrivalWords } from '@residency/contract/areas/admission/arrival/text'
import { sheetErrors } from '@residency/contract/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import { readSheet } from '../../../platform/excel/read-sheet.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { agreedMonths, agreementNumber, isLongEnough, isTooLong } from './agreement.rules.ts'

type Bulk = {
  done: number
  rows: { id: number; name: string; isDone: boolean; why: string | null }[]
}

const server = await openServer()
let id: number
let poolId: number

beforeAll(async () => {
  server.clock.now = new Date('2026-06-10T02:00:00Z')

  const waiting = await server.db
    .selectFrom('registrations as r')
    .innerJoin('registrationChoices as c', 'c.registrationId', 'r.id')
    .innerJoin('offerPools as s', 's.offerId', 'c.offerId')
    .select(['r.id', 's.id as poolId'])
    .where('r.realName', '=', '刘子墨')
    .where('c.rank', '=', 1)
    .executeTakeFirstOrThrow()

  id = waiting.id
  poolId = waiting.poolId

  await server.db
    .updateTable('registrations')
    .set({ state: 'confirmed' })
    .where('id', '=', id)
    .execute()

  const { userId } = await server.as('bhb')

  await server.db
    .insertInto('placements')
    .values({
      registrationId: id,
      poolId,
      origin: 'run',
      placedBy: userId,
      placedAt: server.clock.now,
    })
    .execute()
})

const post = async (path: string, body: object, who = 'bhb') =>
  (await server.as(who)).post(`/api/v1/arrivals/${path}`, { ids: [id], ...body })

const arrangement = {
  arriveAt: '2026-07-01T08:30:00+08:00',
  place: '教学楼 201',
  note: '请带毕业证书原件',
  hasPassedMedical: true,
}

const agreement = { signedOn: '2026-06-10', startsOn: '2026-07-01', endsOn: '2029-06-30' }

describe('arrival', () => {
  test('nobody is called in without a passed medical, nor for a time that is over', async () => {
    expect(await post('arrange', { ...arrangement, hasPassedMedical: false })).toMatchObject({
      status: 400,
      errors: [
        {
          path: 'hasPassedMedical',
          message: '体检未通过的人员不能安排报到，请确认体检合格后再安排',
        },
      ],
    })
    for (const arriveAt of ['2026-06-01T08:30:00+08:00', '2062-07-01T08:30:00+08:00'])
      expect(await post('arrange', { ...arrangement, arriveAt }), arriveAt).toMatchObject({
        status: 400,
        errors: [{ path: 'arriveAt' }],
      })
  })

  test('is the office’s: base administrators, teachers and applicants are refused', async () => {
    for (const who of ['base', 'teacher', 'applicant2'])
      expect(await post('arrange', arrangement, who), who).toMatchObject({
        status: 401,
        code: 'A0301',
      })
  })

  test('applicants to arrive are notified of time and place; each row of a bulk has its result', async () => {
    const reply = await post('arrange', { ...arrangement, ids: [id, 999_999] })

    expect(reply).toMatchObject({ status: 200, data: { done: 1 } })

    expect((reply.data as Bulk).rows).toEqual([
      { id, name: '刘子墨', isDone: true, why: null },
      { id: 999_999, name: '', isDone: false, why: expect.stringMatching(/./) },
    ])

    const applicant = await (await server.as('applicant2')).get('/sign/arrival/own')

    expect(applicant.data).toEqual({
      arriveAt: '2026-07-01 08:30',
      place: '教学楼 201',
      note: '请带毕业证书原件',
      agreement: null,
    })

    const again = await post('arrange', arrangement)

    expect((again.data as Bulk).rows[0]).toMatchObject({
      isDone: false,
      why: expect.stringMatching(/./),
    })
  })

  test('is due once its time is over: the count on the home page is the total of the list', async () => {
    const office = await server.as('bhb')

    const due = async () =>
      (
        (await office.get('/api/v1/arrivals/page?due=1')).data as { list: { id: number }[] }
      ).list.map((row) => row.id)

    const waiting = async () =>
      ((await office.get('/api/v1/waiting')).data as { kind: string; count: number }[]).find(
        (row) => row.kind === 'recordArrivals',
      )?.count

    expect([await due(), await waiting()]).toEqual([[], undefined])

    const arriveAt = new Date('2026-07-01T00:30:00Z')

    await server.db
      .updateTable('arrivals')
      .set({ arriveAt: server.clock.now })
      .where('registrationId', '=', id)
      .execute()

    expect([await due(), await waiting()]).toEqual([[id], 1])

    await server.db
      .updateTable('arrivals')
      .set({ arriveAt })
      .where('registrationId', '=', id)
      .execute()
  })

  test('the end of an agreement is proposed from the time conditions of education and major, or shown as unknown', async () => {
    const proposed = async (who = 'bhb') => post('proposed-ends', { startsOn: '2026-07-01' }, who)

    const study = {
      registrationId: id,
      level: 'master' as const,
      major: '药学',
      isFullTime: true,
      startedOn: '2023-09-01',
      endedOn: '2026-06-01',
    }

    await server.db.insertInto('registrationEducations').values(study).execute()

    await server.db
      .deleteFrom('timeConditions')
      .where('degreeKind', '=', 'none')
      .where('education', '=', 'master')
      .execute()

    expect((await proposed()).data).toEqual({
      groups: [{ lengthMonths: null, endsOn: null, source: null, people: ['刘子墨'] }],
    })

    const condition = {
      degreeKind: 'none' as const,
      education: 'master' as const,
      lengthMonths: 36,
      source: '培训标准',
    }

    await server.db.insertInto('timeConditions').values(condition).execute()
    expect((await proposed()).data).toEqual({
      groups: [{ lengthMonths: 36, endsOn: '2029-06-30', source: '培训标准', people: ['刘子墨'] }],
    })
    expect(await proposed('base')).toMatchObject({ status: 401 })
  })

  test('nobody signs or is enrolled before the arrival', async () => {
    for (const [path, body] of [
      ['sign', agreement],
      ['enrol', {}],
    ] as const)
      expect((await post(path, body)).data).toMatchObject({ done: 0, rows: [{ isDone: false }] })
  })

  test('the day of arrival cannot be in the future, nor before the call', async () => {
    expect(await post('arrive', { arrivedOn: '2026-06-11' })).toMatchObject({
      status: 400,
      errors: [{ path: 'arrivedOn' }],
    })

    expect(await post('arrive', { arrivedOn: '2026-06-09' })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('2026-06-10'),
    })

    expect((await post('arrive', { arrivedOn: '2026-06-10' })).data).toMatchObject({ done: 1 })
  })
})

describe('the agreement', () => {
  test('lasts a year at least, and not longer than a training', async () => {
    expect(await post('sign', { ...agreement, endsOn: '9999-12-31' })).toMatchObject({
      status: 400,
      errors: [{ path: 'endsOn' }],
    })

    expect(await post('sign', { ...agreement, endsOn: '2026-12-31' })).toMatchObject({
      status: 400,
      errors: [{ path: 'endsOn' }],
    })

    for (const [days, field] of [
      [{ signedOn: '2026-06-11' }, 'signedOn'],
      [{ signedOn: '1900-01-01' }, 'signedOn'],
      [{ startsOn: '9998-07-01', endsOn: '9999-07-01' }, 'startsOn'],
      [{ endsOn: '2036-12-31' }, 'endsOn'],
    ] as const)
      expect(await post('sign', { ...agreement, ...days }), JSON.stringify(days)).toMatchObject({
        status: 400,
        errors: [{ path: field }],
      })

    expect(isLongEnough('2026-07-01', '2027-06-29')).toBe(false)
    expect(isLongEnough('2026-07-01', '2027-06-30')).toBe(true)
    expect(isLongEnough('2028-02-29', '2029-02-28')).toBe(true)
    expect(isTooLong('2026-07-01', '2036-07-01')).toBe(false)
    expect(isTooLong('2026-01-01', '2036-12-31')).toBe(true)
  })
  test('has a number of its intake and is a PDF for the office and for the trainee, nobody else', async () => {
    const office = await server.as('bhb')

    expect(await office.get(`/api/v1/arrivals/${id}/agreement/pdf`)).toMatchObject({ status: 404 })
    expect((await post('sign', agreement)).data).toMatchObject({ done: 1 })

    const listed = (await office.get('/api/v1/arrivals/page?state=signed')).data

    expect(listed).toMatchObject({
      total: 1,
      list: [
        {
          id,
          agreementNumber: expect.stringMatching(/^XY\d{4}\d{2}0001$/),
          actions: ['enrol'],
          mobile: expect.stringContaining('*'),
        },
      ],
    })

    const pdf = await office.get(`/api/v1/arrivals/${id}/agreement/pdf`)

    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-')

    expect(
      (await (await server.as('applicant2')).get('/sign/agreement/own/pdf')).body
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')

    expect(await (await server.as('applicant')).get('/sign/agreement/own/pdf')).toMatchObject({
      status: 404,
    })
    expect(
      await (await server.as('applicant')).get(`/api/v1/arrivals/${id}/agreement/pdf`),
    ).toMatchObject({ status: 401 })
    expect(agreementNumber(2026, 3, 12)).toBe('XY2026030012')
  }, 60_000)
})

test('the copy with both signatures is read by the office and the trainee, not by other readers of the sign-up', async () => {
  const office = await server.as('bhb')

  const upload = async (filename: string) => {
    const sent = await office.form('/fileOperation/attachment?purpose=proof', {
      file: { filename, content: Buffer.from('%PDF-1.4\n%%EOF') },
    })

    return (sent.data as { filePath: string }).filePath
  }

  const put = (who: Caller, filePath: string) =>
    who.put(`/api/v1/arrivals/${id}/agreement/copy`, { filePath })
  const [first, second] = [await upload('签字件.pdf'), await upload('签字件2.pdf')]

  expect(await put(await server.as('base'), first)).toMatchObject({ status: 401 })

  expect(await put(office, 'a'.repeat(32))).toMatchObject({
    status: 400,
    errors: [{ path: expect.stringContaining('filePath') }],
  })

  expect((await put(office, first)).status).toBe(200)
  expect((await put(office, second)).status).toBe(200)
  expect((await office.get('/api/v1/arrivals/page?state=signed')).data).toMatchObject({
    list: [{ id, copy: { filePath: second } }],
  })

  const applicant = await server.as('applicant2')

  expect((await applicant.get('/sign/arrival/own')).data).toMatchObject({
    agreement: { copy: { filePath: second } },
  })

  const read = async (who: Caller) => (await who.get(`/fileOperation?filePath=${second}`)).status

  expect([await read(office), await read(applicant)]).toEqual([200, 200])

  for (const who of ['admin', 'base', 'teacher', 'applicant', 'partner'])
    expect(await read(await server.as(who)), who).toBe(404)

  const readings = await server.db
    .selectFrom('auditEntries')
    .select('userId')
    .where('action', '=', 'recruitment.agreement.read')
    .execute()

  expect(readings.map((reading) => reading.userId)).toEqual(
    expect.arrayContaining([office.userId, applicant.userId]),
  )

  const keys = await Promise.all(['a', 'b', 'c', 'd'].map((name) => upload(`${name}.pdf`)))
  const replies = await Promise.all(keys.map((key) => put(office, key)))

  expect(replies.map((reply) => reply.status)).toEqual(keys.map(() => 200))

  const locked = server.db
    .selectFrom('files')
    .select('key')
    .where('recordKind', '=', 'agreement')
    .where('recordId', '=', id)

  expect(await locked.execute()).toHaveLength(1)
})

test('those who accepted a place are exported as a sheet, with masked numbers, by readers who may export', async () => {
  const path = `/api/v1/arrivals/_export?state=signed&reason=${encodeURIComponent('存档')}`
  const reply = await (await server.as('bhb')).get(path)

  expect(reply.status).toBe(200)

  const { columns } = arrivalWords['zh-cn'].sheets.arrival
  const names = Object.fromEntries(
    Object.entries(columns).map(([key, heading]) => [key, [heading]]),
  )
  const rows: Record<string, string>[] = []
  const wrong = sheetErrors.sheetUnreadable

  for await (const { cells } of readSheet<string>(Readable.from([reply.body]), names, {
    required: [],
    maxRows: 9,
    wrong,
    tooLong: wrong,
  }))
    rows.push(cells as Record<string, string>)

  expect(rows).toMatchObject([
    {
      realName: '刘子墨',
      mobile: expect.stringContaining('*'),
      state: '已签约',
      startsOn: '2026-07-01',
    },
  ])

  expect((await (await server.as('base')).get(path)).status).toBe(401)
})

test('enrolment makes the trainee with the place’s major, number, role and card, once however often it is asked for', async () => {
  const replies = await Promise.all([post('enrol', {}), post('enrol', {})])

  expect(replies.map((reply) => (reply.data as Bulk).done).sort()).toEqual([0, 1])

  const trainee = await server.db
    .selectFrom('trainees as t')
    .innerJoin('offerPools as s', (j) => j.on('s.id', '=', poolId))
    .innerJoin('offers as o', 'o.id', 's.offerId')
    .select([
      't.number',
      't.majorId',
      'o.majorId as placed',
      't.userId',
      't.enrolledOn',
      't.startsOn',
      't.plannedEnd',
    ])
    .where('t.registrationId', '=', id)
    .executeTakeFirstOrThrow()

  expect(trainee.majorId).toBe(trainee.placed)
  expect(trainee.number).toMatch(/^\d{4}[JY]\d{4}$/)

  // enrolled on another day than it begins: the training is as it was agreed
  expect(trainee).toMatchObject({
    enrolledOn: '2026-06-10',
    startsOn: agreement.startsOn,
    plannedEnd: agreement.endsOn,
  })

  const me = await (await server.as('applicant2')).get('/api/v1/users/me')

  expect(me.data).toMatchObject({ roles: expect.arrayContaining(['STUDENT']) })
})

test.each([
  ['2026-09-01', '2029-08-31', 36],
  ['2026-09-15', '2029-08-31', 36],
  ['2026-09-01', '2029-08-10', 35],
  ['2028-02-29', '2029-02-28', 12],
])('a training from %s until %s lasts %i months', (startsOn, endsOn, months) => {
  expect(agreedMonths(startsOn, endsOn)).toBe(months)
})

test('a person who is in training already, or whose card another account has, is not enrolled and does not stop the others', async () => {
  const { intakeId } = await server.db
    .selectFrom('registrations')
    .select('intakeId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  const other = await server.db
    .selectFrom('intakes')
    .select('id')
    .where('id', '!=', intakeId)
    .executeTakeFirstOrThrow()

  const office = await server.as('bhb')
  const fields = fieldCrypto(server.keys)

  const signed = async (who: string, intake: number, number: string) => {
    const owner = await server.as(who)

    const row = {
      intakeId: intake,
      userId: owner.userId,
      state: 'signed' as const,
      traineeKind: 'open' as const,
      realName: who,
    }

    const created = await server.db
      .insertInto('registrations')
      .values({ ...row, submittedAt: server.clock.now })
      .returning('id')
      .executeTakeFirstOrThrow()

    const idCardSealed = fields.sealCell(
      { table: 'registrations', column: 'id_card', row: created.id },
      number,
    )

    const card = { idCardSealed, idCardHash: fields.hashOf('idCard', number) }

    await server.db.updateTable('registrations').set(card).where('id', '=', created.id).execute()

    const placement = {
      registrationId: created.id,
      poolId,
      origin: 'run' as const,
      placedBy: office.userId,
      placedAt: server.clock.now,
    }

    await server.db.insertInto('placements').values(placement).execute()

    const signature = {
      registrationId: created.id,
      number: `T${created.id}`,
      signedBy: office.userId,
    }

    const days = {
      signedOn: agreement.signedOn,
      startsOn: agreement.startsOn,
      endsOn: agreement.endsOn,
    }

    await server.db
      .insertInto('agreements')
      .values({ ...signature, ...days })
      .execute()

    return created.id
  }

  const [free, same] = ['110101199003077918', '510107199508152349']
  const again = await signed('applicant2', other.id, free)
  const first = await signed('teacher2', intakeId, same)
  const twice = await signed('teacher2', other.id, same)
  const owned = '110101199003078718'
  const { userId } = await server.as('dept')

  await server.db
    .updateTable('users')
    .set({
      idCardSealed: 'x',
      idCardHash: fields.hashOf('idCard', owned),
      idCardSeenAt: server.clock.now,
    })
    .where('id', '=', userId)
    .execute()

  const another = await signed('dept2', intakeId, owned)
  const { done, rows } = (await post('enrol', { ids: [again, first, twice, another] })).data as Bulk

  expect(done).toBe(1)

  const why = new Map(rows.map((row) => [row.id, row.why]))

  expect(why.get(first)).toBeNull()

  for (const refused of [again, twice]) expect(why.get(refused)).toContain('正在培训')

  expect(why.get(another)).toContain('证件号码')

  const remaining = server.db
    .selectFrom('registrations')
    .select('state')
    .where('id', 'in', [again, twice, another])

  expect(await remaining.execute()).toEqual(Array(3).fill({ state: 'signed' }))

  // two of one person at once: one is enrolled, the other is refused
  const both = [
    await signed('teacher', intakeId, '110101199003072674'),
    await signed('teacher', other.id, '110101199003072674'),
  ]

  const answers = await Promise.all(
    both.map(async (traineeId) => (await post('enrol', { ids: [traineeId] })).data as Bulk),
  )

  expect(answers.map((answer) => answer.done).sort()).toEqual([0, 1])
  expect(answers.find((answer) => answer.done === 0)!.rows[0]!.why).toContain('正在培训')
})

test('a person who did not come gives the seat back, with the reason', async () => {
  const other = await server.db
    .insertInto('registrations')
    .values((e) => ({
      intakeId: e.selectFrom('registrations').select('intakeId').where('id', '=', id),
      userId: e.selectFrom('users').select('id').where('username', '=', 'applicant'),
      state: 'arrivalArranged',
      traineeKind: 'open',
      realName: '张予安',
      submittedAt: server.clock.now,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()

  const { userId } = await server.as('bhb')

  await server.db
    .insertInto('placements')
    .values({
      registrationId: other.id,
      poolId,
      origin: 'run',
      placedBy: userId,
      placedAt: server.clock.now,
    })
    .execute()

  expect(await post('no-show', { ids: [other.id], reason: '' })).toMatchObject({
    status: 400,
    errors: [{ path: 'body.reason' }],
  })

  expect((await post('no-show', { ids: [other.id], reason: '电话联系不上' })).data).toMatchObject({
    done: 1,
  })

  const placement = await server.db
    .selectFrom('placements')
    .select('freedAt')
    .where('registrationId', '=', other.id)
    .executeTakeFirstOrThrow()

  expect(placement.freedAt).not.toBeNull()
})

test('the list begins at an index of those who accepted, whatever it does not show', async () => {
  await server.asOwner(`
    insert into users (username, nickname) select 'arriving.' || n, 'many' from generate_series(1, 5000) n;
    insert into registrations (intake_id, user_id, trainee_kind, state, real_name, submitted_at)
      select (select min(id) from intakes), id, 'open', case when id % 50 = 0 then 'signed' else 'withdrawn' end, 'many', now()
      from users where username like 'arriving.%';
    analyze registrations`)

  const states = ARRIVAL_STATES.map((state) => `'${state}'`).join()
  const { rows } = await server.asOwner(
    `explain select id from registrations where state in (${states}) order by updated_at desc, id desc limit 20`,
  )

  expect(JSON.stringify(rows)).toContain('registrations_accepted')
  expect(JSON.stringify(rows)).not.toContain('Sort')
})
