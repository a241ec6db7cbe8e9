import { evaluationWaiting } from '@residency/contract/areas/evaluation/waiting'
import type { WebArea } from '../../platform/area.ts'
import { pageWith } from '../../platform/area-pages.ts'

const loadTemplates = () => import('./templates/template-list.tsx').then((part) => part.Templates)
const loadTargets = () => import('./targets/target-list.tsx').then((part) => part.Targets)
const loadRecords = () => import('./answers/records.tsx').then((part) => part.Records)
const loadResults = () => import('./results/result-list.tsx').then((part) => part.Results)

const loadExaminations = () =>
  import('./examinations/examinations.tsx').then((part) => part.Examinations)

export const evaluationArea: WebArea = {
  name: 'evaluation',
  pages: {
    'evaluate/wait/index': () => import('./answers/wait.page.tsx'),
    'evaluate/bedside/index': () => import('./answers/bedside.page.tsx'),
    'evaluate/ask/index': () => import('./requests/ask.page.tsx'),
    'evaluate/requested/index': () => import('./requests/requested.page.tsx'),
    'evaluate/request/figures': () => import('./requests/figures.page.tsx'),
    'white/request': () => import('./requests/open-request.page.tsx'),
    'evaluate/ticket/index': () => import('./tickets/tickets.page.tsx'),
    'evaluate/competency/own': () => import('./competency/own-competency.page.tsx'),
    'evaluate/competency/index': () => import('./competency/competencies.page.tsx'),
    'evaluate/competency/model': () => import('./competency/model.page.tsx'),
    'white/rate': () => import('./tickets/rate.page.tsx'),
    'evaluate/own/record': pageWith(loadRecords, { isOwn: true }),
    'evaluate/student/record/index': pageWith(loadRecords, { isOwn: false }),
    'evaluate/own/result': () => import('./results/own-result.page.tsx'),
    'evaluate/own/examine': pageWith(loadExaminations, { isOwn: true }),
    'evaluate/examine/index': pageWith(loadExaminations, { isOwn: false }),
    'evaluate/teacher/setting/index': () => import('./settings/setting.page.tsx'),
    'evaluate/load/index': () => import('./load/load.page.tsx'),
    'evaluate/severity/index': () => import('./results/severity.page.tsx'),
    'evaluate/student/result/index': pageWith(loadResults, { side: 'student' }),
    'evaluate/teacher/record/index': pageWith(loadResults, { side: 'teacher' }),
    'evaluate/student/target/index': pageWith(loadTargets, { side: 'student' }),
    'evaluate/teacher/target/index': pageWith(loadTargets, { side: 'teacher' }),
    'evaluate/student/template/index': pageWith(loadTemplates, { side: 'student' }),
    'evaluate/teacher/template/index': pageWith(loadTemplates, { side: 'teacher' }),
  },
  waiting: evaluationWaiting,
}
