import { intakesWords } from '@residency/contract/areas/intakes/text'
import type { TraineeKind } from '@residency/contract/areas/trainees/trainee-facts.public'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import type { Cell } from '../../../platform/excel/write-sheet.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import {
  importSheet,
  type SheetRow,
  sheetBytes,
  sheetRows,
  someOf,
} from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { takeSeat } from '../seats/take-seat.ts'

type Pool = { traineeKind: string | null; seats: number; held?: number }

type Offer = {
  id: number
  version: number
  pools: Pool[]
  actions: string[]
  place: number
  [more: string]: unknown
}

const server = await openServer()
const office = await server.as('bhb')
let intakeId: number

const majors = await server.db
  .selectFrom('majors')
  .innerJoin('bases', 'bases.id', 'majors.baseId')
  .select(['majors.id', 'majors.code', 'majors.name', 'bases.code as base'])
  .where('majors.status', '=', 1)
  .orderBy('majors.id')
  .execute()

const units = await server.db
  .selectFrom('trainingUnits')
  .select(['id', 'name'])
  .where('status', '=', 1)
  .orderBy('id')
  .execute()

let count = 0
let people = 0

beforeEach(async () => {
  await server.asOwner('truncate rate_limits, submit_locks')
  intakeId = await intake()
})

const at = (day: string) => new Date(`2027-${day}T08:00:00+08:00`)

const intake = async (over: object = {}) =>
  (
    await server.db
      .insertInto('intakes')
      .values({
        year: 2027,
        serial: ++count,
        name: `批次 ${count}`,
        state: 'draft' as const,
        traineeKinds: ['open', 'degree'],
        signUpFrom: at('03-01'),
        signUpUntil: at('03-20'),
        editUntil: at('03-25'),
        reviewUntil: at('03-31'),
        confirmUntil: at('06-10'),
        ...over,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

const OFFERS = '/api/v1/offers'

const form = (over: object = {}) => ({
  intakeId,
  majorId: majors[0]!.id,
  unitId: units[0]!.id,
  pools: [{ traineeKind: null, seats: 3 }] as Pool[],
  minEducation: null,
  maxAge: null,
  certificates: [] as string[],
  traineeKinds: [] as string[],
  ...over,
})

const add = (over: object = {}) => office.post(OFFERS, form(over))
const added = async (over: object = {}) => ((await add(over)).data as { id: number }).id

const list = async (query = '') =>
  ((await office.get(`${OFFERS}/page?intakeId=${intakeId}${query}`)).data as { list: Offer[] }).list

const get = async (id: number) =>
  (await office.get(`${OFFERS}/${id}/form`)).data as Offer & { may: object }

const change = async (id: number, over: object) => {
  const { id: _id, intakeId: _intakeId, may: _may, ...read } = await get(id)
  return office.put(`${OFFERS}/${id}`, { ...read, ...over })
}

const state = (to: ColumnValue<'intakes', 'state'>) =>
  server.db.updateTable('intakes').set({ state: to }).where('id', '=', intakeId).execute()

const chosen = async (
  offerId: number,
  registrationState: ColumnValue<'registrations', 'state'> = 'submitted',
) => {
  const { id: userId } = await server.db
    .insertInto('users')
    .values({ username: `offers${++people}`, nickname: '报名人' })
    .returning('id')
    .executeTakeFirstOrThrow()

  const { id } = await server.db
    .insertInto('registrations')
    .values({ intakeId, userId, state: registrationState, traineeKind: 'open' })
    .returning('id')
    .executeTakeFirstOrThrow()

  await server.db
    .insertInto('registrationChoices')
    .values({ registrationId: id, rank: 1, offerId })
    .execute()

  return id
}

const poolOf = async (offerId: number, kind: TraineeKind | null = null) =>
  (
    await server.db
      .selectFrom('offerPools')
      .select('id')
      .where('offerId', '=', offerId)
      .where('traineeKind', 'is not distinct from', kind)
      .executeTakeFirstOrThrow()
  ).id

/** A seat given as the admission gives it. */
const take = (poolId: number, registrationId: number) =>
  server.db.transaction().execute((db) => {
    const tx = {
      db,
      now: () => server.clock.now,
      actor: { userId: office.userId },
    } as unknown as SignedCtx

    return takeSeat(tx, { poolId, registrationId, origin: 'exempt', total: null })
  })

describe('an offer', () => {
  test('is added at the end of the order with its seats and conditions, and read in the reader’s language', async () => {
    await added()

    const split = [
      { traineeKind: 'degree', seats: 1 },
      { traineeKind: 'open', seats: 4 },
    ]

    const id = await added({
      majorId: majors[1]!.id,
      pools: split,
      minEducation: 'undergraduate',
      maxAge: 35,
      certificates: ['药师'],
    })

    const [, offer] = await list()

    expect(offer).toMatchObject({
      id,
      place: 2,
      seats: 5,
      held: 0,
      pools: split,
      minEducation: 'undergraduate',
      maxAge: 35,
    })

    expect(offer).toMatchObject({
      major: majors[1]!.name,
      conditions: '本科及以上学历；年龄不超过 35 周岁；持有药师',
      choices: 0,
      actions: ['edit', 'delete'],
    })

    const english = (
      await office.with({ 'accept-language': 'en' }).get(`${OFFERS}/page?intakeId=${intakeId}`)
    ).data as { list: Offer[] }

    expect(english.list[1]).toMatchObject({
      conditions: 'Bachelor or higher; no older than 35; holds Pharmacist',
    })
    expect(await list(`&unitId=${units[1]!.id}`)).toEqual([])
    expect(await list(`&keywords=${encodeURIComponent(majors[1]!.name)}`)).toMatchObject([{ id }])
  })

  test.each<[string, object, string]>([
    ['an intake nobody knows', { intakeId: 999_999 }, 'intakeId'],
    ['a major nobody knows', { majorId: 999_999 }, 'majorId'],
    ['a unit nobody knows', { unitId: 999_999 }, 'unitId'],
    ['a kind the intake does not take', { traineeKinds: ['partner'] }, 'traineeKinds'],
    [
      'seats for a kind it does not take',
      { pools: [{ traineeKind: 'partner', seats: 1 }] },
      'pools',
    ],
    [
      'seats for a kind the offer does not take',
      { traineeKinds: ['open'], pools: [{ traineeKind: 'degree', seats: 1 }] },
      'pools',
    ],
    ['a certificate nobody knows', { certificates: ['飞行执照'] }, 'certificates'],
    [
      'the same kind twice',
      {
        pools: [
          { traineeKind: 'open', seats: 1 },
          { traineeKind: 'open', seats: 1 },
        ],
      },
      'body.pools',
    ],
    [
      'one pool and split ones',
      {
        pools: [
          { traineeKind: null, seats: 1 },
          { traineeKind: 'open', seats: 1 },
        ],
      },
      'body.pools',
    ],
    ['no pool', { pools: [] }, 'body.pools'],
    ['half a seat', { pools: [{ traineeKind: null, seats: 0.5 }] }, 'body.pools.0.seats'],
    ['an age below eighteen', { maxAge: 17 }, 'body.maxAge'],
  ])('%s: refused at its field', async (_, over, path) => {
    expect(await add(over)).toMatchObject({ status: 400, errors: [{ path }] })
    expect(await list()).toEqual([])
  })

  test('a disabled major is not offered again; an offer that has it continues', async () => {
    const id = await added({ majorId: majors[2]!.id })

    await server.db
      .updateTable('majors')
      .set({ status: 0 })
      .where('id', '=', majors[2]!.id)
      .execute()

    expect(await add({ majorId: majors[2]!.id, unitId: units[1]!.id })).toMatchObject({
      status: 400,
      errors: [{ path: 'majorId' }],
    })

    expect(await change(id, { maxAge: 40 })).toMatchObject({ status: 200 })

    await server.db
      .updateTable('majors')
      .set({ status: 1 })
      .where('id', '=', majors[2]!.id)
      .execute()
  })

  test('a major at a unit is offered once in an intake', async () => {
    await added()

    const second = await added({ majorId: majors[1]!.id })

    expect(await add({ maxAge: 30 })).toMatchObject({ status: 400, errors: [{ path: 'majorId' }] })

    expect(await change(second, { majorId: majors[0]!.id })).toMatchObject({
      status: 400,
      errors: [{ path: 'majorId' }],
    })
  })

  test('of two who change one offer the second is refused', async () => {
    const id = await added()
    const { version } = await get(id)

    expect(await change(id, { maxAge: 30 })).toMatchObject({
      status: 200,
      data: { version: version + 1 },
    })

    expect(await change(id, { maxAge: 31, version })).toMatchObject({ status: 409 })
  })
})

describe('seats', () => {
  test('never fall below those that are held', async () => {
    const id = await added()
    await state('open')

    for (const registration of [await chosen(id), await chosen(id)])
      expect(await take(await poolOf(id), registration)).toBe(true)

    expect(await list()).toMatchObject([{ held: 2, pools: [{ seats: 3, held: 2 }] }])

    expect(await change(id, { pools: [{ traineeKind: null, seats: 1 }] })).toMatchObject({
      status: 409,
      errors: [{ path: 'pools', message: '已有 2 人占用名额，名额不能少于 2' }],
    })

    expect(await change(id, { pools: [{ traineeKind: null, seats: 2 }] })).toMatchObject({
      status: 200,
    })

    expect(await change(id, { pools: [{ traineeKind: 'open', seats: 9 }] })).toMatchObject({
      status: 409,
      msg: '已有人占用名额，或批次已截止，不能再改变名额的分法',
    })
  })

  test('are split and put together again while nobody holds one; known pools keep their ids', async () => {
    const id = await added({ pools: [{ traineeKind: 'open', seats: 2 }] })
    const before = await poolOf(id, 'open')

    const both = [
      { traineeKind: 'open', seats: 3 },
      { traineeKind: 'degree', seats: 1 },
    ]

    expect(await change(id, { pools: both })).toMatchObject({ status: 200 })
    expect(await poolOf(id, 'open')).toBe(before)
    expect(await change(id, { pools: [{ traineeKind: null, seats: 4 }] })).toMatchObject({
      status: 200,
    })
    expect((await get(id)).pools).toEqual([{ traineeKind: null, seats: 4, held: 0 }])
  })

  test('a seat given and seats taken away at once: never more held than there are', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await added({
        majorId: majors[round]!.id,
        pools: [{ traineeKind: null, seats: 1 }],
      })

      const pool = await poolOf(id)
      const registration = await chosen(id)
      const { version: _version, ...read } = await get(id)
      const { version } = await get(id)
      const fewer = { ...read, pools: [{ traineeKind: null, seats: 0 }], version }

      const [isTaken, changed] = await Promise.all([
        take(pool, registration),
        office.put(`${OFFERS}/${id}`, fewer),
      ])

      expect(isTaken).toBe(changed.status !== 200)

      const [{ held, seats }] = (await list(
        `&keywords=${encodeURIComponent(majors[round]!.name)}`,
      )) as unknown as [{ held: number; seats: number }]

      expect(held).toBeLessThanOrEqual(seats)
    }
  })
})

describe('what may change when', () => {
  test('what somebody chose an offer by stays as it is, its seats may grow', async () => {
    const id = await added()
    await state('open')
    expect((await get(id)).may).toEqual({ terms: true, seats: true, split: true })

    await chosen(id)
    expect((await get(id)).may).toEqual({ terms: false, seats: true, split: true })

    for (const over of [
      { maxAge: 30 },
      { majorId: majors[3]!.id },
      { unitId: units[1]!.id },
      { certificates: ['药师'] },
      { traineeKinds: ['open'] },
    ])
      expect(await change(id, over)).toMatchObject({ status: 409 })

    expect(await change(id, { pools: [{ traineeKind: null, seats: 30 }] })).toMatchObject({
      status: 200,
    })
  })

  test('a choice that was withdrawn binds nobody, but keeps the offer from being deleted', async () => {
    const id = await added()
    await chosen(id, 'withdrawn')
    expect(await change(id, { maxAge: 30 })).toMatchObject({ status: 200 })
    expect(await office.delete(`${OFFERS}/${id}`)).toMatchObject({ status: 409 })
  })

  test('offers go only while nobody has chosen them, all or none', async () => {
    const [chosenId, freeId] = [await added(), await added({ majorId: majors[1]!.id })]
    await chosen(chosenId)

    expect(await office.delete(`${OFFERS}/${chosenId},${freeId}`)).toMatchObject({
      status: 409,
      msg: `“${majors[0]!.name}”已有 1 人选报，不能删除；可以把名额改为 0`,
    })

    expect(await office.delete(`${OFFERS}/${freeId},999999`)).toMatchObject({ status: 404 })
    expect(await office.delete(`${OFFERS}/${freeId}`)).toMatchObject({ status: 200 })
    expect(await list()).toHaveLength(1)
  })

  test('after sign-up offers neither come nor go nor change places; only seats change, until the end', async () => {
    const id = await added()

    for (const settled of ['closed', 'admitting', 'published'] as const) {
      await state(settled)
      expect(await add({ majorId: majors[1]!.id })).toMatchObject({ status: 409, code: 'B0001' })
      expect(await office.delete(`${OFFERS}/${id}`)).toMatchObject({ status: 409 })
      expect(
        await office.put(`/api/v1/intakes/${intakeId}/offers/order`, { ids: [id] }),
      ).toMatchObject({ status: 409 })
      expect(await change(id, { maxAge: 30 })).toMatchObject({ status: 409 })
      expect(await change(id, { pools: [{ traineeKind: null, seats: 7 }] })).toMatchObject({
        status: 200,
      })

      await server.asOwner('truncate submit_locks')
    }

    await state('finished')
    expect(await list()).toMatchObject([{ actions: [] }])

    expect(await change(id, { pools: [{ traineeKind: null, seats: 8 }] })).toMatchObject({
      status: 409,
      msg: '批次已结束，不能再做这项修改',
    })
  })

  test('the order is put whole; a list that is not all of them is stale', async () => {
    const ids = [
      await added(),
      await added({ majorId: majors[1]!.id }),
      await added({ majorId: majors[2]!.id }),
    ]

    const order = (orderedIds: number[]) =>
      office.put(`/api/v1/intakes/${intakeId}/offers/order`, { ids: orderedIds })

    expect(await order([ids[2]!, ids[0]!, ids[1]!])).toMatchObject({ status: 200 })

    expect((await list()).map(({ id, place }) => [id, place])).toEqual([
      [ids[2], 1],
      [ids[0], 2],
      [ids[1], 3],
    ])

    for (const stale of [ids.slice(1), [...ids, 999_999], [ids[0]!, ids[0]!, ids[1]!]])
      expect(await order(stale)).toMatchObject({ status: 409 })
  })

  test('base administrators read offers and change none; applicants do not see the list', async () => {
    const id = await added()
    const base = await server.as('base')

    expect(
      ((await base.get(`${OFFERS}/page?intakeId=${intakeId}`)).data as { list: Offer[] }).list,
    ).toMatchObject([{ id, actions: [] }])

    const applicant = await server.as('applicant')

    for (const call of [
      base.post(OFFERS, form()),
      base.put(`${OFFERS}/${id}`, { ...form(), version: 1 }),
      base.delete(`${OFFERS}/${id}`),
      base.put(`/api/v1/intakes/${intakeId}/offers/order`, { ids: [id] }),
      base.get(`${OFFERS}/template`),
      applicant.get(`${OFFERS}/page`),
    ])
      expect(await call).toMatchObject({ status: 401, code: 'A0301' })
  })
})

describe('offers as a sheet', () => {
  const heads = intakesWords['zh-cn'].sheets.offer.columns as Record<string, string>
  const put = async (rows: readonly SheetRow[], mode = 'all', keys = Object.keys(heads)) =>
    importSheet(server, office, OFFERS, await sheetBytes(someOf(heads, keys), rows), { mode })

  const exported = async () => {
    const { body } = await office.get(`${OFFERS}/_export?intakeId=${intakeId}`)
    return sheetRows(body, heads)
  }

  const call = () => `2027-${count}`

  const row = (n: number, over: Record<string, Cell> = {}) => ({
    intake: call(),
    base: majors[n]!.base,
    major: majors[n]!.code,
    unit: units[0]!.name,
    seats: 4,
    ...over,
  })

  test('come in by names and codes, whole or split, after the last; known ones are changed; each is in the audit log', async () => {
    const known = await added()

    const last = (
      await server.db
        .selectFrom('auditEntries')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).id

    const rows = [
      row(0, { seats: 9 }),
      row(1, {
        intake: `批次 ${count}`,
        minEducation: '本科',
        maxAge: 35,
        certificates: '药师，主管药师',
        kinds: '社会人',
      }),
      row(2, { seats: null, open: 2, degree: 1, minEducation: 'Master' }),
    ]

    expect(await put(rows)).toMatchObject({ state: 'done', written: 3, wrong: 0 })

    expect(await list()).toMatchObject([
      { id: known, place: 1, seats: 9, version: 2 },
      {
        place: 2,
        seats: 4,
        minEducation: 'undergraduate',
        maxAge: 35,
        certificates: ['药师', '主管药师'],
        traineeKinds: ['open'],
      },
      {
        place: 3,
        seats: 3,
        minEducation: 'master',
        pools: [{ traineeKind: 'degree' }, { traineeKind: 'open' }],
      },
    ])

    const log = await server.db
      .selectFrom('auditEntries')
      .select(['action', 'detail'])
      .where('id', '>', last)
      .orderBy('id')
      .execute()

    expect(
      log
        .filter(({ action }) => action.startsWith('recruitment.offer'))
        .map(({ action }) => action),
    ).toEqual(['recruitment.offer.update', 'recruitment.offer.create', 'recruitment.offer.create'])
  })

  test('what goes out comes in again and changes nothing', async () => {
    await added({
      pools: [
        { traineeKind: 'degree', seats: 1 },
        { traineeKind: 'open', seats: 4 },
      ],
      certificates: ['药师', '药士'],
    })

    await added({
      majorId: majors[1]!.id,
      minEducation: 'junior',
      maxAge: 35,
      traineeKinds: ['open'],
    })

    const before = await exported()

    expect(before).toHaveLength(2)

    expect(before[0]).toMatchObject({
      intake: call(),
      open: '4',
      degree: '1',
      held: '0',
      certificates: '药师, 药士',
    })

    expect(await put(before)).toMatchObject({ state: 'done', wrong: 0, written: 0, unchanged: 2 })
    expect(await exported()).toEqual(before)
  })

  const WHERE = ['intake', 'base', 'major', 'unit']

  test('a column that a sheet does not have changes nothing of an offer, even if its intake and unit have other names; an empty cell clears', async () => {
    const terms = {
      minEducation: 'junior',
      maxAge: 35,
      certificates: ['药师'],
      traineeKinds: ['open'],
    }

    await added(terms)

    const { code } = await server.db
      .selectFrom('trainingUnits')
      .select('code')
      .where('id', '=', units[0]!.id)
      .executeTakeFirstOrThrow()

    for (const called of [{}, { intake: `批次 ${count}` }, { unit: code ?? units[0]!.name }])
      expect(
        await put([row(0, { seats: 7, ...called })], 'all', [...WHERE, 'seats']),
      ).toMatchObject({ written: 1, wrong: 0 })

    expect(await list()).toMatchObject([{ ...terms, seats: 7, version: 4 }])

    expect(
      await put([row(0, { maxAge: 40 }), row(1, { maxAge: 40 })], 'valid', [...WHERE, 'maxAge']),
    ).toMatchObject({
      written: 1,
      faults: [{ row: 3, column: '名额' }],
    })

    expect(await list()).toMatchObject([{ ...terms, maxAge: 40, seats: 7 }])
    expect(await put([row(0, { seats: 7 })])).toMatchObject({ written: 1 })
    expect(await list()).toMatchObject([
      { minEducation: null, maxAge: null, certificates: [], traineeKinds: [], seats: 7 },
    ])
  })

  test('seats in one do not replace split ones by a sheet without their columns: the row is refused', async () => {
    const split = [
      { traineeKind: 'degree', seats: 1 },
      { traineeKind: 'open', seats: 4 },
    ]

    await added({ pools: split })

    const task = await put([row(0, { seats: 9 })], 'all', [...WHERE, 'seats'])

    expect(task.faults).toMatchObject([
      { row: 2, column: '名额', message: expect.stringContaining('表中没有的列') },
    ])
    expect(await put([row(0, { open: 6 })], 'all', [...WHERE, 'open'])).toMatchObject({
      written: 1,
    })

    expect(await list()).toMatchObject([
      {
        pools: [
          { traineeKind: 'degree', seats: 1 },
          { traineeKind: 'open', seats: 6 },
        ],
      },
    ])

    expect(await put([row(0, { seats: 9 })])).toMatchObject({ written: 1 })
    expect(await list()).toMatchObject([{ pools: [{ traineeKind: null, seats: 9 }] }])
  })

  test('each wrong cell is named, and nothing is written', async () => {
    const heldId = await added({ majorId: majors[5]!.id })
    await take(await poolOf(heldId), await chosen(heldId))

    const task = await put([
      row(0, { intake: '没有的批次' }),
      row(1, { major: '000' }),
      row(2, { unit: '没有的医院' }),
      row(3, { kinds: '合作单位' }),
      row(4, { certificates: '飞行执照' }),
      row(0, { seats: null }),
      row(1, { open: 1 }),
      row(2, { seats: null, partner: 2 }),
      row(5, { seats: 0 }),
      row(5, { maxAge: 30 }),
      row(6),
      row(6),
    ])

    expect(task).toMatchObject({ written: 0 })

    expect(task.faults.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '2 招生批次',
      '3 专业编码',
      '4 培训单位',
      '5 学员身份',
      '6 资格证书',
      '7 名额',
      '8 名额',
      '9 合作单位名额',
      '10 名额',
      '11 专业编码',
      '11 最低学历',
      '13 专业编码',
    ])

    expect(task.faults[8]!.message).toBe('已有 1 人占用名额，名额不能少于 1')
    expect(task.faults[11]!.message).toBe('与第 12 行重复')
    expect(await list()).toHaveLength(1)
  })

  test('an intake whose sign-up has ended takes no new offers from a sheet either', async () => {
    await added()
    await state('closed')

    const task = await put([row(0, { seats: 5 }), row(1)], 'valid')

    expect(task).toMatchObject({
      written: 1,
      faults: [{ row: 3, column: '招生批次', message: '批次报名截止，不能再做这项修改' }],
    })

    expect(await list()).toMatchObject([{ seats: 5 }])
  })
})
