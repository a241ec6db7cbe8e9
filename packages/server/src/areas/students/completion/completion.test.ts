import { completionWords } from '@residency/contract/areas/students/completion/text'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { importSheet, sheetBytes, someOf } from '../../../testing/files/sheets.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

type Line = { key: string; state: string; path: string | null; detail: string | null }
const PATH = '/api/v1/completions'
const { errors } = completionWords['zh-cn']
const server = await openServer()
let fixtures: MentorFixtures
let office: Caller
let base: Caller

beforeAll(async () => {
  server.clock.now = new Date('2026-11-10T01:00:00Z')
  office = await server.as('bhb')
  base = await server.as('base')
  fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 4 })
})

/** Trainees of a year's training that ends in two weeks. */
beforeEach(async () => {
  await server.asOwner(
    'truncate rate_limits, submit_locks, rotation_blocks, rotation_absences, trainee_situations, certificates, certificate_batches, completions, final_scores, notices, flow_decisions restart identity cascade',
  )
  await server.db
    .updateTable('trainees')
    .set({
      startsOn: '2025-11-25',
      lengthMonths: 12,
      extensionDays: 0,
      status: 'inTraining',
      statusSince: null,
    })
    .where('id', 'in', ids())
    .execute()
})

const ids = () => fixtures.trainees.map(({ traineeId }) => traineeId)
const idOf = (n: number) => ids()[n]!

const candidates = async (query: string, who = office) =>
  (await who.get(`${PATH}/candidates?pageSize=200&${query}`)).data as {
    list: { id: number; counts: object; actions: string[] }[]
    total: number
  }

const linesOf = async (n: number) =>
  ((await office.get(`${PATH}/candidates/${idOf(n)}`)).data as { lines: Line[] }).lines

const propose = (who: Caller, ns: readonly number[], reason: string | null = null) =>
  who.post(`${PATH}/propose`, { ids: ns.map(idOf), reason })

const completionOf = (n: number) =>
  server.db
    .selectFrom('completions')
    .selectAll()
    .where('traineeId', '=', idOf(n))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

const act = async (who: Caller, n: number, action: string, reason?: string) => {
  const { id, version } = await completionOf(n)
  return who.post(`${PATH}/${id}/act`, { action, reason, version })
}

const score = (n: number, over: object = {}) =>
  office.put(`${PATH}/scores/${idOf(n)}`, {
    theory: 80,
    theoryOn: '2026-11-01',
    skill: 75.5,
    skillOn: '2026-11-02',
    version: 0,
    ...over,
  })

const waiting = async (who: Caller) =>
  ((await who.get('/api/v1/waiting')).data as { area: string; kind: string; count: number }[])
    .filter(({ area, count }) => area === 'students' && count > 0)
    .map(({ kind, count }) => `${kind} ${count}`)

const why = (reply: { data: unknown }) =>
  (reply.data as { rows: { why: string | null }[] }).rows.map((row) => row.why)

describe('the check', () => {
  test('names every line; what no area answers is not recorded, and nothing is met by default', async () => {
    const lines = await linesOf(0)

    expect(lines.map(({ key }) => key)).toEqual([
      'months',
      'finalTheory',
      'finalSkill',
      'discipline',
      'rotations',
      'absence',
      'evaluations',
      'assessments',
      'workload',
    ])

    expect(lines.filter(({ state }) => state === 'met').map(({ key }) => key)).toEqual([
      'discipline',
    ])

    const { list } = await candidates('months=1')

    expect(list.find(({ id }) => id === idOf(0))).toMatchObject({
      actions: ['propose', 'score'],
      counts: { met: 1 },
    })
  })

  test('a measure in force is missing until it is over, and absence beyond the limit of a stay is missing', async () => {
    const id = idOf(1)

    const major = await server.db
      .selectFrom('trainees')
      .select('majorId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    const measure = {
      kind: 'discipline' as const,
      measure: 'warning' as const,
      startsOn: '2026-10-01',
      reason: '迟到',
      fromMajorId: major.majorId,
    }

    const made = await server.db
      .insertInto('traineeSituations')
      .values({ ...measure, traineeId: id, baseIds: [fixtures.baseId], state: 'inForce' })
      .returning('id')
      .executeTakeFirstOrThrow()

    await aBlock(server, {
      traineeId: id,
      departmentId: fixtures.departmentId,
      from: '2026-09-01',
      until: '2026-09-30',
      state: 'entered',
    })

    const away = { traineeId: id, reason: '病假', createdBy: fixtures.trainees[1]!.userId }

    await server.db
      .insertInto('rotationAbsences')
      .values({ ...away, startsOn: '2026-09-01', endsOn: '2026-09-20' })
      .execute()

    const of = (lines: readonly Line[], key: string) => lines.find((line) => line.key === key)

    expect(of(await linesOf(1), 'discipline')).toMatchObject({
      state: 'missing',
      detail: '1 项处分生效中',
    })

    expect(of(await linesOf(1), 'absence')).toMatchObject({
      state: 'missing',
      detail: expect.stringContaining('1 段超过'),
    })

    await server.db
      .updateTable('traineeSituations')
      .set({ state: 'ended' })
      .where('id', '=', made.id)
      .execute()

    await server.db
      .updateTable('rotationAbsences')
      .set({ endsOn: '2026-09-04' })
      .where('traineeId', '=', id)
      .execute()

    expect(of(await linesOf(1), 'discipline')).toMatchObject({ state: 'met' })
    expect(of(await linesOf(1), 'absence')).toMatchObject({ state: 'met' })
  })

  test('final scores are met from 60 on, missing below, and lead to where they are recorded', async () => {
    expect(await score(0, { skill: 59.5 })).toMatchObject({ status: 200 })

    const of = (lines: readonly Line[], key: string) => lines.find((line) => line.key === key)

    expect(of(await linesOf(0), 'finalTheory')).toMatchObject({
      state: 'met',
      detail: '80 分（2026-11-01），60 分合格',
    })

    expect(of(await linesOf(0), 'finalSkill')).toMatchObject({
      state: 'missing',
      path: `/student/candidates?id=${idOf(0)}`,
    })

    const own = (await (await server.as(fixtures.trainees[0]!.username)).get(`${PATH}/own`)).data

    expect(own).toMatchObject({ plannedEnd: '2026-11-24', state: null, certificates: [] })

    expect(of((own as { lines: Line[] }).lines, 'finalTheory')).toMatchObject({
      state: 'met',
      path: '/student/completion',
    })

    expect((await office.get(`${PATH}/own`)).data).toBeNull()
  })

  test('the list holds those who finish within so many months, in scope', async () => {
    await server.db
      .updateTable('trainees')
      .set({ lengthMonths: 16 })
      .where('id', '=', idOf(1))
      .execute()

    const seen = async (query: string, who?: Caller) =>
      (await candidates(query, who)).list.map(({ id }) => id)

    expect(await seen('months=1')).toContain(idOf(0))
    expect(await seen('months=1')).not.toContain(idOf(1))
    expect(await seen('months=6')).toContain(idOf(1))
    expect(await seen('months=6', base)).toContain(idOf(1))
    expect(await seen('months=60', await server.as('base2'))).not.toContain(idOf(0))
    expect((await (await server.as('base2')).get(`${PATH}/candidates/${idOf(0)}`)).status).toBe(404)
    expect((await (await server.as('teacher')).get(`${PATH}/candidates`)).status).toBe(401)
  })
})

describe('final scores', () => {
  test('need a day within the training, points of 0 to 100, and the version that was read', async () => {
    const at = (path: string, message: string) => ({ errors: [{ path, message }] })

    expect(await score(0, { theoryOn: null })).toMatchObject(at('theoryOn', errors.scoreDay))
    expect(await score(0, { theoryOn: '2026-11-11' })).toMatchObject(
      at('theoryOn', errors.scoreDay),
    )
    expect(await score(0, { skillOn: '2025-11-24' })).toMatchObject(
      at('skillOn', errors.scoreDaySkill),
    )
    expect(await score(0, { skill: 100.5 })).toMatchObject(at('body.skill', '不能大于 100'))
    expect((await score(0)).status).toBe(200)
    expect((await score(0)).status).toBe(409)
    expect((await base.put(`${PATH}/scores/${idOf(0)}`, { version: 1 })).status).toBe(401)
  })
  test('come by sheet too: by number, compared by the name', async () => {
    const number = async (n: number) =>
      await server.db
        .selectFrom('trainees')
        .select(['number', 'realName'])
        .where('id', '=', idOf(n))
        .executeTakeFirstOrThrow()

    const heads = someOf(completionWords['zh-cn'].sheets.finalScores.columns, [
      'number',
      'realName',
      'theory',
      'theoryOn',
      'skill',
      'skillOn',
    ])

    const [first, second] = [await number(0), await number(1)]

    const row = (number: string, realName: string, theory: string) => ({
      number,
      realName,
      theory,
      theoryOn: '2026/11/1',
      skill: '70',
      skillOn: '2026年11月2日',
    })

    const wrong = await importSheet(
      server,
      office,
      `${PATH}/scores`,
      await sheetBytes(heads, [row(first.number, second.realName, '61'), row('X', '甲', '70')]),
    )

    expect(JSON.stringify(wrong)).toContain(completionWords['zh-cn'].scoreFaults.name)

    const absent = await importSheet(
      server,
      office,
      `${PATH}/scores`,
      await sheetBytes(heads, [row(first.number, first.realName, '缺考')]),
    )

    expect(absent).toMatchObject({
      written: 0,
      faults: [{ row: 2, message: expect.stringContaining('没有成绩的请留空') }],
    })

    await importSheet(
      server,
      office,
      `${PATH}/scores`,
      await sheetBytes(heads, [row(first.number, first.realName, '61.5')]),
    )

    expect((await linesOf(0)).find(({ key }) => key === 'finalTheory')).toMatchObject({
      state: 'met',
    })
  })
})

describe('proposing', () => {
  test('with unmet lines needs a reason, and names them, those not recorded too', async () => {
    expect(why(await propose(base, [0]))[0]).toMatch(/培训时长、.*轮转、.*工作量.*请写明/)

    expect((await propose(base, [0], '补记中')).data).toMatchObject({
      done: 1,
      rows: [{ isDone: true }],
    })

    const row = await completionOf(0)

    expect(row).toMatchObject({ state: 'proposed', reason: '补记中' })
    expect((row.unmet as { key: string }[]).map(({ key }) => key)).toContain('workload')
  })

  test('is done once, by somebody else, with a planned end, in scope', async () => {
    await server.db
      .updateTable('trainees')
      .set({ lengthMonths: null })
      .where('id', '=', idOf(1))
      .execute()

    const reply = await propose(base, [0, 1], '补记中')

    expect(why(reply)).toEqual([null, errors.completionEarly])
    expect(why(await propose(office, [0], '再次'))).toEqual([errors.completionOpen])
    expect((await propose(await server.as('base2'), [2], '越权')).data).toMatchObject({ done: 0 })
    expect((await propose(await server.as('dept'), [2], '越权')).status).toBe(401)

    const two = await Promise.all([propose(base, [3], '一'), propose(office, [3], '二')])

    expect(two.map(({ data }) => (data as { done: number }).done).sort()).toEqual([0, 1])
  })

  test('is withdrawn by who proposed it, by nobody else', async () => {
    await propose(base, [0], '补记中')
    expect((await act(office, 0, 'withdraw')).status).toBe(409)

    expect(await act(base, 0, 'withdraw')).toMatchObject({
      status: 200,
      data: { state: 'withdrawn' },
    })

    expect((await propose(base, [0], '重新提请')).data).toMatchObject({ done: 1 })
  })
})

describe('deciding', () => {
  test('confirming finishes the training and notifies the trainee; it waits for the office until then', async () => {
    expect(await waiting(base)).toContain('proposeCompletions 4')

    await propose(base, [0], '补记中')
    expect(await waiting(base)).toContain('proposeCompletions 3')
    expect(await waiting(office)).toEqual(['confirmCompletions 1'])

    expect(await act(office, 0, 'confirm')).toMatchObject({
      status: 200,
      data: { state: 'confirmed', undo: { seconds: 10 } },
    })

    expect(await waiting(office)).toEqual(['issueCertificates 1'])
    expect(await completionOf(0)).toMatchObject({ confirmedOn: '2026-11-10' })

    const own = (await (await server.as(fixtures.trainees[0]!.username)).get(`${PATH}/own`)).data

    expect(own).toMatchObject({ state: 'confirmed', confirmedOn: '2026-11-10' })

    const timeline = (
      await (await server.as(fixtures.trainees[0]!.username)).get('/api/v1/trainees/own/timeline')
    ).data

    expect(timeline).toEqual(
      expect.arrayContaining([expect.objectContaining({ what: '准予结业' })]),
    )
    expect(await score(0)).toMatchObject({ status: 409, msg: errors.scoreSettled })
    expect((await candidates('months=1')).list.map(({ id }) => id)).not.toContain(idOf(0))
    expect((await candidates('months=1&stage=finished')).list.map(({ id }) => id)).toEqual([
      idOf(0),
    ])
  })

  test('nobody confirms what they proposed, nor their own; a base does not confirm', async () => {
    await propose(office, [0], '补记中')
    expect((await act(office, 0, 'confirm')).status).toBe(409)
    expect((await act(base, 0, 'confirm')).status).toBe(409)

    // so it waits for nobody of them
    expect(await waiting(office)).not.toContain('confirmCompletions 1')
    expect((await office.get(`${PATH}?waiting=1`)).data).toMatchObject({ total: 0 })

    const { id } = await completionOf(0)

    await server.db
      .updateTable('trainees')
      .set({ userId: office.userId })
      .where('id', '=', idOf(0))
      .execute()

    await server.db
      .updateTable('completions')
      .set({ proposedBy: base.userId })
      .where('id', '=', id)
      .execute()

    expect((await act(office, 0, 'confirm')).status).toBe(409)

    await server.db
      .updateTable('trainees')
      .set({ userId: fixtures.trainees[0]!.userId })
      .where('id', '=', idOf(0))
      .execute()
  })

  test('a line that became unmet since prevents it; refusing needs a reason and opens the way again', async () => {
    await score(0)
    await propose(base, [0], '补记中')
    await score(0, { skill: 50, version: 1 })

    expect(await act(office, 0, 'confirm')).toMatchObject({
      status: 409,
      msg: errors.completionChanged.replace('{lines}', '结业技能考核'),
    })

    const { id } = await completionOf(0)

    expect((await office.get(`${PATH}/${id}`)).data).toMatchObject({
      obstacle: expect.stringContaining('结业技能考核'),
    })
    expect((await act(office, 0, 'reject')).status).toBe(400)
    expect(await act(office, 0, 'reject', '技能不合格')).toMatchObject({ status: 200 })
    expect((await propose(base, [0], '补考后')).data).toMatchObject({ done: 1 })
  })

  test('many at once, each by itself; the decision is undone within seconds, and taken back with a reason later', async () => {
    await propose(base, [0, 1], '补记中')
    await propose(office, [2], '补记中')

    const rows = await Promise.all([0, 1, 2].map(completionOf))

    const selection = {
      ids: rows.map(({ id }) => id),
      versions: rows.map(({ id, version }) => ({ id, version })),
    }

    const bulk = (await office.post(`${PATH}/act`, { action: 'confirm', ...selection })).data as {
      done: number
      undo: { id: number }
    }

    expect(bulk.done).toBe(2)
    expect((await office.post(`${PATH}/undo`, { decision: bulk.undo.id })).data).toEqual({
      done: 2,
    })
    expect(await completionOf(0)).toMatchObject({ state: 'proposed', confirmedOn: null })

    await act(office, 0, 'confirm')
    expect((await act(office, 0, 'revert')).status).toBe(400)

    expect(await act(office, 0, 'revert', '材料有误')).toMatchObject({
      status: 200,
      data: { state: 'proposed' },
    })

    const { list } = (await office.get(`${PATH}?state=proposed&keywords=`)).data as {
      list: { refusal: string | null }[]
    }

    expect(list.map(({ refusal }) => refusal)).toContain('材料有误')
  })
})
