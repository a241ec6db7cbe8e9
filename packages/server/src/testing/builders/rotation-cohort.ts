import { yearOf } from '@residency/contract/kernel/day'
import type { RecordTarget } from './record-target.ts'

/** A row of the rotation table: a department or an elective, and its months. */
type Row = {
  months: number
  stage?: 1 | 2
  maySplit?: boolean
  elective?: { choose: number; of: number[] }
} & { at: number }

/** Ids of what was made; `departments` in the order that `at` counts. */
export type TestCohort = {
  cohortId: number
  baseId: number
  majorId: number
  departments: number[]
  trainees: number[]
  rows: number[]
}

type Options = {
  count: number
  startsOn: string
  rows: Row[]
  seats?: number
  departments?: number[]
  base?: TestCohort
}

type Db = RecordTarget['db']

/** How many cohorts this process has made: it makes names unique. */
let made = 0

/**
 * An approved cohort with a base (unless one is given), departments and trainees of its own, made
 * for tests of rotations.
 * @param rows `at` is the place of the department in `departments`; `elective` chooses among
 * others, so many months each
 */
export async function makeCohort(
  target: RecordTarget,
  { count, startsOn, rows, seats = 50, departments: existing = [], base }: Options,
): Promise<TestCohort> {
  made += 1

  // journeys of several files share one database, each in a process of its own
  const mark = `${made}x${process.pid.toString(36)}x`
  const { db } = target
  const { baseId, majorId } = base ?? (await makeBase(db, mark))
  const places = Math.max(...rows.flatMap((row) => [row.at, ...(row.elective?.of ?? [])])) + 1
  const departments = [...existing]

  while (departments.length < places)
    departments.push(await makeDepartment(db, `${mark}-${departments.length}`, seats))

  const lengthMonths = rows.reduce((sum, row) => sum + row.months * (row.elective?.choose ?? 1), 0)
  const cohortId = await makeApprovedCohort(target, { mark, majorId, startsOn, lengthMonths })
  const rowIds = await makeRows(db, cohortId, { rows, departments })

  const trainees = await makeTrainees(db, {
    count,
    mark,
    training: { majorId, cohortId, enrolledOn: startsOn, startsOn, lengthMonths },
  })

  return { baseId, majorId, departments, cohortId, trainees, rows: rowIds }
}

/** A base with one major of technicians. */
async function makeBase(db: Db, mark: string) {
  const { id: baseId } = await db
    .insertInto('bases')
    .values({ code: `R${mark}`, name: `轮转基地${mark}`, mode: 'own' })
    .returning('id')
    .executeTakeFirstOrThrow()

  const { id: majorId } = await db
    .insertInto('majors')
    .values({ baseId, code: `R${mark}`, name: `轮转专业${mark}`, kind: 'technician' })
    .returning('id')
    .executeTakeFirstOrThrow()

  return { baseId, majorId }
}

/** A department below the first one of the first level. */
async function makeDepartment(db: Db, mark: string, capacity: number): Promise<number> {
  const parent = await db
    .selectFrom('departments')
    .select(['id', 'treePath'])
    .where('level', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow()

  const { id } = await db
    .insertInto('departments')
    .values({
      name: `轮转科室${mark}`,
      code: `R${mark}`,
      parentId: parent.id,
      treePath: parent.treePath,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  await db
    .updateTable('departments')
    .set({ treePath: `${parent.treePath}${id}/`, capacity })
    .where('id', '=', id)
    .execute()

  return id
}

/** An approved cohort by a published standard of its own. */
async function makeApprovedCohort(
  { db, now }: RecordTarget,
  input: { mark: string; majorId: number; startsOn: string; lengthMonths: number },
): Promise<number> {
  const { mark, majorId, startsOn, lengthMonths } = input

  const office = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'bhb')
    .executeTakeFirstOrThrow()

  const standard = await db
    .insertInto('standards')
    .values({
      // below zero, so that it is none of the series of the product
      seriesId: -(process.pid * 1000 + made),
      edition: 1,
      issuer: 'hospital',
      name: `标准${mark}`,
      source: '测试',
      majorId,
      degreeKind: 'none',
      lengthMonths,
      state: 'published',
      publishedAt: now(),
      createdBy: office.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const cohort = await db
    .insertInto('cohorts')
    .values({
      name: `届${mark}`,
      majorId,
      year: yearOf(startsOn),
      startsOn,
      standardId: standard.id,
      state: 'approved',
      createdBy: office.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  return cohort.id
}

/** The rows of a cohort in their order, electives with their options. */
async function makeRows(
  db: Db,
  cohortId: number,
  { rows, departments }: Pick<TestCohort, 'departments'> & { rows: Row[] },
): Promise<number[]> {
  const ids: number[] = []

  for (const [place, row] of rows.entries()) {
    const shared = {
      cohortId,
      place,
      stage: row.stage ?? null,
      maySplit: row.maySplit ?? false,
      months: row.months,
    }

    const kind = row.elective
      ? {
          kind: 'fixed' as const,
          name: `选轮${place}`,
          chooseLeast: row.elective.choose,
          chooseMost: row.elective.choose,
        }
      : { kind: 'required' as const, departmentId: departments[row.at]! }

    const { id: rowId } = await db
      .insertInto('cohortRows')
      .values({ ...shared, ...kind })
      .returning('id')
      .executeTakeFirstOrThrow()

    ids.push(rowId)

    const options = (row.elective?.of ?? []).map((at, index) => ({
      rowId,
      departmentId: departments[at]!,
      place: index,
    }))

    if (row.elective) await db.insertInto('cohortOptions').values(options).execute()
  }

  return ids
}

/** So many trainees of a cohort, each with an account. */
async function makeTrainees(
  db: Db,
  input: {
    count: number
    mark: string
    training: {
      majorId: number
      cohortId: number
      enrolledOn: string
      startsOn: string
      lengthMonths: number
    }
  },
): Promise<number[]> {
  const { count, mark, training } = input

  const unit = await db
    .selectFrom('trainingUnits')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()

  const trainees: number[] = []

  for (let at = 0; at < count; at++) {
    const realName = `学员${mark}-${at}`

    const user = await db
      .insertInto('users')
      .values({ username: `r${mark}${at}`, nickname: realName, realName, passwordHash: '-' })
      .returning('id')
      .executeTakeFirstOrThrow()

    const trainee = await db
      .insertInto('trainees')
      .values({
        ...training,
        number: `T${mark}${at}`,
        userId: user.id,
        trainingUnitId: unit.id,
        traineeKind: 'sponsored',
        realName,
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    trainees.push(trainee.id)
  }

  return trainees
}
