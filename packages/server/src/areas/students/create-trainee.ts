import { sql } from 'kysely'
import { dayInChina } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { traineeNumber } from './trainee.rules.ts'

export type NewTrainee = {
  userId: number
  registrationId: number
  intakeId: number
  year: number
  majorId: number
  profession: string
  trainingUnitId: number
  traineeKind: string
  realName: string
}

/** Makes a trainee with the next number of their year and profession. One per person and registration: the table says so. */
export async function createTrainee(tx: SignedCtx, it: NewTrainee): Promise<string> {
  const next = await sql<{ last: number }>`insert into trainee_number_counters (year, kind, last) values (${it.year}, ${it.profession}, 1)
    on conflict (year, kind) do update set last = trainee_number_counters.last + 1 returning last`.execute(tx.db)
  const number = traineeNumber(it.year, it.profession, next.rows[0]!.last)
  const made = await tx.db
    .insertInto('trainees')
    .values({
      number,
      user_id: it.userId,
      registration_id: it.registrationId,
      intake_id: it.intakeId,
      major_id: it.majorId,
      training_unit_id: it.trainingUnitId,
      trainee_kind: it.traineeKind,
      real_name: it.realName,
      enrolled_on: dayInChina(tx.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.audit({ action: 'students.trainee.create', entity: 'trainee', entityId: made.id, detail: { number } })
  return number
}
