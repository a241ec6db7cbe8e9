export const filesZh = {
  area: '文件',
  auditActions: {
    'files.picture.upload': '上传头像',
    'files.picture.delete': '删除头像',
  },
  fields: { filePath: '文件' },
  errors: {
    onlyImages: '附件格式仅支持图片文件(jpg、png、jpeg)',
    imageUnreadable: '图片无法打开，请换一张',
    roomFull: '您的文件已占满 {megabytes} MB，请先删除不用的文件',
    tooLarge: '文件过大，最大 {megabytes} MB',
    empty: '文件是空的，请重新选择',
  },
} as const
