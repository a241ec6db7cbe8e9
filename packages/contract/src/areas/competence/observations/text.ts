import { book } from '../../../kernel/text/label.ts'

export const observationWords = book({
  auditActions: { 'competence.observation.add': ['记录观察', 'Observation recorded'] },
  helps: {
    '1': ['我来操作，学员看', 'I did it, the trainee watched'],
    '2': ['我逐步指导', 'I guided each step'],
    '3': ['我偶尔提示', 'I prompted occasionally'],
    '4': ['我只在旁备援', 'I was there just in case'],
    '5': ['完全不需要我', 'I was not needed'],
  },
  complexities: { low: ['简单', 'Low'], middle: ['一般', 'Medium'], high: ['复杂', 'High'] },
  fields: {
    traineeId: ['学员', 'Trainee'],
    itemId: ['项目', 'Item'],
    help: ['给了多少帮助', 'Help given'],
    complexity: ['难度', 'Complexity'],
    remark: ['一句话', 'Short remark'],
    observedOn: ['观察日期', 'Day'],
  },
  permissions: { 'competence:observation:add': ['记录对学员操作的观察', 'Record observations of trainees'] },
  menus: { 'supervision.observe': ['记录观察', 'Observe'] },
  errors: {
    observedTraineeUnknown: [
      '这一天学员不由你带教或管理，或已结束培训；不能记录本人。请重新选择学员或日期',
      'You did not supervise or manage this trainee on that day, or the training has ended; you cannot record yourself. Choose another trainee or date',
    ],
    observedItemUnknown: [
      '这个项目已停用或不属于该学员的专业，请重新选择项目',
      'This item is disabled or belongs to another profession; choose another',
    ],
    observedTooLate: [
      '只能补记近 7 天的操作，请选 {from} 或之后的日期',
      'Only the last 7 days can be recorded; choose {from} or a later date',
    ],
    observedAhead: ['观察日期不能晚于今天，请改选日期', 'The observation date cannot be later than today; choose another'],
  },
})
