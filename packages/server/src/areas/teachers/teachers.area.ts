import { certificateRecordFlow } from '@residency/contract/areas/teachers/certificates/certificate-record.flow'
import { exchangeFlow } from '@residency/contract/areas/teachers/exchange/exchange.flow'
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
import { exchangeRoutes } from './exchange/exchange.routes.ts'
import { exchangeSheet } from './exchange/exchange.sheet.ts'
import { exchangeNotices } from './exchange/exchange-notices.seed.ts'
import { mayReadExchange } from './exchange/may-read-exchange.ts'
import { libraryRoutes } from './library/library.routes.ts'
import { librarySheet } from './library/library.sheet.ts'
import { libraryNotices } from './library/library-notices.seed.ts'
import { mayReadQualification } from './qualification/may-read-qualification.ts'
import { qualificationRoutes } from './qualification/qualification.routes.ts'
import { qualificationSheet } from './qualification/qualification.sheet.ts'
import { qualificationNotices } from './qualification/qualification-notices.seed.ts'
import { qualificationCalendar } from './qualification/qualifications-waiting.ts'
import { situationRoutes } from './situation/situation.routes.ts'
import { recordMonth } from './situation/update-situation.ts'
import { teachersWaitingCounts } from './teachers-waiting.ts'

export const teachersArea: Area = {
  name: 'teachers',
  words: { 'zh-cn': teachersZh, en: teachersEn },
  menus: teachersMenus,
  routes(bind) {
    qualificationRoutes(bind)
    certificateRoutes(bind)
    exchangeRoutes(bind)
    libraryRoutes(bind)
    situationRoutes(bind)
  },
  flows: [qualificationFlow, certificateRecordFlow, exchangeFlow],
  sheets: [qualificationSheet, certificateSheet, exchangeSheet, librarySheet],
  notices: [...qualificationNotices, ...certificateNotices, ...exchangeNotices, ...libraryNotices],
  dictionaries: teachersDictionaries,
  recordReaders: {
    qualification: mayReadQualification,
    certificateRecord: mayReadCertificate,
    exchange: mayReadExchange,
    exchangeReport: mayReadExchange,
  },
  waiting: { kinds: teachersWaiting, count: teachersWaitingCounts },
  calendar: qualificationCalendar,
  schedule: [{ name: 'teachers of the month', everyMs: 21_600_000, run: recordMonth }],
}
