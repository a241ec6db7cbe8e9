import { teachersMenus } from '@residency/contract/areas/teachers/access'
import { certificateRecordFlow } from '@residency/contract/areas/teachers/certificates/certificate-record.flow'
import { teacherChangeFlow } from '@residency/contract/areas/teachers/changes/teacher-change.flow'
import { exchangeFlow } from '@residency/contract/areas/teachers/exchange/exchange.flow'
import { qualificationFlow } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { dutyRecordFlow } from '@residency/contract/areas/teachers/requirements/duty-record.flow'
import { teachersWords } from '@residency/contract/areas/teachers/text'
import { trainingBaseFlow } from '@residency/contract/areas/teachers/training/training-base.flow'
import { trainingClassFlow } from '@residency/contract/areas/teachers/training/training-class.flow'
import { teachersWaiting } from '@residency/contract/areas/teachers/waiting'
import { checkFlow } from '@residency/contract/areas/teachers/yearly-checks/check.flow'
import { HOUR_MS } from '@residency/contract/kernel/day'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { bankSheet } from './bank/bank.sheet.ts'
import { certificateRoutes } from './certificates/certificate.routes.ts'
import { certificateSheet } from './certificates/certificate.sheet.ts'
import { certificateNotices } from './certificates/certificate-notices.seed.ts'
import { mayReadCertificate } from './certificates/list-certificates.ts'
import { certificatePlan } from './certificates/review-certificates.ts'
import { changeRoutes } from './changes/change.routes.ts'
import { changeNotices } from './changes/change-notices.seed.ts'
import { mayReadChange } from './changes/list-changes.ts'
import { changePlan } from './changes/review-changes.ts'
import { conditionRoutes } from './conditions/condition.routes.ts'
import { conditionSheet } from './conditions/condition.sheet.ts'
import { teachersDictionaries } from './dictionaries.seed.ts'
import { exchangeRoutes } from './exchange/exchange.routes.ts'
import { exchangeSheet } from './exchange/exchange.sheet.ts'
import { exchangeNotices } from './exchange/exchange-notices.seed.ts'
import { mayReadExchange } from './exchange/list-exchanges.ts'
import { exchangePlan } from './exchange/review-exchanges.ts'
import { situationRoutes } from './figures/situation.routes.ts'
import { recordMonth } from './figures/update-situation.ts'
import { teachersHome } from './home-cards/teachers-home.ts'
import { leaderSheet } from './leaders/leader.sheet.ts'
import { leaderNotices } from './leaders/leader-notices.seed.ts'
import { endQualifications } from './library/end-qualifications.ts'
import { teacherFinder } from './library/find-teachers.ts'
import { libraryRoutes } from './library/library.routes.ts'
import { librarySheet } from './library/library.sheet.ts'
import { libraryNotices, teacherCertificateNotices } from './library/library-notices.seed.ts'
import { remindOfEnds } from './library/remind-of-ends.ts'
import { mayReadQualification } from './qualification/list-qualifications.ts'
import { qualificationRoutes } from './qualification/qualification.routes.ts'
import { qualificationSheet } from './qualification/qualification.sheet.ts'
import { qualificationNotices } from './qualification/qualification-notices.seed.ts'
import { qualificationCalendar } from './qualification/qualifications-waiting.ts'
import { qualificationPlan } from './qualification/review-qualifications.ts'
import { dutyNotices } from './requirements/duty-notices.seed.ts'
import { fulfilmentSheet } from './requirements/fulfilment.sheet.ts'
import { mayReadDuty } from './requirements/list-duties.ts'
import { requirementRoutes } from './requirements/requirement.routes.ts'
import { dutyPlan } from './requirements/review-duties.ts'
import { bankRoutes, leaderRoutes } from './teachers.routes.ts'
import { teachersWaitingCounts } from './teachers-waiting.ts'
import { mayReadClass, mayReadTrainingBase } from './training/may-read-training.ts'
import { participantsSheet } from './training/participants.sheet.ts'
import { trainingRoutes } from './training/training.routes.ts'
import { trainingBaseNotices, trainingClassNotices } from './training/training-notices.seed.ts'
import { trainingCalendar } from './training/training-waiting.ts'
import { trainingBasePlan } from './training-bases/review-training-bases.ts'
import { assessmentRoutes } from './yearly-assessments/assessment.routes.ts'
import { assessmentSheet } from './yearly-assessments/assessment.sheet.ts'
import { checkRoutes } from './yearly-checks/check.routes.ts'
import { checkSheet } from './yearly-checks/check.sheet.ts'
import { checkNotices } from './yearly-checks/check-notices.seed.ts'
import { checkPlan } from './yearly-checks/review-check-records.ts'

export const teachersArea: Area = {
  name: 'teachers',
  sealed: [{ table: 'teacher_profiles', stored: 'bank_account_sealed', key: 'user_id' }],
  home: teachersHome,
  words: teachersWords,
  menus: teachersMenus,
  finders: [teacherFinder],
  routes(binder) {
    qualificationRoutes(binder)
    certificateRoutes(binder)
    conditionRoutes(binder)
    changeRoutes(binder)
    exchangeRoutes(binder)
    trainingRoutes(binder)
    libraryRoutes(binder)
    assessmentRoutes(binder)
    bankRoutes(binder)
    situationRoutes(binder)
    requirementRoutes(binder)
    leaderRoutes(binder)
    checkRoutes(binder)
  },
  flows: [
    qualificationFlow,
    certificateRecordFlow,
    exchangeFlow,
    trainingBaseFlow,
    trainingClassFlow,
    dutyRecordFlow,
    teacherChangeFlow,
    checkFlow,
  ],
  reviews: [
    certificatePlan.reviewed,
    dutyPlan.reviewed,
    trainingBasePlan.reviewed,
    changePlan.reviewed,
    exchangePlan.reviewed,
    qualificationPlan.reviewed,
    checkPlan.reviewed,
  ],
  notices: kindsOf(
    qualificationNotices,
    certificateNotices,
    exchangeNotices,
    libraryNotices,
    teacherCertificateNotices,
    trainingBaseNotices,
    trainingClassNotices,
    dutyNotices,
    leaderNotices,
    changeNotices,
    checkNotices,
  ),
  sheets: [
    qualificationSheet,
    certificateSheet,
    conditionSheet,
    exchangeSheet,
    librarySheet,
    assessmentSheet,
    bankSheet,
    participantsSheet,
    fulfilmentSheet,
    leaderSheet,
    checkSheet,
  ],
  dictionaries: teachersDictionaries,
  recordReaders: {
    qualification: mayReadQualification,
    certificateRecord: mayReadCertificate,
    teacherChange: mayReadChange,
    exchange: mayReadExchange,
    dutyRecord: mayReadDuty,
    exchangeReport: mayReadExchange,
    trainingBase: mayReadTrainingBase,
    trainingClass: mayReadClass,
  },
  waiting: { kinds: teachersWaiting, count: teachersWaitingCounts },
  calendar: async (ctx, range) => [
    ...(await qualificationCalendar(ctx, range)),
    ...(await trainingCalendar(ctx, range)),
  ],
  schedule: [
    { name: 'qualifications that are over', everyMs: 600_000, run: endQualifications },
    { name: 'reminders of ends', everyMs: HOUR_MS, run: remindOfEnds },
    { name: 'teachers of the month', everyMs: 21_600_000, run: recordMonth },
  ],
}
