import type { OwnPlace } from '@residency/contract/areas/admission/run/own-place.contract'
import type {
  Adjustment,
  ExemptRow,
  LivePool,
} from '@residency/contract/areas/admission/run/place.contract'
import type { AdmissionRun } from '@residency/contract/areas/admission/run/run.contract'
import { runWords } from '@residency/contract/areas/admission/run/text'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  aMarket,
  aScored,
  holdersOf,
  SEED,
  statesOf,
} from '../../../testing/builders/admission-market.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { lapseOverdue } from './lapse.ts'

const START = new Date('2030-05-01T02:00:00Z')
const server = await openServer()
let office: Caller

beforeEach(async () => {
  server.clock.now = START
  office = await server.as('bhb')
})

const later = (days: number) => {
  server.clock.now = new Date(START.getTime() + days * 86_400_000)
}

type Bulk = { done: number; rows: { id: number; isDone: boolean; why: string | null }[] }

const post = async (path: string, body: Record<string, unknown> = {}) =>
  office.post(`/api/v1/admission/${path}`, body)

/** Runs and publishes an intake. */
async function admit(intakeId: number) {
  const market = (await post('runs', { intakeId })).data as AdmissionRun
  expect(await post(`runs/${market.id}/publish`)).toMatchObject({ status: 200 })
}

/** A person who can log in, by a demo account that applies. */
const asApplicant = async (username: string) => {
  const who = await server.as(username)

  await server.db
    .updateTable('registrations')
    .set({ state: 'withdrawn' })
    .where('userId', '=', who.userId)
    .execute()

  return who
}

const ownOf = async (who: Caller) => (await who.get('/sign/admission/own')).data as OwnPlace | null

const pools = async (intakeId: number) =>
  (await office.get(`/api/v1/admission/pools?intakeId=${intakeId}`)).data as LivePool[]

describe('admission without exam', () => {
  test('takes exempt sign-ups to their first eligible choice with a free seat, and reports the result of each', async () => {
    const {
      intakeId,
      offers,
      pools: [first, second],
    } = await aMarket(server, { seats: [1, 1], exemptKinds: ['degree'], state: 'closed' })

    const applicant = (over: object) =>
      aScored(server, intakeId, {
        choices: offers,
        kind: 'degree',
        state: 'qualified',
        theory: null,
        ...over,
      })

    const ids = [
      await applicant({}),
      await applicant({}),
      await applicant({}),
      await applicant({ isEligible: false }),
      await applicant({ kind: 'open' }),
    ]

    const list = (await office.get(`/api/v1/admission/exempt/page?intakeId=${intakeId}`)).data as {
      list: ExemptRow[]
      total: number
    }

    expect(list.total).toBe(4)

    expect(list.list[0]!.choices).toMatchObject([
      { isEligible: true, free: 1 },
      { isEligible: true, free: 1 },
    ])

    const answer = (await post('exempt', { intakeId, ids: [...ids, 999_999_999] })).data as Bulk

    expect(answer.done).toBe(2)
    expect(answer.rows.map((row) => row.isDone)).toEqual([true, true, false, false, false, false])
    expect(answer.rows[2]!.why).toBe(runWords['zh-cn'].errors.poolNoEligibleSeat)
    expect(await holdersOf(server, first!.id)).toEqual([ids[0]])
    expect(await holdersOf(server, second!.id)).toEqual([ids[1]])

    expect(await statesOf(server, ids)).toEqual([
      'admitted',
      'admitted',
      'qualified',
      'qualified',
      'qualified',
    ])
  })
  test('is refused before sign-up has ended, and for people who are not exempt even where a seat is free', async () => {
    const open = await aMarket(server, { seats: [1], exemptKinds: ['degree'], state: 'open' })

    const early = await aScored(server, open.intakeId, {
      choices: open.offers,
      kind: 'degree',
      state: 'qualified',
      theory: null,
    })

    expect(await post('exempt', { intakeId: open.intakeId, ids: [early] })).toMatchObject({
      status: 409,
    })

    const {
      intakeId,
      offers,
      pools: [pool],
    } = await aMarket(server, { seats: [1], exemptKinds: ['degree'] })

    const id = await aScored(server, intakeId, {
      choices: offers,
      state: 'qualified',
      theory: null,
    })

    expect((await post('exempt', { intakeId, ids: [id] })).data).toMatchObject({ done: 0 })
    expect(await holdersOf(server, pool!.id)).toEqual([])
  })
})

describe('the applicant', () => {
  async function admitted(username = 'applicant') {
    const who = await asApplicant(username)
    const market = await aMarket(server, { seats: [1] })

    const id = await aScored(server, market.intakeId, {
      choices: market.offers,
      userId: who.userId,
      theory: 9000,
    })

    return { who, id, ...market, pool: market.pools[0]! }
  }

  test('sees no result before it is published, then the reasons, the time to confirm and the lots', async () => {
    const { who, id, intakeId } = await admitted()
    await post('runs', { intakeId })
    expect(await ownOf(who)).toBeNull()
    expect((await who.get('/sign/judge/admission')).data).toBe(0)

    await admit(intakeId)

    expect(await ownOf(who)).toMatchObject({
      id,
      state: 'admitted',
      place: { origin: 'run', total: 8600 },
      outcomes: [{ is: 'admitted', total: 8600, rank: 1 }],
      lots: { seed: SEED, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) },
      actions: ['confirm', 'decline'],
    })

    expect((await who.get(`/sign/judge/admission?studentId=${who.userId}`)).data).toBe(1)
    expect((await who.get(`/sign/judge/confirm?studentId=${id}`)).data).toBe(1)

    const stranger = await asApplicant('applicant2')

    for (const what of ['admission', 'confirm'])
      expect(await stranger.get(`/sign/judge/${what}?studentId=${id}`)).toMatchObject({
        status: 404,
        code: 'A0401',
      })
  })

  test('finds the place that waits, also when another registration was begun later; a person with a place begins none in another intake', async () => {
    const { who, id, intakeId } = await admitted('applicant2')

    const draft = {
      userId: who.userId,
      traineeKind: 'open' as const,
      realName: '某',
      state: 'draft' as const,
    }

    const another = await aMarket(server, { seats: [1], state: 'open' })

    const begun = await server.db
      .insertInto('registrations')
      .values({ ...draft, intakeId: another.intakeId })
      .returning('id')
      .executeTakeFirstOrThrow()

    await admit(intakeId)

    expect(await ownOf(who)).toMatchObject({
      id,
      state: 'admitted',
      actions: ['confirm', 'decline'],
    })

    expect((await who.get('/sign/judge/confirm')).data).toBe(1)

    await server.db
      .updateTable('registrations')
      .set({ state: 'withdrawn' })
      .where('id', '=', begun.id)
      .execute()

    const until = new Date(server.clock.now.getTime() + 86_400_000)

    const window = {
      signUpFrom: new Date(server.clock.now.getTime() - 1000),
      signUpUntil: until,
      editUntil: until,
      reviewUntil: until,
    }

    await server.db.updateTable('intakes').set(window).where('id', '=', another.intakeId).execute()

    expect((await who.post('/sign/registrations/own', {})).data).toMatchObject({
      id,
      state: 'admitted',
    })

    expect(await who.post('/sign/admission/own/decide', { id, action: 'decline' })).toMatchObject({
      status: 200,
    })

    expect((await who.post('/sign/registrations/own', {})).data).toMatchObject({
      state: 'draft',
      intake: { id: another.intakeId },
    })
  })

  test('confirms by the specification’s call, once; the place of another person is not found', async () => {
    const { who, id, intakeId, pool } = await admitted()
    await admit(intakeId)

    const stranger = await asApplicant('applicant2')

    expect(await stranger.get(`/sign/studentAdmissionList/${id}/1/confirm`)).toMatchObject({
      status: 404,
    })
    expect(await who.get(`/sign/studentAdmissionList/${id}/3/confirm`)).toMatchObject({
      status: 400,
    })

    expect(
      await who.get(`/sign/studentAdmissionList/${id}/1/confirm`, {
        'sec-fetch-site': 'cross-site',
      }),
    ).toMatchObject({ status: 403 })

    expect(await who.get(`/sign/studentAdmissionList/${id}/1/confirm`)).toMatchObject({
      status: 200,
    })
    expect(await statesOf(server, [id])).toEqual(['confirmed'])

    expect(await who.get(`/sign/studentAdmissionList/${id}/2/confirm`)).toMatchObject({
      status: 409,
      msg: runWords['zh-cn'].errors.placeSettled,
    })

    expect((await who.get('/sign/judge/confirm')).data).toBe(0)
    expect(await holdersOf(server, pool.id)).toEqual([id])
  })

  test('a reviewer of others confirms their own place like anybody else', async () => {
    const role = await server.db
      .selectFrom('roles')
      .select('id')
      .where('code', '=', 'APPLICANT')
      .executeTakeFirstOrThrow()

    const base = await asApplicant('base2')

    await server.db
      .insertInto('userRoles')
      .values({ userId: base.userId, roleId: role.id })
      .execute()

    const { who, id, intakeId } = await admitted('base2')

    await admit(intakeId)
    await server.db.deleteFrom('baseAdministrators').where('userId', '=', who.userId).execute()
    expect((await ownOf(who))!.actions).toEqual(['confirm', 'decline'])

    expect(await who.post('/sign/admission/own/decide', { id, action: 'confirm' })).toMatchObject({
      status: 200,
      data: { actions: [] },
    })
  })

  test('a person who declines or withdraws frees the seat permanently', async () => {
    const { who, id, intakeId, pool } = await admitted()
    await admit(intakeId)

    const place = (await ownOf(who))!
    const decline = (version: number) =>
      who.post('/sign/admission/own/decide', { id, action: 'decline', version })

    expect(await decline(place.version - 1)).toMatchObject({ status: 409 })

    expect(await decline(place.version)).toMatchObject({
      status: 200,
      data: { state: 'declined', actions: [] },
    })

    expect(await holdersOf(server, pool.id)).toEqual([])
    expect(await who.post('/sign/admission/own/decide', { id, action: 'confirm' })).toMatchObject({
      status: 409,
    })

    const other = await admitted('applicant2')

    await admit(other.intakeId)

    const { version } = (await ownOf(other.who))!

    expect(
      await other.who.post(`/sign/registrations/${other.id}/act`, { action: 'withdraw', version }),
    ).toMatchObject({ status: 200 })
    expect(await holdersOf(server, other.pool.id)).toEqual([])
  })

  test('a declined place that a person waits for reminds the office of the waiting list at once', async () => {
    const { who, id, intakeId, offers } = await admitted()
    await aScored(server, intakeId, { choices: offers, theory: 8000 })
    await admit(intakeId)

    const reminders = () =>
      server.db
        .selectFrom('notices')
        .selectAll()
        .where('userId', '=', office.userId)
        .where('kind', '=', 'seat.freed')
        .orderBy('id')
        .execute()

    const before = (await reminders()).length

    expect(await who.post('/sign/admission/own/decide', { id, action: 'decline' })).toMatchObject({
      status: 200,
    })

    const added = (await reminders()).slice(before)

    expect(added).toMatchObject([
      {
        body: expect.stringContaining('现有 1 个空出的名额，候补名单上有 1 人'),
        path: `/recruit/admission?part=places&intakeId=${intakeId}`,
      },
    ])
  })

  test('whose time is over can neither confirm nor decline; time itself ends the place, by nobody’s account, and frees the seat', async () => {
    const { id, intakeId, pool } = await admitted()
    await admit(intakeId)

    expect(await post('lapse', { intakeId })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('还没有到'),
    })

    expect(await lapseOverdue(server.app.asSystem())).toBe(0)

    later(10)

    const back = await server.as('applicant')

    expect(await back.get(`/sign/studentAdmissionList/${id}/1/confirm`)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('2030-05-11 10:00'),
    })

    await Promise.all([lapseOverdue(server.app.asSystem()), lapseOverdue(server.app.asSystem())])
    expect(await statesOf(server, [id])).toEqual(['lapsed'])
    expect(await holdersOf(server, pool.id)).toEqual([])

    const steps = await server.db
      .selectFrom('flowHistory')
      .selectAll()
      .where('recordId', '=', id)
      .where('action', '=', 'lapse')
      .execute()

    expect(steps).toMatchObject([{ userId: null, fromState: 'admitted' }])

    const { rows } = await server.asOwner(
      `select user_id, ip from audit_entries where action = 'registration.lapse' order by id desc limit 1`,
    )

    expect(rows).toEqual([{ userId: null, ip: 'server' }])
  })

  test('a person who waits sees how many are before them now', async () => {
    const who = await asApplicant('applicant')
    const { intakeId, offers } = await aMarket(server, { seats: [1, 1] })

    await aScored(server, intakeId, { choices: [offers[0]!], theory: 9900 })

    const before = await aScored(server, intakeId, { choices: [offers[0]!], theory: 9800 })

    await aScored(server, intakeId, { choices: [offers[0]!], theory: 9700 })
    await aScored(server, intakeId, { choices: [offers[0]!], theory: 7000, userId: who.userId })
    await admit(intakeId)

    expect((await ownOf(who))!).toMatchObject({
      state: 'waitlisted',
      place: null,
      waiting: [{ before: 2 }],
      outcomes: [{ waitingPlace: 3 }],
    })

    await server.db
      .updateTable('registrations')
      .set({ state: 'withdrawn' })
      .where('id', '=', before)
      .execute()

    expect((await ownOf(who))!.waiting).toMatchObject([{ before: 1 }])
  })
})

describe('the waiting list', () => {
  /** One seat, its holder gone; the others wait in this order. */
  async function freed(waiting: number, seats = 1) {
    const market = await aMarket(server, { seats: [seats, 0] })
    const [offer, full] = market.offers as [number, number]
    const holders: number[] = []

    for (let i = 0; i < seats; i++)
      holders.push(await aScored(server, market.intakeId, { choices: [offer], theory: 9900 }))

    const ids: number[] = []

    for (let i = 0; i < waiting; i++)
      ids.push(
        await aScored(server, market.intakeId, { choices: [full, offer], theory: 9000 - 50 * i }),
      )

    await admit(market.intakeId)

    await server.db
      .updateTable('registrations')
      .set({ state: 'declined' })
      .where('id', 'in', holders)
      .execute()

    await server.db
      .updateTable('placements')
      .set({ freedAt: server.clock.now })
      .where('registrationId', 'in', holders)
      .execute()

    return { ...market, ids, pool: market.pools[0]!.id }
  }

  test('is called in order, one by one or as many as there are seats; people who are placed elsewhere or have withdrawn are skipped', async () => {
    const { intakeId, ids, pool } = await freed(5, 3)

    await server.db
      .updateTable('registrations')
      .set({ state: 'withdrawn' })
      .where('id', '=', ids[1]!)
      .execute()

    expect(await pools(intakeId)).toMatchObject([
      { id: pool, seats: 3, held: 0, free: 3, waiting: 4 },
      { free: 0 },
    ])

    expect((await post(`pools/${pool}/call`, { count: 'one' })).data).toMatchObject({
      done: 1,
      rows: [{ id: ids[0], isDone: true }],
    })

    expect((await post(`pools/${pool}/call`, { count: 'all' })).data).toMatchObject({ done: 2 })

    expect(await statesOf(server, ids)).toEqual([
      'admitted',
      'withdrawn',
      'admitted',
      'admitted',
      'waitlisted',
    ])

    expect(await post(`pools/${pool}/call`, { count: 'all' })).toMatchObject({
      status: 409,
      msg: runWords['zh-cn'].errors.poolNotLeft,
    })

    const placed = await server.db
      .selectFrom('placements')
      .selectAll()
      .where('registrationId', '=', ids[0]!)
      .executeTakeFirst()

    expect(placed).toMatchObject({ origin: 'call', total: 8600 })

    const list = (await office.get(`/api/v1/admission/pools/${pool}/waiting`)).data as {
      place: number
      state: string
    }[]

    expect(list.map((row) => row.place)).toEqual([1, 2, 3, 4, 5])
  })

  test('waits on the home page of those who call it, once for each free seat with a waiting person', async () => {
    const { intakeId, pool } = await freed(2, 3)

    const seatsFor = async (who: string) => {
      const rows = (await (await server.as(who)).get('/api/v1/waiting')).data as {
        kind: string
        count: number
        subject: { id: number } | null
      }[]

      return rows.find((row) => row.kind === 'callWaiting' && row.subject?.id === intakeId)?.count
    }

    expect(await seatsFor('bhb')).toBe(2)

    for (const who of ['base', 'teacher', 'applicant'])
      expect(await seatsFor(who), who).toBeUndefined()

    await post(`pools/${pool}/call`, { count: 'one' })
    expect(await seatsFor('bhb')).toBe(1)

    await post(`pools/${pool}/call`, { count: 'one' })
    expect(await seatsFor('bhb')).toBeUndefined()
  })

  test('is not called for places nobody could confirm any more', async () => {
    const { pool } = await freed(1)
    later(11)
    office = await server.as('bhb')

    expect(await post(`pools/${pool}/call`, { count: 'one' })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('延长确认截止时间'),
    })
  })

  test('fifty calls at once for one seat fill it once', async () => {
    const { ids, pool } = await freed(60)
    const callers = await Promise.all(Array.from({ length: 50 }, () => server.as('bhb')))

    const all = await Promise.all(
      callers.map((who, i) =>
        who.post(`/api/v1/admission/pools/${pool}/call`, { count: i % 2 ? 'one' : 'all' }),
      ),
    )

    expect(all.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(new Set(all.map((reply) => reply.status))).toEqual(new Set([200, 409]))
    expect(await holdersOf(server, pool)).toEqual([ids[0]])
    expect((await statesOf(server, ids)).filter((state) => state === 'admitted')).toHaveLength(1)
  })

  test('of two pools called at once gives a person who waits for both one place', async () => {
    const {
      intakeId,
      offers,
      pools: [a, b],
    } = await aMarket(server, { seats: [1, 1] })

    const [x, y] = offers as [number, number]

    const holders = [
      await aScored(server, intakeId, { choices: [x], theory: 9900 }),
      await aScored(server, intakeId, { choices: [y], theory: 9900 }),
    ]

    const both = await aScored(server, intakeId, { choices: [x, y], theory: 8000 })
    const next = await aScored(server, intakeId, { choices: [y, x], theory: 7000 })

    await admit(intakeId)

    await server.db
      .updateTable('registrations')
      .set({ state: 'lapsed' })
      .where('id', 'in', holders)
      .execute()

    await server.db
      .updateTable('placements')
      .set({ freedAt: server.clock.now })
      .where('registrationId', 'in', holders)
      .execute()

    const replies = await Promise.all(
      [a!, b!].map((pool) => post(`pools/${pool.id}/call`, { count: 'all' })),
    )

    expect(replies.map((reply) => reply.status)).toEqual([200, 200])
    expect(
      [...(await holdersOf(server, a!.id)), ...(await holdersOf(server, b!.id))].sort(),
    ).toEqual([both, next].sort())
  })
})

describe('adjustment', () => {
  async function market() {
    const market = await aMarket(server, { seats: [1, 1, 1] })
    const [preferred, other, far] = market.offers as [number, number, number]

    await server.db
      .updateTable('offers')
      .set({ minEducation: 'master' })
      .where('id', '=', other)
      .execute()

    const holder = await aScored(server, market.intakeId, { choices: [preferred], theory: 9900 })
    const applicant = (theory: number, acceptsAdjustment = true) =>
      aScored(server, market.intakeId, { choices: [preferred], theory, acceptsAdjustment })
    const ids = [
      await applicant(9000),
      await applicant(8900, false),
      await applicant(8000),
      await applicant(5000),
    ]

    await server.db
      .insertInto('registrationEducations')
      .values({ registrationId: ids[2]!, level: 'master' })
      .execute()

    await admit(market.intakeId)

    return { ...market, ids, holder, left: other, far }
  }

  const preview = async (intakeId: number) =>
    (await office.get(`/api/v1/admission/adjustment?intakeId=${intakeId}`)).data as Adjustment

  test('places those who agreed, by total, where seats are left and conditions are met; nobody below a minimum', async () => {
    const {
      intakeId,
      ids,
      left: other,
      far,
      pools: [, second, third],
    } = await market()

    const seen = await preview(intakeId)

    expect(seen).toMatchObject({
      unplaced: 1,
      rows: [
        { id: ids[0], offerId: far, total: 8600 },
        { id: ids[2], offerId: other, total: 8000 },
      ],
    })

    expect(await statesOf(server, ids)).toEqual([
      'waitlisted',
      'waitlisted',
      'waitlisted',
      'notAdmitted',
    ])

    expect((await post('adjustment', { intakeId, hash: seen.hash })).data).toMatchObject({
      done: 2,
    })

    expect(await statesOf(server, ids)).toEqual([
      'admitted',
      'waitlisted',
      'admitted',
      'notAdmitted',
    ])

    expect(await holdersOf(server, third!.id)).toEqual([ids[0]])
    expect(await holdersOf(server, second!.id)).toEqual([ids[2]])
    expect((await preview(intakeId)).rows).toEqual([])
  })

  test('is refused if something has changed since its preview', async () => {
    const { intakeId, ids } = await market()
    const { hash } = await preview(intakeId)

    await server.db
      .updateTable('registrations')
      .set({ acceptsAdjustment: false })
      .where('id', '=', ids[0]!)
      .execute()

    expect(await post('adjustment', { intakeId, hash })).toMatchObject({
      status: 409,
      msg: runWords['zh-cn'].errors.adjustmentStale,
    })

    expect(await statesOf(server, ids)).toEqual([
      'waitlisted',
      'waitlisted',
      'waitlisted',
      'notAdmitted',
    ])
  })

  test('is not available before results are published', async () => {
    const { intakeId } = await aMarket(server, { seats: [1] })
    expect(await office.get(`/api/v1/admission/adjustment?intakeId=${intakeId}`)).toMatchObject({
      status: 409,
    })
  })
})

test('fifty at once, calls, adjustments and confirmations, over the seats of one intake: each seat is filled once', async () => {
  const {
    intakeId,
    offers,
    pools: [preferred, other],
  } = await aMarket(server, { seats: [1, 1] })

  const who = await asApplicant('applicant')

  const holder = await aScored(server, intakeId, {
    choices: [offers[0]!],
    theory: 9900,
    userId: who.userId,
  })

  const waiting: number[] = []

  for (let i = 0; i < 10; i++)
    waiting.push(
      await aScored(server, intakeId, {
        choices: [offers[0]!],
        theory: 9000 - 100 * i,
        acceptsAdjustment: true,
      }),
    )

  await admit(intakeId)

  const { hash } = (await office.get(`/api/v1/admission/adjustment?intakeId=${intakeId}`))
    .data as Adjustment

  const acts = Array.from({ length: 50 }, (_, i) => {
    if (i % 5 === 0)
      return who.post('/sign/admission/own/decide', {
        id: holder,
        action: i % 2 ? 'confirm' : 'decline',
      })

    if (i % 5 === 1) return post('adjustment', { intakeId, hash })

    return post(`pools/${i % 5 === 2 ? other!.id : preferred!.id}/call`, { count: 'all' })
  })

  const replies = await Promise.all(acts)

  expect(replies.filter((reply) => reply.status >= 500)).toEqual([])

  for (const pool of [preferred!, other!])
    expect((await holdersOf(server, pool.id)).length).toBeLessThanOrEqual(1)

  expect(replies.filter((reply, i) => i % 5 === 0 && reply.status === 200)).toHaveLength(1)
  expect(
    replies.filter((reply, i) => i % 5 === 1 && reply.status === 200).length,
  ).toBeLessThanOrEqual(1)

  // every admitted or confirmed applicant holds a seat, and nobody else does
  const all = [holder, ...waiting]
  const seated = (await statesOf(server, all)).flatMap((state, i) =>
    state === 'admitted' || state === 'confirmed' ? [all[i]!] : [],
  )

  expect(
    [...(await holdersOf(server, preferred!.id)), ...(await holdersOf(server, other!.id))].sort(
      (a, b) => a - b,
    ),
  ).toEqual(seated.sort((a, b) => a - b))
})
