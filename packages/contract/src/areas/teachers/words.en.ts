import { joinWords } from '../../kernel/join-words.ts'
import { assessmentEn } from './assessment/words.en.ts'
import { bankEn } from './bank/words.en.ts'
import { certificatesEn } from './certificates/words.en.ts'
import { changesEn } from './changes/words.en.ts'
import { checkEn } from './check/words.en.ts'
import { conditionsEn } from './conditions/words.en.ts'
import { exchangeEn } from './exchange/words.en.ts'
import { leadersEn } from './leaders/words.en.ts'
import { libraryEn } from './library/words.en.ts'
import { qualificationEn } from './qualification/words.en.ts'
import { requirementsEn } from './requirements/words.en.ts'
import { situationEn } from './situation/words.en.ts'
import { trainingEn } from './training/words.en.ts'

const waiting = {
  finishQualification: 'application for a qualification not yet submitted',
  mendQualification: 'returned application for a qualification to correct',
  renewQualification: 'qualification ends soon and can be renewed',
  reviewQualifications: 'applications for a qualification to review',
  renewCertificates: 'certificates end soon and need renewal',
  reviewTeacherChanges: 'changes of teachers’ facts to review',
  reviewCertificates: 'certificates of teachers to review',
  confirmDuties: 'teaching activities to confirm',
  reportExchanges: 'late reports on exchanges',
  attendClasses: 'classes to sign up for that you must attend',
  mendTrainingBases: 'returned applications of training bases to correct',
  reviewTrainingBases: 'applications of training bases to review',
  reviewExchanges: 'exchanges of teachers to review',
  reviewTeacherChecks: 'teachers to check',
  settleTeacherChecks: 'objections of yearly checks to settle',
}

/** Of the published calls. */
const fields = { filePath: 'Uploaded files', submit: 'Submit', ids: 'Records', status: 'Decision' }

export const teachersEn = joinWords(
  { area: 'Teachers', waiting, fields, menus: { teaching: 'Teachers' } },
  qualificationEn,
  certificatesEn,
  conditionsEn,
  changesEn,
  assessmentEn,
  bankEn,
  exchangeEn,
  trainingEn,
  libraryEn,
  situationEn,
  requirementsEn,
  leadersEn,
  checkEn,
)
