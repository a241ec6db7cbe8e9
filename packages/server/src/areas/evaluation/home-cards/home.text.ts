import { book } from '@residency/contract/kernel/label'

export const evaluationHomeWords = book({
  open: ['你管理的评价进度', 'Evaluations that you manage'],
  progress: ['{done} / {all} 已评，截止 {due}', '{done} of {all} done, due {due}'],
  overdue: ['已逾期', 'overdue'],
  nothing: [
    '你管理的评价任务都没有在进行；要你填写的评价在“待评价”中。',
    'None that you manage is under way; those for you to fill in are under “Evaluations to do”.',
  ],
  toAnswer: ['学员请你评价', 'Trainees ask you for an evaluation'],
  noneToAnswer: ['没有学员在等你的评价。', 'No trainee waits for your evaluation.'],
  ownRequests: ['我请老师作的评价', 'Evaluations I asked for'],
  noneAsked: ['还没有请老师评价。', 'You have asked nobody yet.'],
  until: ['{form}，{until} 前有效', '{form}, until {until}'],
  due: ['评价截止：{name}（{count} 份）', 'Evaluations due: {name} ({count})'],
})
