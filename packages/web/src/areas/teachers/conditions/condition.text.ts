import { book } from '../../../platform/texts/book.ts'

export const conditionText = book({
  title: ['申请条件', 'Conditions'],
  lead: [
    '基地没有单独的条件时按默认条件审核；修改只影响以后的申请',
    'A base without its own conditions uses the default; changes affect later applications only',
  ],
  empty: ['没有符合筛选的条件', 'No conditions match the filter'],
  add: ['新增条件', 'Add conditions'],
  ask: ['要求', 'Requirements'],
  nothing: ['没有要求', 'No requirements'],
  changed: ['修改时间', 'Changed'],
  validity: ['有效期', 'Validity'],
  editOf: ['修改 {base} 的{level}条件', 'Conditions of {base} ({level})'],
  actions: ['操作', 'Actions'],
  modify: ['修改', 'Change'],
  remove: ['删除', 'Delete'],
  removeQuestion: ['删除 {base} 的{level}条件？', 'Delete the conditions of {base} ({level})?'],
  removeNote: [
    '删除后，这个基地按全部基地的默认条件审核。已作出的决定不变。',
    'The base then uses the default for all bases. Decisions already made stay.',
  ],
  removed: ['条件已删除', 'Conditions deleted'],
  saved: ['条件已保存，今后的申请按此审核', 'Conditions saved; they apply to later applications'],
  baseHelp: ['不选表示全部基地的默认条件', 'Leave empty for the default of all bases'],
  yearsHelp: ['不填表示不要求', 'Leave empty if not required'],
  sourceHelp: ['例如文件名称和文号，或“本院规定”', 'For example the name and number of a document, or “hospital rule”'],
})
