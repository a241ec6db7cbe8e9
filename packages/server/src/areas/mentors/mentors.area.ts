import { mentorsMenus } from '@residency/contract/areas/mentors/menus'
import { mentorsEn } from '@residency/contract/areas/mentors/words.en'
import { mentorsZh } from '@residency/contract/areas/mentors/words.zh-CN'
import type { Area } from '../../platform/area.ts'

export const mentorsArea: Area = {
  name: 'mentors',
  words: { 'zh-cn': mentorsZh, en: mentorsEn },
  menus: mentorsMenus,
  routes() {},
}
