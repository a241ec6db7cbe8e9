import type { SameWords } from '../../kernel/index.ts'
import { kernelWordsEn } from '../../kernel/index.ts'
import type { filesZh } from './words.zh-CN.ts'

export const filesEn = {
  area: 'Files',
  auditActions: {
    'files.picture.upload': 'Uploaded a picture',
    'files.picture.delete': 'Deleted a picture',
    'files.file.upload': 'Uploaded a file',
    'files.file.delete': 'Deleted a file',
  },
  menus: { files: 'Files', ownFiles: 'My files' },
  permissions: { 'files:course:upload': 'Upload course material' },
  fields: {
    filePath: 'File',
    file: 'File',
    purpose: 'Purpose',
    chunkNumber: 'Chunk number',
    totalSize: 'File size',
    chunkSize: 'Chunk size',
    currentChunkSize: 'Size of this chunk',
    totalChunks: 'Number of chunks',
    identifier: 'File identifier',
    filename: 'File name',
    relativePath: 'Relative path',
    inline: 'Show in place',
    ticket: 'Viewing ticket',
  },
  purposes: {
    image: 'Picture',
    avatar: 'Profile picture',
    photo: 'Photo',
    attachment: 'Attachment',
    proof: 'Proof',
    sheet: 'Sheet',
    guide: 'Work guide',
    inform: 'Attachments of informs',
    material: 'Collected files',
    course: 'Course material',
  },
  fileRecords: { profile: 'the profile picture', registration: 'a sign-up' },
  otherRecord: 'a record',
  errors: {
    onlyImages: 'Only pictures are accepted here (jpg, png, jpeg)',
    onlyPapers: 'Only pictures (jpg, png, jpeg) and PDF files are accepted here',
    onlySheets: kernelWordsEn.errors.sheetUnreadable,
    kindNotTaken: 'Files of this kind are not accepted, or the content is not what the name says',
    imageUnreadable: 'The picture cannot be opened; please choose another',
    drawingBusy: 'Many pictures are being converted right now; please try again in a moment',
    roomFull: 'Your room of {allowed} MB is used up; delete files you no longer need under “My files”, or cancel uploads in progress',
    roomShort:
      'The file has {size} MB, of your {allowed} MB only {free} MB are free; delete files you no longer need under “My files” or cancel uploads in progress, or choose a smaller file',
    roomEnds:
      'The file is larger than the {free} MB that are free of your {allowed} MB; delete files you no longer need under “My files” or cancel uploads in progress, or choose a smaller file',
    tooLarge: 'The file is too large: at most {megabytes} MB',
    empty: 'The file is empty; please choose another',
    wrongChunk: 'The piece does not fit the file; please upload it again',
    uploadOver: 'This upload has ended; please upload the file again',
    tooManyUploads: 'Too many uploads at once; please wait until some are done',
    stillUsed: 'The file belongs to {usedFor} and cannot be deleted',
    notYours: 'The file does not exist or is in use already; please upload it again',
  },
} as const satisfies SameWords<typeof filesZh>
