import { teachersMenus } from '@residency/contract/areas/teachers/menus'
import { qualificationFlow } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { teachersWaiting } from '@residency/contract/areas/teachers/waiting'
import { teachersEn } from '@residency/contract/areas/teachers/words.en'
import { teachersZh } from '@residency/contract/areas/teachers/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { teachersDictionaries } from './dictionaries.seed.ts'
import { mayReadQualification } from './qualification/may-read-qualification.ts'
import { qualificationRoutes } from './qualification/qualification.routes.ts'
import { qualificationSheet } from './qualification/qualification.sheet.ts'
import { qualificationNotices } from './qualification/qualification-notices.seed.ts'
import { qualificationCalendar, qualificationsWaiting } from './qualification/qualifications-waiting.ts'

export const teachersArea: Area = {
  name: 'teachers',
  words: { 'zh-cn': teachersZh, en: teachersEn },
  menus: teachersMenus,
  routes: qualificationRoutes,
  flows: [qualificationFlow],
  sheets: [qualificationSheet],
  notices: qualificationNotices,
  dictionaries: teachersDictionaries,
  recordReaders: { qualification: mayReadQualification },
  waiting: { kinds: teachersWaiting, count: qualificationsWaiting },
  calendar: qualificationCalendar,
}
