import { book } from '../../../kernel/text/label.ts'

export const reliabilityWords = book({
  fields: { profession: ['专业类别', 'Profession'], itemId: ['项目', 'Item'] },
  permissions: { 'competence:reliability:list': ['查看观察次数是否足够', 'See the reliability of observations'] },
  menus: { 'supervision.reliability': ['观察够不够', 'Reliability'] },
})
