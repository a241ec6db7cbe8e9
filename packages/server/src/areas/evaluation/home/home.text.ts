import { book } from '@residency/contract/kernel'

const zh = {
  open: '进行中的评价',
  progress: '{done} / {all} 已评，截止 {due}',
  overdue: '已逾期',
  nothing: '没有进行中的评价任务。',
  due: '评价截止：{name}（{count} 份）',
}
const en: typeof zh = {
  open: 'Evaluations under way',
  progress: '{done} of {all} done, due {due}',
  overdue: 'overdue',
  nothing: 'No evaluations are under way.',
  due: 'Evaluations due: {name} ({count})',
}
export const evaluationHomeWords = book(zh, en)
