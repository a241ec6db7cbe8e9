import { answerWords } from '@residency/contract/areas/evaluation/answers/text'
import { ticketWords } from '@residency/contract/areas/evaluation/tickets/text'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { filledIn, formOf } from '../../../testing/builders/evaluations.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { eraseTickets } from './ticket.queries.ts'

type Subject = {
  id: number
  trainee: string
  issued: number
  used: number
  left: number
  issuers: object[]
  actions: string[]
}

const TARGETS = '/api/v1/evaluationTargets'
const TICKETS = '/api/v1/evaluationTickets'

/** The server's day is 2026-11-20. */
const MONTH = { from: '2026-11-02', until: '2026-11-30' }
const { errors } = ticketWords['zh-cn']
const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 2, trainees: 2 })

beforeAll(async () => {
  await server.db
    .updateTable('departments')
    .set({ ratio: 20 })
    .where('id', '=', fixture.departmentId)
    .execute()
  for (const [index, { traineeId }] of fixture.trainees.entries())
    await aBlock(server, {
      traineeId,
      departmentId: fixture.departmentId,
      ...MONTH,
      state: 'entered',
      supervisorId: fixture.mentors[index]!.userId,
    })
})

beforeEach(() =>
  server.asOwner(
    'truncate rate_limits, submit_locks, notices cascade; delete from evaluation_targets',
  ),
)

const mentor = (index = 0) => fixture.mentors[index]!.username

async function opened(direction = 'patient', over: object = {}) {
  const office = await server.as('bhb')

  const answer = {
    name: '患者评价',
    templateId: (await formOf(server, direction)).id,
    direction,
    occasion: 'month',
    baseId: fixture.baseId,
    periodFrom: MONTH.from,
    periodUntil: MONTH.until,
    dueOn: '2026-11-27',
    closesOn: '2026-12-11',
    isAnonymous: true,
    ...over,
  }

  const { id, version } = (await office.post(TARGETS, answer)).data as {
    id: number
    version: number
  }

  expect(await office.post(`${TARGETS}/${id}/open`, { version })).toMatchObject({ status: 200 })

  return id
}

const subjectsOf = async (who: string) =>
  ((await (await server.as(who)).get(TICKETS)).data as { list: Subject[] }).list

const issue = async (who: string, subjectId: number, count = 1) =>
  (await server.as(who)).post(TICKETS, { subjectId, count })

const codesOf = async (count = 1) => {
  const [subject] = await subjectsOf(mentor())
  return ((await issue(mentor(), subject!.id, count)).data as { codes: string[] }).codes
}

const whole = async (mark = 4) => ({
  ...filledIn((await formOf(server, 'patient')).sections, mark),
  texts: {},
})

const look = (code: string) => server.anonymous.post('/api/v1/ratings/open', { code })

const rate = async (code: string, mark?: number) =>
  server.anonymous.post('/api/v1/ratings', { code, ...(await whole(mark)) })

describe('a code', () => {
  test('is made for own trainees only, and shows the rater name, department, form and until when', async () => {
    await opened()
    expect((await subjectsOf(mentor())).map(({ trainee }) => trainee)).toEqual(['学员1'])

    expect(
      [await subjectsOf('dept'), await subjectsOf('base'), await subjectsOf('bhb')].map(
        ({ length }) => length,
      ),
    ).toEqual([2, 2, 2])

    const [other] = await subjectsOf(mentor(1))

    expect(await issue(mentor(), other!.id)).toMatchObject({ status: 404 })

    const trainee = await server.as(fixture.trainees[0]!.username)

    expect(await trainee.post(TICKETS, { subjectId: other!.id })).toMatchObject({ status: 401 })

    const [code] = await codesOf()

    expect(await look(code!)).toMatchObject({
      status: 200,
      data: {
        trainee: '学员1',
        department: '住院药房',
        kind: 'patient',
        expiresAt: '2026-11-23T10:00:00+08:00',
      },
    })

    const stored = await server.db.selectFrom('evaluationTickets').selectAll().execute()

    expect(JSON.stringify(stored)).not.toContain(code)
  })

  test('rates once, also from two tabs; a used one is reported as used, and who made how many codes is shown', async () => {
    await opened()

    const [code] = await codesOf()
    const both = await Promise.all([rate(code!), rate(code!)])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({ msg: errors.ticketUsed })
    expect(await look(code!)).toMatchObject({ status: 409, msg: errors.ticketUsed })
    expect(await server.db.selectFrom('evaluationBallots').select('id').execute()).toHaveLength(1)
    expect(await subjectsOf(mentor())).toMatchObject([
      { issued: 1, used: 1, issuers: [{ name: '导师1', issued: 1, used: 1 }] },
    ])
  })

  test('is refused when guessed, expired, or of a closed target, and with items missing, which are named', async () => {
    const id = await opened()
    const [code, other] = await codesOf(2)

    expect(await look('x'.repeat(43))).toMatchObject({ status: 404, msg: errors.ticketUnknown })

    const { i1: _, ...rest } = (await whole()).scores

    expect(
      await server.anonymous.post('/api/v1/ratings', { code, scores: rest, texts: {} }),
    ).toMatchObject({
      status: 400,
      msg: answerWords['zh-cn'].errors.answersMissing.replace('{items}', '对您有礼貌、尊重您'),
    })

    const now = server.clock.now

    try {
      server.clock.now = new Date(now.getTime() + 72 * 3_600_000)
      expect(await rate(code!)).toMatchObject({ status: 409, msg: errors.ticketExpired })
    } finally {
      server.clock.now = now
    }

    expect(await rate(code!)).toMatchObject({ status: 200 })

    const office = await server.as('bhb')
    const { version } = (await office.get(`${TARGETS}/${id}`)).data as { version: number }

    await office.post(`${TARGETS}/${id}/close`, { version })
    expect(await rate(other!)).toMatchObject({ status: 409, msg: errors.ticketTargetClosed })

    const [subject] = await subjectsOf(mentor())

    expect(subject).toMatchObject({ issued: 2, used: 1, actions: [] })

    expect(await issue(mentor(), subject!.id)).toMatchObject({
      status: 409,
      msg: errors.ticketTargetClosed,
    })
  })

  test('is one of very many for each answer that is expected; guesses of one address are limited', async () => {
    await opened('patient', { raters: 1, isAnonymous: false })

    const [subject] = await subjectsOf(mentor())

    expect(await issue(mentor(), subject!.id, 4)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('3'),
      errors: [{ path: 'count' }],
    })

    const two = await Promise.all([issue(mentor(), subject!.id, 2), issue('dept', subject!.id, 2)])

    expect(two.map(({ status }) => status).sort()).toEqual([200, 409])

    for (let guess = 0; guess < 20; guess++) await look(`guess${guess}`)

    expect(await look('guess')).toMatchObject({ status: 429 })
  })

  test('is erased a week after it expired; how many there were stays known', async () => {
    await opened()

    const [code] = await codesOf(3)

    await rate(code!)
    await eraseTickets(server.db, new Date(server.clock.now.getTime() + 73 * 3_600_000))
    expect(await server.db.selectFrom('evaluationTickets').select('used').execute()).toEqual([])
    expect(await subjectsOf(mentor())).toMatchObject([{ issued: 3, used: 1, left: 57 }])
    expect(await look(code!)).toMatchObject({ status: 404 })
  })
})

const columnsOf = async (table: string) =>
  (
    await sql<{
      name: string
    }>`select attname as name from pg_attribute where attrelid = ${table}::regclass
        and not attisdropped
      and attname not in ('tableoid', 'cmin', 'cmax', 'ctid')`.execute(server.db)
  ).rows.map(({ name }) => name)

test('no column next to the urn shows which code gave which answer, and casting leaves no audit row', async () => {
  const CODES = 4
  await opened()

  const codes = await codesOf(CODES + 1)
  const audited = async () =>
    (await sql<{ count: number }>`select count(*) from audit_entries`.execute(server.db)).rows[0]!
      .count
  const [today, before] = [server.clock.now, await audited()]

  for (let index = 0; index < CODES; index++) {
    server.clock.now = new Date(today.getTime() + index * 3_600_000)
    expect(await rate(codes[index]!, index + 1)).toMatchObject({ status: 200 })
  }

  server.clock.now = today
  expect(await audited()).toBe(before)

  const joined: string[] = []

  for (const source of [
    'evaluation_tickets',
    'evaluation_subjects',
    'evaluation_targets',
    'rate_limits',
    'audit_entries',
    'submit_locks',
  ])
    for (const theirs of await columnsOf(source))
      for (const ours of await columnsOf('evaluation_ballots')) {
        const { rows } = await sql<{
          matched: number
          kinds: number
        }>`select count(*) matched, count(distinct them) kinds from (
          select b.id, array_agg(s.ctid::text order by s.ctid::text) them from evaluation_ballots b
            join ${sql.table(source)} s on s.${sql.ref(theirs)}::text = b.${sql.ref(ours)}::text
            group by b.id) one`.execute(server.db)

        const { matched, kinds } = rows[0]!
        if (matched !== 0 && (matched !== CODES || kinds !== 1))
          joined.push(`${source}.${theirs} = ballots.${ours}`)
      }

  expect(joined).toEqual([])

  const { rows } = await sql<{
    kinds: number
  }>`select count(distinct xmin::text) kinds from evaluation_tickets`.execute(server.db)

  expect(rows).toEqual([{ kinds: 1 }])
})
