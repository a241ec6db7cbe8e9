import { book } from '../../../platform/texts/book.ts'

export const jobText = book({
  noTask: [
    '还没有任务：导入或导出表格以后，进度和结果在这里',
    'No tasks yet: progress and results appear here once a sheet is imported or exported',
  ],
  title: ['后台任务', 'Background tasks'],
  lead: ['导入和导出在后台进行，结果保留 7 天', 'Imports and exports run in the background; results are kept for 7 days'],
  leadAll: [
    '排队 {waiting}，进行中 {running}，失败 {failed}；结果保留 7 天',
    '{waiting} queued, {running} running, {failed} failed; results are kept for 7 days',
  ],
  owner: ['谁的任务', 'Whose tasks'],
  owners: { own: ['我的', 'Mine'], all: ['所有人', 'Everybody’s'] },
  kinds: { import: ['导入', 'Import'], export: ['导出', 'Export'] },
  kind: ['任务', 'Task'],
  state: ['状态', 'State'],
  progress: ['进度', 'Progress'],
  outcome: ['结果', 'Outcome'],
  person: ['发起人', 'Started by'],
  created: ['发起时间', 'Started'],
  tries: ['次数', 'Attempts'],
  retried: ['已重新排队', 'Queued again'],
})
