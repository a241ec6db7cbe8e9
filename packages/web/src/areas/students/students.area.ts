import { studentsEn } from '@residency/contract/areas/students/words.en'
import { studentsZh } from '@residency/contract/areas/students/words.zh-CN'
import type { WebArea } from '../../platform/area.ts'

export const studentsArea: WebArea = {
  name: 'students',
  words: { 'zh-cn': studentsZh, en: studentsEn },
  pages: {},
  homeCards: [{ column: 'main', load: () => import('./trainee-card.tsx') }],
}
