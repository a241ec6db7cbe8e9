import { studentsMenus } from '@residency/contract/areas/students/access'
import { traineeChangeFlow } from '@residency/contract/areas/students/changes/trainee-change.flow'
import { completionFlow } from '@residency/contract/areas/students/completion/completion.flow'
import { departureFlow } from '@residency/contract/areas/students/departure/departure.flow'
import { FUND_LINES } from '@residency/contract/areas/students/funds/fund.contract'
import { fundFlow } from '@residency/contract/areas/students/funds/fund.flow'
import { fundSpendingFlow } from '@residency/contract/areas/students/funds/fund-spending.flow'
import { situationFlow } from '@residency/contract/areas/students/situations/situation.flow'
import { studentsWords } from '@residency/contract/areas/students/text'
import { getOwnHome as ownHomeCall } from '@residency/contract/areas/students/trainee.contract'
import { studentsWaiting } from '@residency/contract/areas/students/waiting'
import { type Area, homeAnswer } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { traineeBankSheet } from './bank/bank.sheet.ts'
import { eraseTraineeBank } from './bank/erase-bank.ts'
import { ensureCertificateKey } from './certificates/certificate-keys.ts'
import { certificateDrawer, drawForgotten } from './certificates/draw-certificates.ts'
import { eraseCertificates } from './certificates/erase-certificates.ts'
import { TRAINEE_CHANGE } from './changes/ask-for-change.ts'
import { PERSONAL_CHANGES } from './changes/change.queries.ts'
import { traineeChangeNotices } from './changes/change-notices.seed.ts'
import { mayReadTraineeChange } from './changes/list-changes.ts'
import { certificateNotices, completionNotices } from './completion/completion-notices.seed.ts'
import { completionOwnRecord, completionTimeline } from './completion/completion-timeline.ts'
import { finalScoreSheet } from './completion/final-score.sheet.ts'
import { departureRoutes } from './departure/departure.routes.ts'
import { departureSheet } from './departure/departure.sheet.ts'
import { departureNotices } from './departure/departure-notices.seed.ts'
import {
  departuresOwnRecord,
  departureTimeline,
  eraseRatingComments,
} from './departure/departure-timeline.ts'
import { letLeave } from './departure/take-effect.ts'
import { TRAINEE_ENTRY } from './file/copy-sections.ts'
import { fileDictionaryUses } from './file/dictionary-uses.ts'
import { fileOwnRecord } from './file/file-own-record.ts'
import { openMissingFiles } from './file/open-files.ts'
import { mayReadEntry } from './file/read-files.ts'
import { isLineUsed } from './funds/fund.queries.ts'
import { fundRoutes } from './funds/fund.routes.ts'
import { fundSheet } from './funds/fund.sheet.ts'
import { fundDictionaries } from './funds/fund-lines.seed.ts'
import { fundNotices, fundSpendingNotices } from './funds/fund-notices.seed.ts'
import { fundsOwnRecord, fundTimeline } from './funds/fund-timeline.ts'
import { FUND, mayReadFund } from './funds/list-funds.ts'
import { mayReadSpending, SPENDING } from './funds/list-spendings.ts'
import { spendingSheet } from './funds/spending.sheet.ts'
import { getOwnHome } from './get-own-home.ts'
import { studentsOwnRecord } from './own-record.ts'
import { recordSituation } from './situations/ask-for.ts'
import { eraseSituationPapers } from './situations/erase-papers.ts'
import { followTime } from './situations/follow-time.ts'
import { mayReadSituation, SITUATION } from './situations/list-situations.ts'
import { situationRoutes } from './situations/situation.routes.ts'
import { situationSheet } from './situations/situation.sheet.ts'
import { situationNotices } from './situations/situation-notices.seed.ts'
import { situationsOwnRecord, situationTimeline } from './situations/situation-timeline.ts'
import { studentsRoutes } from './students.routes.ts'
import { studentsWaitingCounts } from './students-waiting.ts'
import { traineeCompletion } from './trainee-completion.ts'
import { traineeTimeline } from './trainee-timeline.ts'
import { traineeSheet } from './trainees/trainees.sheet.ts'

const timelines = [
  traineeTimeline,
  completionTimeline,
  situationTimeline,
  departureTimeline,
  fundTimeline,
]

import { findOwnRef } from '../trainees/trainees.public.ts'
import { traineeChangePlan } from './changes/review-changes.ts'
import { reviewedCompletions } from './completion/reviewed-completions.ts'
import { departurePlan } from './departure/review-departures.ts'
import { fundPlan } from './funds/review-funds.ts'
import { spendingPlan } from './funds/review-spendings.ts'
import { studentsHome } from './home-cards/students-home.ts'
import { situationPlan } from './situations/review-situations.ts'
import { traineeFinder } from './trainees/find-trainees.ts'
import { studentsSetUp } from './trainees/set-up-steps.ts'

export const studentsArea: Area = {
  name: 'students',
  sealed: [
    { table: 'trainee_files', stored: 'address_sealed', key: 'trainee_id' },
    { table: 'trainee_files', stored: 'contact_mobile_sealed', key: 'trainee_id' },
    { table: 'trainee_files', stored: 'bank_account_sealed', key: 'trainee_id' },
    { table: 'certificate_keys', stored: 'private_sealed', key: 'id', bound: 'private_sealed' },
    ...PERSONAL_CHANGES,
  ],
  home: studentsHome,
  homeAnswers: [homeAnswer(ownHomeCall, {}, getOwnHome)],
  words: studentsWords,
  menus: studentsMenus,
  setUpSteps: studentsSetUp,
  finders: [traineeFinder],
  routes(binder) {
    studentsRoutes(binder)
    situationRoutes(binder)
    departureRoutes(binder)
    fundRoutes(binder)
  },
  flows: [
    traineeChangeFlow,
    completionFlow,
    situationFlow,
    departureFlow,
    fundFlow,
    fundSpendingFlow,
  ],
  reviews: [
    reviewedCompletions,
    situationPlan.reviewed,
    departurePlan.reviewed,
    fundPlan.reviewed,
    spendingPlan.reviewed,
    traineeChangePlan.reviewed,
  ],
  notices: kindsOf(
    traineeChangeNotices,
    completionNotices,
    certificateNotices,
    situationNotices,
    departureNotices,
    fundNotices,
    fundSpendingNotices,
  ),
  sheets: [
    traineeSheet,
    traineeBankSheet,
    finalScoreSheet,
    situationSheet,
    departureSheet,
    fundSheet,
    spendingSheet,
  ],
  ownRecord: [
    studentsOwnRecord,
    fileOwnRecord,
    completionOwnRecord,
    situationsOwnRecord,
    departuresOwnRecord,
    fundsOwnRecord,
  ],
  erasers: [eraseTraineeBank, eraseCertificates, eraseRatingComments, eraseSituationPapers],
  recordReaders: {
    [TRAINEE_ENTRY]: mayReadEntry,
    [TRAINEE_CHANGE]: mayReadTraineeChange,
    [SITUATION]: mayReadSituation,
    [FUND]: mayReadFund,
    [SPENDING]: mayReadSpending,
  },
  dictionaries: fundDictionaries,
  dictionaryUses: [...fileDictionaryUses, { typeCode: FUND_LINES, isUsed: isLineUsed }],
  waiting: { kinds: studentsWaiting, count: studentsWaitingCounts },
  timeline: async (ctx, trainee) =>
    (await Promise.all(timelines.map((part) => part(ctx, trainee)))).flat(),
  completion: traineeCompletion,
  hasTraineeFile: async (ctx) => (await findOwnRef(ctx)) !== null,
  recordExtension: (tx, extension) =>
    recordSituation(tx, { kind: 'extension', files: [], ...extension }),
  schedule: [
    { name: 'situations by the day', everyMs: 60_000, run: followTime },
    { name: 'departures that are decided', everyMs: 60_000, run: letLeave },
    { name: 'certificates not drawn', everyMs: 120_000, run: drawForgotten },
  ],
  workers: { certificates: certificateDrawer },
  async sync(deps) {
    await openMissingFiles(deps)
    await ensureCertificateKey(deps)
  },
}
