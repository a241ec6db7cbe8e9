import { book } from '@residency/contract/kernel/label'

export const standardsHomeWords = book({
  indicators: ['{year} 年基地指标', 'Base indicators of {year}'],
  counts: ['达标 {met} 项，未达标 {short} 项，未填报 {missing} 项', '{met} met, {short} below the minimum, {missing} not entered'],
  short: ['有未达标', 'below minimum'],
  missing: ['待填报', 'to enter'],
  nothing: ['还没有启用的基地指标。', 'No base indicators are in use yet.'],
})
