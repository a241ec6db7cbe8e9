import type { Db } from '../../platform/db/pool.ts'

/** States of registrations that were admitted and have not fallen out since. */
const ADMITTED = ['admitted', 'confirmed', 'arrivalArranged', 'arrived', 'signed', 'enrolled'] as const

/** Everybody who is admitted in an intake now, with sealed numbers (`numbersOf` opens them). */
export const findAdmitted = (db: Db, intakeId: number) =>
  db
    .selectFrom('registrations')
    .select(['id', 'real_name', 'id_card_sealed', 'mobile_sealed'])
    .where('intake_id', '=', intakeId)
    .where('state', 'in', [...ADMITTED])
    .where('id_card_sealed', 'is not', null)
    .where('mobile_sealed', 'is not', null)
    .where('real_name', 'is not', null)
    .orderBy('id')
    .execute()
