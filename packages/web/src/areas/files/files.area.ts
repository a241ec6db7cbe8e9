import type { WebArea } from '../../platform/area.ts'

export const filesArea: WebArea = {
  name: 'files',
  words: async () => ({
    'zh-cn': (await import('@residency/contract/areas/files/words.zh-CN')).filesZh,
    en: (await import('@residency/contract/areas/files/words.en')).filesEn,
  }),
  pages: {
    'files/own/index': () => import('./own-files/own-files.page.tsx'),
  },
}
