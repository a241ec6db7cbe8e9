import { Readable } from 'node:stream'
import { outcomeSentence } from '@residency/contract/areas/admission/outcome.public'
import type {
  AdmissionOverview,
  AdmissionRun,
  OutcomeRow,
  PoolOfRun,
} from '@residency/contract/areas/admission/run/run.contract'
import { runWords } from '@residency/contract/areas/admission/run/text'
import { sheetErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { readSheet } from '../../../platform/excel/read-sheet.ts'
import {
  aMarket,
  aScored,
  holdersOf,
  SEED,
  statesOf,
} from '../../../testing/builders/admission-market.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
let office: Caller

beforeAll(async () => {
  server.clock.now = new Date('2030-05-01T02:00:00Z')
  office = await server.as('bhb')
})

const run = async (intakeId: number) => office.post('/api/v1/admission/runs', { intakeId })

const preview = async (intakeId: number) => {
  const reply = await run(intakeId)
  expect(reply.status, reply.msg).toBe(200)

  return reply.data as AdmissionRun
}

const publish = (id: number) => office.post(`/api/v1/admission/runs/${id}/publish`)

const outcomes = async (runId: number, who = office, query = '') =>
  (
    (await who.get(`/api/v1/admission/outcomes/page?runId=${runId}&pageSize=200${query}`)).data as {
      list: OutcomeRow[]
    }
  ).list

const overview = async (intakeId: number, who = office) =>
  (await who.get(`/api/v1/admission?intakeId=${intakeId}`)).data as AdmissionOverview

describe('a preview', () => {
  test('moves nothing, notifies nobody, and gives the reason of every choice, in both languages', async () => {
    const { intakeId, offers, pools } = await aMarket(server, { seats: [1, 1] })
    const [a, b] = offers as [number, number]
    const first = await aScored(server, intakeId, { choices: [a, b], theory: 9000 })
    const second = await aScored(server, intakeId, { choices: [a, b], theory: 8500 })
    const third = await aScored(server, intakeId, { choices: [a], theory: 7000 })
    const low = await aScored(server, intakeId, { choices: [a], theory: 5500 })
    const unfit = await aScored(server, intakeId, { choices: [b], isEligible: false })
    const open = await aScored(server, intakeId, { choices: [b], isEligible: null })
    const none = await aScored(server, intakeId, { choices: [b], theory: null })

    await server.db
      .updateTable('registrationChoices')
      .set({ eligibilityReason: '学历不符' })
      .where('registrationId', '=', unfit)
      .execute()

    const run = await preview(intakeId)

    expect(run).toMatchObject({
      number: 1,
      round: 1,
      applicants: 7,
      admitted: 2,
      waiting: 1,
      unplaced: 4,
      seed: SEED,
      publishedAt: null,
    })

    const list = await outcomes(run.id)

    const say = (
      id: number,
      words: (typeof runWords)['zh-cn']['outcomes'] | (typeof runWords)['en']['outcomes'],
    ) =>
      list.find((row) => row.id === id)!.outcomes.map((outcome) => outcomeSentence(words, outcome))

    expect(say(first, runWords['zh-cn'].outcomes)).toEqual([
      '录取，总分 86.00',
      '已被更靠前的志愿录取',
    ])

    expect(say(second, runWords['zh-cn'].outcomes)).toEqual([
      '已录满：最低录取总分 86.00，本人 83.00',
      '录取，总分 83.00',
    ])

    expect(say(third, runWords['zh-cn'].outcomes)).toEqual([
      '已录满：最低录取总分 86.00，本人 74.00，候补第 1 位',
    ])
    expect(say(low, runWords.en.outcomes)).toEqual(['theory 55.00 is below the minimum 60.00'])
    expect(say(unfit, runWords['zh-cn'].outcomes)).toEqual(['基地认定不符合该专业要求（学历不符）'])
    expect(say(open, runWords['zh-cn'].outcomes)).toEqual(['基地还没有认定是否符合该专业要求'])
    expect(say(none, runWords['zh-cn'].outcomes)).toEqual(['缺少复核过的理论成绩'])

    expect(list.find((row) => row.id === third)).toMatchObject({
      result: 'waiting',
      state: 'scored',
      total: 7400,
    })

    const filled = (await office.get(`/api/v1/admission/runs/${run.id}/pools`)).data as PoolOfRun[]

    expect(filled).toMatchObject([
      { id: pools[0]!.id, seats: 1, admitted: 1, cutoffTotal: 8600, waiting: 1 },
      { id: pools[1]!.id, seats: 1, admitted: 1, cutoffTotal: 8300, waiting: 0 },
    ])

    expect(new Set(await statesOf(server, [first, second, third, low, unfit, open, none]))).toEqual(
      new Set(['scored']),
    )
    expect(await holdersOf(server, pools[0]!.id)).toEqual([])

    const { rows } = await server.asOwner(
      `select count(*)::int as n from notices where kind like 'registration.%'`,
    )

    expect(rows).toEqual([{ n: 0 }])
  })

  test('of the same input has the identical hash and result, for every runner and run', async () => {
    const { intakeId, offers } = await aMarket(server, { seats: [3, 2, { open: 1, partner: 2 }] })

    for (let i = 0; i < 30; i++) {
      const choices = [0, 1, 2].map((n) => offers[(i + n) % 3]!)
      await aScored(server, intakeId, {
        choices,
        theory: 6000 + 500 * (i % 7),
        kind: i % 4 ? 'open' : 'partner',
      })
    }

    const once = await preview(intakeId)
    const results = await outcomes(once.id)
    const again = (await (await server.as('root')).post('/api/v1/admission/runs', { intakeId }))
      .data as AdmissionRun

    expect(again).toMatchObject({
      number: 2,
      inputHash: once.inputHash,
      rulesVersion: once.rulesVersion,
    })

    expect(await outcomes(again.id)).toEqual(results)
    // of previews only the newest has its results stored
    expect(await outcomes(once.id)).toEqual([])
    expect((await publish(once.id)).status).toBe(409)
  })

  test('leaves out scores nobody has checked, and seats that exempt admissions hold', async () => {
    const { intakeId, offers, pools } = await aMarket(server, {
      seats: [2],
      exemptKinds: ['degree'],
    })

    const lockedScores = await aScored(server, intakeId, {
      choices: [offers[0]!],
      kind: 'degree',
      state: 'qualified',
      theory: null,
    })

    const body = { intakeId, ids: [lockedScores] }

    expect((await office.post('/api/v1/admission/exempt', body)).data).toMatchObject({ done: 1 })

    const [best, unchecked] = [
      await aScored(server, intakeId, { choices: [offers[0]!], theory: 7000 }),
      await aScored(server, intakeId, { choices: [offers[0]!], theory: 9000 }),
    ]

    await server.db
      .updateTable('examScores')
      .set({ checkedBy: null, checkedAt: null })
      .where('registrationId', '=', unchecked)
      .execute()

    const run = await preview(intakeId)
    const list = await outcomes(run.id)

    expect(list.find((row) => row.id === best)).toMatchObject({ result: 'admitted' })
    expect(list.find((row) => row.id === unchecked)).toMatchObject({
      outcomes: [{ is: 'scoreMissing', component: 'theory' }],
    })
    expect((await office.get(`/api/v1/admission/runs/${run.id}/pools`)).data).toMatchObject([
      { id: pools[0]!.id, seats: 1 },
    ])
    expect((await overview(intakeId)).warnings).toEqual([{ is: 'scoresUnchecked', count: 1 }])
  })

  test('warns of what is not ready yet', async () => {
    const { intakeId, offers } = await aMarket(server, { seats: [2], exemptKinds: ['degree'] })
    const [offer] = offers as [number]
    const scored = await aScored(server, intakeId, { choices: [offer], isEligible: null })

    await aScored(server, intakeId, { choices: [offer], state: 'examArranged' })
    await aScored(server, intakeId, { choices: [offer], state: 'qualified', kind: 'degree' })

    await server.db
      .insertInto('scoreReviews')
      .values({
        registrationId: scored,
        component: 'theory',
        reason: '请复核',
        askedAt: server.clock.now,
      })
      .execute()

    const { warnings, actions, counts } = await overview(intakeId)

    expect(warnings).toEqual([
      { is: 'notJudged', count: 1 },
      { is: 'stillExamined', count: 1 },
      { is: 'openReviews', count: 1 },
      { is: 'exemptWaiting', count: 1 },
    ])

    expect(counts).toEqual({ scored: 1, examArranged: 1, qualified: 1 })
    expect(actions).toEqual(['run', 'admitExempt'])
  })

  test('needs an intake that is admitting, its committed seed, and a person with scores', async () => {
    const closed = await aMarket(server, { seats: [1], state: 'closed' })

    expect(await run(closed.intakeId)).toMatchObject({
      status: 409,
      msg: runWords['zh-cn'].errors.runNotNow,
    })

    const { intakeId, offers } = await aMarket(server, { seats: [1] })

    expect(await run(intakeId)).toMatchObject({
      status: 409,
      msg: runWords['zh-cn'].errors.runNobody,
    })

    await aScored(server, intakeId, { choices: [offers[0]!] })

    await server.db
      .updateTable('intakes')
      .set({ seedCommitment: 'b'.repeat(64) })
      .where('id', '=', intakeId)
      .execute()

    expect(await run(intakeId)).toMatchObject({
      status: 409,
      msg: runWords['zh-cn'].errors.runSeedMissing,
    })

    expect(await run(999_999_999)).toMatchObject({ status: 404 })
  })

  test('is the office’s alone: base administrators, teachers and applicants neither run nor see it', async () => {
    const { intakeId, offers } = await aMarket(server, { seats: [1] })
    await aScored(server, intakeId, { choices: [offers[0]!] })

    const run = await preview(intakeId)

    for (const who of ['base', 'teacher', 'applicant', 'partner']) {
      const other = await server.as(who)
      expect(await other.post('/api/v1/admission/runs', { intakeId }), who).toMatchObject({
        status: 401,
      })
      expect(await other.post(`/api/v1/admission/runs/${run.id}/publish`), who).toMatchObject({
        status: 401,
      })
    }

    const base = await server.as('base')

    expect(await base.get(`/api/v1/admission/runs/${run.id}/pools`)).toMatchObject({ status: 404 })
    expect(await base.get(`/api/v1/admission/outcomes/page?runId=${run.id}`)).toMatchObject({
      status: 404,
    })

    expect(await overview(intakeId, base)).toMatchObject({
      runs: [],
      warnings: [],
      actions: [],
      counts: {},
    })
  })
})

describe('publishing', () => {
  /** Two seats, three people: one admitted to each, one waits, one is turned down. */
  async function four() {
    const market = await aMarket(server, { seats: [1, 1] })
    const [a, b] = market.offers as [number, number]
    const applicant = (choices: number[], theory: number) =>
      aScored(server, market.intakeId, { choices, theory })

    const ids = [
      await applicant([a], 9000),
      await applicant([a, b], 8000),
      await applicant([b], 7000),
      await applicant([a], 5000),
    ]

    return { ...market, ids, run: await preview(market.intakeId) }
  }

  const AFTER = ['admitted', 'admitted', 'waitlisted', 'notAdmitted']

  test('gives the seats, stores the waiting lists, moves every sign-up and the intake, and notifies everybody', async () => {
    const { intakeId, ids, pools, run: published } = await four()
    const reply = await publish(published.id)

    expect(reply, reply.msg).toMatchObject({
      status: 200,
      data: { admitted: 2, waiting: 1, publishedBy: '林静' },
    })

    expect(await statesOf(server, ids)).toEqual(AFTER)
    expect(await holdersOf(server, pools[0]!.id)).toEqual([ids[0]])
    expect(await holdersOf(server, pools[1]!.id)).toEqual([ids[1]])

    const waiting = await server.db
      .selectFrom('waitingPlaces')
      .selectAll()
      .where('runId', '=', published.id)
      .execute()

    expect(waiting).toMatchObject([{ poolId: pools[1]!.id, place: 1, registrationId: ids[2] }])
    expect((await overview(intakeId)).intake.state).toBe('published')

    const placed = await server.db
      .selectFrom('placements')
      .selectAll()
      .where('registrationId', '=', ids[1]!)
      .executeTakeFirst()

    expect(placed).toMatchObject({
      origin: 'run',
      runId: published.id,
      total: 8000,
      placedBy: office.userId,
    })

    const history = await server.db
      .selectFrom('flowHistory')
      .select('action')
      .where('recordId', 'in', ids)
      .where('flow', '=', 'registration')
      .execute()

    expect(history.map((row) => row.action).sort()).toEqual([
      'admit',
      'admit',
      'putOnWaitingList',
      'turnDown',
    ])

    const notices = await server.db
      .selectFrom('notices as n')
      .innerJoin('registrations as r', 'r.userId', 'n.userId')
      .select('n.kind')
      .where('r.id', 'in', ids)
      .orderBy('n.kind')
      .execute()

    expect(notices.map((row) => row.kind)).toEqual(
      history.map((row) => `registration.${row.action}`).sort(),
    )
    expect((await publish(published.id)).status).toBe(409)
    expect((await run(intakeId)).status).toBe(409)
  })

  test.each([
    [
      'a score',
      (id: number) =>
        server.db
          .updateTable('examScores')
          .set({ points: 7001 })
          .where('registrationId', '=', id)
          .where('component', '=', 'theory')
          .execute(),
    ],
    [
      'what a base says of a choice',
      (id: number) =>
        server.db
          .updateTable('registrationChoices')
          .set({ isEligible: false })
          .where('registrationId', '=', id)
          .execute(),
    ],
    [
      'who takes part',
      (id: number) =>
        server.db
          .updateTable('registrations')
          .set({ state: 'withdrawn' })
          .where('id', '=', id)
          .execute(),
    ],
  ])('a preview is stale once %s has changed: nothing is published', async (_what, change) => {
    const { ids, pools, run } = await four()
    await change(ids[2]!)

    expect(await publish(run.id)).toMatchObject({
      status: 409,
      msg: runWords['zh-cn'].errors.runStale,
    })

    expect(
      (await statesOf(server, ids)).filter((state) => state !== 'scored' && state !== 'withdrawn'),
    ).toEqual([])
    expect(await holdersOf(server, pools[0]!.id)).toEqual([])
  })

  test('waits for the end of the public notice, and for time to confirm', async () => {
    const { intakeId, run } = await four()
    const set = (values: object) =>
      server.db.updateTable('intakes').set(values).where('id', '=', intakeId).execute()

    await set({ publicationFrom: '2030-04-28', publicationUntil: '2030-05-01' })

    expect(await publish(run.id)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('公示期到 2030-05-01'),
    })

    await set({
      publicationUntil: '2030-04-30',
      reviewUntil: new Date('2030-04-20T00:00:00Z'),
      confirmUntil: new Date('2030-05-01T01:00:00Z'),
    })

    expect(await publish(run.id)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('2030-05-01 09:00'),
    })

    await set({ confirmUntil: new Date('2030-05-09T01:00:00Z') })
    expect(await publish(run.id)).toMatchObject({ status: 200 })
  })

  test('is refused while a review of a score is open, and reports how many and where to answer them, in both languages', async () => {
    const { ids, run } = await four()
    const review = { component: 'theory' as const, reason: '请复核', askedAt: server.clock.now }

    const reviews = await server.db
      .insertInto('scoreReviews')
      .values([
        { ...review, registrationId: ids[0]! },
        // a correction that waits for its second person is open too
        { ...review, registrationId: ids[1]!, answer: '漏计一题', answeredBy: office.userId },
      ])
      .returning('id')
      .execute()

    const settle = (id: number) =>
      server.db
        .updateTable('scoreReviews')
        .set({
          state: 'upheld',
          answer: '无误',
          answeredBy: office.userId,
          answeredAt: server.clock.now,
        })
        .where('id', '=', id)
        .execute()

    expect(await publish(run.id)).toMatchObject({
      status: 409,
      msg: expect.stringMatching(/还有 2 份成绩复查.*“考试成绩”的“成绩复查”/),
    })

    await settle(reviews[0]!.id)

    const english = await office
      .with({ 'accept-language': 'en' })
      .post(`/api/v1/admission/runs/${run.id}/publish`)

    expect(english).toMatchObject({
      status: 409,
      msg: expect.stringMatching(/1 score review .* under “Exam scores”, “Reviews”/),
    })

    expect(new Set(await statesOf(server, ids))).toEqual(new Set(['scored']))

    await settle(reviews[1]!.id)
    expect(await publish(run.id)).toMatchObject({ status: 200 })
  })

  test('does not wait for a review of a person who has withdrawn', async () => {
    const { ids, intakeId } = await four()

    await server.db
      .updateTable('registrations')
      .set({ state: 'withdrawn' })
      .where('id', '=', ids[3]!)
      .execute()

    const review = {
      registrationId: ids[3]!,
      component: 'theory' as const,
      reason: '请复核',
      askedAt: server.clock.now,
    }

    await server.db.insertInto('scoreReviews').values(review).execute()
    expect((await overview(intakeId)).warnings.map(({ is }) => is)).not.toContain('openReviews')
    expect(await publish((await preview(intakeId)).id)).toMatchObject({ status: 200 })
  })

  test('names the place in the reader’s language', async () => {
    const { ids, offers, run } = await four()

    const { majorId, trainingUnitId } = await server.db
      .selectFrom('offers')
      .selectAll()
      .where('id', '=', offers[0]!)
      .executeTakeFirstOrThrow()

    await server.db
      .updateTable('majors')
      .set({ nameEn: 'Clinical pharmacy' })
      .where('id', '=', majorId)
      .execute()

    await server.db
      .updateTable('trainingUnits')
      .set({ nameEn: 'Main hospital' })
      .where('id', '=', trainingUnitId)
      .execute()

    await publish(run.id)

    const notice = await server.db
      .selectFrom('notices as n')
      .innerJoin('registrations as r', 'r.userId', 'n.userId')
      .select(['n.body', 'n.bodyEn'])
      .where('r.id', '=', ids[0]!)
      .executeTakeFirstOrThrow()

    expect(notice.bodyEn).toMatch(
      /to Clinical pharmacy · Main hospital in Intake 2030-\d+\..*before 2030-05-11 10:00/,
    )
    expect(notice.body).toMatch(
      /批被录取到\p{Script=Han}+ · \p{Script=Han}+！请在 2030-05-11 10:00 前/u,
    )
  })

  test('requested twice at once is done once', async () => {
    const { ids, pools, run } = await four()
    const both = await Promise.all([publish(run.id), publish(run.id), publish(run.id)])

    expect(both.map((reply) => reply.status).sort()).toEqual([200, 409, 409])
    expect(await statesOf(server, ids)).toEqual(AFTER)
    expect(await holdersOf(server, pools[0]!.id)).toHaveLength(1)
  })

  test('interrupted in the middle leaves everything as it was, and can be done again', async () => {
    const { intakeId, ids, pools, run } = await four()

    // Another transaction has locked the last row that publishing writes: it waits there with
    // everything else written.
    const blocker = server.db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('admissionRuns')
        .selectAll()
        .where('id', '=', run.id)
        .forNoKeyUpdate()
        .execute()

      const publishing = publish(run.id)
      let killed = false

      for (let i = 0; i < 200 && !killed; i++) {
        await new Promise((next) => setTimeout(next, 25))
        const { rows } =
          await server.asOwner(`select pg_terminate_backend(pid) as killed from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like 'update "admission_runs"%'`)
        killed = rows.length > 0
      }

      expect(killed).toBe(true)

      return publishing
    })

    const broken = await blocker

    expect(broken.status).toBe(503)
    expect(new Set(await statesOf(server, ids))).toEqual(new Set(['scored']))
    expect(await holdersOf(server, pools[0]!.id)).toEqual([])

    expect(
      await server.db.selectFrom('waitingPlaces').selectAll().where('runId', '=', run.id).execute(),
    ).toEqual([])

    expect((await overview(intakeId)).intake.state).toBe('admitting')
    expect((await publish(run.id)).status).toBe(200)
    expect(await statesOf(server, ids)).toEqual(AFTER)
  })

  test('is seen by base administrators as far as it concerns their own offers', async () => {
    const { ids, offers, bases, run } = await four()
    await publish(run.id)

    const base = await server.as('base2')

    const setBase = async (id: number) => {
      await server.db.deleteFrom('baseAdministrators').where('userId', '=', base.userId).execute()
      await server.db
        .insertInto('baseAdministrators')
        .values({ baseId: id, userId: base.userId })
        .execute()
    }

    const other = await server.db
      .selectFrom('bases')
      .select('id')
      .where('id', '!=', bases[0]!)
      .executeTakeFirstOrThrow()

    await setBase(other.id)
    expect(await outcomes(run.id, base)).toEqual([])

    await setBase(bases[0]!)

    const seen = await outcomes(run.id, base)

    expect(seen.map((row) => row.id).sort()).toEqual([...ids].sort())
    expect(
      new Set(seen.flatMap((row) => row.outcomes.map((outcome) => outcome.offerId))).size,
    ).toBe(bases[0] === bases[1] ? 2 : 1)
    expect(offers).toContain(seen[0]!.outcomes[0]!.offerId)

    for (const row of seen)
      expect(row.outcomes.map((outcome) => ('total' in outcome ? outcome.total : null))).toContain(
        row.total,
      )

    // The best total of another offer is not disclosed: here only that one is left.
    await server.db
      .updateTable('admissionOutcomes')
      .set({
        outcomes: sql`(select coalesce(jsonb_agg(e), '[]') from jsonb_array_elements(outcomes) e
            where (e ->> 'offer')::bigint <> all(${offers}))`,
      })
      .where('runId', '=', run.id)
      .execute()

    expect((await outcomes(run.id, base)).map((row) => row.total)).toEqual(seen.map(() => null))
  })

  test('is exported as a sheet with a line for every choice and its reason', async () => {
    const { run } = await four()
    const reply = await office.get(
      `/api/v1/admission/outcomes/_export?runId=${run.id}&reason=${encodeURIComponent('存档')}`,
    )

    expect(reply.status).toBe(200)

    const { columns } = runWords['zh-cn'].sheets.admissionOutcome
    const names = Object.fromEntries(
      Object.entries(columns).map(([key, heading]) => [key, [heading]]),
    )
    const wrong = sheetErrors.sheetUnreadable
    const rows: Record<string, string>[] = []

    for await (const { cells } of readSheet<string>(Readable.from([reply.body]), names, {
      required: ['why'],
      maxRows: 100,
      wrong,
      tooLong: wrong,
    }))
      rows.push(cells)

    expect(rows).toHaveLength(5)

    expect(rows[0]).toMatchObject({
      result: '录取',
      total: '86',
      rank: '1',
      why: '录取，总分 86.00',
      traineeKind: '社会人',
      state: '成绩已出',
    })

    expect(rows.map((row) => row.why)).toContain('理论 50.00 分，低于最低要求 60.00 分')

    const log = await server.asOwner(
      `select detail from audit_entries where action = 'settings.sheet.export' order by id desc limit 1`,
    )

    expect(log.rows[0].detail).toMatchObject({ count: rows.length, reason: '存档' })
  })
})

describe('the second run', () => {
  const SEATS = [{ open: 1, partner: 2 }] as const

  test('passes seats left over in a split quota on to other kinds, by the same ranking, where the intake is set so', async () => {
    const { intakeId, offers, pools } = await aMarket(server, { seats: SEATS, passesOnSeats: true })
    const [offer] = offers as [number]

    const partner = await aScored(server, intakeId, {
      choices: [offer],
      theory: 7000,
      kind: 'partner',
    })

    const ids: number[] = []

    for (const theory of [9000, 8000, 7500, 7000])
      ids.push(await aScored(server, intakeId, { choices: [offer], theory }))

    const sponsored = await aScored(server, intakeId, {
      choices: [offer],
      theory: 7600,
      kind: 'sponsored',
    })

    expect((await publish((await preview(intakeId)).id)).status).toBe(200)

    expect(await statesOf(server, [...ids, partner, sponsored])).toEqual([
      'admitted',
      'waitlisted',
      'waitlisted',
      'waitlisted',
      'admitted',
      'notAdmitted',
    ])

    const second = await preview(intakeId)

    expect(second).toMatchObject({ round: 2, applicants: 4, admitted: 1, waiting: 3 })
    expect((await publish(second.id)).status).toBe(200)

    expect(await statesOf(server, [...ids, partner, sponsored])).toEqual([
      'admitted',
      'admitted',
      'waitlisted',
      'waitlisted',
      'admitted',
      'notAdmitted',
    ])

    const split = pools.find((pool) => pool.traineeKind === 'partner')!

    expect(await holdersOf(server, split.id)).toEqual([ids[1], partner].sort((a, b) => a! - b!))

    // People who wait for the passed-on seat are in the run's order, of all kinds.
    const waiting = await server.db
      .selectFrom('waitingPlaces')
      .select('registrationId')
      .where('poolId', '=', split.id)
      .orderBy('place')
      .execute()

    expect(waiting.map((row) => row.registrationId)).toEqual([sponsored, ids[2], ids[3]])
    expect(await run(intakeId)).toMatchObject({ status: 409 })
  })

  test('is refused where seats do not pass on', async () => {
    const { intakeId, offers } = await aMarket(server, { seats: SEATS })
    await aScored(server, intakeId, { choices: [offers[0]!] })
    await publish((await preview(intakeId)).id)

    expect(await run(intakeId)).toMatchObject({
      status: 409,
      msg: runWords['zh-cn'].errors.runNotNow,
    })
  })
})

test('the permissions of admission and arrival without the scope of the whole hospital show no names and permit no action', async () => {
  const { intakeId, offers, pools } = await aMarket(server, { seats: [1], exemptKinds: ['degree'] })
  await aScored(server, intakeId, { choices: [offers[0]!] })

  const exempt = await aScored(server, intakeId, {
    choices: [offers[0]!],
    kind: 'degree',
    state: 'qualified',
    theory: null,
  })

  const run = await preview(intakeId)

  const role = await server.db
    .selectFrom('roles')
    .select('id')
    .where('code', '=', 'BASE_ADMIN')
    .executeTakeFirstOrThrow()

  const prefixes = ['recruit:admission:', 'recruit:arrival:', 'signup:registration:']

  const buttons = await server.db
    .selectFrom('menus')
    .select('id')
    .where((e) => e.or(prefixes.map((prefix) => e('perm', 'like', `${prefix}%`))))
    .execute()

  await server.db
    .insertInto('roleMenus')
    .values(buttons.map((menu) => ({ roleId: role.id, menuId: menu.id })))
    .onConflict((c) => c.doNothing())
    .execute()

  const base = await server.as('base')

  const lockedScores = [
    'recruit:admission:run',
    'recruit:admission:publish',
    'recruit:admission:call',
    'recruit:arrival:list',
  ]

  expect((await base.get('/api/v1/users/me')).data).toMatchObject({
    perms: expect.arrayContaining(lockedScores),
  })

  const admission = '/api/v1/admission'

  const answers = [
    await base.post(`${admission}/runs`, { intakeId }),
    await base.post(`${admission}/runs/${run.id}/publish`),
    await base.get(`${admission}/exempt/page?intakeId=${intakeId}`),
    await base.post(`${admission}/exempt`, { intakeId, ids: [exempt] }),
    await base.get(`${admission}/pools?intakeId=${intakeId}`),
    await base.get(`${admission}/pools/${pools[0]!.id}/waiting`),
    await base.post(`${admission}/pools/${pools[0]!.id}/call`, { count: 'one' }),
    await base.get(`${admission}/adjustment?intakeId=${intakeId}`),
    await base.post(`${admission}/adjustment`, { intakeId, hash: 'x' }),
    await base.post(`${admission}/lapse`, { intakeId }),
    await base.get('/api/v1/arrivals/page'),
    await base.get('/api/v1/arrivals/counts'),
    await base.get(`/api/v1/arrivals/${exempt}/agreement/pdf`),
    await base.put(`/api/v1/arrivals/${exempt}/agreement/copy`, { filePath: 'x'.repeat(22) }),
  ]

  expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(
    answers.map(() => '401 A0301'),
  )
  expect(await statesOf(server, [exempt])).toEqual(['qualified'])
})
