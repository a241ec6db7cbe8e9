import { book } from '../../platform/texts/book.ts'

export const handbookText = book({
  title: ['使用手册', 'Handbook'],
  lead: [
    '{name}（{roles}）能打开的全部页面，共 {count} 页，按菜单排列。内容与每页的帮助相同。',
    'All {count} {count:page|pages} that {name} ({roles}) can open, in menu order. The text is the same as the help on each page.',
  ],
  leadOfRole: [
    '{role}的 {count} 个页面，按先后用到的顺序排列。内容与每页的帮助相同。',
    '{role}: {count} {count:page|pages} in the order they are needed. The text is the same as the help on each page.',
  ],
  whose: ['谁的手册', 'Whose handbook'],
  own: ['我能打开的页面', 'Pages I can open'],
  pictureOf: ['{title}的画面', 'Picture of “{title}”'],
  download: ['下载 PDF', 'Download the PDF (Chinese)'],
  fileName: ['规培平台使用手册.pdf', 'residency-handbook-zh-CN.pdf'],
  print: ['打印', 'Print'],
  printHint: [
    '打印这个角色的手册；在打印窗口中也可以另存为 PDF。',
    'Print the handbook of this role; you can also save it as a PDF in the print dialog.',
  ],
  failed: ['手册没有取到，请检查网络后再打开。', 'The handbook could not be loaded. Check the network and open it again.'],
  separator: ['、', ', '],
  contents: ['目录', 'Contents'],
  first: ['首页与个人', 'Home and personal pages'],
})
