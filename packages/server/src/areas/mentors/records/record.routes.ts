import * as assessment from '@residency/contract/areas/mentors/records/assessment.contract'
import * as meeting from '@residency/contract/areas/mentors/records/meeting.contract'
import * as relation from '@residency/contract/areas/mentors/records/relation.contract'
import * as task from '@residency/contract/areas/mentors/records/task.contract'
import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport, bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { assessmentSheet } from '../assessments/assessment.sheet.ts'
import { assessMentor, listAssessments, listOwnAssessments } from '../assessments/assessments.ts'
import { fulfilmentSheet, listFulfilledShares, listFulfilment } from '../tasks/fulfilment.ts'
import { createTask, listTaskBases, listTasks, removeTask, updateTask } from '../tasks/tasks.ts'
import { meetingPlan } from './answer-meetings.ts'
import { correctMeeting, withdrawMeeting } from './correct-meeting.ts'
import { listLoggedMeetings, listMeetings, listOwnMeetings, meetingSheet } from './list-meetings.ts'
import { getOwnMentor, listOwnTrainees } from './list-relations.ts'
import { logMeeting } from './log-meeting.ts'

export function recordRoutes(binder: Binder) {
  const bind = binder(recordWords)

  bind(relation.getOwnMentor, getOwnMentor)
  bind(relation.listOwnTrainees, listOwnTrainees)
  bind(meeting.logMeeting, logMeeting)
  bind(meeting.correctMeeting, correctMeeting)
  bind(meeting.withdrawMeeting, withdrawMeeting)
  bind(meeting.listLoggedMeetings, listLoggedMeetings)
  bind(meeting.listOwnMeetings, listOwnMeetings)
  bind(meeting.listMeetings, listMeetings)
  bindExport(bind, meeting.meetingExport, meetingSheet)
  bindReview(bind, meeting.meetingAnswer, meetingPlan)
  bind(task.listTasks, listTasks)
  bind(task.listTaskBases, listTaskBases)
  bind(task.createTask, createTask)
  bind(task.updateTask, updateTask)
  bind(task.removeTask, removeTask)
  bind(task.listFulfilment, listFulfilment)
  bind(task.listFulfilledShares, listFulfilledShares)
  bindExport(bind, task.fulfilmentExport, fulfilmentSheet)
  bind(assessment.listAssessments, listAssessments)
  bind(assessment.listOwnAssessments, listOwnAssessments)
  bind(assessment.assessMentor, assessMentor)
  bindSheet(bind, assessment.assessmentSheet, assessmentSheet)
}
