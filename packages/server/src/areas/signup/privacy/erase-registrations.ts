import type { Eraser } from '../../../platform/area.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { removeFilesOf } from '../../../platform/files/remove-files.ts'
import { eraseSections } from './erase-sections.ts'

// Final states without result. Open registrations and those that led to a trainee are training
// records and stay.
const WITHOUT_OUTCOME = ['draft', 'withdrawn', 'rejected', 'returned'] as const
// Final states of the admission: erased only after the whole intake is over, because a waiting list
// may still be called.
const NOT_ENROLLED = ['notAdmitted', 'waitlisted', 'declined', 'lapsed', 'noShow'] as const

const NOTHING = {
  realName: null,
  gender: null,
  birthDate: null,
  ethnicCode: null,
  regionCode: null,
  schoolId: null,
  schoolOther: null,
  email: null,
  employer: null,
  studentPlace: null,
  maritalStatus: null,
  politicalStatus: null,
  addressSealed: null,
  contactName: null,
  contactMobileSealed: null,
  idCardSealed: null,
  idCardHash: null,
  mobileSealed: null,
  mobileHash: null,
  photoKey: null,
  returnReason: null,
}

/**
 * Erases personal values and photos of registrations without result after their intake's retention
 * period; choices and history stay for statistics.
 */
export const eraseEndedRegistrations: Eraser = {
  kind: 'endedRegistration',
  period: {
    days: 180,
    from: 'end of the intake’s sign-up time',
    why: 'complaints about an intake come within half a year; only sign-ups that led nowhere',
  },
  async erase({ db, blobs, now }, before, limit) {
    const rows = await db
      .selectFrom('registrations')
      .innerJoin('intakes', 'intakes.id', 'registrations.intakeId')
      .select('registrations.id')
      .where('registrations.erasedAt', 'is', null)
      .where((e) =>
        e.or([
          e.and([
            e('registrations.state', 'in', WITHOUT_OUTCOME),
            e('intakes.signUpUntil', '<', before),
          ]),
          e.and([
            e('registrations.state', 'in', NOT_ENROLLED),
            e('intakes.state', '=', 'finished'),
            e('intakes.confirmUntil', '<', before),
          ]),
        ]),
      )
      .orderBy('registrations.id')
      .limit(limit)
      .forUpdate('registrations')
      .skipLocked()
      .execute()

    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return 0

    await updateRows({ db, now }, 'registrations', ids, { ...NOTHING, erasedAt: now() })
    await removeFilesOf(db, blobs, 'registration', ids)
    await eraseSections(db, blobs, ids)

    return ids.length
  },
}
