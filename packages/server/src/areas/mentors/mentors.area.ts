import { mentorEntryFlow } from '@residency/contract/areas/mentors/library/mentor-entry.flow'
import { mentorsMenus } from '@residency/contract/areas/mentors/menus'
import { mentorsWaiting } from '@residency/contract/areas/mentors/waiting'
import { mentorsEn } from '@residency/contract/areas/mentors/words.en'
import { mentorsZh } from '@residency/contract/areas/mentors/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { entriesWaiting } from './library/entries-waiting.ts'
import { libraryRoutes } from './library/library.routes.ts'
import { entrySheet, relationSheet } from './library/library.sheet.ts'
import { libraryNotices } from './library/library-notices.seed.ts'
import { mayReadEntry } from './library/may-read-entry.ts'

export const mentorsArea: Area = {
  name: 'mentors',
  words: { 'zh-cn': mentorsZh, en: mentorsEn },
  menus: mentorsMenus,
  routes(bind) {
    libraryRoutes(bind)
  },
  flows: [mentorEntryFlow],
  sheets: [entrySheet, relationSheet],
  notices: libraryNotices,
  recordReaders: { mentorEntry: mayReadEntry },
  waiting: { kinds: mentorsWaiting, count: entriesWaiting },
}
