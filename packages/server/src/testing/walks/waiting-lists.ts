import type { listWaitingForMe } from '@residency/contract/areas/dashboard/waiting-work/waiting.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { expect } from 'vitest'
import { AREAS } from '../../areas.ts'
import { publishedName } from '../../platform/area.ts'
import type { Caller } from '../server/open-server.ts'

type Asking = Pick<Caller, 'get'>

/** The call of the list that a page shows, by its view key. */
export const PAGE_LISTS: Readonly<Record<string, string>> = {
  'system/job/index': '/api/v1/jobs/page',
  'message/delivery/index': '/messages/deliveries/page',
  'system/audit/index': '/api/v1/audit/page',
  'student/list/index': '/api/v1/trainees/page',
  'student/completion/candidates': '/api/v1/completions/candidates',
  'daily/leave/record': '/api/v1/leaves',
  'rotation/month/index': '/api/v1/rotationBlocks/page',
  'workload/entries/index': '/api/v1/workloadEntries/page',
  'recruit/student/registration': '/api/v1/registrations/page',
  'recruit/examination/index': '/api/v1/exams/examinees',
  'recruit/score/index': '/api/v1/exams/scores',
  'recruit/arrange/index': '/api/v1/arrivals/page',
  'student/change/index': '/api/v1/traineeChanges/page',
  'student/situation/index': '/api/v1/situations/page',
  'student/departure/index': '/api/v1/departures/page',
  'student/fund/index': '/api/v1/researchFunds/page',
  'student/fund/spendings': '/api/v1/fundSpendings/page',
  'standard/figure/index': '/api/v1/baseFigures/page',
  'teacher/guidance/index': '/teacherGuidance',
  'teacher/change/index': '/teacherChangeRecord/page',
  'teacher/certificate/record': '/teacherCertificateRecord/page',
  'teacher/duties/records': '/api/v1/teaching-records/page',
  'teacher/exchange/audit': '/api/v1/exchanges',
  'teacher/trainingBase/index': '/api/v1/trainingBases',
  'mentor/library/index': '/teacherMentorLibrary/page',
  'daily/leave/review': '/api/v1/leaves?waiting=1',
  'daily/away/review': '/api/v1/aways?waiting=1',
  'evaluate/requested/index': '/api/v1/evaluationRequests?state=asked',
  'evaluate/wait/index': '/api/v1/evaluationTasks?state=open',
  'workload/audit/index': '/api/v1/workloadEntries/page?waiting=1',
  'competence/grant/index': '/api/v1/competenceGrants',
  'duty/swap/index': '/api/v1/dutySwaps',
  'progress/plan/index': '/api/v1/progressPlans',
  'progress/session/index': '/api/v1/progressSessions',
}

/** The lists of further pages that work waits on. */
export const WAITING_LISTS: Readonly<Record<string, string>> = {
  ...PAGE_LISTS,
  'award/audit/index': '/api/v1/awardApplications',
  'award/outside/index': '/api/v1/awardApplications?fromOutside=1',
  'course/exam/index': '/api/v1/learningExams',
  'evaluate/own/examine': '/api/v1/ownExaminations',
  'mentor/change/index': '/teacherMentorApply/adminPageChangeStu',
  'mentor/change/requests': '/teacherMentorApply/pageChangeStu',
  'message/collection/own': '/api/v1/ownCollections',
  'message/inform/own': '/api/v1/ownInforms',
  'recruit/partner/index': '/api/v1/partners/page',
  'rotation/swap/index': '/api/v1/rotationSwaps',
  'standard/batch/audit': '/api/v1/cohorts',
  'standard/batch/index': '/api/v1/cohorts',
  'student/completion/index': '/api/v1/completions',
  'teacher/check/records': '/api/v1/teacherCheckRecords/page',
}

/** A part of a page that has a list of its own. */
export const PART_LISTS: Readonly<Record<string, string>> = {
  answerScoreReviews: '/api/v1/exams/scoreReviews',
}

/** Kinds whose page is no list of what is counted, and what it is. */
export const NO_LIST: Readonly<Record<string, string>> = {
  checkScores: 'the papers of one session and component, typed again',
  callWaiting: 'the pools of an intake with their free seats',
  submitAward: 'the own applications on cards',
  scoreAwards: 'competitions on cards; answers of several applications',
  concludeAwards: 'all competitions, few in a year, with the step of each',
  takeCourses: 'the own courses in groups',
  takeTeacherCourses: 'the own courses in groups',
  answerShiftSwaps: 'the own shifts with the requests above them',
  confirmDutyWeeks: 'the own hours week by week',
  invigilateExams: 'the room of an exam that runs',
  markAnswers: 'counts answers, where the page lists exams',
  sitExams: 'the own exams in groups',
  chooseMentor: 'the choice of an own mentor',
  answerApplicants: 'applicants of each window on cards',
  matchMentors: 'the match of one window',
  confirmMeetings: 'the own mentor with the meetings below',
  correctMeetings: 'own trainees with the meetings below',
  fulfilTasks: 'own trainees with the tasks below',
  mendMentorEntry: 'the own entry',
  reviewMaterials: 'counts materials, where the page lists collections',
  readProgressDecisions: 'the own decisions on cards',
  requestOwnExit: 'the own timetable',
  enterPreferences: 'a form for each plan',
  answerSwaps: 'the own timetable with the requests above it',
  finishOwn: 'the own sign-up',
  mendOwn: 'the own sign-up',
  confirmOwn: 'the own sign-up',
  chooseElectives: 'a form for each window',
  completeFile: 'the own file, part by part',
  finishQualification: 'the own qualification',
  mendQualification: 'the own qualification',
  renewQualification: 'the own qualification',
  renewCertificates: 'the own certificates on cards',
  attendClasses: 'classes on cards',
  reportExchanges: 'the own exchanges on cards',
  amendEntries: 'the own entries day by day',
  answerStandIns: 'the own leaves with the requests above them',
  reportBack: 'the own leaves on cards',
  reportAway: 'the own stays off site on cards',
}

/** Every kind of waiting work with its link, by its area and name. */
export const WAITING_KINDS = new Map(
  AREAS.flatMap((area) =>
    Object.entries(area.waiting?.kinds ?? {}).map(([kind, to]) => [
      `${publishedName(area)}.${kind}`,
      { kind, ...to },
    ]),
  ),
)

/** The call of the list that a link of waiting work opens, with the filters of the link. */
export function listBehind(key: string, subject: { id: number } | null | undefined) {
  const { kind, view, query, subjectParam } = WAITING_KINDS.get(key)!
  const path = PART_LISTS[kind] ?? WAITING_LISTS[view]

  // `part` chooses a part of the page, not of the list
  const { part: _, ...filters } = {
    ...query,
    ...(subjectParam && subject ? { [subjectParam]: String(subject.id) } : {}),
  }

  return { path: path!, filters }
}

export const totalOf = async (
  who: Asking,
  path: string,
  query: Readonly<Record<string, string>>,
) => {
  const answer = await who.get(
    `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`,
  )
  expect(answer.status, `${path} ${answer.msg}`).toBe(200)

  return (answer.data as { total: number }).total
}

/** How much of a kind waits for somebody, and how much the list holds that its link opens. */
export async function countAndList(who: Asking, kind: string, subjectId?: number) {
  const waiting = (await who.get('/api/v1/waiting')).data as AnswerOf<typeof listWaitingForMe>
  const [key] = [...WAITING_KINDS].find(([, to]) => to.kind === kind)!
  const subject = subjectId === undefined ? null : { id: subjectId }
  const { path, filters } = listBehind(key, subject)

  const counted = waiting.find(
    (row) => row.kind === kind && (subjectId === undefined || row.subject?.id === subjectId),
  )

  return { count: counted?.count ?? 0, listed: await totalOf(who, path, filters) }
}
