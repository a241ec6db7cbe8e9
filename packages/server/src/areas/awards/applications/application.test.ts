import { beforeEach, describe, expect, test } from 'vitest'
import { anAward, applied } from '../../../testing/builders/awards.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { decidersOf, whileWaived } from '../../../testing/builders/second-person.ts'
import { findVersion } from '../../../testing/find-records.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 1, trainees: 22 })

const foreign = await addMentorFixtures(server, {
  mentors: 0,
  trainees: 1,
  base: '检验基地',
  department: '临床微生物室',
})

beforeEach(() =>
  server.asOwner(
    'delete from award_applications; delete from award_base_quotas; delete from award_limits; delete from award_kinds',
  ),
)

const trainee = (n = 0) => server.as(fixture.trainees[n]!.username)

const apply = async (limitId: number, over: object = {}, n = 0) =>
  (await trainee(n)).post('/api/v1/ownAwards', { limitId, statement: '事迹', ...over })

const versionOf = (id: number) => findVersion(server, 'awardApplications', id)

const act = async (who: string, id: number, action: string, reason?: string) =>
  (await server.as(who)).post(`/api/v1/awardApplications/${id}/act`, {
    action,
    reason,
    version: await versionOf(id),
  })

const stateOf = async (id: number) =>
  (
    await server.db
      .selectFrom('awardApplications')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state

const idOf = ({ data }: { data: unknown }) => (data as { id: number }).id
const inBase = () => ({ baseId: fixture.baseId })

describe('an application for an award', () => {
  test('goes from the trainee through base and office to the award, and is in the public list with a masked number', async () => {
    const award = await anAward(server, { name: '优秀学员' })
    const id = idOf(await apply(award.limitId))

    expect(await act('base', id, 'basePass')).toMatchObject({
      status: 200,
      data: { state: 'basePassed', actions: [] },
    })

    expect(await act('bhb', id, 'officePass')).toMatchObject({
      status: 200,
      data: { state: 'officePassed', actions: ['grant', 'reject'] },
    })

    expect(await act('bhb', id, 'grant')).toMatchObject({ status: 200, data: { state: 'granted' } })

    const list = await (await trainee(3)).get('/api/v1/grantedAwards')

    expect(list).toMatchObject({
      status: 200,
      data: { total: 1, list: [{ id, name: '学员1', kind: '优秀学员', base: '医院药师基地' }] },
    })

    expect(JSON.stringify(list.data)).toContain('*')
    expect(JSON.stringify(list.data)).not.toContain('事迹')
  })

  test('may be saved as a draft that nobody else sees, is changed, submitted, and deleted', async () => {
    const award = await anAward(server)
    const savedDraft = await apply(award.limitId, { statement: '', isSubmitted: false })

    expect(savedDraft).toMatchObject({ status: 200, data: { state: 'draft', version: 1 } })
    expect((await (await server.as('base')).get('/api/v1/awardApplications')).data).toMatchObject({
      total: 0,
    })

    const id = idOf(savedDraft)
    const change = async (body: object) =>
      (await trainee()).put(`/api/v1/ownAwards/${id}`, { version: await versionOf(id), ...body })

    expect(await change({ statement: '' })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('主要事迹'),
    })

    expect(
      await (await trainee(1)).put(`/api/v1/ownAwards/${id}`, { version: 1, statement: '他人' }),
    ).toMatchObject({ status: 404 })

    expect(await change({ statement: '完成' })).toMatchObject({
      status: 200,
      data: { state: 'submitted' },
    })

    expect(await change({ statement: '再改' })).toMatchObject({ status: 409 })

    const second = await anAward(server)
    const draft = await apply(second.limitId, { isSubmitted: false })
    const gone = await (await trainee()).post(`/api/v1/ownAwards/${idOf(draft)}/withdraw`, {
      version: 1,
    })

    expect(gone).toMatchObject({ status: 200, data: null })
  })

  test('is refused before and after its days, with them; for a person it is not for; and twice', async () => {
    const early = await anAward(server, { from: 1, until: 9 })

    expect(await apply(early.limitId)).toMatchObject({
      status: 409,
      msg: expect.stringMatching(/尚未开始.*2026-11-21 至 2026-11-29/),
    })

    const late = await anAward(server, { from: -9, until: -1 })

    expect(await apply(late.limitId)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('2026-11-19 截止'),
    })

    const teachers = await anAward(server, { audience: 'teacher' })

    expect(await apply(teachers.limitId)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('教师'),
    })

    const award = await anAward(server)

    await apply(award.limitId)

    expect(await apply(award.limitId)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('已申报过'),
    })

    expect(await apply(999_999)).toMatchObject({ status: 400 })
  })

  test('is not for trainees who have left, nor is one made for them', async () => {
    const award = await anAward(server)
    const ofOne = server.db
      .updateTable('trainees')
      .where('id', '=', fixture.trainees[21]!.traineeId)

    await ofOne.set({ status: 'departed', statusSince: '2026-11-01' }).execute()
    expect(await apply(award.limitId, {}, 21)).toMatchObject({ status: 409 })

    const nominated = {
      limitId: award.limitId,
      userId: fixture.trainees[21]!.userId,
      statement: '推荐',
    }

    expect(
      await (await server.as('base')).post('/api/v1/awardApplications', nominated),
    ).toMatchObject({ status: 404 })

    await ofOne.set({ status: 'inTraining', statusSince: null }).execute()
  })

  test('needs papers where the kind does, and only the own ones', async () => {
    const award = await anAward(server, { needsPapers: true, hidesNames: true })
    const { offered } = (await (await trainee(0)).get('/api/v1/ownAwards')).data as {
      offered: object[]
    }

    expect(offered).toContainEqual(
      expect.objectContaining({ limitId: award.limitId, needsPapers: true, hidesNames: true }),
    )
    expect(await apply(award.limitId)).toMatchObject({
      status: 400,
      msg: expect.stringContaining('附件'),
    })

    expect(await apply(award.limitId, { filePath: ['nowhere'] })).toMatchObject({ status: 400 })
  })

  test('is withdrawn by its person before the decision, not by others, not afterwards, and may be made again', async () => {
    const award = await anAward(server)
    const id = idOf(await apply(award.limitId))
    const withdraw = async (n: number) =>
      (await trainee(n)).post(`/api/v1/ownAwards/${id}/withdraw`, { version: await versionOf(id) })

    expect(await withdraw(1)).toMatchObject({ status: 404 })
    expect(await withdraw(0)).toMatchObject({ status: 200, data: { state: 'withdrawn' } })

    const again = idOf(await apply(award.limitId))

    await server.asOwner(
      `update award_applications set state = 'granted', granted_on = '2026-11-20' where id = ${again}`,
    )
    expect(
      await (await trainee()).post(`/api/v1/ownAwards/${again}/withdraw`, { version: 2 }),
    ).toMatchObject({ status: 409 })
  })

  test('of a teacher goes to the base of the department', async () => {
    const award = await anAward(server, { audience: 'teacher' })
    const { username } = fixture.mentors[0]!

    const reply = await (await server.as(username)).post('/api/v1/ownAwards', {
      limitId: award.limitId,
      statement: '带教',
    })

    expect(reply).toMatchObject({ status: 200, data: { state: 'submitted' } })

    const row = await server.db
      .selectFrom('awardApplications')
      .selectAll()
      .where('id', '=', idOf(reply))
      .executeTakeFirstOrThrow()

    expect(row).toMatchObject({ baseId: fixture.baseId, traineeId: null })
  })
})

describe('a decision about an application', () => {
  test('of another base is not found, and needs the order of the steps', async () => {
    const award = await anAward(server)
    const [reply] = await applied(server, award, [fixture.trainees[0]!], inBase())
    const [other] = await applied(server, award, [foreign.trainees[0]!], { baseId: foreign.baseId })

    expect(await act('base', other!, 'basePass')).toMatchObject({ status: 404 })
    expect(await act('base', reply!, 'officePass')).toMatchObject({ status: 409 })
    expect(await act('bhb', reply!, 'grant')).toMatchObject({ status: 409 })
    expect(await act('bhb', reply!, 'officePass')).toMatchObject({ status: 409 })
    expect(await act('base', reply!, 'reject')).toMatchObject({ status: 400 })

    expect(await act('base', reply!, 'reject', '材料不全')).toMatchObject({
      status: 200,
      data: { state: 'rejected' },
    })

    expect(await act('bhb', reply!, 'basePass')).toMatchObject({ status: 409 })
  })

  test('is never taken by the person of it, nor by a trainee', async () => {
    const award = await anAward(server, { audience: 'teacher' })
    const base = { userId: (await server.as('base')).userId }
    const [id] = await applied(server, award, [base], inBase())

    expect(await act('base', id!, 'basePass')).toMatchObject({ status: 409 })
    expect(await act(fixture.trainees[1]!.username, id!, 'basePass')).toMatchObject({ status: 401 })
  })

  test('of many is answered row by row, and is undone within ten seconds', async () => {
    const award = await anAward(server)
    const ids = await applied(server, award, fixture.trainees.slice(0, 3), inBase())

    await act('base', ids[2]!, 'reject', '重复')

    const many = await (await server.as('base')).post('/api/v1/awardApplications/act', {
      action: 'basePass',
      ids,
    })

    expect(many.data).toMatchObject({
      done: 2,
      rows: [{ isDone: true }, { isDone: true }, { isDone: false, why: expect.any(String) }],
    })

    const { undo } = many.data as { undo: { id: number } }

    expect(
      await (await server.as('base')).post('/api/v1/awardApplications/undo', { decision: undo.id }),
    ).toMatchObject({
      data: { done: 2 },
    })

    expect(await stateOf(ids[0]!)).toBe('submitted')
  })

  test('is in the records with actor and time', async () => {
    const award = await anAward(server)
    const [id] = await applied(server, award, [fixture.trainees[0]!], inBase())

    await act('base', id!, 'basePass')

    const list = async (who: string, query: string) =>
      (await (await server.as(who)).get(`/api/v1/awardApplications?${query}`)).data

    expect(await list('base', 'view=decided')).toMatchObject({
      total: 1,
      list: [{ id, decidedBy: expect.any(String) }],
    })

    expect(await list('bhb', 'view=waiting')).toMatchObject({
      total: 1,
      list: [{ id, actions: ['officePass', 'reject'] }],
    })

    expect(await list('base', 'view=waiting')).toMatchObject({ total: 0 })

    expect(
      await list(
        'base',
        `kindId=${award.kindId}&year=2026&keywords=${encodeURIComponent('学员1')}&isNominated=0`,
      ),
    ).toMatchObject({
      total: 1,
    })

    const sheet = await (await server.as('base')).get('/api/v1/awardApplications/_export')

    expect(sheet.status).toBe(200)
  })
})

describe('a base applies for its people', () => {
  const nominate = async (who: string, limitId: number, userId: number) =>
    (await server.as(who)).post('/api/v1/awardApplications', {
      limitId,
      userId,
      statement: '推荐理由',
    })

  test('which is its consent; the office decides, the person is notified and may decline', async () => {
    const award = await anAward(server)
    const { userId } = fixture.trainees[0]!
    const people = await (await server.as('base')).get(
      `/api/v1/awardApplications/people?limitId=${award.limitId}&keywords=${encodeURIComponent('学员')}`,
    )

    expect((people.data as unknown[]).length).toBeGreaterThan(0)

    const reply = await nominate('base', award.limitId, userId)

    expect(reply).toMatchObject({ status: 200, data: { state: 'basePassed' } })
    expect(await nominate('base', award.limitId, userId)).toMatchObject({ status: 409 })
    expect(await act('base', idOf(reply), 'officePass')).toMatchObject({ status: 409 })

    const notices = await server.db
      .selectFrom('notices')
      .select('kind')
      .where('userId', '=', userId)
      .execute()

    expect(notices.map(({ kind }) => kind)).toContain('awardApplication.nominate')

    const ownReply = await (await trainee()).get('/api/v1/ownAwards')

    expect(ownReply.data).toMatchObject({
      applications: [{ mayWithdraw: true, nominatedBy: expect.any(String) }],
    })
    expect(await act('bhb', idOf(reply), 'officePass')).toMatchObject({ status: 200 })
  })

  test('not for people of other bases, nor for oneself; and the nominator does not decide', async () => {
    const award = await anAward(server)

    expect(await nominate('base', award.limitId, foreign.trainees[0]!.userId)).toMatchObject({
      status: 404,
    })

    const teachers = await anAward(server, { audience: 'teacher' })

    expect(
      await nominate('base', teachers.limitId, (await server.as('base')).userId),
    ).toMatchObject({ status: 404 })

    const reply = await nominate('bhb', award.limitId, fixture.trainees[1]!.userId)

    expect(reply).toMatchObject({ status: 200 })
    expect(await act('bhb', idOf(reply), 'officePass')).toMatchObject({ status: 409 })
    expect(await act('root', idOf(reply), 'officePass')).toMatchObject({ status: 200 })
  })

  test('for another person is decided by the nominator where that is waived; until then it names who else may', async () => {
    const award = await anAward(server)
    const id = idOf(await nominate('bhb', award.limitId, fixture.trainees[1]!.userId))
    const office = await server.as('bhb')

    expect(await decidersOf(office, 'awardApplication', id)).toMatchObject({
      why: 'secondPerson',
      hasPeople: true,
    })

    await whileWaived(server, 'awardApplication', async () => {
      expect(await act('bhb', id, 'officePass')).toMatchObject({ status: 200 })
      expect(await act('bhb', id, 'grant')).toMatchObject({
        status: 200,
        data: { state: 'granted' },
      })
    })

    expect((await decidersOf(office, 'awardApplication', id)).byOnePerson).toHaveLength(2)
  })

  test('for oneself is never decided by that person, waived or not', async () => {
    const award = await anAward(server)
    const id = idOf(await nominate('base', award.limitId, fixture.trainees[1]!.userId))
    const office = await server.as('bhb')

    await server.db
      .updateTable('awardApplications')
      .set({ userId: office.userId, traineeId: null })
      .where('id', '=', id)
      .execute()

    await whileWaived(server, 'awardApplication', async () => {
      expect(await act('bhb', id, 'officePass')).toMatchObject({ status: 409 })
      expect(await decidersOf(office, 'awardApplication', id)).toMatchObject({ why: 'concerned' })
    })
  })
})

describe('the limits of an award', () => {
  const granting = async (ids: readonly number[]) =>
    (await server.as('bhb')).post('/api/v1/awardApplications/act', {
      action: 'grant',
      ids: [...ids],
    })

  const countGranted = async (limitId: number) =>
    (
      await server.db
        .selectFrom('awardApplications')
        .select('id')
        .where('limitId', '=', limitId)
        .where('state', '=', 'granted')
        .execute()
    ).length

  test('apply to twenty simultaneous grants: exactly the quota is granted, the others are refused with the figures', async () => {
    const award = await anAward(server, { quota: 7 })

    const ids = await applied(server, award, fixture.trainees.slice(0, 20), {
      ...inBase(),
      state: 'officePassed',
    })

    const answers = await Promise.all(ids.map((id) => act('bhb', id, 'grant')))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
    expect(await countGranted(award.limitId)).toBe(7)

    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('名额为 7 个，已授予 7 个'),
    })
  })

  test('grant the first ones of a bulk decision, as many as are left at each base', async () => {
    const award = await anAward(server, { baseQuota: 2 })

    const ids = await applied(server, award, fixture.trainees.slice(0, 4), {
      ...inBase(),
      state: 'officePassed',
    })

    const answer = await granting(ids)

    expect(answer.data).toMatchObject({ done: 2 })
    expect((answer.data as { rows: { why: string | null }[] }).rows[3]!.why).toContain(
      '医院药师基地本年度',
    )
    expect(await countGranted(award.limitId)).toBe(2)
  })

  test('count a person over the kinds of a year and a kind over the years, at applying and at granting', async () => {
    const [first, second] = [await anAward(server), await anAward(server, { mostInYear: 1 })]
    await applied(server, first, [fixture.trainees[0]!], { ...inBase(), state: 'granted' })

    expect(await apply(second.limitId)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('每人每年最多 1 个'),
    })

    const [id] = await applied(server, second, [fixture.trainees[0]!], {
      ...inBase(),
      state: 'officePassed',
    })

    expect(await act('bhb', id!, 'grant')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('已获得 1 个奖项'),
    })

    const once = await anAward(server, { mostPerPerson: 1 })

    await server.asOwner(
      `insert into award_limits (kind_id, year, opens_on, closes_on) values (${once.kindId}, 2025, '2025-01-01', '2025-12-31')`,
    )

    const past = await server.db
      .selectFrom('awardLimits')
      .select('id')
      .where('year', '=', 2025)
      .executeTakeFirstOrThrow()

    await applied(server, { limitId: past.id }, [fixture.trainees[1]!], {
      ...inBase(),
      state: 'granted',
    })

    expect(await apply(once.limitId, {}, 1)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('每人最多 1 次'),
    })

    const reply = await (await trainee(1)).get('/api/v1/ownAwards')

    expect(JSON.stringify(reply.data)).toContain('每人最多 1 次')
  })

  test('are given back by an undone grant', async () => {
    const award = await anAward(server, { quota: 1 })

    const [first, second] = await applied(server, award, fixture.trainees.slice(0, 2), {
      ...inBase(),
      state: 'officePassed',
    })

    const { undo } = (await act('bhb', first!, 'grant')).data as { undo: { id: number } }

    expect(await act('bhb', second!, 'grant')).toMatchObject({ status: 409 })

    await (await server.as('bhb')).post('/api/v1/awardApplications/undo', { decision: undo.id })
    expect(await act('bhb', second!, 'grant')).toMatchObject({ status: 200 })
  })
})

describe('a person from outside', () => {
  test('applies with the employer, follows it, and is decided by the office alone, apart from trainees', async () => {
    const award = await anAward(server, { audience: 'outside', name: '区域青年药师' })
    const entrant = await server.as('applicant')
    const offered = await entrant.get('/api/v1/ownAwards')

    expect(offered.data).toMatchObject({
      isOutside: true,
      offered: [{ limitId: award.limitId, refusal: null }],
    })

    const apply = async (over: object) =>
      entrant.post('/api/v1/ownAwards', { limitId: award.limitId, statement: '事迹', ...over })

    expect(await apply({})).toMatchObject({ status: 400, errors: [{ path: 'organisation' }] })

    const reply = await apply({ organisation: '第二人民医院', position: '主管药师' })

    expect(reply).toMatchObject({ status: 200, data: { state: 'submitted' } })

    const office = await server.as('bhb')

    expect((await office.get('/api/v1/awardApplications')).data).toMatchObject({ total: 0 })

    const outside = await office.get('/api/v1/awardApplications?fromOutside=1&view=waiting')

    expect(outside.data).toMatchObject({
      total: 1,
      list: [{ organisation: '第二人民医院', base: null, actions: ['officePass', 'reject'] }],
    })

    expect(
      (await (await server.as('base')).get('/api/v1/awardApplications?fromOutside=1')).data,
    ).toMatchObject({ total: 0 })

    const act = async (action: string, version: number) =>
      office.post(`/api/v1/awardApplications/${idOf(reply)}/act`, { action, version })

    expect(await act('officePass', 2)).toMatchObject({
      status: 200,
      data: { actions: ['grant', 'reject'] },
    })

    expect(await act('grant', 3)).toMatchObject({ status: 200, data: { state: 'granted' } })

    const ownReply = await entrant.get('/api/v1/ownAwards')

    expect(ownReply.data).toMatchObject({
      applications: [{ state: 'granted', organisation: '第二人民医院' }],
    })
  })
  test('trainees do not apply for awards of people from outside, nor these for awards of trainees; no base applies for them', async () => {
    const [theirs, ours] = [await anAward(server, { audience: 'outside' }), await anAward(server)]
    const trainee = await server.as(fixture.trainees[0]!.username)
    const entrant = await server.as('applicant2')
    const apply = { statement: '事迹', organisation: '某医院' }

    expect(
      await trainee.post('/api/v1/ownAwards', { ...apply, limitId: theirs.limitId }),
    ).toMatchObject({ status: 409 })
    expect(
      await entrant.post('/api/v1/ownAwards', { ...apply, limitId: ours.limitId }),
    ).toMatchObject({ status: 409 })

    const nominated = { limitId: theirs.limitId, userId: entrant.userId, statement: '推荐' }

    expect(
      await (await server.as('bhb')).post('/api/v1/awardApplications', nominated),
    ).toMatchObject({ status: 404 })
    expect(await entrant.get('/api/v1/awardApplications')).toMatchObject({ status: 401 })
  })
})
