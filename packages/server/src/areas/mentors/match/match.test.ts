import { expect, test } from 'vitest'
import { findBlockingPair, shuffled } from '../../../algorithms/matching/markets.ts'
import { atOnce } from '../../../algorithms/matching/steps.ts'
import { randomFrom } from '../../../algorithms/random.ts'
import {
  addMentorFixtures,
  aMentorWindow,
  type MentorFixtures,
} from '../../../testing/builders/mentors.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { findWindowById } from '../windows/window.queries.ts'
import { gatherMatch } from './gather-match.ts'
import { marketSteps } from './match.rules.ts'

const server = await openServer()
const office = await server.as('bhb')

type Run = {
  id: number
  placed: number
  unplaced: number
  seed: string
  inputHash: string
  round: number
  byChoice: { rank: number; count: number }[]
}

type Market = MentorFixtures & { windowId: number }

/**
 * A window that is over, with choices of everybody but the last trainee; mentors have ranked some
 * of those who applied.
 */
async function aMarket(mentors: number, trainees: number, capacity: number): Promise<Market> {
  await server.asOwner(`delete from mentor_match_results; delete from mentor_match_runs; delete from mentor_relations;
    delete from mentor_applications; delete from mentor_windows; delete from mentor_entries; delete from notices`)

  const fixtures = await addMentorFixtures(server, { mentors, trainees, capacity })
  const windowId = await aMentorWindow(server, { ...fixtures, until: -1 })
  const random = randomFrom(7)
  const ids = fixtures.mentors.map(({ entryId }) => entryId)

  const rows = fixtures.trainees.slice(0, -1).flatMap(({ traineeId }) =>
    shuffled(random, ids)
      .slice(0, 3)
      .map((entryId, i) => ({
        windowId,
        traineeId,
        entryId,
        choiceRank: i + 1,
        mentorRank: random() < 0.5 ? 1 + Math.floor(random() * 60) : null,
      })),
  )

  await server.db.insertInto('mentorApplications').values(rows).execute()

  return { ...fixtures, windowId }
}

const preview = (windowId: number) => office.post('/teacherMentorApply/base/match', { windowId })

const previewed = async (windowId: number) => {
  const reply = await preview(windowId)
  expect(reply.status, reply.msg).toBe(200)

  return reply.data as Run
}

const publish = (id: number) => office.post(`/api/v1/mentorMatch/runs/${id}/publish`)

const place = (market: Market, traineeId: number, entryId: number) =>
  office.post(`/api/v1/mentorMatch/${market.windowId}/place`, { traineeId, entryId })

test('a match of 60 trainees and 25 mentors is previewed, explained and published: no blocking pair, nobody twice, every capacity kept', async () => {
  const market = await aMarket(25, 60, 2)
  const run = await previewed(market.windowId)

  expect(run.placed + run.unplaced).toBe(61 + (await otherTrainees(market)))

  expect(run).toMatchObject({
    seed: expect.stringMatching(/^[0-9a-f]{64}$/),
    inputHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    round: 1,
  })

  expect(run.byChoice.reduce((sum, { count }) => sum + count, 0)).toBe(run.placed)
  // a preview decides nothing
  expect(await server.db.selectFrom('mentorRelations').select('id').execute()).toEqual([])
  expect(await server.db.selectFrom('notices').select('id').execute()).toEqual([])

  const window = (await findWindowById(server.db, market.windowId))!
  const { proposers, pools } = atOnce(marketSteps(await gatherMatch(server.db, window, run.seed)))
  const published = await publish(run.id)

  expect(published, published.msg).toMatchObject({
    status: 200,
    data: { state: 'published', seed: run.seed },
  })

  const relations = await server.db
    .selectFrom('mentorRelations')
    .select(['traineeId', 'entryId', 'source'])
    .execute()

  expect(relations).toHaveLength(run.placed)

  const entryOf = new Map(relations.map(({ traineeId, entryId }) => [traineeId, entryId]))

  expect(entryOf.size).toBe(run.placed)

  const placed = new Map(
    proposers.map(({ id, preferences }) => {
      const index = preferences.findIndex(({ pool }) => pool === entryOf.get(id))
      return [id, index < 0 ? null : index]
    }),
  )

  expect(findBlockingPair(proposers, pools, placed)).toBeUndefined()

  const over = await server.db
    .selectFrom('mentorEntries')
    .select('id')
    .whereRef('taken', '>', 'capacity')
    .execute()

  expect(over).toEqual([])

  const open = await server.db
    .selectFrom('mentorApplications')
    .select('traineeId')
    .where('state', '=', 'applied')
    .execute()

  expect(open.some(({ traineeId }) => entryOf.has(traineeId))).toBe(false)

  const last = await server.as(market.trainees.at(-1)!.username)

  expect((await last.get('/api/v1/mentorChoice/own')).data).toMatchObject({
    mentor: null,
    explanation: '没有提交志愿',
  })

  const results = (
    await office.get(`/api/v1/mentorMatch/results?runId=${run.id}&placed=1&pageSize=1`)
  ).data

  expect(results).toMatchObject({
    total: run.placed,
    list: [
      {
        mentor: expect.stringMatching(/^导师/),
        explanation: expect.stringMatching(/^按第 \d 志愿匹配/),
      },
    ],
  })

  const kinds = await server.db
    .selectFrom('notices')
    .select('kind')
    .distinct()
    .orderBy('kind')
    .execute()

  expect(kinds.map(({ kind }) => kind)).toEqual([
    'mentorMatch.placed',
    'mentorMatch.received',
    'mentorMatch.unplaced',
  ])
})

/** Trainees of the base whom the demo brought. */
const otherTrainees = async (market: Market) => {
  const all = await server.db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .select('t.id')
    .where('m.baseId', '=', market.baseId)
    .execute()

  return all.length - 61
}

test('publishing is refused when a choice, a ranking or a place has changed since the preview, and a second time', async () => {
  const market = await aMarket(2, 4, 1)
  const stale = await previewed(market.windowId)

  await server.db
    .updateTable('mentorEntries')
    .set({ capacity: 2 })
    .where('id', '=', market.mentors[0]!.entryId)
    .execute()

  expect(await publish(stale.id)).toMatchObject({
    status: 409,
    msg: expect.stringContaining('重新预览'),
  })

  expect(await server.db.selectFrom('mentorRelations').select('id').execute()).toEqual([])

  const run = await previewed(market.windowId)

  expect((await publish(stale.id)).status).toBe(409) // the later preview has discarded it

  const both = await Promise.all([publish(run.id), publish(run.id)])

  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await office.post(`/api/v1/mentorMatch/runs/${run.id}/discard`)).status).toBe(409)
})

test('a preview is refused before the window is over, in first come, and while nobody has chosen; another than the office sees no runs', async () => {
  const market = await aMarket(1, 2, 1)
  const { id } = await previewed(market.windowId)

  expect((await office.post(`/api/v1/mentorMatch/runs/${id}/discard`)).status).toBe(200)

  const set = (values: object) =>
    server.db.updateTable('mentorWindows').set(values).where('id', '=', market.windowId).execute()
  const ends = (hours: number) => new Date(server.clock.now.getTime() + hours * 3_600_000)

  await set({ endsAt: ends(2) })

  expect(await preview(market.windowId)).toMatchObject({
    status: 409,
    msg: expect.stringMatching(/还没有结束（\d{4}/),
  })

  await set({ endsAt: ends(-2), mode: 'firstCome' })

  expect(await preview(market.windowId)).toMatchObject({
    status: 409,
    msg: expect.stringContaining('先到先得'),
  })

  await set({ mode: 'match' })
  await server.db.deleteFrom('mentorApplications').execute()

  expect(await preview(market.windowId)).toMatchObject({
    status: 409,
    msg: expect.stringContaining('没有人提交志愿'),
  })

  expect((await preview(999_999)).status).toBe(404)

  for (const who of ['base', 'teacher', 'student'])
    expect(
      (await (await server.as(who)).get(`/api/v1/mentorMatch/${market.windowId}`)).status,
      who,
    ).toBe(401)
})

test('those a match leaves over are placed by hand into remaining places, or by a second run after the window was opened again', async () => {
  const market = await aMarket(2, 4, 1)
  const [first, second] = market.mentors.map(({ entryId }) => entryId) as [number, number]
  const left = market.trainees.at(-1)!

  expect(await place(market, left.traineeId, first)).toMatchObject({
    status: 409,
    msg: expect.stringContaining('先发布'),
  })

  const run = await previewed(market.windowId)

  expect(run.placed).toBe(2)

  await publish(run.id)

  expect(await place(market, left.traineeId, first)).toMatchObject({
    status: 409,
    msg: expect.stringContaining('名额已满（1 名）'),
  })

  await server.db
    .updateTable('mentorEntries')
    .set({ capacity: 2 })
    .where('id', 'in', [first, second])
    .execute()

  expect(await place(market, 999_999, first)).toMatchObject({
    status: 400,
    errors: [{ path: expect.stringContaining('traineeId') }],
  })

  expect(await place(market, left.traineeId, 999_999)).toMatchObject({
    status: 400,
    errors: [{ path: expect.stringContaining('entryId') }],
  })

  expect((await place(market, left.traineeId, first)).status).toBe(200)

  expect(await place(market, left.traineeId, second)).toMatchObject({
    status: 409,
    msg: expect.stringContaining('已经有导师'),
  })

  expect(
    (await (await server.as(left.username)).get('/teacherMentorApply/getSelfMentor')).data,
  ).toMatchObject({ source: 'placed' })

  const again = await previewed(market.windowId)

  expect(again).toMatchObject({ round: 2, placed: 1 }) // the choices that remain

  const { data } = await publish(again.id)

  expect(data).toMatchObject({ round: 2, state: 'published' })

  const match = (await office.get(`/api/v1/mentorMatch/${market.windowId}`)).data

  expect(match).toMatchObject({
    preview: null,
    published: [{ round: 2 }, { round: 1 }],
    figures: { free: 0 },
  })
})

test('neither a mentor whose account is disabled nor a trainee who has left takes part, and a preview made before is stale', async () => {
  const market = await aMarket(2, 4, 2)
  const [gone, left] = [market.mentors[0]!, market.trainees[0]!]
  const before = await previewed(market.windowId)

  await server.asOwner(
    `update users set status = 0 where id = ${gone.userId}; update users set deleted_at = now() where id = ${left.userId}`,
  )

  expect(await publish(before.id)).toMatchObject({
    status: 409,
    msg: expect.stringContaining('重新预览'),
  })

  const run = await previewed(market.windowId)

  expect(run.placed + run.unplaced).toBe(before.placed + before.unplaced - 1)

  await publish(run.id)

  const relations = await server.db
    .selectFrom('mentorRelations')
    .select(['entryId', 'traineeId'])
    .execute()

  expect(relations).toHaveLength(2)

  expect(
    relations.some(
      ({ entryId, traineeId }) => entryId === gone.entryId || traineeId === left.traineeId,
    ),
  ).toBe(false)

  const last = market.trainees.at(-1)!.traineeId

  expect(await place(market, last, gone.entryId)).toMatchObject({
    status: 400,
    errors: [{ path: expect.stringContaining('entryId') }],
  })

  expect(await place(market, left.traineeId, market.mentors[1]!.entryId)).toMatchObject({
    status: 400,
  })
})

test('a window that is over and not matched waits for the office until its result is published', async () => {
  const market = await aMarket(1, 2, 1)

  const waits = async () =>
    ((await office.get('/api/v1/waiting')).data as { kind: string; count: number }[]).filter(
      ({ kind }) => kind === 'matchMentors',
    )

  expect(await waits()).toMatchObject([{ count: 1, subject: { id: market.windowId } }])

  await publish((await previewed(market.windowId)).id)
  expect(await waits()).toEqual([])
})

test('a trainee whose training has ended is in no figure of a match, and is not left over', async () => {
  const market = await aMarket(1, 3, 2)
  const gone = market.trainees[2]!

  const figures = async () =>
    (await office.get(`/api/v1/mentorMatch/${market.windowId}`)).data as {
      figures: { trainees: number }
    }

  const before = (await figures()).figures.trainees

  await server.asOwner(`update trainees set status = 'finished' where id = ${gone.traineeId}`)

  expect((await figures()).figures.trainees).toBe(before - 1)

  await publish((await previewed(market.windowId)).id)

  expect(await place(market, gone.traineeId, market.mentors[0]!.entryId)).toMatchObject({
    status: 400,
  })
})
