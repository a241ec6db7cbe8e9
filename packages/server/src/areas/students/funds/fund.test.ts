import { fundWords } from '@residency/contract/areas/students/funds/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { decidersOf, whileWaived } from '../../../testing/builders/second-person.ts'
import { pdf } from '../../../testing/files/file-samples.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import { countAndList } from '../../../testing/walks/waiting-lists.ts'

const FUNDS = '/api/v1/researchFunds'
const SPENDINGS = '/api/v1/fundSpendings'
const { errors } = fundWords['zh-cn']
const NOW = new Date('2026-11-20T01:00:00Z')
const server = await openServer()
let fixtures: MentorFixtures
let office: Caller
let base: Caller
let base2: Caller
let trainee: Caller
let other: Caller

beforeAll(async () => {
  server.clock.now = NOW
  fixtures = await addMentorFixtures(server, { mentors: 0, trainees: 2 })
  ;[office, base, base2] = [
    await server.as('bhb'),
    await server.as('base'),
    await server.as('base2'),
  ]
  ;[trainee, other] = [
    await server.as(fixtures.trainees[0]!.username),
    await server.as(fixtures.trainees[1]!.username),
  ]
})

beforeEach(() =>
  server.asOwner(`truncate rate_limits, submit_locks, flow_decisions, deliveries, notices;
    truncate research_fund_moves, research_fund_spendings, research_fund_lines, research_funds`),
)

let formCount = 0

/** An application sent twice within a moment is refused: each has a summary of its own. */
const form = (over: object = {}) => ({
  title: '万古霉素用药监测',
  summary: `建立血药浓度监测流程 ${++formCount}`,
  startsOn: '2026-09-01',
  endsOn: '2027-08-31',
  files: [],
  lines: [
    { line: 'equipment', amount: '1000' },
    { line: 'travel', amount: '500.50' },
  ],
  ...over,
})

const idIn = (reply: { status: number; msg: string; data: unknown }) => {
  expect(reply, reply.msg).toMatchObject({ status: 200 })
  return (reply.data as { id: number }).id
}

const applied = async (who = trainee, over: object = {}) =>
  idIn(await who.post(`${FUNDS}/own`, form(over)))

const rowOf = (table: 'researchFunds' | 'researchFundSpendings', id: number) =>
  server.db
    .selectFrom(table)
    .select(['state', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const act = async (who: Caller, id: number, action: string, over: object = {}) =>
  who.post(`${FUNDS}/${id}/act`, {
    action,
    version: (await rowOf('researchFunds', id)).version,
    ...over,
  })

async function granted(lines?: object[]) {
  const id = await applied()
  idIn(await act(base, id, 'passAsBase'))
  idIn(await act(office, id, 'grant', lines ? { lines } : {}))

  return id
}

const receipt = async (who = trainee) => {
  const reply = await who.form('/fileOperation/attachment?purpose=proof', {
    file: { filename: '发票.pdf', content: pdf('发票') },
  })

  return (reply.data as { filePath: string }).filePath
}

const spending = async (amount: string, over: object = {}) => ({
  line: 'equipment',
  amount,
  spentOn: '2026-11-01',
  what: `移液器 ${amount}`,
  files: [await receipt()],
  ...over,
})

const spend = async (fundId: number, amount: string, over: object = {}) =>
  trainee.post(`${SPENDINGS}/own`, { ...(await spending(amount, over)), fundId })

const judge = async (who: Caller, id: number, action: string, reason?: string) =>
  who.post(`${SPENDINGS}/${id}/act`, {
    action,
    reason,
    version: (await rowOf('researchFundSpendings', id)).version,
  })

type FundView = {
  budget: string | null
  remaining: string
  leftOver: string | null
  lines: { line: string; granted: string; remaining: string }[]
}

const readFund = async (id: number) => (await trainee.get(`${FUNDS}/${id}`)).data as FundView

const leftOf = async (id: number) =>
  (await readFund(id)).lines.map(({ line, remaining }) => [line, remaining])

describe('an application', () => {
  test('goes from the trainee to base and office; nobody decides about the own, for another base, or twice', async () => {
    const id = await applied()

    expect((await base2.get(`${FUNDS}/${id}`)).status).toBe(404)
    expect((await other.get(`${FUNDS}/${id}`)).status).toBe(404)
    expect((await base2.get(`${FUNDS}/page`)).data).toMatchObject({ total: 0 })
    expect(await act(office, id, 'grant')).toMatchObject({ status: 409 })
    expect(await act(trainee, id, 'passAsBase')).toMatchObject({ status: 401 })

    await server.asOwner(
      `update trainees set user_id = ${base.userId} where id = ${fixtures.trainees[0]!.traineeId}`,
    )
    expect(await act(base, id, 'passAsBase')).toMatchObject({ status: 409 })

    await server.asOwner(
      `update trainees set user_id = ${fixtures.trainees[0]!.userId} where id = ${fixtures.trainees[0]!.traineeId}`,
    )
    expect((await base.get(`${FUNDS}/page?waiting=1`)).data).toMatchObject({ total: 1 })
    expect(await act(base, id, 'passAsBase')).toMatchObject({
      data: { state: 'basePassed', actions: [] },
    })
    expect(await act(base, id, 'passAsBase')).toMatchObject({ status: 409 })
    expect((await office.get('/api/v1/waiting')).data).toContainEqual(
      expect.objectContaining({ kind: 'grantFunds', count: 1 }),
    )
    expect(await act(office, id, 'grant')).toMatchObject({ data: { state: 'granted' } })
    expect(await readFund(id)).toMatchObject({ budget: '1500.50', remaining: '1500.50' })

    const timeline = (await trainee.get('/api/v1/trainees/own/timeline')).data

    expect(timeline).toContainEqual(
      expect.objectContaining({ what: '研究经费“万古霉素用药监测”核准 1500.50 元' }),
    )
  })

  test('names who may decide also behind hundreds of people who hold the right and may not', async () => {
    const id = await applied()
    await server.asOwner(`
      insert into users (username, nickname, password_hash) select 'holder' || n, '持有人', null from generate_series(1, 450) n;
      insert into user_roles (user_id, role_id) select u.id, r.id from users u, roles r
        where u.username like 'holder%' and r.code = 'BASE_ADMIN';
      insert into base_administrators (base_id, user_id)
        select a.base_id, (select max(id) from users) from base_administrators a where a.user_id = ${base.userId};
      delete from base_administrators where user_id = ${base.userId}`)

    const { people } = await decidersOf(office, 'fund', id)

    await server.asOwner(`
      insert into base_administrators (base_id, user_id)
        select a.base_id, ${base.userId} from base_administrators a where a.user_id = (select max(id) from users);
      delete from base_administrators where user_id = (select max(id) from users)`)

    expect(people).toEqual(['持有人'])
  })

  test('is granted by the person who passed it for the base where that is waived; until then it says who else may; never the own one', async () => {
    const id = await applied()
    idIn(await act(base, id, 'passAsBase'))
    // one person who both administers the base and is of the office
    await server.asOwner(
      `update research_funds set base_passed_by = ${office.userId} where id = ${id}`,
    )
    expect(await act(office, id, 'grant')).toMatchObject({ status: 409 })
    expect(await countAndList(office, 'grantFunds')).toEqual({ count: 0, listed: 0 })

    expect(await decidersOf(office, 'fund', id)).toMatchObject({
      why: 'secondPerson',
      hasPeople: true,
    })

    await whileWaived(server, 'fund', async () => {
      await server.asOwner(
        `update trainees set user_id = ${office.userId} where id = ${fixtures.trainees[0]!.traineeId}`,
      )
      expect(await act(office, id, 'grant')).toMatchObject({ status: 409 })
      expect(await decidersOf(office, 'fund', id)).toMatchObject({ why: 'concerned' })

      await server.asOwner(
        `update trainees set user_id = ${fixtures.trainees[0]!.userId} where id = ${fixtures.trainees[0]!.traineeId}`,
      )
      expect((await office.get('/api/v1/waiting')).data).toContainEqual(
        expect.objectContaining({ kind: 'grantFunds', count: 1 }),
      )
      expect(await act(office, id, 'grant')).toMatchObject({ data: { state: 'granted' } })
    })

    expect((await decidersOf(office, 'fund', id)).byOnePerson).toHaveLength(1)
  })

  test('that is returned says why, is corrected and begins again; a refusal needs a reason; it is withdrawn before it is granted', async () => {
    const id = await applied()

    expect((await act(base, id, 'returnAsBase')).status).toBe(400)

    idIn(await act(base, id, 'returnAsBase', { reason: '请写明设备型号' }))
    expect(await readFund(id)).toMatchObject({ reason: '请写明设备型号', mayAmend: true })

    const { version } = await rowOf('researchFunds', id)
    const lines = [{ line: 'consumables', amount: '80.05' }]

    expect(await trainee.put(`${FUNDS}/own/${id}`, { ...form({ lines }), version })).toMatchObject({
      data: { state: 'applied' },
    })

    expect(await readFund(id)).toMatchObject({
      asked: '80.05',
      lines: [{ line: 'consumables', asked: '80.05' }],
    })

    expect((await other.delete(`${FUNDS}/own/${id}`)).status).toBe(404)
    expect((await trainee.delete(`${FUNDS}/own/${id}`)).status).toBe(200)
    expect((await trainee.delete(`${FUNDS}/own/${await granted()}`)).status).toBe(409)
  })

  test('has amounts with two decimals at most, known lines, and days in order', async () => {
    for (const amount of ['0', '-5', '1.001', '1e3', '100000000'])
      expect(
        (await trainee.post(`${FUNDS}/own`, form({ lines: [{ line: 'travel', amount }] }))).status,
      ).toBe(400)

    expect((await trainee.post(`${FUNDS}/own`, form({ lines: [] }))).status).toBe(400)
    expect(
      (await trainee.post(`${FUNDS}/own`, form({ lines: [{ line: 'gold', amount: '1' }] }))).msg,
    ).toBe(errors.fundLineUnknown)
    expect(
      (await trainee.post(`${FUNDS}/own`, form({ endsOn: '2026-08-31' }))).errors[0]?.path,
    ).toBe('body.endsOn')
    expect((await office.post(`${FUNDS}/own`, form())).msg).toBe(errors.fundNoTrainee)
  })
})

describe('a grant', () => {
  const grantLine = (line: string, amount: string) => ({ line, amount })

  test('may be less than asked for, line by line, never more, and not nothing', async () => {
    const id = await applied()
    idIn(await act(base, id, 'passAsBase'))

    const grant = (...lines: object[]) => act(office, id, 'grant', { lines })

    expect((await grant(grantLine('equipment', '1000.01'))).msg).toBe(
      errors.fundGrantOver.replace('{line}', '设备费').replace('{asked}', '1000.00'),
    )
    expect((await grant(grantLine('labour', '1'))).msg).toBe(errors.fundGrantUnknown)
    expect((await grant(grantLine('equipment', '0'))).msg).toBe(errors.fundGrantNone)
    expect(await grant(grantLine('equipment', '600.30'))).toMatchObject({
      data: { state: 'granted' },
    })

    expect(await readFund(id)).toMatchObject({
      budget: '600.30',
      lines: [{ granted: '600.30' }, { granted: '0.00' }],
    })
  })

  test('is undone within seconds, unless something was spent since', async () => {
    const undone = async (before: (id: number) => Promise<unknown>) => {
      const id = await applied()
      idIn(await act(base, id, 'passAsBase'))

      const { undo } = (await act(office, id, 'grant')).data as { undo: { id: number } }

      await before(id)

      return { id, reply: await office.post(`${FUNDS}/undo`, { decision: undo.id }) }
    }

    const free = await undone(async () => {})

    expect(free.reply.status).toBe(200)

    expect(await readFund(free.id)).toMatchObject({
      state: 'basePassed',
      budget: null,
      lines: [{ granted: '0.00' }, { granted: '0.00' }],
    })

    expect((await undone(async (id) => idIn(await spend(id, '1')))).reply.status).toBe(409)
  })

  test('of many is as asked for, with a result for each', async () => {
    const ids = [await applied(), await applied(other)]

    expect((await base.post(`${FUNDS}/act`, { action: 'passAsBase', ids })).data).toMatchObject({
      done: 2,
    })

    expect(
      (
        await office.post(`${FUNDS}/act`, {
          action: 'grant',
          ids,
          lines: [grantLine('travel', '1')],
        })
      ).msg,
    ).toBe(errors.fundGrantOne)

    expect(
      (await office.post(`${FUNDS}/act`, { action: 'grant', ids: [...ids, 999_999] })).data,
    ).toMatchObject({ done: 2 })
    expect((await readFund(ids[0]!)).budget).toBe('1500.50')
  })

  test('adds up to its lines in the database, for every writer', async () => {
    const id = await granted()

    await expect(
      server.asOwner(`update research_fund_lines set granted = granted + 1 where fund_id = ${id}`),
    ).rejects.toThrow('add up')
    await expect(
      server.asOwner(`update research_funds set budget = budget - 1 where id = ${id}`),
    ).rejects.toThrow('add up')
    await expect(
      server.asOwner(`update research_funds set budget = asked + 1 where id = ${id}`),
    ).rejects.toThrow('research_funds_not_above')
  })
})

describe('a spending', () => {
  test('of twenty at the same instant never takes more than the line has', async () => {
    const id = await granted()
    const bodies: Record<string, unknown>[] = []

    for (let n = 0; n < 20; n++)
      bodies.push({ ...(await spending('100.01', { what: `试剂 ${n}` })), fundId: id })

    const statuses = (
      await Promise.all(bodies.map((body) => trainee.post(`${SPENDINGS}/own`, body)))
    ).map(({ status }) => status)

    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 409).length,
    ]).toEqual([9, 11])

    expect(await leftOf(id)).toEqual([
      ['equipment', '99.91'],
      ['travel', '500.50'],
    ])
  })

  test('needs a receipt, a day of the project that is not to come, a line with enough left and funds that run', async () => {
    const id = await granted()

    expect((await spend(id, '10', { files: [] })).status).toBe(400)
    expect((await spend(id, '10', { spentOn: '2026-11-21' })).errors[0]?.path).toBe('spentOn')
    expect((await spend(id, '10', { spentOn: '2026-08-31' })).errors[0]?.path).toBe('spentOn')
    expect((await spend(id, '10', { line: 'labour' })).msg).toBe(errors.fundLineMissing)
    expect((await spend(id, '1000.01')).msg).toBe(
      errors.fundLineOver.replace('{line}', '设备费').replace('{remaining}', '1000.00'),
    )
    expect((await spend(await applied(), '10')).msg).toBe(errors.fundNotOpen)
    expect(
      (await other.post(`${SPENDINGS}/own`, { ...(await spending('10')), fundId: id })).status,
    ).toBe(404)
    expect(await spend(id, '1000')).toMatchObject({ status: 200, data: { remaining: '0.00' } })
  })

  test('that is returned or withdrawn gives its money back; corrected it takes it again', async () => {
    const id = await granted()
    const first = idIn(await spend(id, '400'))

    expect((await judge(base, first, 'return')).status).toBe(400)

    idIn(await judge(base, first, 'return', '票据不清晰'))
    expect((await leftOf(id))[0]).toEqual(['equipment', '1000.00'])

    const { version } = await rowOf('researchFundSpendings', first)

    const again = await trainee.put(`${SPENDINGS}/own/${first}`, {
      ...(await spending('300', { line: 'travel' })),
      version,
    })

    expect(again).toMatchObject({ status: 200, data: { state: 'submitted', remaining: '200.50' } })
    expect((await trainee.delete(`${SPENDINGS}/own/${first}`)).status).toBe(200)
    expect((await leftOf(id))[1]).toEqual(['travel', '500.50'])
  })

  test('is checked by base or office, never by its owner or another base; the check can be undone', async () => {
    const id = await granted()
    const first = idIn(await spend(id, '400'))

    expect(await judge(trainee, first, 'check')).toMatchObject({ status: 401 })
    expect(await judge(base2, first, 'check')).toMatchObject({ status: 404 })
    expect((await base2.get(`${SPENDINGS}/page`)).data).toMatchObject({ total: 0 })
    expect((await base.get('/api/v1/waiting')).data).toContainEqual(
      expect.objectContaining({ kind: 'checkSpendings', count: 1 }),
    )

    const { undo } = (await judge(base, first, 'check')).data as { undo: { id: number } }

    expect((await trainee.delete(`${SPENDINGS}/own/${first}`)).status).toBe(409)
    expect((await base.post(`${SPENDINGS}/undo`, { decision: undo.id })).status).toBe(200)
    expect(await judge(office, first, 'check')).toMatchObject({ data: { state: 'checked' } })
    expect((await leftOf(id))[0]).toEqual(['equipment', '600.00'])
  })
})

describe('money that is left', () => {
  const move = async (who: Caller, id: number, over: object = {}) =>
    who.post(`${FUNDS}/${id}/moves`, {
      fromLine: 'equipment',
      toLine: 'labour',
      amount: '250.25',
      reason: '设备改为借用',
      version: (await rowOf('researchFunds', id)).version,
      ...over,
    })

  test('is moved between lines by the office with a reason, never what is spent; the budget stays', async () => {
    const id = await granted()
    idIn(await spend(id, '700'))
    expect((await move(base, id)).status).toBe(401)
    expect((await move(office, id, { reason: '' })).status).toBe(400)
    expect((await move(office, id, { toLine: 'equipment' })).errors[0]?.path).toBe('body.toLine')
    expect((await move(office, id, { amount: '300.01' })).msg).toBe(
      errors.fundMoveOver.replace('{line}', '设备费').replace('{remaining}', '300.00'),
    )
    expect(await move(office, id)).toMatchObject({ status: 200 })

    expect(await readFund(id)).toMatchObject({
      budget: '1500.50',
      moves: [{ amount: '250.25', reason: '设备改为借用', to: '劳务费' }],
    })

    expect(await leftOf(id)).toEqual([
      ['equipment', '49.75'],
      ['travel', '500.50'],
      ['labour', '250.25'],
    ])
  })

  test('is returned when the office closes the funds, not while spendings wait; then nothing is spent', async () => {
    const id = await granted()
    const first = idIn(await spend(id, '700'))

    expect((await act(office, id, 'close')).msg).toBe(
      errors.fundSpendingWaits.replace('{count}', '1'),
    )

    idIn(await judge(office, first, 'check'))
    expect(await act(base, id, 'close')).toMatchObject({ status: 409 })
    expect(await act(office, id, 'close')).toMatchObject({ data: { state: 'closed' } })
    expect((await readFund(id)).leftOver).toBe('800.50')
    expect((await spend(id, '1')).msg).toBe(errors.fundNotOpen)
    expect((await move(office, id)).status).toBe(409)
  })
})

test('projects and spendings leave as sheets with a reason, in scope', async () => {
  idIn(await spend(await granted(), '12.34'))
  for (const path of [FUNDS, SPENDINGS]) {
    expect((await base.get(`${path}/_export`)).status).toBe(400)

    const sheet = await base.get(`${path}/_export?reason=${encodeURIComponent('年度决算')}`)

    expect([sheet.status, sheet.body.length > 3000]).toEqual([200, true])
    expect((await trainee.get(`${path}/_export?reason=x`)).status).toBe(401)
  }
})
