import { joinWords } from '../../kernel/join-words.ts'
import { bankEn } from './bank/words.en.ts'
import { certificatesEn } from './certificates/words.en.ts'
import { changesEn } from './changes/words.en.ts'
import { conditionsEn } from './conditions/words.en.ts'
import { exchangeEn } from './exchange/words.en.ts'
import { situationEn } from './figures/words.en.ts'
import { leadersEn } from './leaders/words.en.ts'
import { libraryEn } from './library/words.en.ts'
import { qualificationEn } from './qualification/words.en.ts'
import { requirementsEn } from './requirements/words.en.ts'
import { trainingEn } from './training/words.en.ts'
import { assessmentEn } from './yearly-assessments/words.en.ts'
import { checkEn } from './yearly-checks/words.en.ts'

const waiting = {
  finishQualification: '{count:application|applications} for a qualification not submitted yet',
  mendQualification: 'returned {count:application|applications} for a qualification to correct',
  renewQualification: '{count:qualification ends|qualifications end} soon and can be renewed',
  reviewQualifications: '{count:application|applications} for a qualification to review',
  renewCertificates: '{count:certificate ends|certificates end} soon, to renew',
  reviewTeacherChanges: '{count:change|changes} of teachers’ facts to review',
  reviewCertificates: '{count:certificate|certificates} of teachers to review',
  confirmDuties: 'teaching {count:activity|activities} to confirm',
  reportExchanges: 'late {count:report|reports} on exchanges',
  attendClasses: '{count:class|classes} to sign up for that you must attend',
  mendTrainingBases: 'returned {count:application|applications} of training bases to correct',
  reviewTrainingBases: '{count:application|applications} of training bases to review',
  reviewExchanges: '{count:exchange|exchanges} of teachers to review',
  reviewTeacherChecks: '{count:teacher|teachers} to check this year',
  settleTeacherChecks: '{count:objection|objections} to yearly checks to settle',
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
