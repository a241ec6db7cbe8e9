import type { Db } from '../../platform/db/connect/pool.ts'

/** States of registrations that were admitted and have not fallen out since. */
const ADMITTED = [
  'admitted',
  'confirmed',
  'arrivalArranged',
  'arrived',
  'signed',
  'enrolled',
] as const

/** Everybody who is admitted in an intake now, with sealed numbers (`numbersOf` opens them). */
export const findAdmitted = (db: Db, intakeId: number) =>
  db
    .selectFrom('registrations')
    .select(['id', 'realName', 'idCardSealed', 'mobileSealed'])
    .where('intakeId', '=', intakeId)
    .where('state', 'in', [...ADMITTED])
    .where('idCardSealed', 'is not', null)
    .where('mobileSealed', 'is not', null)
    .where('realName', 'is not', null)
    .orderBy('id')
    .execute()
