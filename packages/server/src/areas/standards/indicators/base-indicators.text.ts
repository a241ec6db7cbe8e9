import { book } from '@residency/contract/kernel'

const zh = {
  indicators: '{year} 年基地指标',
  counts: '达标 {met} 项，未达标 {short} 项，未填报 {missing} 项',
  short: '有未达标',
  missing: '待填报',
  nothing: '还没有启用的基地指标。',
}
const en: typeof zh = {
  indicators: 'Indicators of {year}',
  counts: '{met} met, {short} below the minimum, {missing} not entered',
  short: 'below minimum',
  missing: 'to be entered',
  nothing: 'No indicators of bases are in use yet.',
}
export const standardsHomeWords = book(zh, en)
