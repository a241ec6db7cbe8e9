import { setTimeout as sleep } from 'node:timers/promises'
import type { UnnumberedEvent } from '@residency/contract/areas/exams/journal/device-queue.rules'
import type { AnswerValue } from '@residency/contract/areas/questions/bank/question.shape'
import { afterAll, expect, test } from 'vitest'
import { type Random, randomFrom } from '../../../algorithms/random.ts'
import { newOpaqueId, newToken, tokenHash } from '../../../platform/crypto/tokens.ts'
import { anExam } from '../../../testing/builders/exams.ts'
import {
  ExamDevice,
  type Fault,
  type Jar,
  post,
  untilAnswered,
} from '../../../testing/outside/exam-device.ts'
import { proofRuns } from '../../../testing/proof.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { ownFolder, type Product, startProduct } from '../../../testing/server/product.ts'
import { loadAttemptState } from './journal.queries.ts'
import { placeOf } from './journal.rules.ts'

/**
 * Attempts in which something is cut at a seeded point: the network, the device, or a server (kill
 * -9). Two real API processes answer, the devices run the real client queue. The test has a
 * reference journal of its own, which defines what must be there afterwards.
 */
const POINTS = proofRuns(1000)
const PARALLEL = 50
const EVENTS = 14

const { folder, remove } = ownFolder()
const server = await openServer()
server.clock.now = new Date()
const { host, port = 5432, user, password = '', database } = server.connection

const environment = {
  DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
  KEY_FILE: server.config.KEY_FILE,
  DEMO: '',
  DEMO_PASSWORD: '',
  CAPTCHA_FIXED_CODE: '',
  LOG_LEVEL: 'error',
}

const launch = () => startProduct({ folder, environment })
const servers: Product[] = await Promise.all([launch(), launch()])

afterAll(async () => {
  await Promise.all(servers.map((product) => product.stop()))
  remove()
})

/** Accounts that may sit exams, with a session each. */
async function takersOf(count: number) {
  const role = await server.db
    .selectFrom('roles')
    .select('id')
    .where('code', '=', 'STUDENT')
    .executeTakeFirstOrThrow()

  const names = Array.from({ length: count }, (_, i) => ({
    username: `sits${i}`,
    nickname: '考生',
  }))

  const users = await server.db.insertInto('users').values(names).returning('id').execute()
  const tokens = users.map(({ id }) => ({ userId: id, token: newToken() }))

  await server.db
    .insertInto('userRoles')
    .values(users.map(({ id }) => ({ userId: id, roleId: role.id })))
    .execute()

  const now = server.clock.now

  const sessions = tokens.map(({ userId, token }) => ({
    tokenHash: tokenHash(token),
    id: newOpaqueId(),
    userId,
    entry: 'test',
    ip: '127.0.0.1',
    agent: 'test',
    createdAt: now,
    lastUsedAt: now,
  }))

  await server.db.insertInto('sessions').values(sessions).execute()

  return tokens
}

const takers = await takersOf(PARALLEL)

/**
 * What the test knows of an attempt: events that the device has stored, and those whose storage was
 * cut off.
 */
type Reference = { made: { event: UnnumberedEvent; isCertain: boolean }[] }

function anEvent(random: Random, itemIds: readonly number[], madeAt: number): UnnumberedEvent {
  const pick = <T>(some: readonly T[]) => some[Math.floor(random() * some.length)]!

  const answers: [number, string, AnswerValue][] = [
    [itemIds[0]!, '', pick(['a', 'b', 'c', null])],
    [itemIds[1]!, '', pick([['a'], ['a', 'b'], []])],
    [itemIds[2]!, '', pick([true, false])],
    [itemIds[3]!, '', [`答${madeAt}`]],
    [itemIds[4]!, '', { p1: pick(['a', 'b']) }],
    [itemIds[5]!, '', `一段文字 ${madeAt}`],
    [itemIds[6]!, 'q1', pick(['a', 'c'])],
  ]

  const [itemId, part, value] = pick(answers)

  return random() < 0.15
    ? { kind: 'flag', itemId, part: '', value: random() < 0.5, madeAt }
    : { kind: 'answer', itemId, part, value, madeAt }
}

type Kill = { kind: 'network' | 'client' | 'server'; at: number; isForGood: boolean }

const killOf = (random: Random): Kill => ({
  kind: (['network', 'client', 'server'] as const)[Math.floor(random() * 3)]!,
  at: 1 + Math.floor(random() * (EVENTS - 1)),
  isForGood: random() < 0.2,
})

/** The server that is killed once every attempt that waits for it has a request under way. */
function aVictim(waiting: number) {
  let remaining = waiting
  let fire = () => {}
  const fired = new Promise<void>((done) => {
    fire = done
  })

  const arrive = () => {
    remaining -= 1
    if (remaining === 0) fire()
  }

  return { fired, arrive }
}

type Victim = ReturnType<typeof aVictim>

type Sitting = { attemptId: number; token: string; jar: Jar; itemIds: readonly number[] }

/** One attempt, cut at its point; the device and what must be known of it. */
async function sit(
  { attemptId, token, jar, itemIds }: Sitting,
  kill: Kill,
  random: Random,
  victim: Victim,
) {
  let isAtVictim = false

  const call = (what: string, body: object) => {
    const { url } = servers[isAtVictim ? 0 : Math.floor(random() * servers.length)]!
    return post(`${url}/api/v1/ownExams/attempts/${attemptId}/${what}`, token, body, jar)
  }

  const device = new ExamDevice({ call, faults: [] as Fault[] }, random)
  const reference: Reference = { made: [] }

  await device.switchOn()

  for (let n = 1; n <= EVENTS; n++) {
    const event = anEvent(random, itemIds, n)
    const isHere = n === kill.at

    if (isHere && kill.kind === 'network')
      device.network.faults.push(
        ...Array.from({ length: 1 + Math.floor(random() * 3) }, () => faultOf(random)),
      )

    if (isHere && kill.kind === 'server') isAtVictim = true

    if (isHere && kill.kind === 'client') {
      const entry = { event, isCertain: false }
      reference.made.push(entry)
      void device.queue.add(event).then(() => {
        entry.isCertain = true
      })
      await sleep(random() * 12)
      device.switchOff()
      if (kill.isForGood) return { device, reference, isLost: true }

      await device.switchOn()
    } else {
      await device.queue.add(event)
      reference.made.push({ event, isCertain: true })
    }

    if (isHere && kill.kind === 'server') {
      victim.arrive()
      await victim.fired
      isAtVictim = false
    }

    await sleep(random() * 6)
  }

  await device.submit()

  return { device, reference, isLost: false }
}

const faultOf = (random: Random) =>
  (['before', 'after', 'twice', 'slow'] as const)[Math.floor(random() * 4)]!

/** The events as they should be: those whose keeping was cut off are there or not. */
function expected({ made: madeEvents }: Reference, stored: ReadonlySet<number>) {
  return madeEvents
    .filter(({ event, isCertain }) => isCertain || stored.has(event.madeAt))
    .map(({ event }) => event)
}

async function compare(
  attemptId: number,
  { device, reference, isLost }: Awaited<ReturnType<typeof sit>>,
) {
  const rows = await server.db
    .selectFrom('learningAttemptEvents')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .orderBy('id')
    .execute()

  const stored = rows.map(({ kind, itemId, part, value, madeAt }) => ({
    kind,
    itemId,
    part,
    value,
    madeAt: madeAt.getTime(),
  }))

  const whole = expected(reference, new Set(stored.map(({ madeAt }) => madeAt)))

  // A device that never came back: what it was promised is there, nothing else is, and nothing is
  // out of order.
  expect(stored).toEqual(isLost ? whole.slice(0, stored.length) : whole)
  expect(stored.length).toBeGreaterThanOrEqual(device.acknowledged)
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1))
  expect(rows.filter(({ isLate }) => isLate)).toEqual([])

  const state = await server.db
    .selectFrom('learningAttempts')
    .selectAll()
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow()

  expect(state.endedAt === null).toBe(isLost)

  const answers = new Map<string, unknown>()

  for (const { kind, itemId, part, value } of stored)
    if (kind === 'answer')
      value === null
        ? answers.delete(placeOf(itemId!, part))
        : answers.set(placeOf(itemId!, part), value)

  expect((await loadAttemptState(server.db, state)).answers).toEqual(answers)
}

/**
 * Some attempts at once; one server is killed in the middle of the requests of some of them, and
 * started again.
 */
async function round(seed: number, count: number) {
  const random = randomFrom(seed)

  const { examId, itemIds } = await anExam(server, {
    takers: takers.slice(0, count),
    opens: -10,
    closes: 600,
  })

  const kills = Array.from({ length: count }, () => killOf(random))
  const victim = aVictim(kills.filter(({ kind }) => kind === 'server').length)
  const delay = random() * 8

  const murder = victim.fired.then(async () => {
    await sleep(delay)
    await servers[0]!.kill()
  })

  const sittings = await Promise.all(
    takers.slice(0, count).map(async ({ token }, i) => {
      const jar: Jar = { cookie: '' }

      const begin = () =>
        post(`${servers[i % 2]!.url}/api/v1/ownExams/${examId}/start`, token, {}, jar) as Promise<{
          attemptId: number
        }>

      return { ...(await untilAnswered(begin)), token, jar, itemIds }
    }),
  )

  const sat = await Promise.all(
    sittings.map((sitting, i) => sit(sitting, kills[i]!, randomFrom(seed * 1000 + i), victim)),
  )

  if (kills.some(({ kind }) => kind === 'server')) {
    await murder
    servers[0] = await launch()
  }

  for (const [i, reference] of sat.entries()) await compare(sittings[i]!.attemptId, reference)

  return kills
}

test(`nothing acknowledged is lost, nothing doubled, and the order is kept, at ${POINTS} points where something is cut`, async () => {
  const kills: Kill[] = []
  for (let seed = 1; kills.length < POINTS; seed++)
    kills.push(...(await round(seed, Math.min(PARALLEL, POINTS - kills.length))))

  expect(kills).toHaveLength(POINTS)

  const of = (kind: Kill['kind']) => kills.filter((kill) => kill.kind === kind).length

  for (const kind of ['network', 'client', 'server'] as const)
    expect(of(kind), kind).toBeGreaterThan(POINTS / 5)
}, 900_000)
