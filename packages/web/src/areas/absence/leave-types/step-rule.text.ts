import { book } from '../../../platform/texts/book.ts'

export const stepRuleText = book({
  title: ['审批步骤', 'Steps of leaves'],
  lead: [
    '按工作日天数决定要经过哪几步；有单独规定的类型按自己的，已提交的请假不受影响',
    'Working days say which steps decide; a type with steps of its own follows those, submitted leaves keep theirs',
  ],
  empty: ['还没有审批步骤。', 'There are no steps yet.'],
  add: ['为一种假单独设定', 'Set for a type'],
  edit: ['修改', 'Change'],
  editTitle: ['修改审批步骤', 'Change steps'],
  remove: ['删除', 'Delete'],
  removeQuestion: ['删除{type}的审批步骤？', 'Delete the steps of {type}?'],
  removeNote: ['之后按全部类型的步骤审批，已提交的请假不受影响。', 'The steps of every type apply then; submitted leaves keep theirs.'],
  removed: ['已删除，按全部类型的步骤审批', 'Deleted; the steps of every type apply'],
  saved: ['审批步骤已保存，以后提交的请假按此审批', 'Saved; leaves submitted from now on follow it'],
  every: ['全部类型', 'Every type'],
  always: ['总是需要', 'Always'],
  never: ['不需要', 'Never'],
  over: ['超过 {days} 天', 'Over {days} {days:day|days}'],
  help: [
    '填“超过几天需要”：0 表示总是需要，不填表示不需要。没有带教老师时由基地代为审批。',
    'Enter over how many days the step is needed: 0 means always, empty means never. Without a supervisor the base decides in their place.',
  ],
  actions: ['操作', 'Actions'],
})
