import { book } from '../../platform/texts/book.ts'

export const filesText = book({
  title: ['我的文件', 'My files'],
  none: ['还没有文件：你上传的照片、证明和附件都列在这里', 'No files yet: photos, proofs and attachments you upload are listed here'],
  lead: [
    '共 {total} 个文件；没有用在任何记录里的文件，上传 24 小时后自动清除',
    '{total} {total:file|files}; files not used in any record are deleted 24 hours after upload',
  ],
  upload: ['上传文件', 'Upload files'],
  ownHint: ['图片和 pdf 每个不超过 20 MB，文档不超过 20 MB', 'Pictures and PDF up to 20 MB each, documents up to 20 MB'],
  courseHint: [
    '图片、pdf 和文档不超过 200 MB，视频和音频不超过 4 GB；断网后自动继续',
    'Pictures, PDF and documents up to 200 MB, video and audio up to 4 GB; uploads resume automatically after a lost connection',
  ],
  fieldHint: ['{kinds}，每个不超过 {megabytes} MB，最多 {max} 个', '{kinds}; up to {megabytes} MB each, at most {max} {max:file|files}'],
  fieldHintOne: ['{kinds}，不超过 {megabytes} MB', '{kinds}; up to {megabytes} MB'],
  room: ['已用空间', 'Space used'],
  roomOf: ['{used} / {allowed}', '{used} of {allowed}'],
  search: ['文件名', 'File name'],
  name: ['文件名', 'Name'],
  size: ['大小', 'Size'],
  use: ['使用情况', 'Used for'],
  inUse: ['用于{usedFor}，不能删除', 'Used by {usedFor}, cannot be deleted'],
  notInUse: ['未使用', 'Not used'],
  time: ['上传时间', 'Uploaded'],
  preview: ['预览', 'Preview'],
  download: ['下载', 'Download'],
  removeNote: ['删除后不能恢复。', 'This cannot be undone.'],
  stored: ['已上传 {name}', '{name} uploaded'],
})

export const evidenceText = book({
  title: ['证明材料', 'Proofs'],
  count: ['{count} 个文件', '{count} {count:file|files}'],
  none: ['没有上传证明材料', 'No proofs were uploaded'],
  openFile: ['打开文件', 'Open the file'],
  cannotShow: ['文件没有打开：{reason}', 'The file did not open: {reason}'],
  again: ['重试', 'Try again'],
  noView: ['这种文件不能在网页里显示，请下载查看', 'Files of this type cannot be shown here; download it instead'],
})
