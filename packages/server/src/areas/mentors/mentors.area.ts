import { mentorApplicationFlow } from '@residency/contract/areas/mentors/choice/application.flow'
import { mentorMatchRunFlow } from '@residency/contract/areas/mentors/choice/match-run.flow'
import { mentorEntryFlow } from '@residency/contract/areas/mentors/library/mentor-entry.flow'
import { mentorsMenus } from '@residency/contract/areas/mentors/menus'
import { mentorsWaiting } from '@residency/contract/areas/mentors/waiting'
import { mentorsEn } from '@residency/contract/areas/mentors/words.en'
import { mentorsZh } from '@residency/contract/areas/mentors/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { choiceRoutes } from './choice/choice.routes.ts'
import { choiceNotices } from './choice/choice-notices.seed.ts'
import { choiceCalendar, choiceWaiting } from './choice/choice-waiting.ts'
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
    choiceRoutes(bind)
  },
  flows: [mentorEntryFlow, mentorApplicationFlow, mentorMatchRunFlow],
  sheets: [entrySheet, relationSheet],
  notices: [...libraryNotices, ...choiceNotices],
  recordReaders: { mentorEntry: mayReadEntry },
  waiting: { kinds: mentorsWaiting, count: async (ctx) => (await Promise.all([entriesWaiting(ctx), choiceWaiting(ctx)])).flat() },
  calendar: choiceCalendar,
}
