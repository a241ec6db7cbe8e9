import { book } from '../../../platform/texts/book.ts'

export const compareText = book({
  lead: [
    '标准里的科室由本院哪些二级科室承担；一个标准科室可以由几个科室按比例分担',
    'Which second-level departments of the hospital cover each standard department; several can share one by percentage',
  ],
  empty: ['没有符合筛选的标准科室。新增一个，或从表格导入', 'Nothing matches the filter. Add a standard department, or import a sheet'],
  add: ['新增标准科室', 'Add a standard department'],
  edit: ['修改 {name}', 'Edit {name}'],
  none: ['未对照', 'Not mapped'],
  used: ['{count} 份标准在用', 'In {count} {count:standard|standards}'],
  unused: ['未使用', 'Not used'],
  usedBy: ['使用情况', 'Used by'],
  only: ['只看未对照的', 'Only those not mapped'],
  modify: ['修改', 'Change'],
  remove: ['删除', 'Delete'],
  removeQuestion: ['删除标准科室“{name}”？', 'Delete the standard department “{name}”?'],
  removed: ['标准科室已删除', 'Standard department deleted'],
  saved: ['已保存', 'Saved'],
  addMatch: ['添加科室', 'Add a department'],
  removeMatch: ['移除这个科室', 'Remove this department'],
  sum: ['合计 {sum}%', '{sum}% in total'],
  actions: ['操作', 'Actions'],
})
