import { loadAreas, type WebArea } from '../../platform/area.ts'

export const messagesArea: WebArea = {
  name: 'messages',
  words: async () => ({
    'zh-cn': (await import('@residency/contract/areas/messages/words.zh-CN')).messagesZh,
    en: (await import('@residency/contract/areas/messages/words.en')).messagesEn,
  }),
  pages: {
    // the panel of waiting work is collected from all areas
    'message/inbox/index': async () => (await Promise.all([import('./inbox.page.tsx'), loadAreas()]))[0],
    'message/template/index': () => import('./template-list.page.tsx'),
    'message/delivery/index': () => import('./deliveries.page.tsx'),
  },
}
