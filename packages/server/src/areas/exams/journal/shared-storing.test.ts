import { randomUUID } from 'node:crypto'
import { takingErrors } from '@residency/contract/areas/exams/taking/access'
import type { AttemptEvent } from '@residency/contract/areas/exams/taking/attempt.contract'
import type { AnswerValue } from '@residency/contract/areas/questions/bank/question.shape'
import { kernelErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Random, randomFrom } from '../../../algorithms/random.ts'
import type { Client, Ctx } from '../../../platform/http/ctx.ts'
import { Fail } from '../../../platform/http/fail.ts'
import { anExam } from '../../../testing/builders/exams.ts'
import { proofRuns } from '../../../testing/proof.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { storeAlone, type Verdict } from '../../../testing/storing-oracle.ts'
import { waitUntil } from '../../../testing/wait-until.ts'
import type { Taker } from '../taking/attempt.policy.ts'
import { openAttempt } from '../taking/open-attempt.ts'
import { startAttempt } from '../taking/start-attempt.ts'
import { askedPapers } from './asked-questions.ts'
import { syncAttempt } from './sync-attempt.ts'

const server = await openServer()
const asSystem = () => server.app.asSystem()
let serial = 0

/** Accounts that sit exams. */
const takersOf = async (count: number) => {
  const names = Array.from({ length: count }, () => ({
    username: `shares${++serial}`,
    nickname: '考生',
  }))

  const rows = await server.db.insertInto('users').values(names).returning('id').execute()

  return rows.map(({ id }) => ({ userId: id }))
}

const browser = (): Client => ({
  ip: '127.0.0.1',
  agent: 'test',
  device: randomUUID(),
  isNewDevice: false,
  portalToken: null,
})

/** What a call refuses is no fault of the test. */
const onlyRefused = (error: unknown) => {
  if (!(error instanceof Fail)) throw error

  return error.def.key
}

type Store = (ctx: Ctx, taker: Taker, batch: Parameters<typeof storeAlone>[2]) => Promise<Verdict>

/** The call of the product, with what the oracle answers as well. */
const storeShared: Store = (ctx, taker, batch) =>
  syncAttempt(ctx, taker, { ...batch, events: [...batch.events], sinceMessage: 0 })
    .then(({ kept, differsFrom, late, window }) => ({ kept, differsFrom, late, window }))
    .catch(onlyRefused)

/** A taker with an attempt that a window of a device holds. */
async function begin(examId: number, taker: { userId: number }, client: Client, device: Device) {
  const ctx = { ...asSystem(), client }
  const { attemptId } = await startAttempt(ctx, taker, { id: examId })

  await openAttempt(ctx, taker, { id: attemptId, ...device })

  return { ctx, taker, id: attemptId }
}

type Sitting = Awaited<ReturnType<typeof begin>>
type Device = { clientId: string; windowId: string }

const aDevice = (): Device => ({ clientId: randomUUID(), windowId: randomUUID() })

const answer = (seq: number, itemId: number, value: AnswerValue = 'a'): AttemptEvent => ({
  seq,
  kind: 'answer',
  itemId,
  part: '',
  value,
  madeAt: seq,
})

const readJournal = async (attemptId: number) => {
  const rows = await server.db
    .selectFrom('learningAttemptEvents')
    .select([
      'clientId',
      'seq',
      'kind',
      'itemId',
      'part',
      'value',
      'madeAt',
      'receivedAt',
      'isLate',
    ])
    .where('attemptId', '=', attemptId)
    .orderBy('id')
    .execute()

  return rows
}

const readAttempt = async (id: number) => {
  const {
    id: _,
    candidateId,
    seed,
    ...row
  } = await server.db
    .selectFrom('learningAttempts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  return row
}

const sync = ({ ctx, taker, id }: Sitting, device: Device, events: AttemptEvent[]) =>
  syncAttempt(ctx, taker, { id, ...device, events, sinceMessage: 0 })

/** Some takers of one exam, each with a device that holds the attempt. */
async function aRoom(count: number) {
  const takers = await takersOf(count)
  const { examId, itemIds } = await anExam(server, { takers })
  const devices = takers.map(aDevice)
  const sittings: Sitting[] = []

  for (const [at, taker] of takers.entries())
    sittings.push(await begin(examId, taker, browser(), devices[at]!))

  return { examId, itemIds, devices, sittings }
}

beforeEach(() => {
  server.clock.now = new Date()
})

describe('calls that share a statement', () => {
  const pick = <T>(random: Random, some: readonly T[]) => some[Math.floor(random() * some.length)]!

  function anEvent(random: Random, seq: number, itemIds: readonly number[]): AttemptEvent {
    const places: [number, string, AnswerValue][] = [
      [itemIds[0]!, '', pick(random, ['a', 'b', null])],
      [itemIds[1]!, '', ['a', 'b']],
      [itemIds[2]!, '', random() < 0.5],
      [itemIds[4]!, '', { p1: 'a', p2: 'b' }],
      [itemIds[5]!, '', `一段文字 ${seq}`],
      [itemIds[6]!, 'q1', 'c'],
      // these fit nothing
      ...(random() < 0.03 ? [[itemIds[0]!, '', 'z'] as [number, string, AnswerValue]] : []),
      ...(random() < 0.03 ? [[itemIds[0]!, 'q9', 'a'] as [number, string, AnswerValue]] : []),
    ]

    const [itemId, part, value] = pick(random, places)
    const madeAt = seq * 1000
    const kind = pick(random, ['answer', 'answer', 'answer', 'flag', 'leave', 'return'] as const)
    if (kind === 'answer') return { seq, kind, itemId, part, value, madeAt }
    if (kind === 'flag') return { seq, kind, itemId, part: '', value: random() < 0.5, madeAt }

    return { seq, kind, itemId: null, part: '', value: null, madeAt }
  }

  /** What invigilators and time do to an attempt that has not ended. */
  const happen = (random: Random, id: number) => {
    const before = (minutes: number) => new Date(server.clock.now.getTime() - minutes * 60_000)

    const columns = pick(random, [
      { state: 'paused', pausedAt: before(random() * 30) },
      { state: 'running', pausedAt: null },
      { clientId: null, windowId: null, deviceHash: null },
      { heldAt: before(5) },
      { journalEvents: 21_800 },
      { deadlineAt: before(120), state: 'running', pausedAt: null },
    ] as const)

    return server.db
      .updateTable('learningAttempts')
      .set(columns)
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .execute()
  }

  type Part = { store: Store; sitting: Sitting; devices: readonly Device[]; itemIds: number[] }

  /**
   * What one taker does: new events, some again, gaps, other values under old numbers, other windows
   * and devices; with the same numbers by chance the same.
   */
  async function sit(random: Random, { store, sitting, devices, itemIds }: Part) {
    const { ctx, taker, id } = sitting
    const sent = new Map(devices.map((device) => [device.clientId, [] as AttemptEvent[]]))
    const verdicts: Verdict[] = []

    for (let step = 0; step < 16; step++) {
      if (random() < 0.12) await happen(random, id)

      const device = pick(random, devices)
      if (random() < 0.08) await openAttempt(ctx, taker, { id, ...device }).catch(onlyRefused)

      const known = sent.get(device.clientId)!
      const back = Math.floor(random() * 3)
      const from = Math.max(0, known.length - back) + (random() < 0.06 ? 2 : 0)

      const events = Array.from({ length: Math.floor(random() * 6) }, (_, at) => {
        const old = random() < 0.97 ? known[from + at] : undefined
        return old ?? anEvent(random, from + at + 1, itemIds)
      })

      const verdict = await store(ctx, taker, { id, ...device, events })
      verdicts.push(verdict)

      if (typeof verdict !== 'string' && verdict.differsFrom === null)
        for (const event of events) if (event.seq <= verdict.kept) known[event.seq - 1] ??= event
    }

    return verdicts
  }

  test('store, answer and refuse what each would alone, one after another', async () => {
    const seen = new Set<string>()

    for (let seed = 1; seed <= proofRuns(40); seed++) {
      const takers = await takersOf(24)
      const { examId, itemIds } = await anExam(server, { takers, opens: -300, closes: 300 })
      const half = takers.length / 2
      const pairs: { shared: Part; alone: Part }[] = []

      for (const [at, taker] of takers.slice(0, half).entries()) {
        const [client, holder] = [browser(), aDevice()]
        const devices = [holder, holder, holder, aDevice(), { ...holder, windowId: randomUUID() }]
        const part = { devices, itemIds }
        const [shared, alone] = [
          await begin(examId, taker, client, holder),
          await begin(examId, takers[half + at]!, client, holder),
        ]

        pairs.push({
          shared: { ...part, store: storeShared, sitting: shared },
          alone: { ...part, store: storeAlone, sitting: alone },
        })
      }

      const chanceOf = (at: number) => randomFrom(seed * 1000 + at)
      const together = await Promise.all(pairs.map(({ shared }, at) => sit(chanceOf(at), shared)))

      for (const [at, { shared, alone }] of pairs.entries()) {
        const name = `seed ${seed}, taker ${at}`
        const [sharedId, aloneId] = [shared.sitting.id, alone.sitting.id]
        expect(together[at], name).toEqual(await sit(chanceOf(at), alone))
        expect(await readJournal(sharedId), name).toEqual(await readJournal(aloneId))
        expect(await readAttempt(sharedId), name).toEqual(await readAttempt(aloneId))
      }

      for (const verdict of together.flat()) {
        if (typeof verdict === 'string') seen.add(verdict)
        else {
          seen.add(verdict.window)
          if (verdict.differsFrom !== null) seen.add('differs')
          if (verdict.late > 0) seen.add('late')
        }
      }
    }

    expect([...seen].sort()).toEqual(
      [
        'counts',
        'differs',
        'free',
        'late',
        'otherDevice',
        'otherWindow',
        kernelErrors.inputWrong.key,
        takingErrors.journalFull.key,
      ].sort(),
    )
  }, 600_000)

  test('are stored but for the one that is refused, whose refusal names its event', async () => {
    const { sittings, devices, itemIds } = await aRoom(12)

    const replies = await Promise.allSettled(
      sittings.map((sitting, at) =>
        sync(sitting, devices[at]!, [answer(1, itemIds[0]!, at === 5 ? 'z' : 'b')]),
      ),
    )

    expect(replies.map(({ status }) => status)).toEqual(
      sittings.map((_, at) => (at === 5 ? 'rejected' : 'fulfilled')),
    )

    expect((replies[5] as PromiseRejectedResult).reason).toMatchObject({
      issues: [{ path: ['body', 'events', 0, 'value'] }],
    })

    for (const [at, { id }] of sittings.entries())
      expect(await readJournal(id)).toHaveLength(at === 5 ? 0 : 1)
  })

  test('about one attempt at the same time are stored in turn, each event once', async () => {
    const { sittings, devices, itemIds } = await aRoom(3)

    const replies = await Promise.all(
      sittings.flatMap((sitting, at) =>
        [1, 1, 2, 2].map((upTo) =>
          sync(
            sitting,
            devices[at]!,
            Array.from({ length: upTo }, (_, i) => answer(i + 1, itemIds[0]!)),
          ),
        ),
      ),
    )

    expect(replies.map(({ kept }) => kept)).toEqual(sittings.flatMap(() => [1, 1, 2, 2]))
    for (const { id } of sittings)
      expect((await readJournal(id)).map(({ seq }) => seq)).toEqual([1, 2])
  })

  test('of a taker who is no candidate of the attempt are not found', async () => {
    const { sittings, devices } = await aRoom(2)
    const [mine, theirs] = [sittings[0]!, sittings[1]!]

    const replies = await Promise.allSettled([
      sync(mine, devices[0]!, []),
      sync({ ...mine, id: theirs.id }, devices[1]!, []),
    ])

    expect(replies.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  })
})

/** A connection of the owner that keeps a transaction open. */
async function aTransaction() {
  const { connection } = server
  const client = new pg.Client({ ...connection, user: 'postgres', options: '' })
  await client.connect()
  await client.query('begin')

  return client
}

const findWaiting = async () => {
  const { rows } = await sql<{
    pid: number
  }>`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like '%learning_attempt%'`.execute(server.db)

  return rows.map(({ pid }) => pid)
}

describe('while calls share a statement', () => {
  test('an attempt that an invigilator has locked holds up nobody else', async () => {
    const { sittings, devices, itemIds } = await aRoom(6)
    const invigilator = await aTransaction()

    await invigilator.query('select from learning_attempts where id = $1 for update', [
      sittings[2]!.id,
    ])

    const calls = sittings.map((sitting, at) =>
      sync(sitting, devices[at]!, [answer(1, itemIds[0]!)]),
    )

    const others = calls.filter((_, at) => at !== 2)
    expect((await Promise.all(others)).map(({ kept }) => kept)).toEqual([1, 1, 1, 1, 1])
    await waitUntil('the call waits alone', async () => (await findWaiting()).length === 1)

    // what the invigilator does is seen by the call that waited
    await invigilator.query(
      `update learning_attempts set state = 'paused', paused_at = $2 where id = $1`,
      [sittings[2]!.id, new Date(server.clock.now.getTime() - 600_000)],
    )
    await invigilator.query('commit')
    await invigilator.end()

    expect(await calls[2]).toMatchObject({ kept: 1, late: 1, state: 'paused' })
  })

  test('a connection that is killed in it loses and doubles nothing', async () => {
    const { sittings, devices, itemIds } = await aRoom(8)
    const blocker = await aTransaction()

    await blocker.query('lock table learning_attempt_events in exclusive mode')

    const calls = sittings.map((sitting, at) =>
      sync(sitting, devices[at]!, [answer(1, itemIds[0]!), answer(2, itemIds[0]!, 'b')]),
    )

    await waitUntil('a statement waits', async () => (await findWaiting()).length > 0)
    const [pid] = await findWaiting()

    await server.asOwner(`select pg_terminate_backend(${pid})`)
    await blocker.query('rollback')
    await blocker.end()

    expect((await Promise.all(calls)).map(({ kept }) => kept)).toEqual(sittings.map(() => 2))

    for (const { id } of sittings)
      expect((await readJournal(id)).map(({ seq }) => seq)).toEqual([1, 2])
  })

  test('an attempt that changes between reading and writing is decided again', async () => {
    const { sittings, devices, itemIds } = await aRoom(2)
    const blocker = await aTransaction()

    // the statement that writes waits here, with what it has read before
    await blocker.query('lock table learning_attempt_events in exclusive mode')
    const first = sync(sittings[0]!, devices[0]!, [answer(1, itemIds[0]!)])
    const second = sync(sittings[1]!, devices[1]!, [answer(1, itemIds[0]!)])

    await waitUntil('a statement waits', async () => (await findWaiting()).length > 0)
    await blocker.query(
      `update learning_attempts set client_id = null, window_id = null where id = $1`,
      [sittings[1]!.id],
    )
    await blocker.query('commit')
    await blocker.end()

    expect(await first).toMatchObject({ kept: 1, window: 'counts' })
    expect(await second).toMatchObject({ kept: 0, window: 'free' })
    expect(await readJournal(sittings[1]!.id)).toEqual([])
  })
})

test('what a paper asks is remembered once the paper is locked, and no paper before', async () => {
  const { examId } = await anExam(server, { takers: await takersOf(1) })

  const { paperId } = await server.db
    .selectFrom('learningExamPapers')
    .select('paperId')
    .where('examId', '=', examId)
    .executeTakeFirstOrThrow()

  const read = async () => (await askedPapers(asSystem(), [paperId])).get(paperId)
  const before = await read()
  expect(await read()).not.toBe(before)

  await server.db
    .updateTable('learningPapers')
    .set({ state: 'locked' })
    .where('id', '=', paperId)
    .execute()

  const after = await read()
  expect(await read()).toBe(after)
  expect(after).toMatchObject({ isFixed: true, bound: before!.bound })
})
