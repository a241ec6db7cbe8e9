import { book } from '../../../platform/texts/book.ts'

export const miniMenuText = book({
  title: ['小程序菜单', 'Mini-program menus'],
  none: ['还没有菜单：新增以后，所选角色的人就能在小程序里看到', 'No menus yet: once added, the chosen roles see them in the mini-program'],
  lead: [
    '小程序里看到的入口，共 {total} 个顶层菜单；每个入口只给勾选的角色看',
    'Entries of the mini-program: {total} top-level {total:menu|menus}; only the ticked roles see an entry',
  ],
  searchHint: ['菜单名称或路径', 'Name or path'],
  add: ['新增菜单', 'Add menu'],
  addBelow: ['新增下级', 'Add below'],
  editTitle: ['修改小程序菜单', 'Edit mini-program menu'],
  visible: { 1: ['显示', 'Shown'], 0: ['隐藏', 'Hidden'] },
  path: ['页面路径', 'Page'],
  pathHelp: [
    '小程序页面，例如 /pages/leave/index；只作分组时可不填',
    'A mini-program page such as /pages/leave/index; may stay empty for a group',
  ],
  iconHelp: ['图标名称或小程序内的图片路径', 'Name of an icon, or path of an image in the mini-program'],
  rolesHelp: ['不选则只有超级管理员能看到', 'If none is chosen, only root sees it'],
  onlyRoot: ['仅超级管理员', 'Root only'],
  removeContent: ['其下 {count} 个菜单会一起删除。', 'The {count} {count:menu|menus} below it will be deleted too.'],
  removeAlone: ['小程序里不再有这个入口。', 'The mini-program will no longer have this entry.'],
})
