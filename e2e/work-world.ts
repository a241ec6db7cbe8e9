import { traineeOnLeave } from './leave-world.ts'
import { unusedName } from './makers.ts'
import { openProductDatabase } from './product-database.ts'

/** A trainee in a stay of this year whose standard asks for ten blood cultures and four gram stains there, and the supervisor. */
export async function traineeAtWork(folder = process.env.E2E_FOLDER!) {
  const world = await traineeOnLeave({ folder })
  const database = openProductDatabase(folder)
  const { db } = database
  const { major_id } = await db.selectFrom('trainees').select('major_id').where('id', '=', world.traineeId).executeTakeFirstOrThrow()
  const put = async (table: 'standard_departments' | 'standards' | 'standard_rows' | 'cohorts' | 'cohort_rows', row: object) =>
    (
      await db
        .insertInto(table)
        .values(row as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const created_by = world.supervisors[0].id
  const department = await put('standard_departments', { name: unusedName('标准科室') })
  const about = { edition: 1, issuer: 'hospital', name: '药师标准', source: '本院', degree_kind: 'none', length_months: 36 }
  const standard_id = await put('standards', { ...about, series_id: -world.traineeId, major_id, created_by })
  const row_id = await put('standard_rows', { standard_id, place: 1, kind: 'required', department_id: department, months: 12 })
  await db
    .insertInto('standard_requirements')
    .values([
      { row_id, place: 1, kind: 'skill', item: '血培养接种', minimum: 10, unit: '例' },
      { row_id, place: 2, kind: 'basic', item: '革兰染色', minimum: 4, unit: '例' },
    ])
    .execute()
  const cohort = { name: unusedName('届'), major_id, year: world.year, starts_on: `${world.year}-01-01`, standard_id, created_by }
  const cohort_id = await put('cohorts', cohort)
  const place = { cohort_id, standard_row_id: row_id, place: 1, kind: 'required', department_id: world.rooms[0].id, months: 12 }
  const own = await put('cohort_rows', place)
  await db.updateTable('trainees').set({ cohort_id }).where('id', '=', world.traineeId).execute()
  await db
    .updateTable('rotation_blocks')
    .set({ row_id: own })
    .where('trainee_id', '=', world.traineeId)
    .where('department_id', '=', world.rooms[0].id)
    .execute()
  await database.close()
  return world
}

/**
 * A trainee whose stay nobody supervises, so that its department decides, with entries of today: three blood cultures, one of them logged
 * late, and two gram stains.
 */
export async function monthToAudit(folder = process.env.E2E_FOLDER!) {
  const world = await traineeAtWork(folder)
  const database = openProductDatabase(folder)
  const { db } = database
  const stay = await db
    .updateTable('rotation_blocks')
    .set({ supervisor_id: null })
    .where('trainee_id', '=', world.traineeId)
    .where('department_id', '=', world.rooms[0].id)
    .returning(['id', 'department_id'])
    .executeTakeFirstOrThrow()
  const requirements = await db
    .selectFrom('trainees as t')
    .innerJoin('cohort_rows as r', 'r.cohort_id', 't.cohort_id')
    .innerJoin('standard_requirements as q', 'q.row_id', 'r.standard_row_id')
    .select(['q.id', 'q.kind', 'q.item'])
    .where('t.id', '=', world.traineeId)
    .orderBy('q.place')
    .execute()
  const entryOf = (at: 0 | 1, marks: 'late'[] = []) => {
    const { id, kind, item } = requirements[at]!
    return {
      trainee_id: world.traineeId,
      block_id: stay.id,
      department_id: stay.department_id,
      requirement_id: id,
      kind,
      item,
      case_day: world.today,
      role: 'performed' as const,
      marks,
      key: crypto.randomUUID(),
      written_at: new Date(),
    }
  }
  await db
    .insertInto('workload_entries')
    .values([entryOf(0), entryOf(0), entryOf(0, ['late']), entryOf(1), entryOf(1)])
    .execute()
  await database.close()
  return world
}
