import { book } from '../../../platform/texts/book.ts'

export const evidenceText = book({
  title: ['证明材料', 'Proofs'],
  count: ['{count} 个文件', '{count} {count:file|files}'],
  none: ['没有上传证明材料', 'No proofs were uploaded'],
  openFile: ['打开文件', 'Open the file'],
  cannotShow: ['文件没有打开：{reason}', 'The file did not open: {reason}'],
  again: ['重试', 'Try again'],
  noView: ['这种文件不能在网页里显示，请下载查看', 'A file of this kind cannot be shown here; please download it'],
})
