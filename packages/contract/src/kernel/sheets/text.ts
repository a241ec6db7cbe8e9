import { book } from '../text/label.ts'

/** Words of every sheet: apart from the other words of the kernel, which a browser loads first. */
export const sheetWords = book({
  template: ['{title}导入模板', '{title} import template'],
  titleInto: ['{title}（{into}）', '{title} ({into})'],
  into: ['导入到', 'Imported into'],
  result: ['{title}导入结果', '{title} import result'],
  howTo: ['填写说明', 'How to fill this in'],
  choices: ['可选项', 'Choices'],
  about: ['导出信息', 'About this export'],
  column: ['列', 'Column'],
  rule: ['填写要求', 'Rule'],
  outcome: ['导入结果', 'Outcome'],
  written: ['已导入', 'Imported'],
  notWritten: [
    '未导入：本次有错误，全部未写入',
    'Not imported: the sheet has errors, so nothing was written',
  ],
  unchanged: ['没有改动：与系统中相同', 'Unchanged: same as in the system'],
  unreadColumns: ['未读取的列：{columns}。', ' Columns that were not read: {columns}.'],
  unread: {
    exportedOnly: [
      '“{heading}”只供导出，不能导入',
      '“{heading}” is exported only and cannot be imported',
    ],
    repeated: [
      '“{heading}”出现不止一次，只读取第一列',
      '“{heading}” occurs more than once; only the first column is read',
    ],
    unknown: ['“{heading}”不是本表的列', '“{heading}” is not a column of this sheet'],
    misspelt: [
      '“{heading}”不是本表的列，是否应为“{meant}”',
      '“{heading}” is not a column of this sheet (perhaps “{meant}” is meant)',
    ],
  },

  /** What offices write in the place of a score, separated by spaces. */
  absent: ['缺考 缺席 未考 弃考 旷考', 'absent abs missing'],
  runningNumber: ['序号', 'No.'],
  required: ['必填', 'Required'],
  optional: ['选填', 'Optional'],
  oneOf: ['只能填写：{values}', 'One of: {values}'],
  most: ['最多 {max} 个字符', 'At most {max} {max:character|characters}'],
  number: ['{min} 到 {max} 的数字', 'A number from {min} to {max}'],
  twice: ['与第 {row} 行重复', 'The same as row {row}'],
  exportedBy: ['导出人：{who}', 'Exported by: {who}'],
  exportedAt: ['导出时间：{at}', 'Exported at: {at}'],
  exportedCount: ['共 {count} 条', '{count} {count:row|rows}'],
  exportedWhy: ['导出原因：{reason}', 'Reason: {reason}'],
  enabled: ['启用', 'Enabled'],
  disabled: ['停用', 'Disabled'],
  yes: ['是', 'Yes'],
  no: ['否', 'No'],
})
