import { createHash } from 'node:crypto'
import { intakesPermissions } from '@residency/contract/areas/intakes/access'
import { intakeFlow } from '@residency/contract/areas/intakes/intake/intake.flow'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fieldCrypto } from '../../../platform/crypto/fields.ts'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { findOffersOf } from '../offers/offer.queries.ts'
import { openSeed } from './act-on-intake.ts'
import { findOpenIntake } from './intake.queries.ts'
import { findRequirements } from './requirements.ts'

type Row = {
  id: number
  state: string
  version: number
  serial: number
  actions: string[]
  [more: string]: unknown
}

const server = await openServer()
let office: Caller
let base: Caller
let applicant: Caller

beforeAll(async () => {
  server.clock.now = new Date('2026-11-20T02:00:00Z')
  office = await server.as('bhb')
  base = await server.as('base')
  applicant = await server.as('applicant')
})

beforeEach(() => server.asOwner('truncate rate_limits, submit_locks'))

const at = (day: string) => `2027-${day}T08:00:00+08:00`
let names = 0

const form = (over: object = {}) => ({
  name: `2027 年度招生 ${++names}`,
  nameEn: '',
  year: 2027,
  traineeKinds: ['open', 'degree'],
  signUpFrom: at('03-01'),
  signUpUntil: at('03-20'),
  editUntil: at('03-25'),
  reviewUntil: at('03-31'),
  confirmUntil: at('06-10'),
  scoreReviewUntil: null,
  examOn: '2027-04-18',
  publicationFrom: null,
  publicationUntil: null,
  arrivalOn: null,
  isTwoStep: false,
  exemptKinds: ['degree'],
  scoresBy: 'applicant',
  theoryWeight: 60,
  skillWeight: 20,
  interviewWeight: 20,
  theoryMinimum: 60,
  skillMinimum: 0,
  interviewMinimum: 55.5,
  passesOnSeats: false,
  notice: '请如实填写',
  ...over,
})

const INTAKES = '/api/v1/intakes'

const plan = async (over: object = {}) => {
  const answer = await office.post(INTAKES, form(over))
  expect(answer.status).toBe(200)

  return (answer.data as { id: number }).id
}

const read = async (id: number, who: Caller = office) =>
  (await who.get(`${INTAKES}/${id}`)).data as Row

const act = async (id: number, action: string, more: object = {}, who: Caller = office) =>
  who.post(`${INTAKES}/${id}/act`, { action, version: (await read(id)).version, ...more })

const unit = () =>
  server.db
    .selectFrom('trainingUnits')
    .select('id')
    .where('kind', '=', 'main')
    .executeTakeFirstOrThrow()

const majors = () =>
  server.db
    .selectFrom('majors')
    .select(['id', 'name'])
    .where('status', '=', 1)
    .orderBy('id')
    .execute()

const offer = async (intakeId: number, over: object = {}) => {
  const answer = await office.post('/api/v1/offers', {
    intakeId,
    majorId: (await majors())[0]!.id,
    unitId: (await unit()).id,
    pools: [{ traineeKind: null, seats: 3 }],
    ...over,
  })

  expect(answer.status).toBe(200)

  return (answer.data as { id: number }).id
}

const created = async (
  intakeId: number,
  offerId: number | null,
  state: ColumnValue<'registrations', 'state'> = 'submitted',
) => {
  const { id: userId } = await server.db
    .insertInto('users')
    .values({ username: `u${++names}x`, nickname: '报名人', realName: '报名人' })
    .returning('id')
    .executeTakeFirstOrThrow()

  const { id } = await server.db
    .insertInto('registrations')
    .values({ intakeId, userId, state, traineeKind: 'open' })
    .returning('id')
    .executeTakeFirstOrThrow()

  if (offerId)
    await server.db
      .insertInto('registrationChoices')
      .values({ registrationId: id, rank: 1, offerId })
      .execute()

  return id
}

const place = async (offerId: number, registrationId: number) => {
  const pool = await server.db
    .selectFrom('offerPools')
    .select('id')
    .where('offerId', '=', offerId)
    .orderBy('id')
    .executeTakeFirstOrThrow()

  const placed = {
    poolId: pool.id,
    origin: 'exempt' as const,
    placedBy: office.userId,
    placedAt: server.clock.now,
  }

  await server.db
    .insertInto('placements')
    .values({ registrationId, ...placed })
    .execute()
}

describe('the flow of an intake', () => {
  test('is worded in both languages and asks for permissions that exist; the table allows exactly its states', async () => {
    for (const words of [intakesWords['zh-cn'], intakesWords.en]) {
      expect(Object.keys(words.flows.intake.states)).toEqual([...intakeFlow.states])
      expect(Object.keys(words.flows.intake.actions)).toEqual(Object.keys(intakeFlow.actions))
      for (const action of Object.keys(intakeFlow.actions))
        expect(words.auditActions).toHaveProperty([`intake.${action}`])
    }

    const codes: string[] = Object.values(intakesPermissions)

    for (const step of Object.values(intakeFlow.actions)) expect(codes).toContain(step.permission)

    const found = await server.asOwner(
      "select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'intakes_state_check'",
    )
    const inTable = [...(found.rows[0] as { text: string }).text.matchAll(/'([A-Za-z]+)'/g)].map(
      (m) => m[1],
    )

    expect(inTable.sort()).toEqual([...intakeFlow.states].sort())
  })

  test('opens with a seat to sign up for and time to do it, not before', async () => {
    const id = await plan()

    expect(await act(id, 'open')).toMatchObject({
      status: 409,
      msg: '还没有可报的名额，请先添加招生专业并填写名额',
    })

    const offered = await offer(id, { pools: [{ traineeKind: null, seats: 0 }] })

    expect(await act(id, 'open')).toMatchObject({ status: 409 })

    await server.db
      .updateTable('offerPools')
      .set({ seats: 2 })
      .where('offerId', '=', offered)
      .execute()

    server.clock.now = new Date(at('03-20'))
    office = await server.as('bhb')

    expect(await act(id, 'open')).toMatchObject({
      status: 409,
      msg: '报名截止时间已过，请先把各项时间改到今天以后',
    })

    server.clock.now = new Date('2026-11-20T02:00:00Z')
    office = await server.as('bhb')
    expect(await act(id, 'open')).toMatchObject({ status: 200, data: { state: 'open' } })
    expect(await act(id, 'open')).toMatchObject({ status: 409, code: 'B0001' })
  })

  test('an offer of a disabled major has no seats to open with', async () => {
    const id = await plan()
    const [major] = await majors()

    await offer(id)
    await server.db.updateTable('majors').set({ status: 0 }).where('id', '=', major!.id).execute()

    expect(await act(id, 'open')).toMatchObject({
      status: 409,
      msg: '还没有可报的名额，请先添加招生专业并填写名额',
    })

    await server.db.updateTable('majors').set({ status: 1 }).where('id', '=', major!.id).execute()
  })

  test('opening commits a seed: sealed in the table, its hash public, the same ever after', async () => {
    const id = await plan()
    await offer(id)
    expect(await read(id)).toMatchObject({ seedCommitment: null, seedCommittedAt: null })

    await act(id, 'open')

    const stored = await server.db
      .selectFrom('intakes')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    const seed = openSeed({ fields: fieldCrypto(server.keys) } as SignedCtx, stored)!

    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    expect(stored.seedSealed).not.toContain(seed)

    const commitment = createHash('sha256').update(seed).digest('hex')

    expect(await read(id)).toMatchObject({
      seedCommitment: commitment,
      seedCommittedAt: '2026-11-20T10:00:00+08:00',
    })

    const listed = (await server.anonymous.get('/sign/intakes')).data as Row[]

    expect(listed.find((row) => row.id === id)).toMatchObject({ seedCommitment: commitment })

    await act(id, 'close')

    const later = {
      signUpUntil: at('04-01'),
      editUntil: at('04-02'),
      reviewUntil: at('04-03'),
      confirmUntil: at('06-10'),
    }

    expect(await act(id, 'reopen', { windows: later })).toMatchObject({
      status: 200,
      data: { state: 'open' },
    })

    expect(await read(id)).toMatchObject({ seedCommitment: commitment })

    const log = await server.db
      .selectFrom('auditEntries')
      .select('detail')
      .where('entityId', '=', String(id))
      .execute()

    expect(JSON.stringify([log, listed])).not.toContain(seed)
  })

  test('closed, it opens again with later dates while nobody holds a seat', async () => {
    const id = await plan()
    const offered = await offer(id)

    await act(id, 'open')
    await act(id, 'close')

    const windows = {
      signUpUntil: at('04-01'),
      editUntil: at('04-02'),
      reviewUntil: at('04-03'),
      confirmUntil: at('06-10'),
    }

    expect(await act(id, 'reopen')).toMatchObject({ status: 400, code: 'A0400' })

    expect(
      await act(id, 'reopen', { windows: { ...windows, signUpUntil: at('03-19') } }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'body.windows.signUpUntil', message: '批次开放后只能延后，不能提前' }],
    })

    expect(
      await act(id, 'reopen', { windows: { ...windows, editUntil: at('03-30') } }),
    ).toMatchObject({
      errors: [{ path: 'body.windows.editUntil', message: '不能早于报名截止' }],
    })

    const registrationId = await created(id, offered, 'admitted')

    await place(offered, registrationId)
    expect((await read(id)).actions).not.toContain('reopen')

    expect(await act(id, 'reopen', { windows })).toMatchObject({
      status: 409,
      msg: '当前状态下不能进行此操作，请刷新查看最新状态',
    })

    await server.db
      .updateTable('placements')
      .set({ freedAt: server.clock.now })
      .where('registrationId', '=', registrationId)
      .execute()

    expect(await act(id, 'reopen', { windows })).toMatchObject({ status: 200 })

    expect(await read(id)).toMatchObject({
      state: 'open',
      signUpUntil: at('04-01'),
      reviewUntil: at('04-03'),
    })
  })

  test('continues to the admission; publishing is not done from the list', async () => {
    const id = await plan()
    await offer(id)
    await act(id, 'open')
    expect(await act(id, 'startAdmission')).toMatchObject({ status: 409 })

    await act(id, 'close')

    expect(await act(id, 'startAdmission')).toMatchObject({
      status: 200,
      data: { state: 'admitting' },
    })

    expect((await read(id)).actions).toEqual(['edit', 'requirements', 'copy'])
    expect(await act(id, 'publish')).toMatchObject({ status: 400 })
    expect(await act(id, 'finish')).toMatchObject({ status: 409 })

    await server.db
      .updateTable('intakes')
      .set({ state: 'published' })
      .where('id', '=', id)
      .execute()

    expect(await act(id, 'finish')).toMatchObject({ status: 200, data: { state: 'finished' } })

    const { history, actions } = (await read(id)) as unknown as {
      history: { action: string; by: string }[]
      actions: string[]
    }

    expect(history.map(({ action }) => action)).toEqual([
      'open',
      'close',
      'startAdmission',
      'finish',
    ])

    expect(history[0]!.by).not.toBe('')
    expect(actions).toEqual(['requirements', 'copy'])
  })

  test('of two who act on the same version one is refused', async () => {
    const id = await plan()
    await offer(id)

    const { version } = await read(id)
    const both = await Promise.all(
      [1, 2].map(() => office.post(`${INTAKES}/${id}/act`, { action: 'open', version })),
    )

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('planning an intake', () => {
  test('it gets the next number of its year; names and numbers are taken once', async () => {
    const first = await read(await plan({ year: 2030, signUpFrom: at('03-01') }))
    const second = await read(await plan({ year: 2030 }))

    expect([first.serial, second.serial]).toEqual([1, 2])

    expect(
      await office.post(INTAKES, form({ year: 2030, name: first.name, notice: '另一个' })),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'name', message: '2030 年度已有同名的批次，请换一个名称' }],
    })

    expect(await office.post(INTAKES, form({ year: 2030, serial: 2 }))).toMatchObject({
      status: 400,
      errors: [{ path: 'serial' }],
    })

    expect(
      await office.put(`${INTAKES}/${second.id}`, {
        ...form({ year: 2030, serial: 1 }),
        version: 1,
      }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'serial' }],
    })
  })

  test('fifty planned at once for one year get fifty numbers, or are refused', async () => {
    const seats = [office, await server.as('root')]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => seats[i % 2]!.post(INTAKES, form({ year: 2031 }))),
    )

    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)

    const stored = await server.db
      .selectFrom('intakes')
      .select('serial')
      .where('year', '=', 2031)
      .execute()

    expect(new Set(stored.map(({ serial }) => serial)).size).toBe(stored.length)
    expect(stored.length).toBe(answers.filter(({ status }) => status === 200).length)
  })

  test('what the table forbids is reported at its field', async () => {
    expect(
      await office.post(INTAKES, form({ editUntil: at('03-19'), theoryWeight: 70 })),
    ).toMatchObject({
      status: 400,
      errors: [
        { path: 'body.editUntil', message: '不能早于报名截止' },
        { path: 'body.interviewWeight', message: '三项占比之和应为 100' },
      ],
    })

    const english = office.with({ 'accept-language': 'en' })
    expect((await english.post(INTAKES, form({ confirmUntil: at('03-30') }))).errors).toEqual([
      { path: 'body.confirmUntil', message: 'cannot come before the end of review' },
    ])
  })

  test('is read as it was written, minimums to the hundredth', async () => {
    const input = form({
      interviewMinimum: 55.05,
      isTwoStep: true,
      passesOnSeats: true,
      scoresBy: 'offer',
      arrivalOn: '2027-08-20',
    })

    const { id } = (await office.post(INTAKES, input)).data as { id: number }
    const read = (await office.get(`${INTAKES}/${id}/form`)).data as Row
    const {
      nameEn: _nameEn,
      serial: _serial,
      ...rest
    } = input as typeof input & { serial?: number }

    expect(read).toMatchObject({ ...rest, nameEn: null })
    expect(Object.values(read.fieldRules as object).every((rule) => rule === 'free')).toBe(true)

    const stored = await server.db
      .selectFrom('intakes')
      .select('interviewMinimum')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    expect(stored.interviewMinimum).toBe(5505)
  })

  test('open, its rules stay and its ends only move on; every refused field is named', async () => {
    const id = await plan()
    await offer(id)
    await act(id, 'open')

    const { fieldRules, version, ...read } = (await office.get(`${INTAKES}/${id}/form`))
      .data as Row & {
      fieldRules: Record<string, string>
    }

    expect(fieldRules).toMatchObject({
      theoryWeight: 'frozen',
      signUpUntil: 'later',
      notice: 'free',
    })

    const change = (over: object) => office.put(`${INTAKES}/${id}`, { ...read, ...over, version })

    expect(
      await change({
        theoryWeight: 50,
        skillWeight: 30,
        traineeKinds: ['open'],
        exemptKinds: [],
        signUpUntil: at('03-10'),
      }),
    ).toMatchObject({
      status: 400,
      errors: [
        { path: 'body.traineeKinds', message: '批次开放后不能再改' },
        { path: 'body.signUpUntil', message: '批次开放后只能延后，不能提前' },
        { path: 'body.exemptKinds' },
        { path: 'body.theoryWeight' },
        { path: 'body.skillWeight' },
      ],
    })

    expect(await change({ signUpUntil: at('03-22'), notice: '报名延长两天' })).toMatchObject({
      status: 200,
      data: { version: version + 1 },
    })

    expect(await change({ notice: '第二位修改' })).toMatchObject({
      status: 409,
      msg: '内容已被他人修改，请刷新后再改',
    })
  })

  test('a kind of trainee an offer still takes cannot be left out; what is required of one left out is forgotten', async () => {
    const id = await plan()
    const offered = await offer(id, { traineeKinds: ['degree'] })

    const change = async (over: object) => {
      const { fieldRules: _fieldRules, ...read } = (await office.get(`${INTAKES}/${id}/form`))
        .data as Row
      return office.put(`${INTAKES}/${id}`, { ...read, ...over })
    }

    const fewer = { traineeKinds: ['open'], exemptKinds: [] }

    expect(await change(fewer)).toMatchObject({ status: 400, errors: [{ path: 'traineeKinds' }] })

    const { version } = (await office.get(`/api/v1/offers/${offered}/form`)).data as Row
    const [major] = await majors()
    const whole = { majorId: major!.id, unitId: (await unit()).id, version }

    await office.put(`/api/v1/offers/${offered}`, {
      ...whole,
      pools: [{ traineeKind: 'degree', seats: 1 }],
    })

    expect(await change(fewer)).toMatchObject({
      status: 400,
      msg: `“${major!.name}”仍在招收专硕，请先修改该招生专业`,
    })

    await office.put(`/api/v1/offers/${offered}`, {
      ...whole,
      pools: [{ traineeKind: null, seats: 1 }],
      version: version + 1,
    })

    const requirements = {
      requirements: [{ traineeKind: 'degree', sections: ['master'] }],
      version: (await read(id)).version,
    }

    expect((await office.put(`${INTAKES}/${id}/requirements`, requirements)).status).toBe(200)
    expect(await change(fewer)).toMatchObject({ status: 200 })

    expect(
      await server.db
        .selectFrom('intakeRequirements')
        .selectAll()
        .where('intakeId', '=', id)
        .execute(),
    ).toEqual([])

    // a kind that comes again requires what a new intake requires
    expect(await change({ ...fewer, traineeKinds: ['open', 'degree'] })).toMatchObject({
      status: 200,
    })

    expect(
      await server.db
        .selectFrom('intakeRequirements')
        .select(['traineeKind', 'section'])
        .where('intakeId', '=', id)
        .execute(),
    ).toEqual([{ traineeKind: 'degree', section: 'undergraduate' }])
  })

  test('a draft goes with its offers; one that was opened, or that somebody has signed up for, stays', async () => {
    const id = await plan()
    const offered = await offer(id)
    const registration = await created(id, offered, 'draft')

    expect((await read(id)).actions).not.toContain('delete')
    expect(await office.delete(`${INTAKES}/${id}`)).toMatchObject({ status: 409 })

    await server.db
      .deleteFrom('registrationChoices')
      .where('registrationId', '=', registration)
      .execute()

    await server.db.deleteFrom('registrations').where('id', '=', registration).execute()

    const opened = await plan()

    await offer(opened)
    await act(opened, 'open')
    expect(await office.delete(`${INTAKES}/${id},${opened}`)).toMatchObject({ status: 409 })
    expect((await read(id)).actions).toContain('delete')
    expect(await office.delete(`${INTAKES}/${id}`)).toMatchObject({ status: 200 })
    expect((await office.get(`${INTAKES}/${id}`)).status).toBe(404)
    expect(
      await server.db.selectFrom('offers').select('id').where('intakeId', '=', id).execute(),
    ).toEqual([])
  })

  test('a copy has the rules, requirements and offers of the year before, a year later; what is disabled is left out and counted', async () => {
    const in2028 = {
      year: 2028,
      signUpFrom: '2028-02-29T08:00:00+08:00',
      signUpUntil: '2028-03-20T08:00:00+08:00',
    }

    const ends = {
      editUntil: '2028-03-25T08:00:00+08:00',
      reviewUntil: '2028-03-31T08:00:00+08:00',
      confirmUntil: '2028-06-10T08:00:00+08:00',
    }

    const id = await plan({
      ...in2028,
      ...ends,
      examOn: '2028-04-18',
      theoryWeight: 50,
      skillWeight: 30,
    })

    const [first, second] = await majors()

    await offer(id, {
      majorId: second!.id,
      pools: [
        { traineeKind: 'open', seats: 2 },
        { traineeKind: 'degree', seats: 1 },
      ],
      maxAge: 35,
    })

    await offer(id, { majorId: first!.id, certificates: ['药师'] })

    await office.put(`${INTAKES}/${id}/requirements`, {
      requirements: [{ traineeKind: 'open', sections: ['work', 'undergraduate'] }],
      version: (await read(id)).version,
    })

    await server.db.updateTable('majors').set({ status: 0 }).where('id', '=', first!.id).execute()

    const copied = await office.post(`${INTAKES}/${id}/copy`, {
      year: 2029,
      name: '2029 年度招生',
      nameEn: 'Intake 2029',
    })

    await server.db.updateTable('majors').set({ status: 1 }).where('id', '=', first!.id).execute()
    expect(copied).toMatchObject({ status: 200, data: { offers: 1, leftOut: 1 } })

    const copy = (copied.data as { id: number }).id

    expect((await office.get(`${INTAKES}/${copy}/form`)).data).toMatchObject({
      name: '2029 年度招生',
      state: 'draft',
      serial: 1,
      signUpFrom: '2029-02-28T08:00:00+08:00',
      signUpUntil: '2029-03-20T08:00:00+08:00',
      examOn: '2029-04-18',
      theoryWeight: 50,
    })

    expect(await findRequirements(server.db, copy, 'open')).toEqual([
      'sign',
      'basic',
      'photo',
      'train',
      'undergraduate',
      'work',
    ])

    const list = (
      (await office.get(`/api/v1/offers/page?intakeId=${copy}`)).data as { list: Row[] }
    ).list

    expect(list).toMatchObject([
      {
        majorId: second!.id,
        seats: 3,
        maxAge: 35,
        pools: [{ traineeKind: 'degree' }, { traineeKind: 'open' }],
      },
    ])

    expect(
      await office.post(`${INTAKES}/${id}/copy`, { year: 2029, name: '2029 年度招生', nameEn: '' }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'name' }],
    })
  })
})

describe('the list', () => {
  test('has state, seats and sign-ups so far; found by name, year and state', async () => {
    const id = await plan({ year: 2040, name: '护佑计划' })

    const offered = await offer(id, {
      pools: [
        { traineeKind: 'open', seats: 2 },
        { traineeKind: 'degree', seats: 5 },
      ],
    })

    for (const state of ['draft', 'submitted', 'qualified', 'withdrawn'] as const)
      await created(id, offered, state)

    const found = async (query: string) =>
      (await office.get(`${INTAKES}/page?${query}`)).data as { list: Row[]; total: number }

    expect((await found(`keywords=${encodeURIComponent('护佑')}`)).list).toMatchObject([
      {
        id,
        state: 'draft',
        offers: 1,
        seats: 7,
        signUps: 2,
        drafts: 1,
        actions: ['open', 'edit', 'requirements', 'copy'],
      },
    ])

    expect((await found('year=2040')).total).toBe(1)
    expect((await found('year=2040&state=open')).total).toBe(0)
    expect((await found('keywords=%25')).total).toBe(0)

    const options = (await office.get(`${INTAKES}/options`)).data as Row[]

    expect(options[0]).toMatchObject({ value: id, label: '护佑计划', state: 'draft' })
  })
  test('base administrators read it and change nothing; applicants do not see it', async () => {
    const id = await plan()

    expect((await base.get(`${INTAKES}/page`)).status).toBe(200)
    expect(await read(id, base)).toMatchObject({ actions: ['requirements'] })

    for (const call of [
      base.get(`${INTAKES}/${id}/form`),
      base.post(INTAKES, form()),
      base.put(`${INTAKES}/${id}`, { ...form(), version: 1 }),
      base.delete(`${INTAKES}/${id}`),
      base.post(`${INTAKES}/${id}/copy`, { year: 2033, name: 'x' }),
      base.post(`${INTAKES}/${id}/act`, { action: 'open', version: 1 }),
      base.put(`${INTAKES}/${id}/requirements`, { requirements: [], version: 1 }),
      applicant.get(`${INTAKES}/page`),
      applicant.get(`${INTAKES}/options`),
      applicant.get(`${INTAKES}/${id}`),
    ])
      expect(await call).toMatchObject({ status: 401, code: 'A0301' })
  })
})

describe('what an intake asks of each kind', () => {
  test('is set before it opens, for kinds it takes and sections it may ask for, and stays then', async () => {
    const id = await plan()

    const save = async (requirements: object[]) =>
      office.put(`${INTAKES}/${id}/requirements`, {
        requirements,
        version: (await read(id)).version,
      })

    expect((await office.get(`${INTAKES}/${id}/requirements`)).data).toMatchObject({
      always: ['sign', 'basic', 'photo', 'train'],
      requirements: [
        { traineeKind: 'open', sections: ['undergraduate'] },
        { traineeKind: 'degree', sections: ['undergraduate'] },
      ],
      mayEdit: true,
    })

    expect((await save([{ traineeKind: 'open', sections: ['basic'] }])).status).toBe(400)
    expect((await save([{ traineeKind: 'partner', sections: ['work'] }])).status).toBe(400)
    expect(
      (await save([{ traineeKind: 'open', sections: ['work', 'junior', 'work'] }])).status,
    ).toBe(200)

    expect(await findRequirements(server.db, id, 'open')).toEqual([
      'sign',
      'basic',
      'photo',
      'train',
      'junior',
      'work',
    ])

    expect(await findRequirements(server.db, id, 'degree')).toEqual([
      'sign',
      'basic',
      'photo',
      'train',
    ])

    await offer(id)
    await act(id, 'open')
    expect((await office.get(`${INTAKES}/${id}/requirements`)).data).toMatchObject({
      mayEdit: false,
    })
    expect(await save([])).toMatchObject({ status: 409, msg: '批次报名开放，不能再做这项修改' })
  })
})

describe('what sign-up asks', () => {
  test('the open intake is the one whose window contains this moment, from its first to before its last instant', async () => {
    await server.asOwner("update intakes set state = 'closed' where state = 'open'")

    const id = await plan({ traineeKinds: ['degree'] })
    const offered = await offer(id, { maxAge: 35 })

    await act(id, 'open')

    for (const [instant, isOpen] of [
      ['2027-02-28T23:59:59Z', false],
      ['2027-03-01T00:00:00Z', true],
      ['2027-03-19T23:59:59Z', true],
      ['2027-03-20T00:00:00Z', false],
    ] as const)
      expect((await findOpenIntake(server.db, new Date(instant)))?.id === id).toBe(isOpen)

    expect(await findOffersOf(server.db, id)).toMatchObject([
      { id: offered, quota: 3, maxAge: 35, traineeKinds: null },
    ])
  })

  test('the specification’s calls answer choices of the open intake, and nothing when none is open', async () => {
    const get = async (path: string, who: Caller = applicant) => (await who.get(path)).data as Row[]

    expect(await get('/sign/studentRegistratSetting/major/option')).toEqual([])

    expect((await get('/sign/studentIdentity/list')).map((option) => option.disabled)).toEqual([
      false,
      false,
      false,
      false,
    ])

    server.clock.now = new Date('2027-03-10T00:00:00Z')
    applicant = await server.as('applicant')
    office = await server.as('bhb')

    const { baseId, name } = await server.db
      .selectFrom('majors')
      .selectAll()
      .orderBy('id')
      .executeTakeFirstOrThrow()

    const [major] = await get('/sign/studentRegistratSetting/major/option')

    expect(major).toMatchObject({ label: expect.stringContaining(name), major: name, quota: 3 })
    expect(await get(`/sign/enrollmentMajor/country/${baseId}`)).toEqual([major])
    expect(await get('/sign/enrollmentMajor/country/999999')).toEqual([])
    expect((await applicant.get('/sign/enrollmentMajor/country/x')).status).toBe(400)

    expect(
      (await get('/sign/studentIdentity/list'))
        .filter((kind) => !kind.disabled)
        .map((kind) => kind.value),
    ).toEqual(['degree'])

    expect((await get('/sign/studentPlaces/options')).length).toBeGreaterThanOrEqual(34)
    expect(await server.anonymous.get('/sign/studentPlaces/options')).toMatchObject({ status: 401 })
  })

  test('registration is open, 1 or 0, while an intake takes sign-ups; shown without a session', async () => {
    const isOpen = async () =>
      (await server.anonymous.get('/api/v1/timeSettings/registration/open')).data
    const now = server.clock.now

    expect(await isOpen()).toBe(1)

    server.clock.now = new Date(at('03-20'))
    expect(await isOpen()).toBe(0)

    server.clock.now = new Date(new Date(at('03-20')).getTime() - 1)
    expect(await isOpen()).toBe(1)

    server.clock.now = now
  })

  test('windows are those of the own intake, else of the open one; somebody else’s sign-up is not found', async () => {
    const path = '/sign/studentRegistratSetting/register/time'

    expect((await applicant.get(path)).data).toMatchObject({
      startTime: at('03-01'),
      endTime: at('03-20'),
      isOpen: 1,
    })

    expect((await applicant.get(`${path}?studentId=${applicant.userId}`)).data).toMatchObject({
      isOpen: 1,
    })

    const other = await server.as('applicant2')

    const own = await server.db
      .selectFrom('registrations')
      .selectAll()
      .where('userId', '=', other.userId)
      .executeTakeFirstOrThrow()

    expect((await other.get(`${path}?studentId=${own.id}`)).data).toMatchObject({
      intakeId: own.intakeId,
      isOpen: 0,
    })

    expect((await applicant.get(`${path}?studentId=${own.id}`)).status).toBe(404)
  })

  test('the public reads what was opened, with rules, conditions in its language and no draft', async () => {
    const draft = await plan({ name: '秘密批次' })
    const listed = (await server.anonymous.get('/sign/intakes')).data as (Row & {
      offers: { conditions: string }[]
    })[]

    expect(listed.map(({ id }) => id)).not.toContain(draft)
    expect(listed.find((row) => row.offers[0]?.conditions)?.offers[0]).toMatchObject({
      conditions: '年龄不超过 35 周岁',
    })

    const english = (await server.anonymous.with({ 'accept-language': 'en' }).get('/sign/intakes'))
      .data as typeof listed

    expect(english.find((row) => row.offers[0]?.conditions)?.offers[0]).toMatchObject({
      conditions: 'no older than 35',
    })
  })
})
