export { examNotices } from './exam-notices.seed.ts'
export { examsOwnRecord } from './own-record.ts'
export { scoreSheet } from './score.sheet.ts'
export { countUnsettled, findCheckedScores } from './settled-scores.queries.ts'
