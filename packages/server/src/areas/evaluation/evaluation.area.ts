import { evaluationMenus } from '@residency/contract/areas/evaluation/access'
import { examineFlow } from '@residency/contract/areas/evaluation/examinations/examine.flow'
import { targetFlow } from '@residency/contract/areas/evaluation/targets/target.flow'
import { templateFlow } from '@residency/contract/areas/evaluation/templates/template.flow'
import { evaluationWords } from '@residency/contract/areas/evaluation/text'
import { evaluationWaiting } from '@residency/contract/areas/evaluation/waiting'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { answerRoutes } from './answers/answer.routes.ts'
import { evaluationsOwnRecord } from './answers/answers-own-record.ts'
import { answersWaiting } from './answers/answers-waiting.ts'
import { assessmentTeaching } from './answers/assessment-teaching.queries.ts'
import { competencyRoutes } from './competency/competency.routes.ts'
import { fillCompetencies } from './competency/fill-competencies.ts'
import { evaluationCompletion } from './completion/completion-lines.ts'
import { evaluationNotices } from './evaluation-notices.seed.ts'
import { examineRoutes } from './examinations/examine.routes.ts'
import { examineNotices } from './examinations/examine-notices.seed.ts'
import {
  examinationSheet,
  examinationsOwnRecord,
  examinationsWaiting,
} from './examinations/list-examinations.ts'
import { evaluationHome } from './home-cards/open-targets.ts'
import { evaluationCalendar } from './home-cards/own-deadlines.ts'
import { measureSeverities } from './results/measure-severities.ts'
import { resultsOwnRecord } from './results/own-results.ts'
import { resultRoutes } from './results/result.routes.ts'
import { resultSheet } from './results/result.sheet.ts'
import { settingRoutes } from './settings/setting.routes.ts'
import { evaluationWindows } from './targets/evaluation-windows.queries.ts'
import { closeOver, remindRaters } from './targets/follow-targets.ts'
import { targetRoutes } from './targets/target.routes.ts'
import { fillTemplates } from './templates/fill-templates.ts'
import { evaluationSetUp } from './templates/set-up-steps.ts'
import { templateRoutes } from './templates/template.routes.ts'
import { eraseExpired } from './tickets/issue-tickets.ts'
import { ticketRoutes } from './tickets/ticket.routes.ts'

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
    ticketRoutes(binder)
    competencyRoutes(binder)
    resultRoutes(binder)
    examineRoutes(binder)
    settingRoutes(binder)
  },
  flows: [templateFlow, targetFlow, examineFlow],
  notices: kindsOf(evaluationNotices, examineNotices),
  sheets: [resultSheet, examinationSheet],
  ownRecord: [evaluationsOwnRecord, resultsOwnRecord, examinationsOwnRecord],
  windows: [
    {
      name: 'evaluation',
      rows: evaluationWindows,
      pageOf: (id) => `/evaluate/student-target?id=${id}`,
    },
  ],
  waiting: {
    kinds: evaluationWaiting,
    count: async (ctx) => [...(await answersWaiting(ctx)), ...(await examinationsWaiting(ctx))],
  },
  schedule: [
    { name: 'evaluations that close', everyMs: 3_600_000, run: closeOver },
    { name: 'reminders of evaluations', everyMs: 21_600_000, run: remindRaters },
    { name: 'expired rating codes', everyMs: 3_600_000, run: eraseExpired },
    { name: 'severity of raters', everyMs: 3_600_000, run: measureSeverities },
  ],
  async sync({ db }) {
    await fillTemplates(db)
    await fillCompetencies(db)
  },
}
