import { book } from '../../../platform/texts/book.ts'

export const deputyText = book({
  lead: [
    '不在岗期间，由代理人处理请假与外出审批；共 {total} 条',
    'Deputies decide leave and off-site requests while somebody is absent; {total} in all',
  ],
  add: ['指定代理', 'Name a deputy'],
  added: ['已指定，双方都会收到通知', 'Named; both are notified'],
  empty: [
    '还没有指定过代理。出差、休假前指定，等你审批的就不会积压。',
    'No deputies yet. Name one before a trip or holiday, so that approvals do not pile up.',
  ],
  search: ['姓名', 'Name'],
  person: ['不在岗的人', 'Absent person'],
  deputy: ['代理人', 'Deputy'],
  steps: ['代理环节', 'Steps'],
  days: ['日期', 'Days'],
  phase: ['状态', 'State'],
  by: ['{name} 指定', 'Named by {name}'],
  actions: ['操作', 'Actions'],
  end: ['提前结束', 'End early'],
  endQuestion: ['结束 {deputy} 的代理？', 'End {deputy}’s time as deputy?'],
  endNote: ['从现在起由 {person} 自己处理；已经处理过的不变。', 'From now on {person} decides again; decisions already made stay.'],
  endDone: ['已结束，双方都会收到通知', 'Ended; both are notified'],
  myself: ['不选表示本人', 'If nobody is chosen, yourself'],
  stepsHelp: [
    '代理人只处理这些环节，范围与不在岗的人相同',
    'The deputy decides only these steps, for the same trainees as the absent person',
  ],
  noSteps: ['你没有需要代理的审批环节', 'You have no approval steps that need a deputy'],
  searchPerson: ['输入姓名搜索', 'Search by name'],
  nobody: ['没有找到', 'Nobody found'],
})
