import { changeFlow } from '@residency/contract/areas/mentors/change/change.flow'
import { mentorsMenus } from '@residency/contract/areas/mentors/menus'
import { meetingFlow } from '@residency/contract/areas/mentors/records/meeting.flow'
import { mentorsWaiting } from '@residency/contract/areas/mentors/waiting'
import { mentorsEn } from '@residency/contract/areas/mentors/words.en'
import { mentorsZh } from '@residency/contract/areas/mentors/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { changeRoutes } from './change/change.routes.ts'
import { changeNotices } from './change/change-notices.seed.ts'
import { changesOwnRecord } from './change/own-record.ts'
import { mentorsWaitingCounts } from './mentors-waiting.ts'
import { fulfilmentSheet } from './records/fulfilment.ts'
import { mayReadMeeting, meetingSheet } from './records/list-meetings.ts'
import { recordsOwnRecord } from './records/own-record.ts'
import { recordRoutes } from './records/record.routes.ts'
import { recordNotices } from './records/record-notices.seed.ts'

export const mentorsArea: Area = {
  name: 'mentors',
  words: { 'zh-cn': mentorsZh, en: mentorsEn },
  menus: mentorsMenus,
  routes(bind) {
    changeRoutes(bind)
    recordRoutes(bind)
  },
  flows: [changeFlow, meetingFlow],
  sheets: [meetingSheet, fulfilmentSheet],
  notices: [...changeNotices, ...recordNotices],
  ownRecord: [changesOwnRecord, recordsOwnRecord],
  recordReaders: { mentorMeeting: mayReadMeeting },
  waiting: { kinds: mentorsWaiting, count: mentorsWaitingCounts },
}
