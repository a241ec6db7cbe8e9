import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '培训标准', en: 'Training standards' }

const BASE = blank(
  'base',
  { zh: '专业基地', en: 'Base' },
  { zh: '检验基地', en: 'Laboratory technology' },
)

const YEAR = blank('year', { zh: '年份', en: 'Year' }, { zh: '2025', en: '2025' })
const COUNT = blank('count', { zh: '项数', en: 'Count' }, { zh: '2', en: '2' })

const ITEMS = blank(
  'items',
  { zh: '指标', en: 'Indicators' },
  { zh: '全血细胞计数及分类计数', en: '全血细胞计数及分类计数' },
)

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '与医院信息系统的统计不一致', en: 'It differs from the hospital information system' },
)

/** Notices to those who entered figures of a base. */
export const figureNotices = notices('baseFigure', GROUP, {
  check: {
    name: { zh: '基地指标数据审核通过后', en: 'When base figures are checked' },
    blanks: [BASE, YEAR, COUNT, ITEMS],
    title: {
      zh: '{base} {year} 年的 {count} 项指标数据已审核',
      en: '{count} {count:figure|figures} of {base} for {year} {count:is|are} checked',
    },
    body: { zh: '{base} {year} 年：{items}。', en: '{base}, {year}: {items}.' },
  },
  return: {
    name: { zh: '基地指标数据退回后', en: 'When base figures are returned' },
    blanks: [BASE, YEAR, COUNT, ITEMS, REASON],
    title: {
      zh: '{base} {year} 年的 {count} 项指标数据被退回',
      en: '{count} {count:figure|figures} of {base} for {year} {count:was|were} returned',
    },
    body: {
      zh: '{base} {year} 年：{items}。原因：{reason}。请更正后重新提交。',
      en: '{base}, {year}: {items}. Reason: {reason}. Please correct them and submit again.',
    },
  },
})
