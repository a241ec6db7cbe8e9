import { book } from '@residency/contract/kernel'

const zh = {
  open: '你管理的评价进度',
  progress: '{done} / {all} 已评，截止 {due}',
  overdue: '已逾期',
  nothing: '你管理的评价任务都没有在进行；要你填写的评价在“待评价”中。',
  due: '评价截止：{name}（{count} 份）',
}
const en: typeof zh = {
  open: 'Evaluations that you manage',
  progress: '{done} of {all} done, due {due}',
  overdue: 'overdue',
  nothing: 'None that you manage is under way; those for you to fill in are under “Evaluations to do”.',
  due: 'Evaluations due: {name} ({count})',
}
export const evaluationHomeWords = book(zh, en)
