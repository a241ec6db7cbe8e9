import { book } from '@residency/contract/kernel/label'

export const standardsHomeWords = book({
  indicators: ['{year} 年基地指标', 'Indicators of {year}'],
  counts: ['达标 {met} 项，未达标 {short} 项，未填报 {missing} 项', '{met} met, {short} below the minimum, {missing} not entered'],
  short: ['有未达标', 'below minimum'],
  missing: ['待填报', 'to be entered'],
  nothing: ['还没有启用的基地指标。', 'No indicators of bases are in use yet.'],
})
