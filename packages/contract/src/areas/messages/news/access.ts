import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { EVERY_ROLE, menusOf } from '../../../kernel/menus.ts'

export const newsPermissions = {
  /** Write news and publish them to the hospital. */
  edit: 'messages:news:edit',
} as const satisfies Record<string, Permission>

export const newsErrors = errorsOf('messages', {
  newsTimePast: { status: 400, code: 'A0400', field: 'publishAt' },
})

const office = ['ADMIN', 'BHB_ADMIN'] as const

const page = { parent: 'message', type: 'MENU', keepAlive: true } as const

export const newsMenus = menusOf(() => [
  {
    ...page,
    key: 'message.news',
    path: 'news',
    view: 'message/news/index',
    icon: 'read',
    sort: 3,
    roles: EVERY_ROLE,
  },
  {
    ...page,
    key: 'message.newsItem',
    path: 'news-manage',
    view: 'message/news/manage',
    icon: 'file-text',
    sort: 11,
    roles: office,
    adds: newsPermissions.edit,
    permissions: { [newsPermissions.edit]: office },
  },
])
