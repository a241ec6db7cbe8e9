import { book } from '../../platform/texts/book.ts'

export const helpText = book({
  help: ['帮助', 'Help'],
  helpOf: ['帮助 · {page}', 'Help · {page}'],
  about: ['这个页面', 'This page'],
  acts: ['可以做什么', 'What you can do here'],
  next: ['接下来', 'What happens next'],
  asks: ['常见问题', 'Common questions'],
  none: [
    '这个页面还没有帮助。可以查看工作指南，或者联系毕后办。',
    'No help for this page yet. See the work guides, or contact the education office.',
  ],
  failed: ['帮助没有取到，请检查网络后再打开。', 'The help could not be loaded. Check the network and open it again.'],
  tour: ['重看使用引导', 'See the tour again'],
  handbook: ['全部帮助（使用手册）', 'All help (handbook)'],
  guides: ['查看工作指南', 'Work guides'],
  keys: ['快捷键', 'Keyboard shortcuts'],
  keyHelp: ['打开本页帮助（不在输入框里时）', 'Open help for this page (when not typing)'],
  keySearch: ['搜索页面', 'Search pages'],
  keyRows: ['在表格里一行一行移动', 'Move from row to row in a table'],
  keyClose: ['关闭对话框、侧栏和本帮助', 'Close dialogs, panels and this help'],
})
