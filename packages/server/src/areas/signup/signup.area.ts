import { signupMenus } from '@residency/contract/areas/signup/access'
import { partnerFlow } from '@residency/contract/areas/signup/partner/partner.flow'
import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'
import { signupWords } from '@residency/contract/areas/signup/text'
import { signupWaiting } from '@residency/contract/areas/signup/waiting'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { signupDictionaryUses } from './dictionary-uses.ts'
import { partnerNotices } from './partner/partner-notices.seed.ts'
import { peopleSheet } from './partner/people.sheet.ts'
import { partnerPlan } from './partner/review-partners.ts'
import { eraseEndedRegistrations } from './privacy/erase-registrations.ts'
import { signupOwnRecord } from './privacy/own-record.ts'
import { signupAnswers } from './registration/own-progress.ts'
import { signupNotices } from './registration/registration-notices.seed.ts'
import { registrationTimeline } from './registration/registration-timeline.ts'
import { registrationsWaiting } from './registrations-waiting.ts'
import { reviewedRegistrations } from './review/act-on-registrations.ts'
import { registrationFinder } from './review/find-registrations.ts'
import { mayReadRegistration } from './review/may-read-registration.ts'
import { registrationSheet } from './review/registration.sheet.ts'
import { sectionFileReaders } from './sections/section-file-readers.ts'
import { signupRoutes } from './signup.routes.ts'

export const signupArea: Area = {
  name: 'signup',
  sealed: [
    { table: 'registrations', stored: 'mobile_sealed', key: 'id' },
    { table: 'registrations', stored: 'id_card_sealed', key: 'id' },
    { table: 'registrations', stored: 'address_sealed', key: 'id' },
    { table: 'registrations', stored: 'contact_mobile_sealed', key: 'id' },
    { table: 'partners', stored: 'mobile_sealed', key: 'id' },
  ],
  words: signupWords,
  menus: signupMenus,
  finders: [registrationFinder],
  routes: signupRoutes,
  flows: [registrationFlow, partnerFlow],
  reviews: [partnerPlan.reviewed, reviewedRegistrations],
  sheets: [peopleSheet, registrationSheet],
  notices: kindsOf(signupNotices, partnerNotices),
  ownRecord: [signupOwnRecord],
  erasers: [eraseEndedRegistrations],
  recordReaders: { registration: mayReadRegistration, ...sectionFileReaders },
  dictionaryUses: signupDictionaryUses,
  waiting: { kinds: signupWaiting, count: registrationsWaiting },
  homeAnswers: signupAnswers,
  timeline: registrationTimeline,
}
