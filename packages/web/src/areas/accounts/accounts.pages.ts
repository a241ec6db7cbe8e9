import { type AreaPages, pageWith } from '../../platform/area-pages.ts'

const userList = () => import('./users/user-list.tsx').then((part) => part.UserList)

export const pages: AreaPages = {
  'system/user/index': pageWith(userList, { kind: 'all' }),
  'system/user/teacher': pageWith(userList, { kind: 'teacher' }),
  'system/user/student': pageWith(userList, { kind: 'student' }),
  'system/role/index': () => import('./roles/role-list.page.tsx'),
  'system/menu/index': () => import('./menus/menu-list.page.tsx'),
  'system/mini-menu/index': () => import('./menus/mini-menu-list.page.tsx'),
  'system/online/index': () => import('./login/online-list.page.tsx'),
  'system/audit/index': () => import('./audit/audit-list.page.tsx'),
  'system/outbox/index': () => import('./login/outbox-list.page.tsx'),
  'personal/center': () => import('./users/personal-centre.page.tsx'),
}
