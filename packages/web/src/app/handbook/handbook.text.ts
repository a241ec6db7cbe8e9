import { book } from '../../platform/texts/book.ts'

export const handbookText = book({
  title: ['使用手册', 'Handbook'],
  lead: [
    '{name}（{roles}）能打开的全部页面，共 {count} 页，按菜单排列。内容与每页的帮助相同。',
    'Every page that {name} ({roles}) can open: {count}, in the order of the menu. The texts are those of the help.',
  ],
  leadOfRole: [
    '{role}的 {count} 个页面，按先后用到的顺序排列。内容与每页的帮助相同。',
    '{role}: {count} {count:page|pages} in the order in which they are needed. The texts are those of the help.',
  ],
  whose: ['谁的手册', 'Whose handbook'],
  own: ['我能打开的页面', 'My own pages'],
  pictureOf: ['{title}的画面', 'How the page “{title}” looks'],
  download: ['下载 PDF', 'Download the PDF (Chinese)'],
  fileName: ['规培平台使用手册.pdf', 'residency-handbook-zh-CN.pdf'],
  print: ['打印', 'Print'],
  printHint: [
    '打印这个角色的手册；在打印窗口中也可以另存为 PDF。',
    'Print the book of this role, or save it as a PDF in the window of the printer.',
  ],
  failed: ['手册没有取到，请检查网络后再打开。', 'The handbook was not loaded. Check the network and open it again.'],
  separator: ['、', ', '],
  contents: ['目录', 'Contents'],
  first: ['首页与个人', 'Home and own pages'],
})
