import { joinWords } from '../../kernel/join-words.ts'
import { certificatesEn } from './certificates/words.en.ts'
import { exchangeEn } from './exchange/words.en.ts'
import { libraryEn } from './library/words.en.ts'
import { qualificationEn } from './qualification/words.en.ts'
import { situationEn } from './situation/words.en.ts'

const waiting = {
  finishQualification: 'application for a qualification not yet submitted',
  mendQualification: 'returned application for a qualification to correct',
  renewQualification: 'qualification ends soon and can be renewed',
  reviewQualifications: 'applications for a qualification to review',
  renewCertificates: 'certificates end soon and need renewal',
  reviewCertificates: 'certificates of teachers to review',
  reportExchanges: 'late reports on exchanges',
  reviewExchanges: 'exchanges of teachers to review',
}

/** Of the published calls. */
const fields = { filePath: 'Uploaded files', submit: 'Submit', ids: 'Records', status: 'Decision' }

export const teachersEn = joinWords(
  { area: 'Teachers', waiting, fields, menus: { teaching: 'Teachers' } },
  qualificationEn,
  certificatesEn,
  exchangeEn,
  libraryEn,
  situationEn,
)
