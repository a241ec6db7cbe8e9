import { dayInChina } from '../../platform/clock.ts'
import type { ColumnValue } from '../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
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
  traineeKind: ColumnValue<'trainees', 'traineeKind'>
  realName: string

  /** Highest completed education, if known. */
  education: ColumnValue<'trainees', 'education'>
  degreeKind: ColumnValue<'trainees', 'degreeKind'>

  /** The day the training begins; null: the day of enrolment. */
  startsOn: string | null
  lengthMonths: number | null
}

/**
 * Adds trainees, each with the next number of their year and profession, in the order given. One
 * per person and registration.
 */
export async function insertTrainees(
  tx: SignedCtx,
  newcomers: readonly NewTrainee[],
): Promise<{ id: number; number: string }[]> {
  const today = dayInChina(tx.now())
  const numbers = await nextNumbers(tx, newcomers)

  const inserted = await tx.db
    .insertInto('trainees')
    .values(
      newcomers.map((newcomer, place) => ({
        number: numbers[place]!,
        userId: newcomer.userId,
        registrationId: newcomer.registrationId,
        intakeId: newcomer.intakeId,
        realName: newcomer.realName,
        majorId: newcomer.majorId,
        trainingUnitId: newcomer.trainingUnitId,
        traineeKind: newcomer.traineeKind,
        enrolledOn: today,
        startsOn: newcomer.startsOn ?? today,
        lengthMonths: newcomer.lengthMonths,
        degreeKind: newcomer.degreeKind,
        education: newcomer.education,
      })),
    )
    .returning(['id', 'number'])
    .execute()

  await tx.audit.all(
    inserted.map(({ id, number }) => ({
      action: 'students.trainee.create',
      entity: 'trainee',
      entityId: id,
      detail: { number },
    })),
  )

  return inserted
}
