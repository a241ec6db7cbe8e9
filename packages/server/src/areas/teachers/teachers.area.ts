import { certificateRecordFlow } from '@residency/contract/areas/teachers/certificates/certificate-record.flow'
import { teachersMenus } from '@residency/contract/areas/teachers/menus'
import { qualificationFlow } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { teachersWaiting } from '@residency/contract/areas/teachers/waiting'
import { teachersEn } from '@residency/contract/areas/teachers/words.en'
import { teachersZh } from '@residency/contract/areas/teachers/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { certificateRoutes } from './certificates/certificate.routes.ts'
import { certificateSheet } from './certificates/certificate.sheet.ts'
import { certificateNotices } from './certificates/certificate-notices.seed.ts'
import { mayReadCertificate } from './certificates/may-read-certificate.ts'
import { teachersDictionaries } from './dictionaries.seed.ts'
import { libraryRoutes } from './library/library.routes.ts'
import { librarySheet } from './library/library.sheet.ts'
import { libraryNotices } from './library/library-notices.seed.ts'
import { mayReadQualification } from './qualification/may-read-qualification.ts'
import { qualificationRoutes } from './qualification/qualification.routes.ts'
import { qualificationSheet } from './qualification/qualification.sheet.ts'
import { qualificationNotices } from './qualification/qualification-notices.seed.ts'
import { qualificationCalendar } from './qualification/qualifications-waiting.ts'
import { teachersWaitingCounts } from './teachers-waiting.ts'

export const teachersArea: Area = {
  name: 'teachers',
  words: { 'zh-cn': teachersZh, en: teachersEn },
  menus: teachersMenus,
  routes(bind) {
    qualificationRoutes(bind)
    certificateRoutes(bind)
    libraryRoutes(bind)
  },
  flows: [qualificationFlow, certificateRecordFlow],
  sheets: [qualificationSheet, certificateSheet, librarySheet],
  notices: [...qualificationNotices, ...certificateNotices, ...libraryNotices],
  dictionaries: teachersDictionaries,
  recordReaders: { qualification: mayReadQualification, certificateRecord: mayReadCertificate },
  waiting: { kinds: teachersWaiting, count: teachersWaitingCounts },
  calendar: qualificationCalendar,
}
