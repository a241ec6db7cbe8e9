import type { WebArea } from '../../platform/area.ts'

export const messagesArea: WebArea = {
  name: 'messages',
  words: async () => ({
    'zh-cn': (await import('@residency/contract/areas/messages/words.zh-CN')).messagesZh,
    en: (await import('@residency/contract/areas/messages/words.en')).messagesEn,
  }),
  pages: {
    'message/template/index': () => import('./template-list.page.tsx'),
  },
}
