import { awardCompetitionWords } from '@residency/contract/areas/awards/competition/text'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAward, applied } from '../../../testing/builders/awards.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { pdf } from '../../../testing/files/file-samples.ts'
import { sheetRows } from '../../../testing/files/sheets.ts'
import { runOverlapping } from '../../../testing/run-overlapping.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const RANKING = awardCompetitionWords['zh-cn'].sheets.competitionRanking.columns
const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 5, trainees: 4 })

beforeEach(() =>
  server.asOwner(
    `delete from award_competitions; delete from award_applications; delete from award_limits; delete from award_kinds`,
  ),
)

const office = () => server.as('bhb')
const reviewer = (n: number) => server.as(fixture.mentors[n]!.username)

type OpenCompetition = {
  version: number
  state: string
  actions: string[]
  candidateList: {
    id: number
    applicationId: number
    name: string
    score: number | null
    place: number | null
    isTied: boolean
    totals: unknown[]
  }[]
}

const read = async (id: number) =>
  (await (await office()).get(`/api/v1/awardCompetitions/one?id=${id}`)).data as OpenCompetition

const step = async (id: number, action: string, body: object = {}, who = 'bhb') =>
  (await server.as(who)).post(`/api/v1/awardCompetitions/${id}/${action}`, {
    version: (await read(id)).version,
    ...body,
  })

const appoint = async (id: number, userIds: readonly number[]) =>
  (await office()).put(`/api/v1/awardCompetitions/${id}/reviewers`, {
    userIds: [...userIds],
    version: (await read(id)).version,
  })

type Sheets = {
  criteria: { id: number }[]
  sheets: {
    id: number
    code: number
    name: string | null
    statement: string
    points: unknown[]
    files: unknown[]
  }[]
}

const scoring = async (n: number, id: number) =>
  (await (await reviewer(n)).get(`/api/v1/awardScoring/one?id=${id}`)).data as Sheets

const criteriaOf = async (id: number) =>
  (
    await server.db
      .selectFrom('awardCompetitionCriteria')
      .select('id')
      .where('competitionId', '=', id)
      .orderBy('sort')
      .orderBy('id')
      .execute()
  ).map((row) => row.id)

const save = async (n: number, id: number, candidateId: number, points: readonly number[]) => {
  const criteria = await criteriaOf(id)
  const input = points.map((value, i) => ({ criterionId: criteria[i]!, points: value }))
  return (await reviewer(n)).put(`/api/v1/awardScoring/${id}`, { candidateId, points: input })
}

const submit = async (n: number, id: number) =>
  (await reviewer(n)).post(`/api/v1/awardScoring/${id}/submit`, {})

/** A paper of the first candidate. */
async function paperOf(applicationId: number) {
  const caller = await server.as(fixture.trainees[0]!.username)
  const reply = await caller.form('/fileOperation/attachment?purpose=attachment', {
    file: { filename: '证书.pdf', content: pdf() },
  })
  const { filePath } = reply.data as { filePath: string }

  await server.db
    .updateTable('files')
    .set({ recordKind: 'awardApplication', recordId: applicationId })
    .where('key', '=', filePath)
    .execute()

  return filePath
}

/** A competition of four candidates with two criteria, opened with five reviewers. */
async function aCompetition({
  hidesNames = false,
  quota = null as number | null,
  isOpen = true,
} = {}) {
  const award = await anAward(server, { mode: 'competition', hidesNames, quota, name: '卓越学员' })

  await server.asOwner(
    `insert into award_criteria (kind_id, name, weight, scale, sort)
      values (${award.kindId}, '临床', 60, 10, 1), (${award.kindId}, '教学', 40, 20, 2)`,
  )

  const applications = await applied(server, award, fixture.trainees, {
    state: 'officePassed',
    baseId: fixture.baseId,
  })

  const reply = await (await office()).post('/api/v1/awardCompetitions', { limitId: award.limitId })
  const { id } = reply.data as { id: number }

  await appoint(
    id,
    fixture.mentors.map(({ userId }) => userId),
  )

  if (isOpen) await step(id, 'open')

  const ofTrainee = new Map(
    (await read(id)).candidateList.map((candidate) => [
      applications.indexOf(candidate.applicationId),
      candidate.id,
    ]),
  )

  return { ...award, id, applications, candidates: [0, 1, 2, 3].map((n) => ofTrainee.get(n)!) }
}

/** Fixed points: candidates 0 and 1 end equal at 90, 2 at 98, 3 at 50. */
const POINTS = [
  [10, 15],
  [9, 18],
  [10, 19],
  [5, 10],
] as const

async function scoreAll(id: number, candidates: readonly number[]) {
  for (const n of [0, 1, 2, 3, 4]) {
    for (const [index, points] of POINTS.entries()) await save(n, id, candidates[index]!, points)
    await submit(n, id)
  }
}

describe('a competition', () => {
  test('of five reviewers ranks by the mean, shows a tie as a tie, and grants the first within the quota; the others see their place', async () => {
    const { id, candidates, applications, limitId } = await aCompetition({ quota: 3 })
    await scoreAll(id, candidates)
    expect(await step(id, 'close')).toMatchObject({ status: 200, data: { state: 'closed' } })

    const { candidateList } = await read(id)

    expect(
      candidateList.map(({ id: of, place, score, isTied }) => [of, place, score, isTied]),
    ).toEqual([
      [candidates[2], 1, 98, false],
      ...[0, 1]
        .sort(
          (a, b) => orderOf(candidateList, candidates[a]!) - orderOf(candidateList, candidates[b]!),
        )
        .map((n) => [candidates[n], 2, 90, true]),
      [candidates[3], 4, 50, false],
    ])

    expect(candidateList[0]!.totals).toHaveLength(5)

    const sheet = await sheetRows(
      (await (await office()).get(`/api/v1/awardCompetitions/ranking/_export?id=${id}`)).body,
      RANKING,
    )

    expect(sheet.map((row) => [row.place, row.score, row.result || null])).toEqual([
      ['1', '98', null],
      ['2', '90', '并列'],
      ['2', '90', '并列'],
      ['4', '50', null],
    ])

    expect(
      (await (await reviewer(0)).get(`/api/v1/awardCompetitions/ranking/_export?id=${id}`)).status,
    ).not.toBe(200)

    expect(await step(id, 'conclude', { first: 2, into: 'grant' })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('2 人并列第 2 名'),
    })

    const chosen = [candidates[1]!]

    expect(await step(id, 'conclude', { first: 2, chosen, into: 'grant' })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('取舍'),
    })

    expect(
      await step(id, 'conclude', { first: 2, chosen, reason: '教学成绩更突出', into: 'grant' }),
    ).toMatchObject({ status: 200 })

    const rows = await server.db
      .selectFrom('awardApplications')
      .select(['id', 'state', 'reason'])
      .where('limitId', '=', limitId)
      .orderBy('id')
      .execute()

    expect(rows.map(({ state }) => state)).toEqual(['rejected', 'granted', 'granted', 'rejected'])
    expect(rows[3]!.reason).toBe('评分第 4 名，未进入前 2 名')

    const list = await (await server.as(fixture.trainees[0]!.username)).get('/api/v1/grantedAwards')

    expect(list.data).toMatchObject({ total: 2 })
    expect(applications).toHaveLength(4)
  })

  test('lets the first enter a next round with the same criteria and new numbers', async () => {
    const { id, candidates, limitId } = await aCompetition()
    await scoreAll(id, candidates)
    await step(id, 'close')

    expect(await step(id, 'conclude', { first: 3, into: 'nextRound' })).toMatchObject({
      status: 200,
      data: { state: 'concluded' },
    })

    const list = await (await office()).get('/api/v1/awardCompetitions?state=preparing')

    expect(list.data).toMatchObject({ total: 1, list: [{ round: 2, candidates: 3, reviewers: 0 }] })

    const states = await server.db
      .selectFrom('awardApplications')
      .select('state')
      .where('limitId', '=', limitId)
      .orderBy('id')
      .execute()

    expect(states.map(({ state }) => state)).toEqual([
      'officePassed',
      'officePassed',
      'officePassed',
      'rejected',
    ])
  })

  test('over its quota grants nothing at all, with the figures', async () => {
    const { id, candidates, limitId } = await aCompetition({ quota: 1 })
    await scoreAll(id, candidates)
    await step(id, 'close')

    expect(await step(id, 'conclude', { first: 3, into: 'grant' })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('名额为 1 个'),
    })

    const granted = await server.db
      .selectFrom('awardApplications')
      .select('id')
      .where('limitId', '=', limitId)
      .where('state', '=', 'granted')
      .execute()

    expect(granted).toEqual([])
    expect((await read(id)).state).toBe('closed')
  })

  test('leaves out who has withdrawn since', async () => {
    const { id, candidates, applications } = await aCompetition()
    await scoreAll(id, candidates)
    await step(id, 'close')

    const caller = await server.as(fixture.trainees[2]!.username)
    const withdrawn = await caller.post(`/api/v1/ownAwards/${applications[2]}/withdraw`, {
      version: 1,
    })

    expect(withdrawn).toMatchObject({ status: 200 })

    const { candidateList } = await read(id)

    expect(candidateList.map(({ place }) => place)).toEqual([1, 1, 3, null])
    expect(await step(id, 'conclude', { first: 2, into: 'grant' })).toMatchObject({ status: 200 })
  })

  test('needs two candidates, two reviewers and criteria; no candidate is a reviewer; it is prepared once per award', async () => {
    const { id, limitId } = await aCompetition({ isOpen: false })

    expect(await (await office()).post('/api/v1/awardCompetitions', { limitId })).toMatchObject({
      status: 409,
    })

    expect(await appoint(id, [999_999])).toMatchObject({
      status: 400,
      errors: [{ path: 'userIds' }],
    })

    await server.asOwner(
      `insert into user_roles (user_id, role_id) select ${fixture.trainees[0]!.userId}, id from roles where code = 'TEACHER' on conflict do nothing`,
    )

    expect(await appoint(id, [fixture.trainees[0]!.userId])).toMatchObject({
      status: 409,
      msg: expect.stringContaining('学员1是候选人'),
    })

    await server.asOwner(
      `delete from user_roles where user_id = ${fixture.trainees[0]!.userId} and role_id = (select id from roles where code = 'TEACHER')`,
    )
    expect(await appoint(id, [fixture.mentors[0]!.userId])).toMatchObject({ status: 200 })
    expect(await step(id, 'open')).toMatchObject({ status: 409 })
    expect(await (await office()).delete(`/api/v1/awardCompetitions/${id}`)).toMatchObject({
      status: 200,
    })

    const lonely = await anAward(server, { mode: 'competition' })

    expect(
      await (await office()).post('/api/v1/awardCompetitions', { limitId: lonely.limitId }),
    ).toMatchObject({
      status: 409,
      msg: expect.stringContaining('0 名'),
    })

    const plain = await anAward(server)

    expect(
      await (await office()).post('/api/v1/awardCompetitions', { limitId: plain.limitId }),
    ).toMatchObject({ status: 400 })
  })

  test('is prepared, closed and concluded by the office alone; the reviewers of an opened one stay', async () => {
    const { id } = await aCompetition()

    expect(await step(id, 'close', {}, 'base')).toMatchObject({ status: 401 })
    expect(
      await (await server.as('base')).get(`/api/v1/awardCompetitions/one?id=${id}`),
    ).toMatchObject({ status: 401 })
    expect(await appoint(id, [])).toMatchObject({ status: 409 })
    expect(await (await office()).delete(`/api/v1/awardCompetitions/${id}`)).toMatchObject({
      status: 409,
    })
    expect(await step(id, 'conclude', { first: 1, into: 'grant' })).toMatchObject({ status: 409 })

    expect(await step(id, 'close', { reason: '提前' })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('没有评委'),
    })
  })

  test('closed early needs a reason, and counts only those who have submitted', async () => {
    const { id, candidates } = await aCompetition()

    for (const [index, points] of [
      [10, 20],
      [5, 10],
      [5, 10],
      [5, 10],
    ].entries())
      await save(0, id, candidates[index]!, points)

    await submit(0, id)
    await save(1, id, candidates[0]!, [0, 0])

    expect(await step(id, 'close')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('4 位评委'),
    })

    expect(await step(id, 'close', { reason: '评审会时间已到' })).toMatchObject({ status: 200 })
    expect((await read(id)).candidateList[0]).toMatchObject({ id: candidates[0], score: 100 })

    expect(await save(1, id, candidates[0]!, [1, 1])).toMatchObject({
      status: 409,
      msg: expect.stringContaining('没有开放'),
    })
  })
})

test('closed at the moment at which the last reviewer submits it counts every sheet once', async () => {
  const { id, candidates } = await aCompetition()
  const criteria = await criteriaOf(id)
  const full = [10, 20]

  const sheets = fixture.mentors.flatMap(({ userId }) =>
    candidates.flatMap((candidateId) =>
      criteria.map((criterionId, i) => ({
        candidateId,
        reviewerId: userId,
        criterionId,
        points: full[i]!,
      })),
    ),
  )

  await server.db.insertInto('awardScores').values(sheets).execute()

  const ofRound = server.db
    .updateTable('awardReviewers')
    .set({ submittedAt: server.clock.now })
    .where('competitionId', '=', id)

  const last = fixture.mentors[4]!.userId

  await ofRound.where('userId', '<>', last).execute()

  const reply = await runOverlapping(
    server,
    async (db) => {
      await db
        .selectFrom('awardCompetitions')
        .select('id')
        .where('id', '=', id)
        .forKeyShare()
        .execute()
      await db
        .updateTable('awardReviewers')
        .set({ submittedAt: server.clock.now })
        .where('competitionId', '=', id)
        .where('userId', '=', last)
        .execute()
    },
    () => step(id, 'close', { reason: '评审会时间已到' }),
  )

  expect(reply, reply.msg).toMatchObject({ status: 200 })
  expect((await read(id)).candidateList.map(({ score }) => score)).toEqual([100, 100, 100, 100])
})

describe('scores are blind', () => {
  test('a reviewer reads the own points and nobody else’s by any call, and the office none until it is closed', async () => {
    const { id, candidates } = await aCompetition()
    await save(0, id, candidates[0]!, [7, 13])
    expect(
      (await scoring(0, id)).sheets.find((sheet) => sheet.id === candidates[0])!.points,
    ).toHaveLength(2)

    const other = await scoring(1, id)

    expect(other.sheets.flatMap(({ points }) => points)).toEqual([])

    for (const path of [
      `/api/v1/awardCompetitions/one?id=${id}`,
      '/api/v1/awardCompetitions',
      '/api/v1/awardApplications',
    ])
      expect(await (await reviewer(1)).get(path), path).toMatchObject({ status: 401 })

    const seen = await read(id)

    expect(seen).toMatchObject({
      candidateList: [1, 2, 3, 4].map(() => ({ score: null, place: null, points: [], totals: [] })),
    })
    expect(JSON.stringify(seen)).not.toContain('"points":7')
    expect(seen).toMatchObject({
      reviewerList: expect.arrayContaining([expect.objectContaining({ scored: 1 })]),
    })

    for (const n of [0, 1, 2, 3, 4]) {
      for (const candidate of candidates) await save(n, id, candidate, [n, n])
      await submit(n, id)
    }

    await step(id, 'close')

    const after = await scoring(0, id)

    expect(after.sheets.flatMap(({ points }) => points)).toHaveLength(8)
    expect(JSON.stringify(after)).not.toContain('totals')
  })

  test('and names, bases and papers are hidden where the kind is set so', async () => {
    const { id, applications } = await aCompetition({ hidesNames: true })
    const caller = await scoring(0, id)

    expect(caller.sheets.map(({ code, name }) => [code, name])).toEqual(
      [1, 2, 3, 4].map((code) => [code, null]),
    )
    expect(JSON.stringify(caller)).not.toMatch(/学员\d|医院药师基地/)

    const hidden = await paperOf(applications[0]!)

    expect(await (await reviewer(0)).get(`/fileOperation?filePath=${hidden}`)).toMatchObject({
      status: 404,
    })
  })

  test('where they are not hidden, reviewers read the papers, and others do not', async () => {
    const { id, applications } = await aCompetition()
    const paper = await paperOf(applications[0]!)

    expect((await scoring(0, id)).sheets.flatMap(({ files }) => files)).toMatchObject([
      { filePath: paper },
    ])
    expect((await (await reviewer(0)).get(`/fileOperation?filePath=${paper}`)).status).toBe(200)
    expect(
      (await (await server.as('teacher2')).get(`/fileOperation?filePath=${paper}`)).status,
    ).toBe(404)
  })

  test('only appointed reviewers score, within the scale, until they have submitted whole sheets', async () => {
    const { id, candidates } = await aCompetition()
    const { criteria } = await scoring(0, id)

    const body = {
      candidateId: candidates[0]!,
      points: [{ criterionId: criteria[0]!.id, points: 5 }],
    }

    expect(
      await (await server.as('teacher2')).put(`/api/v1/awardScoring/${id}`, body),
    ).toMatchObject({ status: 404 })
    expect(
      await (await server.as('teacher2')).get(`/api/v1/awardScoring/one?id=${id}`),
    ).toMatchObject({ status: 404 })

    expect(await save(0, id, candidates[0]!, [11, 1])).toMatchObject({
      status: 400,
      msg: expect.stringContaining('0 至 10'),
    })

    expect(await save(0, id, 999_999, [1, 1])).toMatchObject({ status: 404 })

    expect(await submit(0, id)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('4 名候选人'),
    })

    for (const candidate of candidates) await save(0, id, candidate, [5, 5])

    expect(await submit(0, id)).toMatchObject({ status: 200 })
    expect(await submit(0, id)).toMatchObject({ status: 409 })

    expect(await save(0, id, candidates[0]!, [6, 6])).toMatchObject({
      status: 409,
      msg: expect.stringContaining('已提交'),
    })

    const duties = await (await reviewer(1)).get('/api/v1/awardScoring')

    expect(duties.data).toMatchObject([{ id, scored: 0, candidates: 4, submittedAt: null }])
  })
})

const orderOf = (list: readonly { id: number }[], id: number) =>
  list.findIndex((row) => row.id === id)
