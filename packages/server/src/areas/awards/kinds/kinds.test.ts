import { beforeEach, describe, expect, test } from 'vitest'
import { anAward, applied } from '../../../testing/builders/awards.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { findBaseId } from '../../../testing/find-records.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 0, trainees: 3 })

beforeEach(() =>
  server.asOwner(
    'delete from award_applications; delete from award_base_quotas; delete from award_limits; delete from award_kinds',
  ),
)

const kind = (over: object = {}) => ({
  name: '优秀学员',
  level: 'school',
  audience: 'trainee',
  mode: 'review',
  ...over,
})

const as = async (who: string) => server.as(who)

const create = async (over: object = {}, who = 'bhb') =>
  (await as(who)).post('/api/v1/awardKinds', kind(over))

const idOf = ({ data }: { data: unknown }) => (data as { id: number }).id

describe('a kind of award', () => {
  test('is added, listed with its criteria, changed and deleted by the office, and by nobody else', async () => {
    const criteria = [
      { name: '临床', weight: 60, scale: 10 },
      { name: '教学', weight: 40, scale: 20 },
    ]

    const id = idOf(await create({ mode: 'competition', criteria }))
    const list = await (await as('bhb')).get('/api/v1/awardKinds?mode=competition')

    expect(list.data).toMatchObject({
      total: 1,
      list: [{ id, levelLabel: '校（院）级', criteria, actions: ['edit', 'delete'], granted: 0 }],
    })

    expect(await create({}, 'base')).toMatchObject({ status: 401 })
    expect(await create()).toMatchObject({ status: 409, errors: [{ path: 'name' }] })

    const change = await (await as('bhb')).put(`/api/v1/awardKinds/${id}`, {
      ...kind({ name: '卓越' }),
      version: 1,
    })

    expect(change).toMatchObject({ status: 200, data: { version: 2 } })
    expect(
      await (await as('bhb')).put(`/api/v1/awardKinds/${id}`, { ...kind(), version: 1 }),
    ).toMatchObject({ status: 409 })
    expect(await (await as('bhb')).delete(`/api/v1/awardKinds/${id}`)).toMatchObject({
      status: 200,
    })
  })

  test('is refused with an unknown level, or criteria that do not add up to 100 or are named twice', async () => {
    expect(await create({ level: 'galactic' })).toMatchObject({
      status: 400,
      errors: [{ path: 'level' }],
    })

    const criterion = { name: '临床', weight: 50, scale: 10 }

    expect(await create({ mode: 'competition', criteria: [criterion] })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('100'),
    })

    expect(await create({ mode: 'competition', criteria: [criterion, criterion] })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('重复'),
    })
  })

  test('with applications keeps its audience; one with limits is not deleted, and its level is in use', async () => {
    const award = await anAward(server)
    const change = async (over: object) =>
      (await as('bhb')).put(`/api/v1/awardKinds/${award.kindId}`, { ...kind(over), version: 1 })

    await applied(server, award, [fixture.trainees[0]!])

    expect(await change({ audience: 'teacher' })).toMatchObject({
      status: 409,
      errors: [{ path: 'audience' }],
    })

    expect(await (await as('bhb')).delete(`/api/v1/awardKinds/${award.kindId}`)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('停用'),
    })

    expect(await change({ status: 0 })).toMatchObject({ status: 200 })
  })
})

describe('the limits of an award in a year', () => {
  const limit = (kindId: number, over: object = {}) => ({
    kindId,
    year: 2026,
    opensOn: '2026-11-01',
    closesOn: '2026-11-30',
    ...over,
  })

  test('are set once per kind and year by the office; base administrators see the quotas of their bases', async () => {
    const kindId = idOf(await create())

    const other = await findBaseId(server, '检验基地')

    const bases = [fixture.baseId, other].map((baseId) => ({ baseId, quota: 2 }))
    const post = async (who: string, over: object = {}) =>
      (await as(who)).post('/api/v1/awardLimits', limit(kindId, { quota: 5, bases, ...over }))

    expect(await post('base')).toMatchObject({ status: 401 })

    const id = idOf(await post('bhb'))

    expect(await post('bhb')).toMatchObject({ status: 409, errors: [{ path: 'year' }] })

    const seen = await (await as('base')).get('/api/v1/awardLimits?state=open')

    expect(seen.data).toMatchObject({
      list: [
        {
          id,
          quota: 5,
          needsPapers: true,
          hidesNames: false,
          bases: [{ baseId: fixture.baseId, quota: 2 }],
          actions: [],
        },
      ],
    })
    expect((seen.data as { list: { bases: unknown[] }[] }).list[0]!.bases).toHaveLength(1)
  })

  test('are refused with an end before the beginning, a base named twice or unknown, or an award that is not in use', async () => {
    const kindId = idOf(await create())
    const post = async (over: object) =>
      (await as('bhb')).post('/api/v1/awardLimits', limit(kindId, over))

    expect(await post({ closesOn: '2026-10-01' })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.closesOn' }],
    })

    const twice = [fixture.baseId, fixture.baseId].map((baseId) => ({ baseId, quota: 1 }))

    expect(await post({ bases: twice })).toMatchObject({ status: 400 })

    expect(await post({ bases: [{ baseId: 999_999, quota: 1 }] })).toMatchObject({
      status: 400,
      errors: [{ path: 'bases' }],
    })

    await server.asOwner(`update award_kinds set status = 0`)
    expect(await post({})).toMatchObject({ status: 400, errors: [{ path: 'kindId' }] })
  })

  test('never fall below what is granted; nobody moves or deletes them after the first application', async () => {
    const award = await anAward(server, { quota: 5 })
    await applied(server, award, fixture.trainees, { baseId: fixture.baseId, state: 'granted' })

    const put = async (over: object) =>
      (await as('bhb')).put(`/api/v1/awardLimits/${award.limitId}`, {
        ...limit(award.kindId, over),
        version: 1,
      })

    expect(await put({ quota: 2 })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('已授予 3 个'),
    })

    expect(await put({ baseQuota: 1 })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('医院药师基地已授予 3 个'),
    })

    expect(await put({ year: 2027 })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('年度'),
    })

    expect(await (await as('bhb')).delete(`/api/v1/awardLimits/${award.limitId}`)).toMatchObject({
      status: 409,
    })
    expect(await put({ quota: 3 })).toMatchObject({ status: 200, data: { version: 2 } })
  })
})
