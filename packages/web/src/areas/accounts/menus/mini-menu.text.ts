import { book } from '../../../platform/texts/book.ts'

export const miniMenuText = book({
  title: ['小程序菜单', 'Mini app menus'],
  none: ['还没有菜单：新增以后，所选角色的人就能在小程序里看到', 'No menu yet: once added, the chosen roles find it in the mini-program'],
  lead: [
    '小程序里看到的入口，共 {total} 个顶层菜单；每个入口只给勾选的角色看',
    'What people find in the mini-program: {total} top menus; only the chosen roles see an entry',
  ],
  searchHint: ['菜单名称或路径', 'Name or path'],
  add: ['新增菜单', 'Add menu'],
  addBelow: ['新增下级', 'Add below'],
  editTitle: ['修改小程序菜单', 'Edit mini-program menu'],
  visible: { 1: ['显示', 'Shown'], 0: ['隐藏', 'Hidden'] },
  path: ['页面路径', 'Page'],
  pathHelp: ['小程序页面，例如 /pages/leave/index；只作分组时可不填', 'A page such as /pages/leave/index; may stay empty for a group'],
  iconHelp: ['图标名称或小程序内的图片路径', 'Name of an icon, or path of a picture in the mini-program'],
  rolesHelp: ['不选则只有超级管理员能看到', 'With none chosen only root sees it'],
  onlyRoot: ['仅超级管理员', 'Root only'],
  removeContent: ['其下 {count} 个菜单会一起删除。', 'The {count} menus below it are deleted too.'],
  removeAlone: ['小程序里不再有这个入口。', 'The mini-program has this entry no more.'],
})
