import type { RecordTarget } from './record-target.ts'

type Row = {
  months: number
  stage?: 1 | 2
  maySplit?: boolean
  elective?: { choose: number; of: number[] }
} & { at: number }

export type TestCohort = {
  cohortId: number
  baseId: number
  majorId: number
  departments: number[]
  trainees: number[]
  rows: number[]
}

let made = 0

/**
 * An approved cohort with a base (unless one is given), departments and trainees of its own, made
 * for tests of rotations.
 * @param rows `at` is the place of the department in `departments`; `elective` chooses among
 * others, so many months each
 */
export async function makeCohort(
  target: RecordTarget,
  {
    count,
    startsOn,
    rows,
    seats = 50,
    departments: given,
    base,
  }: {
    count: number
    startsOn: string
    rows: Row[]
    seats?: number
    departments?: number[]
    base?: TestCohort
  },
): Promise<TestCohort> {
  made += 1

  // journeys of several files share one database, each in a process of its own
  const mark = `${made}x${process.pid.toString(36)}x`
  const db = target.db

  const owner = (
    await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'bhb')
      .executeTakeFirstOrThrow()
  ).id

  const parent = await db
    .selectFrom('departments')
    .select(['id', 'treePath'])
    .where('level', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow()

  const { baseId, majorId } = base ?? (await ownBase())
  const places = Math.max(...rows.flatMap((row) => [row.at, ...(row.elective?.of ?? [])])) + 1
  const departments = [...(given ?? [])]

  while (departments.length < places) {
    const name = `轮转科室${mark}-${departments.length}`

    const fresh = {
      name,
      code: `R${mark}${departments.length}`,
      parentId: parent.id,
      treePath: parent.treePath,
    }

    const { id } = await db
      .insertInto('departments')
      .values(fresh)
      .returning('id')
      .executeTakeFirstOrThrow()

    const treePath = `${parent.treePath}${id}/`

    await db
      .updateTable('departments')
      .set({ treePath, capacity: seats })
      .where('id', '=', id)
      .execute()

    departments.push(id)
  }

  return { baseId, majorId, departments, ...(await fillCohort()) }

  async function ownBase() {
    const own = { code: `R${mark}`, name: `轮转基地${mark}`, mode: 'own' as const }

    const { id } = await db
      .insertInto('bases')
      .values(own)
      .returning('id')
      .executeTakeFirstOrThrow()

    const major = {
      baseId: id,
      code: `R${mark}`,
      name: `轮转专业${mark}`,
      kind: 'technician' as const,
    }

    return {
      baseId: id,
      majorId: (
        await db.insertInto('majors').values(major).returning('id').executeTakeFirstOrThrow()
      ).id,
    }
  }

  async function fillCohort() {
    const length = rows.reduce((sum, row) => sum + row.months * (row.elective?.choose ?? 1), 0)

    const standard = await db
      .insertInto('standards')
      .values({
        seriesId: -(process.pid * 1000 + made),
        edition: 1,
        issuer: 'hospital',
        name: `标准${mark}`,
        source: '测试',
        majorId,
        degreeKind: 'none',
        lengthMonths: length,
        state: 'published',
        publishedAt: target.now(),
        createdBy: owner,
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    const cohort = await db
      .insertInto('cohorts')
      .values({
        name: `届${mark}`,
        majorId,
        year: Number(startsOn.slice(0, 4)),
        startsOn,
        standardId: standard.id,
        state: 'approved',
        createdBy: owner,
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    const ids: number[] = []

    for (const [place, row] of rows.entries()) {
      const shared = {
        cohortId: cohort.id,
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

      const { id } = await db
        .insertInto('cohortRows')
        .values({ ...shared, ...kind })
        .returning('id')
        .executeTakeFirstOrThrow()

      ids.push(id)

      if (row.elective)
        await db
          .insertInto('cohortOptions')
          .values(
            row.elective.of.map((at, nth) => ({
              rowId: id,
              departmentId: departments[at]!,
              place: nth,
            })),
          )
          .execute()
    }

    const unit = await db
      .selectFrom('trainingUnits')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()

    const trainees: number[] = []

    for (let at = 0; at < count; at++) {
      const user = await db
        .insertInto('users')
        .values({
          username: `r${mark}${at}`,
          nickname: `学员${mark}-${at}`,
          realName: `学员${mark}-${at}`,
          passwordHash: '-',
        })
        .returning('id')
        .executeTakeFirstOrThrow()

      const trainee = await db
        .insertInto('trainees')
        .values({
          number: `T${mark}${at}`,
          userId: user.id,
          majorId,
          trainingUnitId: unit.id,
          traineeKind: 'sponsored',
          realName: `学员${mark}-${at}`,
          enrolledOn: startsOn,
          startsOn,
          lengthMonths: length,
          cohortId: cohort.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow()

      trainees.push(trainee.id)
    }

    return { cohortId: cohort.id, trainees, rows: ids }
  }
}
