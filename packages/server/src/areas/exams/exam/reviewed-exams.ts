import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { examScope, relationsToDecider } from './exam.policy.ts'
import { findExam } from './exam.queries.ts'

/**
 * Who may take the next step of an exam instead of one of its candidates; other reasons that
 * prevent a step are checked elsewhere.
 */
export const reviewedExams = reviewedFlow({
  flow: examFlow,
  decisions: ['publish', 'release'],
  page: '/course/exam',
  find: async (ctx, id) => {
    const exam = await findExam(ctx.db, examScope(ctx.actor), id)
    return exam?.isManaged ? exam : undefined
  },
  relationsTo: (_ctx, exam) => relationsToDecider(exam).add('ready').add('scored'),
  nameOf: ({ title }) => title,
})
