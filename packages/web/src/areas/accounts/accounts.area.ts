import type { WebArea } from '../../platform/area.ts'
import { pageWith } from '../../platform/area-pages.ts'

const users = () => import('./users/user-list.tsx').then((part) => part.Users)

export const accountsArea: WebArea = {
  name: 'accounts',
  pages: {
    'system/user/index': pageWith(users, { kind: 'all' }),
    'system/user/teacher': pageWith(users, { kind: 'teacher' }),
    'system/user/student': pageWith(users, { kind: 'student' }),
    'system/role/index': () => import('./roles/role-list.page.tsx'),
    'system/menu/index': () => import('./menus/menu-list.page.tsx'),
    'system/mini-menu/index': () => import('./menus/mini-menu-list.page.tsx'),
    'system/online/index': () => import('./sessions/online-list.page.tsx'),
    'system/audit/index': () => import('./audit/audit-list.page.tsx'),
    'system/outbox/index': () => import('./login/outbox-list.page.tsx'),
    'system/health/index': () => import('./health/health.page.tsx'),
    'personal/center': () => import('./own-account/personal-centre.page.tsx'),
    'bind/index': () => import('./wechat/index.page.tsx'),
    'bind/qrcode': () => import('./wechat/qrcode.page.tsx'),
    'bind/view': () => import('./wechat/view.page.tsx'),
    'bind/success': () => import('./wechat/success.page.tsx'),
  },
}
