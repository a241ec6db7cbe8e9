import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const group = { zh: '培训标准', en: 'Training standards' }
const BLANKS: readonly NoticeBlank[] = [
  { name: 'base', zh: '专业基地', en: 'Base', example: '检验基地', exampleEn: 'Laboratory technology' },
  { name: 'year', zh: '年份', en: 'Year', example: '2025', exampleEn: '2025' },
  { name: 'count', zh: '项数', en: 'Count', example: '2', exampleEn: '2' },
  { name: 'items', zh: '指标', en: 'Indicators', example: '全血细胞计数及分类计数', exampleEn: '全血细胞计数及分类计数' },
]
const REASON: NoticeBlank = {
  ...{ name: 'reason', zh: '原因', en: 'Reason' },
  ...{ example: '与医院信息系统的统计不一致', exampleEn: 'It differs from the hospital information system' },
}
/** Notices to those who entered figures of a base. */
export const figureNotices: readonly NoticeKind[] = [
  {
    ...{ kind: 'baseFigure.check', group, blanks: BLANKS },
    name: { zh: '基地指标数据审核通过后', en: 'When figures of a base are checked' },
    title: { zh: '{base} {year} 年的 {count} 项指标数据已审核', en: '{count} figures of {base} for {year} are checked' },
    body: { zh: '{base} {year} 年：{items}。', en: '{base}, {year}: {items}.' },
  },
  {
    ...{ kind: 'baseFigure.return', group, blanks: [...BLANKS, REASON] },
    name: { zh: '基地指标数据退回后', en: 'When figures of a base are returned' },
    title: { zh: '{base} {year} 年的 {count} 项指标数据被退回', en: '{count} figures of {base} for {year} were returned' },
    body: {
      zh: '{base} {year} 年：{items}。原因：{reason}。请更正后重新提交。',
      en: '{base}, {year}: {items}. Reason: {reason}. Correct them and hand them in again.',
    },
  },
]
