import { book } from '@residency/contract/kernel/label'

export const evaluationHomeWords = book({
  open: ['你管理的评价进度', 'Evaluations that you manage'],
  progress: ['{done} / {all} 已评，截止 {due}', '{done} of {all} done, due {due}'],
  overdue: ['已逾期', 'overdue'],
  nothing: [
    '你管理的评价任务都没有在进行；要你填写的评价在“待评价”中。',
    'None that you manage is under way; those for you to fill in are under “Evaluations to do”.',
  ],
  due: ['评价截止：{name}（{count} 份）', 'Evaluations due: {name} ({count})'],
})
