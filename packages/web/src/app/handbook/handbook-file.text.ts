import { book } from '@residency/contract/kernel/label'

/** Texts of the handbook as one PDF. */
export const fileText = book({
  product: ['医技药师规范化培训管理平台', 'Residency'],
  title: ['使用手册', 'Handbook'],
  roles: ['学员 · 带教老师与导师 · 科室 · 专业基地 · 毕后办 · 系统管理员', 'For each role'],
  version: ['版本 {version}', 'Version {version}'],
  how: ['怎样使用这本手册', 'How to use this handbook'],
  hints: [
    [
      '每个角色一章。章首列出这个角色的全部页面，按用到的先后排列，后面是所在的页码。',
      'Each role has a chapter. It starts with all pages of the role in the order they are needed, with page numbers.',
    ],
    [
      '几个角色共用的页面只写一次，放在最先用到它的那一章。',
      'Pages used by several roles are described once, in the first chapter that needs them.',
    ],
    [
      '在软件的任何页面按“?”，可以看到同样的内容；右上角的搜索框可以直接打开页面。',
      'Press “?” on any page of the software to see the same text; the search box at the top right opens pages directly.',
    ],
    [
      '画面取自演示医院。菜单和权限可以由医院自己调整，与这里不同时，以软件里的“使用手册”页为准。',
      'The pictures show a demo hospital. Each hospital can change menus and rights; if they differ from this handbook, the page “Handbook” in the software is right.',
    ],
  ],
  contents: ['目录', 'Contents'],
  chapter: ['第 {number} 章', 'Chapter {number}'],
  common: ['登录与首页', 'Login and home page'],
  commonLead: [
    '人人都用的页面：登录、首页、待办、消息与个人设置。',
    'Pages that everybody uses: login, home page, to-dos, messages and personal settings.',
  ],
  lead: ['{role}的 {count} 个页面，按用到的先后排列。', '{role}: {count} {count:page|pages} in the order they are needed.'],
  foot: ['使用手册 · 版本 {version}', 'Handbook · version {version}'],
  next: ['接下来', 'Next'],
  file: ['规培平台使用手册', 'Residency handbook'],
})
