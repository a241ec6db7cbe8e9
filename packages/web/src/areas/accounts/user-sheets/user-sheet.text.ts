import { book } from '../../../platform/texts/book.ts'

export const userSheetText = book({
  importTitle: ['导入用户', 'Import users'],
  importLead: [
    '先下载模板，填好后上传；导出的用户列表改后也可以导入。默认全部正确才会写入。',
    'Download the template, fill it in and upload it; you can also edit an exported list of users and import it. By default nothing is written unless every row is correct.',
  ],
  template: ['下载模板', 'Download template'],
  chooseFile: ['选择 .xlsx 文件', 'Choose an .xlsx file'],
  fileMissing: ['请选择文件', 'Choose a file'],
  importDept: ['导入到部门', 'Import into department'],
  importMode: ['有错误时', 'If rows have errors'],
  importModes: { all: ['一条也不写入', 'Write nothing'], valid: ['只写入正确的行', 'Write only the correct rows'] },
  importDone: [
    '已创建 {created} 个账号，修改 {changed} 个，{unchanged} 行没有改动，{failed} 行有误',
    '{created} {created:account|accounts} created, {changed} changed, {unchanged} {unchanged:row|rows} unchanged, {failed} {failed:row|rows} with errors',
  ],
  importErrors: ['需要修改的行', 'Rows to correct'],
  importErrorLine: ['第 {row} 行 {column}：{message}', 'Row {row}, {column}: {message}'],
  importResult: ['下载结果表', 'Download the result sheet'],
  importResultOnce: ['下载结果表（含一次性密码，仅一次）', 'Download the result sheet (with one-time passwords, once only)'],
  leaveResult: ['结果表还没有下载', 'The result sheet has not been downloaded'],
  leaveResultContent: [
    '里面有新账号的一次性密码，离开后不能再取，只能逐个重置密码。',
    'It contains the one-time passwords of the new accounts. After you leave, it cannot be downloaded again; passwords would have to be reset one by one.',
  ],
  leaveAnyway: ['不要结果表', 'Leave without it'],
  importStart: ['开始导入', 'Import'],
  exportTitle: ['导出用户', 'Export users'],
  exportLead: [
    '按当前条件导出，证件与手机号以掩码显示。导出会被记录。',
    'Exports the users that match the current filters; ID and mobile numbers are masked. Exports are recorded.',
  ],
  exportReason: ['导出原因', 'Reason for the export'],
  exportReasonMissing: ['请填写导出原因', 'Enter the reason for the export'],
})
