import { book } from '../../../platform/texts/book.ts'

export const bellText = book({
  bell: ['通知', 'Notices'],
  bellUnread: ['通知，{count} 条未读', 'Notices, {count} unread'],
})
