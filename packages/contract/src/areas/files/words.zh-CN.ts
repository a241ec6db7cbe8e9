export const filesZh = {
  area: '文件',
  fields: { filePath: '文件' },
  errors: {
    onlyImages: '附件格式仅支持图片文件(jpg、png、jpeg)',
    imageUnreadable: '图片无法打开，请换一张',
    tooLarge: '文件过大，最大 {megabytes} MB',
    empty: '文件是空的，请重新选择',
  },
} as const
