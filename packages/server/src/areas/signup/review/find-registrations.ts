import { listRegistrations } from '@residency/contract/areas/signup/review/review.contract'
import type { RecordFinder } from '../../../platform/area.ts'
import { MAX_OF_A_KIND } from '../../../platform/search/search-words.ts'
import { withinRegistrationScope } from '../registration/registration.queries.ts'
import { visibleRegistrations } from '../signup.policy.ts'

/** Registrations by the name of the applicant or its initials, the latest first. */
export const registrationFinder: RecordFinder = {
  view: 'recruit/student/registration',
  list: listRegistrations,
  find: ({ db, actor }, { pattern }) =>
    db
      .selectFrom('registrations')
      .where((e) => withinRegistrationScope(e, visibleRegistrations(actor)))
      .innerJoin('intakes as i', 'i.id', 'registrations.intakeId')
      .where('registrations.nameSearch', 'like', pattern)
      .where('registrations.realName', 'is not', null)
      .select(['registrations.id', 'registrations.realName as name', 'i.name as note'])
      .$narrowType<{ name: string }>()
      .orderBy('registrations.id', 'desc')
      .limit(MAX_OF_A_KIND)
      .execute(),
}
