import { evaluationMenus } from '@residency/contract/areas/evaluation/access'
import { examineFlow } from '@residency/contract/areas/evaluation/examinations/examine.flow'
import { requestFlow } from '@residency/contract/areas/evaluation/requests/request.flow'
import { targetFlow } from '@residency/contract/areas/evaluation/targets/target.flow'
import { templateFlow } from '@residency/contract/areas/evaluation/templates/template.flow'
import { evaluationWords } from '@residency/contract/areas/evaluation/text'
import { evaluationWaiting } from '@residency/contract/areas/evaluation/waiting'
import { HOUR_MS } from '@residency/contract/kernel/day'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { assessmentTeaching } from './answers/answer.queries.ts'
import { answerRoutes } from './answers/answer.routes.ts'
import { evaluationsOwnRecord } from './answers/answers-own-record.ts'
import { competencyRoutes } from './competency/competency.routes.ts'
import { fillCompetencies } from './competency/fill-competencies.ts'
import { evaluationCompletion } from './completion/completion-lines.ts'
import { loadRoutes, ticketRoutes } from './evaluation.routes.ts'
import { evaluationNotices } from './evaluation-notices.seed.ts'
import { answersWaiting, requestsWaiting } from './evaluation-waiting.ts'
import { examineRoutes } from './examinations/examine.routes.ts'
import { examineNotices } from './examinations/examine-notices.seed.ts'
import {
  examinationSheet,
  examinationsOwnRecord,
  examinationsWaiting,
} from './examinations/list-examinations.ts'
import { evaluationHome } from './home-cards/open-targets.ts'
import { evaluationCalendar } from './home-cards/own-deadlines.ts'
import { loadSheet } from './load/list-loads.ts'
import { lapseRequests, remindOfRequests } from './requests/follow-requests.ts'
import { requestFigureSheet } from './requests/list-figures.ts'
import { requestRoutes } from './requests/request.routes.ts'
import { requestNotices } from './requests/request-notices.seed.ts'
import { requestsOwnRecord } from './requests/requests-own-record.ts'
import { measureSeverities } from './results/measure-severities.ts'
import { resultsOwnRecord } from './results/own-results.ts'
import { resultRoutes } from './results/result.routes.ts'
import { resultSheet } from './results/result.sheet.ts'
import { settingRoutes } from './settings/setting.routes.ts'
import { closeOver, openTasks, remindRaters } from './targets/follow-targets.ts'
import { evaluationWindows } from './targets/target.queries.ts'
import { targetRoutes } from './targets/target.routes.ts'
import { fillTemplates } from './templates/fill-templates.ts'
import { evaluationSetUp } from './templates/set-up-steps.ts'
import { templateRoutes } from './templates/template.routes.ts'
import { eraseExpired } from './tickets/issue-tickets.ts'

export const evaluationArea: Area = {
  name: 'evaluation',
  home: evaluationHome,
  calendar: evaluationCalendar,
  completion: evaluationCompletion,
  teaching: assessmentTeaching,
  words: evaluationWords,
  menus: evaluationMenus,
  setUpSteps: evaluationSetUp,
  routes(binder) {
    templateRoutes(binder)
    targetRoutes(binder)
    answerRoutes(binder)
    requestRoutes(binder)
    ticketRoutes(binder)
    competencyRoutes(binder)
    resultRoutes(binder)
    loadRoutes(binder)
    examineRoutes(binder)
    settingRoutes(binder)
  },
  flows: [templateFlow, targetFlow, examineFlow, requestFlow],
  notices: kindsOf(evaluationNotices, examineNotices, requestNotices),
  sheets: [resultSheet, examinationSheet, requestFigureSheet, loadSheet],
  ownRecord: [evaluationsOwnRecord, requestsOwnRecord, resultsOwnRecord, examinationsOwnRecord],
  windows: [
    {
      name: 'evaluation',
      rows: evaluationWindows,
      pageOf: (id) => `/evaluate/student-target?id=${id}`,
    },
  ],
  waiting: {
    kinds: evaluationWaiting,
    count: async (ctx) =>
      (
        await Promise.all([answersWaiting(ctx), requestsWaiting(ctx), examinationsWaiting(ctx)])
      ).flat(),
  },
  schedule: [
    { name: 'evaluations that close', everyMs: HOUR_MS, run: closeOver },
    { name: 'tasks of evaluations that open', everyMs: HOUR_MS, run: openTasks },
    { name: 'reminders of evaluations', everyMs: 21_600_000, run: remindRaters },
    { name: 'requests for evaluations that lapse', everyMs: 900_000, run: lapseRequests },
    { name: 'reminders of requests', everyMs: 900_000, run: remindOfRequests },
    { name: 'expired rating codes', everyMs: HOUR_MS, run: eraseExpired },
    { name: 'severity of raters', everyMs: HOUR_MS, run: measureSeverities },
  ],
  async sync({ db }) {
    await fillTemplates(db)
    await fillCompetencies(db)
  },
}
