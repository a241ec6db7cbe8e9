import { kernelWords } from '../../kernel/text/kernel.text.ts'
import { book, pairsOf } from '../../kernel/text/label.ts'

export const filesWords = book({
  area: ['文件', 'Files'],
  auditActions: {
    'files.picture.upload': ['上传头像', 'Profile picture uploaded'],
    'files.picture.delete': ['删除头像', 'Profile picture deleted'],
    'files.file.upload': ['上传文件', 'File uploaded'],
    'files.file.delete': ['删除文件', 'File deleted'],
  },
  menus: { files: ['文件', 'Files'], ownFiles: ['我的文件', 'My files'] },
  permissions: { 'files:course:upload': ['上传课程资料', 'Upload course material'] },
  fields: {
    filePath: ['文件', 'File'],
    file: ['文件', 'File'],
    purpose: ['文件用途', 'Purpose'],
    chunkNumber: ['分片序号', 'Chunk number'],
    totalSize: ['文件大小', 'File size'],
    chunkSize: ['分片大小', 'Chunk size'],
    currentChunkSize: ['本片大小', 'Size of this chunk'],
    totalChunks: ['分片总数', 'Number of chunks'],
    identifier: ['文件标识', 'File identifier'],
    filename: ['文件名', 'File name'],
    relativePath: ['相对路径', 'Relative path'],
    inline: ['在线查看', 'View online'],
    ticket: ['查看凭证', 'Viewing ticket'],
  },
  purposes: {
    image: ['图片', 'Picture'],
    avatar: ['头像', 'Profile picture'],
    photo: ['照片', 'Photo'],
    attachment: ['附件', 'Attachment'],
    proof: ['证明材料', 'Proof'],
    sheet: ['表格', 'Sheet'],
    guide: ['工作指南', 'Work guide'],
    inform: ['通知附件', 'Announcement attachment'],
    material: ['收集的材料', 'Collected files'],
    course: ['课程资料', 'Course material'],
  },

  /** Records that refer to files, by kind; other areas add theirs under the same name. */
  fileRecords: { profile: ['个人头像', 'the profile picture'], registration: ['报名', 'a sign-up'] },
  otherRecord: ['业务记录', 'a record'],
  errors: {
    onlyImages: ['附件格式仅支持图片文件(jpg、png、jpeg)', 'Only pictures are accepted here (jpg, png, jpeg)'],
    onlyPapers: ['附件格式仅支持图片(jpg、png、jpeg)和pdf文件', 'Only pictures (jpg, png, jpeg) and PDF files are accepted here'],
    onlySheets: pairsOf(kernelWords).errors.sheetUnreadable,
    kindNotTaken: [
      '不支持此类文件，或文件内容与扩展名不符',
      'Files of this type are not accepted, or the content does not match the file extension',
    ],
    imageUnreadable: ['图片无法打开，请换一张', 'The picture cannot be opened; choose another'],
    drawingBusy: ['正在转换的图片较多，请稍后再试', 'Many pictures are being converted right now; try again in a moment'],
    roomFull: [
      '你的文件空间 {allowed} MB 已用完；请先在“我的文件”中删除不用的文件，或取消未完成的上传',
      'Your {allowed} MB of space are used up; delete files you no longer need under “My files”, or cancel uploads in progress',
    ],
    roomShort: [
      '这个文件有 {size} MB，你的文件空间（共 {allowed} MB）只剩 {free} MB，放不下；请先在“我的文件”中删除不用的文件或取消未完成的上传，或换一个小一些的文件',
      'The file has {size} MB, but only {free} of your {allowed} MB of space are free; delete files you no longer need under “My files”, cancel uploads in progress, or choose a smaller file',
    ],
    roomEnds: [
      '你的文件空间（共 {allowed} MB）只剩 {free} MB，这个文件更大，放不下；请先在“我的文件”中删除不用的文件或取消未完成的上传，或换一个小一些的文件',
      'The file is too large: only {free} of your {allowed} MB of space are free; delete files you no longer need under “My files”, cancel uploads in progress, or choose a smaller file',
    ],
    tooLarge: ['文件过大，最大 {megabytes} MB', 'The file is too large: at most {megabytes} MB'],
    empty: ['文件是空的，请重新选择', 'The file is empty; choose another'],
    wrongChunk: ['分片与文件不符，请重新上传', 'The chunk does not match the file; upload the file again'],
    uploadOver: ['此次上传已结束，请重新上传', 'This upload has ended; upload the file again'],
    tooManyUploads: ['同时上传的文件过多，请等待已有上传完成', 'Too many uploads at once; wait until some are done'],
    stillUsed: ['文件正被{usedFor}使用，不能删除', 'The file is used by {usedFor} and cannot be deleted'],
    notYours: ['文件不存在或已被使用，请重新上传', 'The file does not exist or is already in use; upload it again'],
  },
})
