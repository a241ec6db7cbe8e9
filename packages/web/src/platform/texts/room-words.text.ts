import { book } from '@residency/contract/kernel/label'

/**
 * Words that every room uses. `book` adds them to each, so that a page writes `text.edit` without a
 * copy of its own.
 */
export const roomWords = book({
  actions: ['操作', 'Actions'],
  edit: ['修改', 'Edit'],
  remove: ['删除', 'Delete'],
  save: ['保存', 'Save'],
  cancel: ['取消', 'Cancel'],
  close: ['关闭', 'Close'],
  retry: ['重试', 'Try again'],
  comma: ['、', ', '],
  semicolon: ['；', '; '],
  colon: ['：', ': '],
  noted: ['{text}（{note}）', '{text} ({note})'],
  none: ['—', '—'],
  sortHelp: ['数字小的排在前面', 'Smaller numbers come first'],
  status: ['状态', 'State'],
  disable: ['停用', 'Disable'],
  states: { 1: ['启用', 'Enabled'], 0: ['停用', 'Disabled'] },
  saved: ['已保存 {name}', '{name} saved'],
  enabled: ['已启用 {name}', '{name} enabled'],
  disabled: ['已停用 {name}', '{name} disabled'],
  removed: ['已删除 {name}', '{name} deleted'],
  disableQuestion: ['停用 {name}？', 'Disable {name}?'],
  removeQuestion: ['删除 {name}？', 'Delete {name}?'],
})
