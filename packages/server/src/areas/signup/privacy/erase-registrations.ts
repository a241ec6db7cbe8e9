import type { Eraser } from '../../../platform/area.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { removeFilesOf } from '../../../platform/files/remove-files.ts'
import { eraseSections } from './erase-sections.ts'

// Final states without result. Open registrations and those that led to a trainee are training records and stay.
const WITHOUT_OUTCOME = ['draft', 'withdrawn', 'rejected', 'returned'] as const
// Final states of the admission: erased only after the whole intake is over, because a waiting list may still be called.
const NOT_ENROLLED = ['notAdmitted', 'waitlisted', 'declined', 'lapsed', 'noShow'] as const
const NOTHING = {
  real_name: null,
  gender: null,
  birth_date: null,
  ethnic_code: null,
  region_code: null,
  school_id: null,
  school_other: null,
  email: null,
  employer: null,
  student_place: null,
  marital_status: null,
  political_status: null,
  address_sealed: null,
  contact_name: null,
  contact_mobile_sealed: null,
  id_card_sealed: null,
  id_card_hash: null,
  mobile_sealed: null,
  mobile_hash: null,
  photo_key: null,
  return_reason: null,
}

/**
 * Erases personal values and photos of registrations without result after their intake's retention period; choices and history
 * stay for statistics.
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
      .innerJoin('intakes', 'intakes.id', 'registrations.intake_id')
      .select('registrations.id')
      .where('registrations.erased_at', 'is', null)
      .where((e) =>
        e.or([
          e.and([e('registrations.state', 'in', WITHOUT_OUTCOME), e('intakes.sign_up_until', '<', before)]),
          e.and([
            e('registrations.state', 'in', NOT_ENROLLED),
            e('intakes.state', '=', 'finished'),
            e('intakes.confirm_until', '<', before),
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
    await updateRows({ db, now }, 'registrations', ids, { ...NOTHING, erased_at: now() })
    await removeFilesOf(db, blobs, 'registration', ids)
    await eraseSections(db, blobs, ids)
    return ids.length
  },
}
