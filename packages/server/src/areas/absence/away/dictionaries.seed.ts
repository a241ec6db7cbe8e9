import { PAYERS, TRIP_KINDS } from '@residency/contract/areas/absence/away/away.contract'
import type { SeedDictionary } from '../../../platform/area.ts'

export const awayDictionaries: readonly SeedDictionary[] = [
  {
    code: TRIP_KINDS,
    zh: '外出类型',
    en: 'Kind of away',
    items: [
      ['conference', '学术会议', 'Conference'],
      ['study', '进修学习', 'Study'],
      ['visit', '参观交流', 'Visit'],
      ['competition', '技能竞赛', 'Skills competition'],
      ['other', '其他', 'Other'],
    ],
  },
  {
    code: PAYERS,
    zh: '外出费用承担',
    en: 'Payer of an away',
    items: [
      ['self', '自费', 'Trainee'],
      ['department', '科室', 'Department'],
      ['base', '专业基地', 'Base'],
      ['hospital', '医院', 'Hospital'],
      ['employer', '委派单位', 'Employer'],
      ['organiser', '主办方', 'Organiser'],
    ],
  },
]
