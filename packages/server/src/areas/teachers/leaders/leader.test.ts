import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayFromNow, libraryForm } from '../../../testing/builders/qualified-teachers.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { termOn } from '../validity.rules.ts'

type Row = { id: number; leader: string; version: number; term: string; actions: string[] }
const PATH = '/api/v1/teamLeaders'
const server = await openServer()
const place: { baseId: number; departmentId: number } = { baseId: 0, departmentId: 0 }
const ids: Record<string, number> = {}

beforeAll(async () => {
  for (const [who, department] of [
    ['teacher', '住院药房'],
    ['teacher2', '临床生化室'],
  ] as const) {
    ids[who] = (await server.as(who)).userId

    const form = await libraryForm(server, ids[who], department)

    await (await server.as('bhb')).form('/teacherLibrary', form)

    if (who === 'teacher')
      Object.assign(place, {
        baseId: Number(form.baseId),
        departmentId: Number(form.departmentId),
      })
  }
})

beforeEach(() => server.asOwner('truncate teacher_leaders, submit_locks, rate_limits'))
const day = (days: number) => dayFromNow(server, { days })

const form = (over: object = {}) => ({
  userId: ids.teacher,
  ...place,
  team: '感染药学组',
  startsOn: day(0),
  endsOn: day(365),
  ...over,
})

const as = (who: string) => server.as(who)
const appoint = async (over: object = {}, who = 'bhb') => (await as(who)).post(PATH, form(over))

const listed = async (who = 'bhb', query = '') =>
  ((await (await as(who)).get(`${PATH}/page?${query}`)).data as { list: Row[] }).list

describe('a team leader', () => {
  test('both days belong to a term, and it is ending for its last 90 days', () => {
    const term = { startsOn: '2026-01-01', endsOn: '2026-06-30' }
    const of = (today: string) => termOn(today, term)
    expect(
      ['2025-12-31', '2026-01-01', '2026-03-31', '2026-04-01', '2026-06-30', '2026-07-01'].map(of),
    ).toEqual(['coming', 'running', 'running', 'ending', 'ending', 'over'])
  })

  test('is appointed from the library only, once for a team and day; the refusal names who leads it then', async () => {
    expect(await appoint()).toMatchObject({ status: 200 })

    const taken = await appoint({ userId: ids.teacher2, startsOn: day(365), endsOn: day(400) })

    expect(taken).toMatchObject({ status: 409, errors: [{ path: 'startsOn' }] })
    expect(taken.msg).toContain(day(365))
    expect(
      await appoint({ userId: ids.teacher2, startsOn: day(366), endsOn: day(400) }),
    ).toMatchObject({ status: 200 })
    expect(await appoint({ team: '心血管药学组' })).toMatchObject({ status: 200 })

    const stranger = (await as('dept')).userId

    expect(await appoint({ userId: stranger, team: '其他组' })).toMatchObject({
      status: 400,
      errors: [{ path: 'userId' }],
    })

    await server.asOwner(`update users set status = 0 where id = ${ids.teacher}`)

    expect(await appoint({ team: '其他组' }), 'a disabled account').toMatchObject({
      status: 400,
      errors: [{ path: 'userId' }],
    })

    await server.asOwner(`update users set status = 1 where id = ${ids.teacher}`)

    expect(await appoint({ startsOn: day(3), endsOn: day(2) })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.endsOn' }],
    })

    const notices = await server.db
      .selectFrom('notices')
      .select('title')
      .where('userId', '=', ids.teacher!)
      .execute()

    expect(notices.map(({ title }) => title)).toContain('你已被任命为医疗组长')
  })

  test('two appointments at once give a team one leader', async () => {
    const two = await Promise.all([appoint(), appoint({ userId: ids.teacher2 })])
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await listed()).toHaveLength(1)
  })

  test('is appointed by the administrators of the base at their own base alone; departments read, trainees do not', async () => {
    expect(await appoint({}, 'base')).toMatchObject({ status: 200 })
    expect(await appoint({ team: '二组' }, 'base2')).toMatchObject({ status: 404 })
    expect(await appoint({ baseId: 999_999 }, 'base')).toMatchObject({ status: 404 })

    expect(await appoint({ departmentId: 999_999 }, 'base')).toMatchObject({
      status: 400,
      errors: [{ path: 'departmentId' }],
    })

    const { id, version } = (await listed())[0]!
    const change = { startsOn: day(0), endsOn: day(10), version }

    expect(await (await as('base2')).put(`${PATH}/${id}`, change)).toMatchObject({ status: 404 })

    expect(await (await as('dept')).put(`${PATH}/${id}`, change)).toMatchObject({
      status: 401,
      code: 'A0301',
    })

    expect((await listed('dept')).map((row) => row.actions)).toEqual([[]])
    expect(await listed('base2')).toEqual([])

    expect(await (await as('student')).get(`${PATH}/page`)).toMatchObject({
      status: 401,
      code: 'A0301',
    })
  })

  test('a term is changed at the version that was read, ended today with a reason, and then left as it is', async () => {
    await appoint()

    const { id, version } = (await listed())[0]!
    const office = await as('bhb')
    const move = (sentVersion: number) =>
      office.put(`${PATH}/${id}`, { startsOn: day(0), endsOn: day(100), version: sentVersion })

    expect(await move(version)).toMatchObject({ status: 200 })
    expect(await move(version)).toMatchObject({ status: 409 })
    expect(await office.post(`${PATH}/${id}/end`, { endReason: ' ', version: 2 })).toMatchObject({
      status: 400,
    })
    expect(
      await office.post(`${PATH}/${id}/end`, { endReason: '岗位调整', version: 2 }),
    ).toMatchObject({ status: 200 })
    expect(await listed()).toMatchObject([{ endsOn: day(0), endReason: '岗位调整', actions: [] }])
    expect(await move(3)).toMatchObject({ status: 409 })
    expect(await appoint({ userId: ids.teacher2, startsOn: day(1) })).toMatchObject({ status: 200 })
  })

  test('one that has not begun is taken away; terms are found by their status, and exported as a sheet', async () => {
    await appoint({ startsOn: day(10) })
    await appoint({ team: '二组', startsOn: day(-40), endsOn: day(-1) })
    await appoint({ team: '三组', endsOn: day(30) })

    const found = async (term: string) =>
      (await listed('bhb', `term=${term}`)).map((row) => row.term)

    for (const term of ['coming', 'over', 'ending']) expect(await found(term)).toEqual([term])

    expect(await found('running')).toEqual([])

    const coming = (await listed('bhb', 'term=coming'))[0]!
    const office = await as('bhb')

    expect(
      await office.post(`${PATH}/${coming.id}/end`, {
        endReason: '另有安排',
        version: coming.version,
      }),
    ).toMatchObject({ status: 200 })

    expect(await listed('bhb', 'term=coming')).toEqual([])
    expect((await office.get(`${PATH}/_export?term=over`)).status).toBe(200)
  })
})
