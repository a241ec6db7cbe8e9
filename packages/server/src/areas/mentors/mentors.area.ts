import { changeFlow } from '@residency/contract/areas/mentors/change/change.flow'
import { mentorsMenus } from '@residency/contract/areas/mentors/menus'
import { mentorsWaiting } from '@residency/contract/areas/mentors/waiting'
import { mentorsEn } from '@residency/contract/areas/mentors/words.en'
import { mentorsZh } from '@residency/contract/areas/mentors/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { changeRoutes } from './change/change.routes.ts'
import { changeNotices } from './change/change-notices.seed.ts'
import { mentorsWaitingCounts } from './mentors-waiting.ts'
import { recordRoutes } from './records/record.routes.ts'

export const mentorsArea: Area = {
  name: 'mentors',
  words: { 'zh-cn': mentorsZh, en: mentorsEn },
  menus: mentorsMenus,
  routes(bind) {
    changeRoutes(bind)
    recordRoutes(bind)
  },
  flows: [changeFlow],
  notices: [...changeNotices],
  waiting: { kinds: mentorsWaiting, count: mentorsWaitingCounts },
}
