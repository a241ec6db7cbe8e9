import type { TestServer } from '../server/open-server.ts'
import { addMentorFixtures } from './mentors.ts'
import { aBlock } from './rotation-blocks.ts'

export type WorkFixtures = Awaited<ReturnType<typeof addWorkFixtures>>

/**
 * Trainees of one cohort whose standard asks for 10 blood cultures and 4 gram stains in one row of
 * two months. Each has a stay in that department (2026-10-01 to 2026-11-30, entered), supervised by
 * the first mentor. Written straight into the tables.
 */
export async function addWorkFixtures(
  server: TestServer,
  wanted: { trainees?: number; mentors?: number } = {},
) {
  const snapshot = await addMentorFixtures(server, {
    mentors: wanted.mentors ?? 2,
    trainees: wanted.trainees ?? 2,
  })

  const { db } = server

  const major = await db
    .selectFrom('majors')
    .select('id')
    .where('baseId', '=', snapshot.baseId)
    .orderBy('id')
    .executeTakeFirstOrThrow()

  const createdBy = snapshot.mentors[0]!.userId

  const of = await db
    .selectFrom('departments')
    .select('name')
    .where('id', '=', snapshot.departmentId)
    .executeTakeFirstOrThrow()

  const named = await db
    .insertInto('standardDepartments')
    .values({ name: `${of.name} ${snapshot.trainees[0]!.username}` })
    .returning('id')
    .executeTakeFirstOrThrow()

  const standard = await db
    .insertInto('standards')
    .values({
      seriesId: 0,
      edition: 1,
      issuer: 'hospital',
      name: '药师标准',
      source: '本院',
      majorId: major.id,
      degreeKind: 'none',
      lengthMonths: 36,
      createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const row = await db
    .insertInto('standardRows')
    .values({
      standardId: standard.id,
      place: 1,
      kind: 'required',
      departmentId: named.id,
      months: 2,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const requirements = await db
    .insertInto('standardRequirements')
    .values([
      { rowId: row.id, place: 1, kind: 'skill', item: '血培养接种', minimum: 10, unit: '例' },
      { rowId: row.id, place: 2, kind: 'basic', item: '革兰染色', minimum: 4, unit: '例' },
    ])
    .returning('id')
    .execute()

  const cohort = await db
    .insertInto('cohorts')
    .values({
      name: `届 ${snapshot.trainees[0]!.username}`,
      majorId: major.id,
      year: 2026,
      startsOn: '2026-09-01',
      standardId: standard.id,
      createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const cohortRow = await db
    .insertInto('cohortRows')
    .values({
      cohortId: cohort.id,
      standardRowId: row.id,
      place: 1,
      kind: 'required',
      departmentId: snapshot.departmentId,
      months: 2,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const ids = snapshot.trainees.map(({ traineeId }) => traineeId)

  await db
    .updateTable('trainees')
    .set({ cohortId: cohort.id, startsOn: '2026-09-01', lengthMonths: 36 })
    .where('id', 'in', ids)
    .execute()

  const blocks = []

  for (const traineeId of ids) {
    const place = {
      traineeId,
      departmentId: snapshot.departmentId,
      from: '2026-10-01',
      until: '2026-11-30',
      state: 'entered' as const,
    }

    const id = await aBlock(server, { ...place, supervisorId: snapshot.mentors[0]!.userId })

    await db
      .updateTable('rotationBlocks')
      .set({ rowId: cohortRow.id })
      .where('id', '=', id)
      .execute()

    blocks.push(id)
  }

  return {
    ...snapshot,
    cohortId: cohort.id,
    requirements: requirements.map(({ id }) => id) as [number, number],
    blocks,
  }
}
