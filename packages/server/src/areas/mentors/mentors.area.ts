import { mentorsMenus } from '@residency/contract/areas/mentors/access'
import { changeFlow } from '@residency/contract/areas/mentors/change/change.flow'
import { mentorApplicationFlow } from '@residency/contract/areas/mentors/choice/application.flow'
import { mentorMatchRunFlow } from '@residency/contract/areas/mentors/choice/match-run.flow'
import { mentorEntryFlow } from '@residency/contract/areas/mentors/library/mentor-entry.flow'
import { meetingFlow } from '@residency/contract/areas/mentors/records/meeting.flow'
import { mentorsWords } from '@residency/contract/areas/mentors/text'
import { mentorsWaiting } from '@residency/contract/areas/mentors/waiting'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { assessmentSheet } from './assessments/assessment.sheet.ts'
import { changeRoutes } from './change/change.routes.ts'
import { changeNotices } from './change/change-notices.seed.ts'
import { changesOwnRecord } from './change/own-record.ts'
import { mentorChangePlan } from './change/review-changes.ts'
import { choiceRoutes } from './choice/choice.routes.ts'
import {
  mentorApplicationNotices,
  mentorMatchNotices,
  mentorRelationNotices,
} from './choice/choice-notices.seed.ts'
import { choiceCalendar } from './choice/choice-waiting.ts'
import { choiceDeadlines } from './choice/find-deadlines.ts'
import { applicationsOwnRecord } from './choice/own-record.ts'
import { libraryRoutes } from './library/library.routes.ts'
import { entrySheet, relationSheet } from './library/library.sheet.ts'
import { libraryNotices } from './library/library-notices.seed.ts'
import { entriesOwnRecord } from './library/own-record.ts'
import { mayReadEntry } from './library/present-entry.ts'
import { mentorEntryPlan } from './library/review-entries.ts'
import { mentorsWaitingCounts } from './mentors-waiting.ts'
import { mayReadMeeting, meetingSheet } from './records/list-meetings.ts'
import { recordsOwnRecord } from './records/own-record.ts'
import { recordRoutes } from './records/record.routes.ts'
import { recordNotices } from './records/record-notices.seed.ts'
import { fulfilmentSheet } from './tasks/fulfilment.ts'
import { choiceWindows } from './windows/window.queries.ts'

export const mentorsArea: Area = {
  name: 'mentors',
  words: mentorsWords,
  menus: mentorsMenus,
  routes(binder) {
    libraryRoutes(binder)
    choiceRoutes(binder)
    changeRoutes(binder)
    recordRoutes(binder)
  },
  flows: [mentorEntryFlow, mentorApplicationFlow, mentorMatchRunFlow, changeFlow, meetingFlow],
  reviews: [mentorEntryPlan.reviewed, mentorChangePlan.reviewed],
  sheets: [entrySheet, relationSheet, meetingSheet, fulfilmentSheet, assessmentSheet],
  notices: kindsOf(
    libraryNotices,
    mentorApplicationNotices,
    mentorMatchNotices,
    mentorRelationNotices,
    changeNotices,
    recordNotices,
  ),
  recordReaders: { mentorEntry: mayReadEntry, mentorMeeting: mayReadMeeting },
  ownRecord: [entriesOwnRecord, applicationsOwnRecord, changesOwnRecord, recordsOwnRecord],
  waiting: { kinds: mentorsWaiting, count: mentorsWaitingCounts },
  windows: [{ name: 'mentor_choice', rows: choiceWindows, pageOf: () => '/mentor/time' }],
  calendar: choiceCalendar,
  deadlines: choiceDeadlines,
}
