import { messagesEn } from '@residency/contract/areas/messages/words.en'
import { messagesZh } from '@residency/contract/areas/messages/words.zh-CN'
import type { WebArea } from '../../platform/area.ts'

export const messagesArea: WebArea = {
  name: 'messages',
  words: { 'zh-cn': messagesZh, en: messagesEn },
  pages: {
    'message/template/index': () => import('./template-list.page.tsx'),
  },
}
