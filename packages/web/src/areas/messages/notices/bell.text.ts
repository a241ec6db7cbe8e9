import { book } from '../../../platform/i18n.ts'

export const bellText = book(
  {
    bell: '通知',
    bellUnread: '通知，{count} 条未读',
  },
  {
    bell: 'Notices',
    bellUnread: 'Notices, {count} unread',
  },
)
