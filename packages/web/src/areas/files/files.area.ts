import { filesEn } from '@residency/contract/areas/files/words.en'
import { filesZh } from '@residency/contract/areas/files/words.zh-CN'
import type { WebArea } from '../../platform/area.ts'

export const filesArea: WebArea = {
  name: 'files',
  words: { 'zh-cn': filesZh, en: filesEn },
  pages: {
    'files/own/index': () => import('./own-files.page.tsx'),
  },
}
