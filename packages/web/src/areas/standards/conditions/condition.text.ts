import { book } from '../../../platform/texts/book.ts'

export const conditionText = book({
  lead: [
    '什么学历培训多长时间。登记学员时据此给出培训时长；不一致的可以保留，但会提示',
    'Training length by education. It is proposed when a trainee is registered; a different length can be kept, but is pointed out',
  ],
  empty: ['没有符合筛选的时长条件。新增一条，或从表格导入', 'Nothing matches the filter. Add a condition, or import a sheet'],
  add: ['新增时长条件', 'Add a time condition'],
  edit: ['修改时长条件', 'Edit time condition'],
  search: ['专业、来源', 'Major, source'],
  months: ['{count} 个月', '{count} {count:month|months}'],
  general: ['没有单独规定的专业', 'Majors without a condition of their own'],
  majorHelp: [
    '不选表示全部专业；某个专业另有规定时，以该专业的为准',
    'Empty means all majors; a condition for a single major takes precedence',
  ],
  changeHelp: ['已在培学员的时长不会跟着改变', 'The length of trainees already in training does not change'],
  sourceHelp: ['文件名称和文号，或“本院规定”', 'Name and number of a document, or the hospital’s own rule'],
  modify: ['修改', 'Change'],
  remove: ['删除', 'Delete'],
  removeQuestion: ['删除“{name}”的时长条件？', 'Delete the time condition of “{name}”?'],
  removed: ['时长条件已删除', 'Time condition deleted'],
  saved: ['时长条件已保存', 'Time condition saved'],
  actions: ['操作', 'Actions'],
})
