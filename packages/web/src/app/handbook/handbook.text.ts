import { book } from '../../platform/texts/book.ts'

export const handbookText = book({
  title: ['使用手册', 'Handbook'],
  lead: [
    '{name}（{roles}）能打开的全部页面，共 {count} 页，按菜单排列。内容与每页的帮助相同。',
    'Every page that {name} ({roles}) can open: {count}, in the order of the menu. The texts are those of the help.',
  ],
  print: ['打印或存为 PDF', 'Print, or save as PDF'],
  printHint: [
    '在打印窗口中选择“另存为 PDF”，得到一份完整的手册。',
    'Choose “Save as PDF” in the window of the printer to get the whole book as one file.',
  ],
  failed: ['手册没有取到，请检查网络后再打开。', 'The handbook was not loaded. Check the network and open it again.'],
  separator: ['、', ', '],
  contents: ['目录', 'Contents'],
  first: ['首页与个人', 'Home and own pages'],
})
