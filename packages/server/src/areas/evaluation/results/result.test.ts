import { resultWords } from '@residency/contract/areas/evaluation/results/text'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { formOf } from '../../../testing/builders/evaluations.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { sheetRows } from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const PATH = '/api/v1/evaluationResults'
const SUBJECTS = '/api/v1/evaluationSubjects'
const HEADS = resultWords['zh-cn'].sheets.evaluationResults.columns
const OWN = '/api/v1/ownEvaluationResults'
type Item = { key: string; n: number | null; mean: number | null; bars: { count: number }[] }
type Figures = { n: number; mean: number | null; items: Item[] }
type Row = { id: number; subject: string; n: number; mean: number | null }
type Ballot = { subjectId: number; targetId: number; scores: Record<string, number | null> }
type Direction = ColumnValue<'evaluationTargets', 'direction'>
const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 6, trainees: 6 })
const ballots: Ballot[] = []
const targets: { id: number; direction: Direction; subjects: number[] }[] = []

/**
 * A closed target whose subjects have so many ballots; every fifth ballot and two of three in an
 * urn of five leave an item unseen.
 */
async function closed(
  direction: Direction,
  kind: string,
  subjects: readonly object[],
  counts: readonly number[],
  over: object = {},
) {
  const { id: templateId, sections } = await formOf(server, kind)
  const keys = sections.flatMap(({ items }) =>
    items.filter((item) => item.kind === 'score').map(({ key }) => key),
  )

  const row = {
    name: `匿名 ${direction}`,
    templateId,
    direction,
    occasion: 'month' as const,
    periodFrom: '2026-11-01',
    periodUntil: '2026-11-30',
    dueOn: '2026-11-10',
    closesOn: '2026-11-15',
    isAnonymous: true,
    baseId: fixture.baseId,
    state: 'closed' as const,
    openedAt: server.clock.now,
    createdBy: fixture.mentors[0]!.userId,
    ...over,
  }

  const { id } = await server.db
    .insertInto('evaluationTargets')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()

  const created = await server.db
    .insertInto('evaluationSubjects')
    .values(subjects.map((subject) => ({ targetId: id, ...subject })))
    .returning('id')
    .execute()

  const cast = created.flatMap((subject, index) =>
    Array.from({ length: counts[index]! }, (_, place) => ({
      subjectId: subject.id,
      targetId: id,
      scores: Object.fromEntries(
        keys.map((key, i) => [
          key,
          i === 1 && counts[index] === 5 && place < 3
            ? null
            : 1 + ((place * 3 + index * 2 + i) % 5),
        ]),
      ),
    })),
  )

  ballots.push(...cast)
  targets.push({ id, direction, subjects: created.map((subject) => subject.id) })
  if (cast.length === 0) return id

  await server.db
    .insertInto('evaluationBallots')
    .values(
      cast.map(({ subjectId, scores }, index) => ({
        subjectId,
        scores: JSON.stringify(scores),
        texts: JSON.stringify({ good: `评语${index}` }),
      })),
    )
    .execute()

  return id
}

beforeAll(async () => {
  const teachers = fixture.mentors.map(({ userId }) => ({ teacherId: userId }))
  const trainees = fixture.trainees.map(({ traineeId }) => ({ traineeId }))

  const other = await server.db
    .selectFrom('departments')
    .select('id')
    .where('id', '<>', fixture.departmentId)
    .orderBy('id')
    .executeTakeFirstOrThrow()

  const six = [1, 2, 3, 4, 5, 6]

  await closed('traineeTeacher', 'teacher', teachers, six)

  await closed('traineeTeacher', 'teacher', teachers, [6, 5, 4, 3, 2, 1], {
    baseId: null,
    name: '全院带教',
  })

  await closed(
    'traineeDepartment',
    'department',
    [{ departmentId: fixture.departmentId }, { departmentId: other.id }],
    [4, 2],
  )

  await closed('peer', 'peer', trainees, [3, 5, 2, 1, 4, 6])
  await closed('patient', 'patient', trainees, [2, 4, 3, 5, 1, 6], { isAnonymous: false })

  const office = await server.as('bhb')

  expect(await office.get(PATH)).toMatchObject({ data: { list: [], total: 0 } })
  expect(await office.get(`${PATH}/${targets[0]!.id}`)).toMatchObject({ status: 404 })

  // the last one as if nothing had been erased when it was released
  for (const { id } of targets.slice(0, -1))
    expect(
      await office.post(`/api/v1/evaluationTargets/${id}/release`, { version: 1 }),
    ).toMatchObject({ status: 200 })

  await server.asOwner(
    `update evaluation_targets set state = 'released' where id = ${targets.at(-1)!.id}`,
  )
})

/** What a reader has seen: the ballots that it sums up, by the facts, and the figures shown. */
type View = {
  who: string
  target: number
  item: string
  behind: ReadonlySet<Ballot>
  n: number
  sum: number | null
}

const isVisible = (subjectId: number) =>
  ballots.filter((ballot) => ballot.subjectId === subjectId).length >= 3

const seen = (subjectIds: readonly number[], key: string) =>
  subjectIds.filter(isVisible).flatMap((id) => {
    const observed = ballots.filter(
      (ballot) => ballot.subjectId === id && ballot.scores[key] !== null,
    )
    return observed.length >= 3 ? observed : []
  })

const viewsOf = (
  who: string,
  target: number,
  subjectIds: readonly number[],
  { n, items }: Figures,
): View[] => [
  {
    who,
    target,
    item: 'all',
    n,
    sum: null,
    behind: new Set(
      ballots.filter(
        (ballot) => subjectIds.includes(ballot.subjectId) && isVisible(ballot.subjectId),
      ),
    ),
  },
  ...items.map((item) => ({
    who,
    target,
    item: item.key,
    n: item.n ?? 0,
    sum: item.mean === null ? 0 : item.mean * item.n!,
    behind: new Set(seen(subjectIds, item.key)),
  })),
]

async function readAll(who: string): Promise<View[]> {
  const reader = await server.as(who)
  const views: View[] = []
  const list = (await reader.get(`${PATH}?pageSize=100`)).data as {
    list: { id: number; n: number; subjects: number }[]
  } | null

  for (const subject of list?.list ?? []) {
    const { subjects } = targets.find(({ id }) => id === subject.id)!
    const whole = (await reader.get(`${PATH}/${subject.id}`)).data as Figures

    expect([whole.n, subject.subjects]).toEqual([subject.n, subjects.filter(isVisible).length])

    views.push(...viewsOf(`${who} target`, subject.id, subjects, whole))

    expect(await reader.get(`${PATH}/${subject.id}/raters`)).toMatchObject({
      status: 200,
      data: { list: [], total: 0 },
    })

    for (const keywords of ['', '1', '2', '3', '4', '5', '6', '导师', '药']) {
      const rows = (
        (
          await reader.get(
            `${SUBJECTS}?targetId=${subject.id}&keywords=${encodeURIComponent(keywords)}&pageSize=100`,
          )
        ).data as { list: Row[] }
      ).list

      const ids = rows.map(({ id }) => id)

      views.push(
        ...viewsOf(`${who} ${keywords}`, subject.id, ids, {
          n: rows.reduce((sum, { n }) => sum + n, 0),
          mean: null,
          items: [],
        }),
      )
    }

    for (const id of subjects) {
      const { status, data } = await reader.get(`${SUBJECTS}/${id}`)
      expect(status).toBe(isVisible(id) ? 200 : 404)
      if (status === 200)
        views.push(...viewsOf(`${who} subject`, subject.id, [id], data as Figures))
    }
  }

  const answer = (await reader.get(`${OWN}?pageSize=100`)).data as { list: Row[] } | null

  for (const { id } of answer?.list ?? []) {
    const { data } = await reader.get(`${OWN}/${id}`)
    views.push(
      ...viewsOf(
        `${who} own`,
        ballots.find((ballot) => ballot.subjectId === id)!.targetId,
        [id],
        data as Figures,
      ),
    )
  }

  await server.asOwner('truncate rate_limits')

  return views
}

describe('anonymous results', () => {
  test('isolate fewer than three answers by no pair of readers, filters, totals and exports', async () => {
    const readers = [
      'bhb',
      'base',
      'dept',
      ...fixture.mentors.map(({ username }) => username),
      ...fixture.trainees.map(({ username }) => username),
    ]

    const views: View[] = []

    for (const who of readers) views.push(...(await readAll(who)))

    const office = await server.as('bhb')

    for (const { id, subjects } of targets) {
      const rows = await sheetRows(
        (
          await office.get(
            `${SUBJECTS}/_export?targetId=${id}&reason=${encodeURIComponent('核对')}`,
          )
        ).body,
        HEADS,
      )

      const overall = rows.filter(({ item }) => item === '综合得分')

      expect(overall).toHaveLength(subjects.filter(isVisible).length)

      const n = overall.reduce((sum, cells) => sum + Number(cells.n), 0)

      views.push(...viewsOf('export', id, subjects, { n, mean: null, items: [] }))
    }

    expect(views.length).toBeGreaterThan(300)

    // the figures shown are sums of whole urns that are shown
    for (const { n, sum, behind, item, who, target } of views) {
      expect(n, `${who} ${target} ${item}`).toBe(behind.size)
      if (sum !== null)
        expect(
          Math.abs(sum - [...behind].reduce((all, ballot) => all + ballot.scores[item]!, 0)),
        ).toBeLessThan(0.005 * n + 1e-9)
    }

    const isolated: string[] = []

    for (const a of views)
      for (const b of views) {
        if (
          a.target !== b.target ||
          a.item !== b.item ||
          ![...b.behind].every((ballot) => a.behind.has(ballot))
        )
          continue

        const difference = a.behind.size - b.behind.size
        if (a.n - b.n !== difference || (difference > 0 && difference < 3))
          isolated.push(`${a.who} − ${b.who}: ${difference} of ${a.item}`)
      }

    expect(isolated).toEqual([])
    expect(views.some(({ behind }) => behind.size > 0 && behind.size < 3)).toBe(false)
  })

  test('follow from the items that are shown: one that two observed is in no result', async () => {
    const five = targets[0]!.subjects[4]!
    const { data } = await (await server.as('bhb')).get(`${SUBJECTS}/${five}`)
    const { items, mean, n } = data as Figures

    expect([n, items[1]]).toEqual([5, expect.objectContaining({ n: null, mean: null, bars: [] })])

    const { sections } = await formOf(server, 'teacher')
    const weights = sections
      .flatMap((section) => section.items)
      .flatMap((item) => (item.kind === 'score' ? [item.weight] : []))
    const parts = items.flatMap((item, index) =>
      item.mean === null ? [] : [{ weight: weights[index]!, value: (item.mean / 9) * 100 }],
    )
    const total = parts.reduce((sum, part) => sum + part.weight, 0)

    expect(mean).toBeCloseTo(
      parts.reduce((sum, part) => sum + part.value * part.weight, 0) / total,
      1,
    )
  })

  test('give texts in an order that depends on the texts only', async () => {
    const id = targets[0]!.subjects[5]!
    const office = await server.as('bhb')
    const read = async () =>
      ((await office.get(`${SUBJECTS}/${id}`)).data as { texts: { texts: string[] }[] }).texts[0]!
        .texts
    const before = await read()

    expect(before).toHaveLength(6)

    for (const order of [sql`texts::text`, sql`texts::text desc`]) {
      await sql`with urn as (delete from evaluation_ballots where subject_id = ${id}
          returning subject_id, scores, texts)
        insert into evaluation_ballots (subject_id, scores, texts) select * from urn
          order by ${order}`.execute(server.db)
      expect(await read()).toEqual(before)
    }
  })

  test('about oneself are read by the one they are about, and by nobody else who was rated', async () => {
    const mine = async (who: string) =>
      ((await (await server.as(who)).get(OWN)).data as { list: Row[] }).list
    const [first, last] = [fixture.mentors[0]!, fixture.mentors[5]!]

    expect((await mine(last.username)).map(({ n }) => n)).toEqual([6])
    expect((await mine(first.username)).map(({ n }) => n)).toEqual([6])

    const [row] = await mine(last.username)

    expect(await (await server.as(first.username)).get(`${OWN}/${row!.id}`)).toMatchObject({
      status: 404,
    })
    expect((await mine('dept')).map(({ subject, n }) => [subject, n])).toEqual([['住院药房', 4]])
    expect(await (await server.as(first.username)).get(PATH)).toMatchObject({ status: 401 })
    expect(await (await server.as('base')).get(`${PATH}/${targets[1]!.id}`)).toMatchObject({
      status: 404,
    })
  })
})

test('results of a named target name who gave what to the office, and nobody to the one they are about', async () => {
  const { id: templateId, sections } = await formOf(server, 'teacher')

  const target = await closed(
    'traineeTeacher',
    'teacher',
    [{ teacherId: fixture.mentors[2]!.userId }],
    [0],
    {
      isAnonymous: false,
      name: '实名',
    },
  )

  expect(target).toBeGreaterThan(0)

  const subjectId = targets.at(-1)!.subjects[0]!
  const scores = Object.fromEntries(
    sections.flatMap((section) => section.items.map(({ key }) => [key, 9])),
  )

  for (const [index, { userId }] of fixture.trainees.slice(0, 3).entries()) {
    const task = { targetId: target, subjectId, raterId: userId, done: true, opensOn: '2026-01-01' }

    const { id } = await server.db
      .insertInto('evaluationTasks')
      .values(task)
      .returning('id')
      .executeTakeFirstOrThrow()

    const answer = {
      taskId: id,
      templateId,
      raterId: userId,
      teacherId: fixture.mentors[2]!.userId,
      score: 70 + index * 10,
    }

    const texts = {
      scores: JSON.stringify(scores),
      texts: '{}',
      key: crypto.randomUUID(),
      assessedOn: '2026-11-12',
    }

    await server.db
      .insertInto('evaluationAnswers')
      .values({ ...answer, ...texts })
      .execute()
  }

  const office = await server.as('bhb')

  await office.post(`/api/v1/evaluationTargets/${target}/release`, { version: 1 })
  expect(await office.get(`${PATH}/${target}`)).toMatchObject({ data: { n: 3, mean: 80 } })
  expect(await office.get(`${PATH}/${target}/raters`)).toMatchObject({
    data: { total: 3, list: [{ n: 1 }, { n: 1 }, { n: 1 }] },
  })
  expect((await office.get(`${SUBJECTS}/${subjectId}`)).data).toMatchObject({
    answers: [{ rater: '学员1', score: 70 }, {}, {}],
  })

  const answer = await (await server.as(fixture.mentors[2]!.username)).get(`${OWN}/${subjectId}`)

  expect(answer).toMatchObject({ status: 200, data: { n: 3, mean: 80, answers: [] } })
})
