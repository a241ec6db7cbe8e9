/** Words that every room uses. `book` adds them to each, so that a page writes `text.edit` without a copy of its own. */
export const roomWordsZh = {
  actions: '操作',
  edit: '编辑',
  remove: '删除',
  save: '保存',
  cancel: '取消',
  close: '关闭',
  retry: '重试',
  comma: '、',
  none: '—',
  sortHelp: '数字小的排在前面',
  status: '状态',
} as const
export const roomWordsEn = {
  actions: 'Actions',
  edit: 'Edit',
  remove: 'Delete',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Try again',
  comma: ', ',
  none: '—',
  sortHelp: 'Smaller numbers come first',
  status: 'State',
} as const
