import { FUND_LINES } from '@residency/contract/areas/students/funds/fund.contract'
import type { SeedDictionary } from '../../../platform/area.ts'

/** The lines of a budget; the office adds its own. */
export const fundDictionaries: readonly SeedDictionary[] = [
  {
    code: FUND_LINES,
    zh: '研究经费科目',
    en: 'Research funds budget line',
    items: [
      ['equipment', '设备费', 'Equipment'],
      ['consumables', '材料费', 'Consumables'],
      ['testing', '测试化验加工费', 'Testing and processing'],
      ['travel', '差旅与会议费', 'Travel and conferences'],
      ['publication', '出版与信息传播费', 'Publication'],
      ['labour', '劳务费', 'Labour costs'],
      ['other', '其他支出', 'Other'],
    ],
  },
]
