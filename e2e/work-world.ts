import { traineeOnLeave } from './leave-world.ts'
import { unusedName } from './makers.ts'
import { openProductDatabase } from './product-database.ts'

/**
 * A trainee in a stay of this year whose standard asks for ten blood cultures and four gram stains
 * there, and the supervisor.
 */
export async function traineeAtWork(folder = process.env.E2E_FOLDER!) {
  const world = await traineeOnLeave({ folder })
  const database = openProductDatabase(folder)
  const { db } = database

  const { majorId } = await db
    .selectFrom('trainees')
    .select('majorId')
    .where('id', '=', world.traineeId)
    .executeTakeFirstOrThrow()

  const put = async (
    table: 'standardDepartments' | 'standards' | 'standardRows' | 'cohorts' | 'cohortRows',
    row: object,
  ) =>
    (
      await db
        .insertInto(table)
        .values(row as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id

  const createdBy = world.supervisors[0].id
  const department = await put('standardDepartments', { name: unusedName('标准科室') })

  const about = {
    edition: 1,
    issuer: 'hospital',
    name: '药师标准',
    source: '本院',
    degreeKind: 'none',
    lengthMonths: 36,
  }

  const standardId = await put('standards', {
    ...about,
    seriesId: -world.traineeId,
    majorId,
    createdBy,
  })

  const rowId = await put('standardRows', {
    standardId,
    place: 1,
    kind: 'required',
    departmentId: department,
    months: 12,
  })

  await db
    .insertInto('standardRequirements')
    .values([
      { rowId, place: 1, kind: 'skill', item: '血培养接种', minimum: 10, unit: '例' },
      { rowId, place: 2, kind: 'basic', item: '革兰染色', minimum: 4, unit: '例' },
    ])
    .execute()

  const cohort = {
    name: unusedName('届'),
    majorId,
    year: world.year,
    startsOn: `${world.year}-01-01`,
    standardId,
    createdBy,
  }

  const cohortId = await put('cohorts', cohort)

  const place = {
    cohortId,
    standardRowId: rowId,
    place: 1,
    kind: 'required',
    departmentId: world.rooms[0].id,
    months: 12,
  }

  const own = await put('cohortRows', place)

  await db.updateTable('trainees').set({ cohortId }).where('id', '=', world.traineeId).execute()

  await db
    .updateTable('rotationBlocks')
    .set({ rowId: own })
    .where('traineeId', '=', world.traineeId)
    .where('departmentId', '=', world.rooms[0].id)
    .execute()

  await database.close()

  return world
}

/**
 * A trainee whose stay nobody supervises, so that its department decides, with entries of today:
 * three blood cultures, one of them logged late, and two gram stains.
 */
export async function monthToAudit(folder = process.env.E2E_FOLDER!) {
  const world = await traineeAtWork(folder)
  const database = openProductDatabase(folder)
  const { db } = database

  const stay = await db
    .updateTable('rotationBlocks')
    .set({ supervisorId: null })
    .where('traineeId', '=', world.traineeId)
    .where('departmentId', '=', world.rooms[0].id)
    .returning(['id', 'departmentId'])
    .executeTakeFirstOrThrow()

  const requirements = await db
    .selectFrom('trainees as t')
    .innerJoin('cohortRows as r', 'r.cohortId', 't.cohortId')
    .innerJoin('standardRequirements as q', 'q.rowId', 'r.standardRowId')
    .select(['q.id', 'q.kind', 'q.item'])
    .where('t.id', '=', world.traineeId)
    .orderBy('q.place')
    .execute()

  const entryOf = (at: 0 | 1, marks: 'late'[] = []) => {
    const { id, kind, item } = requirements[at]!
    return {
      traineeId: world.traineeId,
      blockId: stay.id,
      departmentId: stay.departmentId,
      requirementId: id,
      kind,
      item,
      caseDay: world.today,
      role: 'performed' as const,
      marks,
      key: crypto.randomUUID(),
      writtenAt: new Date(),
    }
  }

  await db
    .insertInto('workloadEntries')
    .values([entryOf(0), entryOf(0), entryOf(0, ['late']), entryOf(1), entryOf(1)])
    .execute()

  await database.close()

  return world
}
