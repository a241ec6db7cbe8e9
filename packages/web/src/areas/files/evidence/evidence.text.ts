import { book } from '../../../platform/i18n.ts'

export const evidenceText = book(
  {
    title: '证明材料',
    count: '{count} 个文件',
    none: '没有上传证明材料',
    openFile: '打开文件',
    cannotShow: '文件没有打开：{reason}',
    again: '重试',
    noView: '这种文件不能在网页里显示，请下载查看',
  },
  {
    title: 'Proofs',
    count: '{count} files',
    none: 'No proofs were uploaded',
    openFile: 'Open the file',
    cannotShow: 'The file did not open: {reason}',
    again: 'Try again',
    noView: 'A file of this kind cannot be shown here; please download it',
  },
)
