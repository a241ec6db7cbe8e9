import { beforeAll, expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'
import { electiveChoices } from '../electives/elective-choices.ts'
import { type CohortRow, type CohortTable, cohortTables } from './cohort-tables.ts'

const server = await openServer()
let cohortId: number
const departments: number[] = []

beforeAll(async () => {
  const user = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'bhb')
    .executeTakeFirstOrThrow()

  const major = await server.db
    .selectFrom('majors')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()

  const found = await server.db
    .selectFrom('departments')
    .select('id')
    .where('level', '=', 2)
    .orderBy('id')
    .limit(3)
    .execute()

  departments.push(...found.map(({ id }) => id))

  const standard = await server.db
    .insertInto('standards')
    .values({
      seriesId: 0,
      edition: 1,
      issuer: 'hospital',
      name: '标准',
      source: '本院',
      majorId: major.id,
      degreeKind: 'none',
      lengthMonths: 12,
      firstStageMonths: 6,
      createdBy: user.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const cohort = {
    name: '2026 级',
    majorId: major.id,
    year: 2026,
    startsOn: '2026-09-01',
    standardId: standard.id,
    createdBy: user.id,
  }

  cohortId = (
    await server.db.insertInto('cohorts').values(cohort).returning('id').executeTakeFirstOrThrow()
  ).id

  const rows = await server.db
    .insertInto('cohortRows')
    .values([
      {
        cohortId,
        place: 1,
        stage: 2,
        kind: 'fixed',
        months: 2,
        chooseLeast: 1,
        chooseMost: 1,
        name: '选轮',
      },
      {
        cohortId,
        place: 0,
        stage: 1,
        kind: 'required',
        departmentId: departments[0]!,
        months: 6,
        maySplit: true,
      },
      {
        cohortId,
        place: 2,
        stage: 2,
        kind: 'free',
        chooseLeast: 1,
        chooseMost: 2,
        sumMonths: 4,
        name: '自选',
      },
    ])
    .returning(['id', 'place'])
    .execute()

  const options = rows
    .filter(({ place }) => place > 0)
    .flatMap(({ id }) =>
      [2, 1].map((at, place) => ({ rowId: id, departmentId: departments[at]!, place })),
    )

  await server.db.insertInto('cohortOptions').values(options).execute()
})

test('the table of a cohort is read with its lengths, rows in order and options', async () => {
  const [table] = (await cohortTables(server.db, [cohortId])) as [CohortTable]

  expect(table).toMatchObject({
    cohortId,
    name: '2026 级',
    startsOn: '2026-09-01',
    lengthMonths: 12,
    firstStageMonths: 6,
    state: 'draft',
  })

  const options = { departmentIds: [departments[2]!, departments[1]!] }

  const rows: object[] = [
    { kind: 'required', stage: 1, departmentId: departments[0]!, months: 6, maySplit: true },
    { kind: 'fixed', stage: 2, months: 2, choose: 1, name: '选轮', ...options },
    { kind: 'free', stage: 2, least: 1, most: 2, sumMonths: 4, ...options },
  ] satisfies Partial<CohortRow>[]

  expect(table.rows).toMatchObject(rows)
  expect(await cohortTables(server.db, [])).toEqual([])
  expect(await electiveChoices(server.db, [1, 2])).toEqual([])
})
