import { dayInChina } from '../../platform/clock.ts'
import type { ColumnValue } from '../../platform/db/pool.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { findAskedLengths } from '../standards/time-conditions.public.ts'
import { openFiles } from './file/open-files.ts'
import { nextNumbers } from './trainee-numbers.ts'

export type NewTrainee = {
  userId: number
  /** Null for somebody who was in training before the system was. */
  registrationId: number | null
  intakeId: number | null
  /** Of the number: that of the intake, or of the start. */
  year: number
  majorId: number
  profession: string
  trainingUnitId: number
  traineeKind: ColumnValue<'trainees', 'trainee_kind'>
  realName: string
  /** Highest completed education, if known. */
  education: ColumnValue<'trainees', 'education'>
  /** As it was agreed, or as the office says; a person without it begins on the day of enrolment. */
  training?: { startsOn: string; lengthMonths: number | null; degreeKind: ColumnValue<'trainees', 'degree_kind'> }
}

/**
 * Makes trainees, each with the next number of their year and profession, in the order given. One per person and registration: the table
 * says so. A length that is not given is what the time conditions ask for.
 */
export async function createTrainees(tx: SignedCtx, many: readonly NewTrainee[]): Promise<{ id: number; number: string }[]> {
  if (many.length === 0) return []
  const today = dayInChina(tx.now())
  const numbers = await nextNumbers(tx, many)
  const degrees = many.map((it) => it.training?.degreeKind ?? (it.traineeKind === 'degree' ? 'degree' : 'none'))
  const asked = await findAskedLengths(
    tx.db,
    many.map((it, i) => ({ ...it, degreeKind: degrees[i]! })),
  )
  const made = await tx.db
    .insertInto('trainees')
    .values(
      many.map((it, i) => ({
        number: numbers[i]!,
        ...{ user_id: it.userId, registration_id: it.registrationId, intake_id: it.intakeId, real_name: it.realName },
        ...{ major_id: it.majorId, training_unit_id: it.trainingUnitId, trainee_kind: it.traineeKind },
        enrolled_on: today,
        starts_on: it.training?.startsOn ?? today,
        length_months: it.training?.lengthMonths ?? asked[i]?.lengthMonths ?? null,
        degree_kind: degrees[i]!,
        education: it.education,
      })),
    )
    .returning(['id', 'number'])
    .execute()
  await tx.audit.all(
    made.map(({ id, number }) => ({ action: 'students.trainee.create', entity: 'trainee', entityId: id, detail: { number } })),
  )
  await openFiles(
    tx,
    made.map(({ id }) => id),
  )
  return made
}
