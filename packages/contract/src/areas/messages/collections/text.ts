import { book } from '../../../kernel/text/label.ts'
import { recipientFields } from '../recipients/recipient-fields.text.ts'

export const collectionWords = book({
  auditActions: {
    'messages.collection.create': ['发起材料收集', 'Collection opened'],
    'messages.collection.update': ['修改材料收集', 'Collection changed'],
    'messages.collection.remind': ['提醒上传材料', 'Reminder to upload sent'],
    'messages.collection.download': ['打包下载材料', 'Collected files downloaded'],
    'collection.close': ['关闭材料收集', 'Collection closed'],
    'collection.reopen': ['重新开放材料收集', 'Collection opened again'],
    'collection.undo': ['撤销材料收集的操作', 'Collection action undone'],
    'collectionItem.upload': ['上传材料', 'Files handed in'],
    'collectionItem.accept': ['通过材料', 'Files accepted'],
    'collectionItem.return': ['退回材料', 'Files returned'],
    'collectionItem.undo': ['撤销材料审核', 'Review of files undone'],
  },
  fields: {
    ...recipientFields,
    title: ['标题', 'Title'],
    body: ['正文', 'Text'],
    kinds: ['文件类型', 'File types'],
    maxMegabytes: ['单个文件上限（MB）', 'Maximum file size (MB)'],
    mostFiles: ['最多几个文件', 'Maximum number of files'],
    dueAt: ['截止时间', 'Due at'],
    takesLate: ['截止后仍可上传', 'Accept late files'],
    nameRule: ['打包时的文件名', 'File names in the archive'],
    state: ['状态', 'State'],
    collectionId: ['材料收集', 'Collection'],
    files: ['文件', 'Files'],
    filePath: ['文件', 'File'],
    accepted: ['只要已通过的', 'Accepted only'],
    status: ['进度', 'Progress'],
    action: ['操作', 'Action'],
    decision: ['审核操作', 'Decision'],
    ids: ['所选材料', 'Selected files'],
    versions: ['版本', 'Versions'],
  },
  materialKinds: {
    pdf: ['PDF', 'PDF'],
    picture: ['图片', 'Pictures'],
    text: ['文档', 'Documents'],
    sheet: ['表格', 'Sheets'],
    slides: ['演示文稿', 'Slides'],
  },
  nameParts: {
    name: ['姓名', 'name'],
    number: ['工号', 'number'],
    base: ['基地', 'base'],
    order: ['序号', 'no'],
    file: ['原文件名', 'file'],
  },
  ownItemStatuses: { due: ['待上传', 'To upload'], done: ['已上传', 'Uploaded'] },
  fileRecords: {
    collection: ['材料收集', 'a collection'],
    collectionItem: ['提交的材料', 'files handed in'],
    inform: ['通知公告', 'an announcement'],
    news: ['新闻', 'news'],
  },
  flows: {
    collection: {
      states: { open: ['收集中', 'Open'], closed: ['已关闭', 'Closed'] },
      actions: { close: ['关闭', 'Close'], reopen: ['重新开放', 'Open again'] },
    },
    collectionItem: {
      states: {
        asked: ['未上传', 'Not uploaded'],
        uploaded: ['待审核', 'To review'],
        accepted: ['已通过', 'Accepted'],
        returned: ['已退回', 'Returned'],
      },
      actions: { upload: ['提交', 'Hand in'], accept: ['通过', 'Accept'], return: ['退回', 'Return'] },
    },
  },
  sheets: {
    collectionItems: {
      title: ['材料收集情况', 'Upload status'],
      columns: {
        collection: ['材料收集', 'Collection'],
        name: ['姓名', 'Name'],
        number: ['工号', 'Number'],
        department: ['科室', 'Department'],
        state: ['状态', 'State'],
        uploadedAt: ['上传时间', 'Uploaded at'],
        late: ['逾期', 'Late'],
        files: ['文件数', 'Files'],
        reason: ['退回原因', 'Reason for return'],
      },
      rules: {},
    },
  },
  late: { yes: ['逾期', 'late'], no: ['否', 'no'] },
  calendar: { due: ['截止：{title}', 'Due: {title}'] },
  ownRecord: {
    materials: ['提交的材料', 'Files handed in'],
    title: ['材料收集', 'Collection'],
    state: ['状态', 'State'],
    uploadedAt: ['上传时间', 'Uploaded at'],
    dueAt: ['截止时间', 'Due at'],
  },
  waiting: {
    uploadMaterials: ['项材料待上传', '{count:collection|collections} to upload files for'],
    reviewMaterials: ['份材料待审核', '{count:upload|uploads} to review'],
  },
  permissions: {
    'messages:collection:ask': ['发起材料收集、审核材料', 'Collect files and review them'],
    'messages:collection:export': ['打包下载材料、导出收集情况', 'Download collected files, export upload status'],
    'messages:collection:upload': ['上传被收集的材料', 'Upload files one is asked for'],
  },
  adds: {
    'message.collection': ['发起材料收集', 'Ask people for files'],
  },
  menus: {
    'message.ownCollection': ['我的材料', 'My submissions'],
    'message.collection': ['材料收集', 'Collections'],
    'message.library': ['材料库', 'Collected files'],
  },
  errors: {
    collectionDuePast: ['截止时间已经过去，请选择现在以后的时间', 'The due time has passed; choose a time in the future'],
    collectionClosed: [
      '这次材料收集已经关闭，不能再上传；需要补交请联系发起人',
      'This collection is closed; to submit late, contact the person who opened it',
    ],
    collectionOver: [
      '已过截止时间，这次收集不接受逾期上传；需要补交请联系发起人',
      'The due time has passed and this collection accepts no late files; to submit late, contact the person who opened it',
    ],
    materialKindWrong: [
      '第 {place} 个文件的内容不是允许的类型，可以上传：{kinds}',
      'The content of file {place} is not of an allowed type; allowed types: {kinds}',
    ],
    materialTooLarge: [
      '第 {place} 个文件超过 {megabytes} MB，请压缩后重新上传',
      'File {place} is larger than {megabytes} MB; compress it and upload again',
    ],
    materialTooMany: ['最多上传 {most} 个文件', 'At most {most} {most:file|files}'],
    collectionRemindedLately: [
      '一小时内已经提醒过，{at} 之后可以再次提醒',
      'A reminder was sent within the last hour; the next is possible after {at}',
    ],
    collectionAllUploaded: ['所有人都已上传，没有人需要提醒', 'Everybody has uploaded; there is nobody to remind'],
    collectionEmpty: ['还没有可以下载的文件', 'There are no files to download yet'],
    collectionTooLarge: [
      '文件总量超过 {gigabytes} GB，不能一次打包，请逐个下载',
      'The files total more than {gigabytes} GB and cannot be archived at once; download them one by one',
    ],
    collectionTooMany: [
      '文件超过 {most} 个，不能一次打包，请逐个下载',
      'More than {most} {most:file|files} cannot be archived at once; download them one by one',
    ],
  },
  issues: {
    'material.megabytes': ['上限须为 1 至 100 MB', 'must be between 1 and 100 MB'],
    'material.files': ['须为 1 至 20 个', 'must be between 1 and 20'],
    'material.nameRule': [
      '只能使用 {姓名} {工号} {基地} {序号} {原文件名}，花括号要成对',
      'Use only the blanks name, number, base, no and file, each in braces',
    ],
  },
})
