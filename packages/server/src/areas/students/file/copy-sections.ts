import { EDUCATION_LEVELS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { sql } from 'kysely'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { anyId, textArray } from '../../../platform/db/patterns.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { copyFiles } from '../../files/files.public.ts'
import {
  EDUCATION_FILES,
  ENTRY_FILES,
  findEducations,
  findEntries,
} from '../../signup/signup.public.ts'
import { writeEducation } from '../../trainees/trainees.public.ts'

/** Kind of the files that prove an entry of a trainee file. */
export const TRAINEE_ENTRY = 'traineeEntry'

type CopyDeps = Pick<Ctx, 'db' | 'fields' | 'now'>

/**
 * Copies the studies and lists of registrations to the files of their trainees. The proofs are copied
 * too, so that neither side loses them with the other. `traineeOf`: ids of trainees by the id of their
 * registration.
 */
export async function copySections(tx: CopyDeps, traineeOf: ReadonlyMap<number, number>) {
  const from = [...traineeOf.keys()]
  const [educations, entries] = [await findEducations(tx.db, from), await findEntries(tx.db, from)]

  const studies = educations.map((row) => ({
    origin: { kind: EDUCATION_FILES, id: row.id },
    traineeId: traineeOf.get(row.registrationId)!,
    section: 'education' as const,
    data: {
      level: row.level,
      school: row.schoolName ?? row.schoolOther,
      college: row.college,
      major: row.major,
      startedOn: row.startedOn,
      endedOn: row.endedOn,
      isFullTime: row.isFullTime,
      diplomaNumber: row.diplomaNumber,
      degree: row.degree,
      degreeNumber: row.degreeNumber,
    },
  }))

  const lists = entries.map((row) => ({
    origin: { kind: ENTRY_FILES, id: row.id },
    traineeId: traineeOf.get(row.registrationId)!,
    section: row.section,
    data: row.data,
  }))

  await insertCopies(tx, [...studies, ...lists])
}

type Copy = {
  origin: { kind: string; id: number }
  traineeId: number
  section: ColumnValue<'traineeEntries', 'section'>
  data: unknown
}

async function insertCopies(tx: CopyDeps, copies: readonly Copy[]) {
  if (copies.length === 0) return

  const made = await tx.db
    .insertInto('traineeEntries')
    .values(
      copies.map((copy) => ({
        traineeId: copy.traineeId,
        section: copy.section,
        data: JSON.stringify(copy.data),
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })),
    )
    .returning('id')
    .execute()

  await copyFiles(
    tx.db,
    tx.now(),
    copies.map(({ origin }, i) => ({ from: origin, to: { kind: TRAINEE_ENTRY, id: made[i]!.id } })),
  )
}

/** Records the highest completed study of trainees as their education, where none is recorded. */
export async function writeHighestEducation(
  tx: CopyDeps,
  traineeIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ id: number; education: string | null }>`
    select distinct on (trainee_id) trainee_id as id, level as education from trainee_entries
    where trainee_id = ${anyId(traineeIds)} and section = 'education'
      and (data ->> 'endedOn')::date <= ${tx.now()}::date
    order by trainee_id, array_position(${textArray(EDUCATION_LEVELS)}, level) desc`.execute(tx.db)

  await writeEducation(tx.db, rows)
}
