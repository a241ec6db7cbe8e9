import { book } from '@residency/contract/kernel/label'

export const evaluationHomeWords = book({
  open: ['你管理的评价进度', 'Progress of evaluations you manage'],
  progress: ['{done} / {all} 已评，应于 {due} 完成', '{done} of {all} done, due {due}'],
  overdue: ['已逾期', 'overdue'],
  nothing: [
    '你管理的评价任务都没有在进行；要你填写的评价在“待评价”中。',
    'None of the evaluations you manage are in progress; those for you to fill in are under “To evaluate”.',
  ],
  toAnswer: ['学员请你评价', 'Trainees requesting an evaluation'],
  noneToAnswer: ['没有学员在等你的评价。', 'No trainees are waiting for your evaluation.'],
  ownRequests: ['我请老师作的评价', 'Evaluations I requested'],
  noneAsked: ['还没有请老师评价。', 'You have not requested any evaluations yet.'],
  until: ['{form}，{until} 前有效', '{form}, until {until}'],
  due: ['评价应完成：{name}（{count} 份）', 'Evaluations due: {name} ({count})'],
})
