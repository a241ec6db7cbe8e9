import { evaluationMenus } from '@residency/contract/areas/evaluation/menus'
import { targetFlow } from '@residency/contract/areas/evaluation/targets/target.flow'
import { templateFlow } from '@residency/contract/areas/evaluation/templates/template.flow'
import { evaluationWaiting } from '@residency/contract/areas/evaluation/waiting'
import { evaluationEn } from '@residency/contract/areas/evaluation/words.en'
import { evaluationZh } from '@residency/contract/areas/evaluation/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { answerRoutes } from './answers/answer.routes.ts'
import { evaluationsOwnRecord } from './answers/answers-own-record.ts'
import { answersWaiting } from './answers/answers-waiting.ts'
import { competencyRoutes } from './competency/competency.routes.ts'
import { fillCompetencies } from './competency/fill-competencies.ts'
import { evaluationNotices } from './evaluation-notices.seed.ts'
import { closeOver, remindRaters } from './targets/follow-targets.ts'
import { targetRoutes } from './targets/target.routes.ts'
import { fillTemplates } from './templates/fill-templates.ts'
import { templateRoutes } from './templates/template.routes.ts'
import { eraseExpired } from './tickets/issue-tickets.ts'
import { ticketRoutes } from './tickets/ticket.routes.ts'

export const evaluationArea: Area = {
  name: 'evaluation',
  words: { 'zh-cn': evaluationZh, en: evaluationEn },
  menus: evaluationMenus,
  routes(bind) {
    templateRoutes(bind)
    targetRoutes(bind)
    answerRoutes(bind)
    ticketRoutes(bind)
    competencyRoutes(bind)
  },
  flows: [templateFlow, targetFlow],
  notices: evaluationNotices,
  ownRecord: [evaluationsOwnRecord],
  waiting: { kinds: evaluationWaiting, count: answersWaiting },
  schedule: [
    { name: 'evaluations that close', everyMs: 3_600_000, run: closeOver },
    { name: 'reminders of evaluations', everyMs: 21_600_000, run: remindRaters },
    { name: 'expired rating codes', everyMs: 3_600_000, run: eraseExpired },
  ],
  async sync({ db }) {
    await fillTemplates(db)
    await fillCompetencies(db)
  },
}
