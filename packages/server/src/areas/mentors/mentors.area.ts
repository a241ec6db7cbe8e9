import { mentorApplicationFlow } from '@residency/contract/areas/mentors/choice/application.flow'
import { mentorMatchRunFlow } from '@residency/contract/areas/mentors/choice/match-run.flow'
import { mentorsMenus } from '@residency/contract/areas/mentors/menus'
import { mentorsWaiting } from '@residency/contract/areas/mentors/waiting'
import { mentorsEn } from '@residency/contract/areas/mentors/words.en'
import { mentorsZh } from '@residency/contract/areas/mentors/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { choiceRoutes } from './choice/choice.routes.ts'
import { choiceNotices } from './choice/choice-notices.seed.ts'
import { choiceCalendar, choiceWaiting } from './choice/choice-waiting.ts'

export const mentorsArea: Area = {
  name: 'mentors',
  words: { 'zh-cn': mentorsZh, en: mentorsEn },
  menus: mentorsMenus,
  routes(bind) {
    choiceRoutes(bind)
  },
  flows: [mentorApplicationFlow, mentorMatchRunFlow],
  notices: [...choiceNotices],
  waiting: { kinds: mentorsWaiting, count: choiceWaiting },
  calendar: choiceCalendar,
}
