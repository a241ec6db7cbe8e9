import { learningMenus } from '@residency/contract/areas/learning/menus'
import { learningEn } from '@residency/contract/areas/learning/words.en'
import { learningZh } from '@residency/contract/areas/learning/words.zh-CN'
import type { Area } from '../../platform/area.ts'

export const learningArea: Area = {
  name: 'learning',
  words: { 'zh-cn': learningZh, en: learningEn },
  menus: learningMenus,
  routes(_bind) {
    // one line per room
  },
}
