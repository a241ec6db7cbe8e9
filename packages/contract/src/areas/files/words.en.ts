import type { SameWords } from '../../kernel/index.ts'
import type { filesZh } from './words.zh-CN.ts'

export const filesEn = {
  area: 'Files',
  auditActions: {
    'files.picture.upload': 'Uploaded a picture',
    'files.picture.delete': 'Deleted a picture',
  },
  fields: { filePath: 'File' },
  errors: {
    onlyImages: 'Only pictures are accepted here (jpg, png, jpeg)',
    imageUnreadable: 'The picture cannot be opened; please choose another',
    roomFull: 'Your files fill {megabytes} MB; please delete what you no longer need',
    tooLarge: 'The file is too large: at most {megabytes} MB',
    empty: 'The file is empty; please choose another',
  },
} as const satisfies SameWords<typeof filesZh>
