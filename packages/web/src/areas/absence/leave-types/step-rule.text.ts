import { book } from '../../../platform/texts/book.ts'

export const stepRuleText = book({
  title: ['审批步骤', 'Approval steps'],
  lead: [
    '按工作日天数决定要经过哪几步；有单独规定的类型按自己的，已提交的请假不受影响',
    'The number of working days decides which steps are needed; a type with its own steps follows those; leave already submitted is not affected',
  ],
  empty: ['还没有审批步骤。', 'No approval steps yet.'],
  add: ['为一种假单独设定', 'Set for a leave type'],
  edit: ['修改', 'Edit'],
  editTitle: ['修改审批步骤', 'Edit approval steps'],
  remove: ['删除', 'Delete'],
  removeQuestion: ['删除{type}的审批步骤？', 'Delete the approval steps of {type}?'],
  removeNote: [
    '之后按全部类型的步骤审批，已提交的请假不受影响。',
    'The approval steps for all types then apply; leave already submitted is not affected.',
  ],
  removed: ['已删除，按全部类型的步骤审批', 'Deleted; the approval steps for all types apply'],
  saved: ['审批步骤已保存，以后提交的请假按此审批', 'Approval steps saved; leave submitted from now on follows them'],
  every: ['全部类型', 'All types'],
  always: ['总是需要', 'Always'],
  never: ['不需要', 'Never'],
  over: ['超过 {days} 天', 'Over {days} {days:day|days}'],
  help: [
    '填“超过几天需要”：0 表示总是需要，不填表示不需要。没有带教老师时由基地代为审批。',
    'Enter the number of days above which the step is needed: 0 means always, empty means never. If there is no supervisor, the base decides instead.',
  ],
  actions: ['操作', 'Actions'],
})
