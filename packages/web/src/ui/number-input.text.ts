import { book } from '../platform/i18n.ts'

export const numberInputText = book(
  {
    below: '不能小于 {min}',
    above: '不能大于 {max}',
    whole: '请输入整数',
    decimals: '最多 {precision} 位小数',
  },
  {
    below: 'Not less than {min}',
    above: 'Not more than {max}',
    whole: 'Enter a whole number',
    decimals: 'At most {precision} {precision:decimal|decimals}',
  },
)
