import { book } from '../../platform/texts/book.ts'

export const numberInputText = book({
  below: ['不能小于 {min}', 'Cannot be less than {min}'],
  above: ['不能大于 {max}', 'Cannot be more than {max}'],
  whole: ['请输入整数', 'Enter a whole number'],
  decimals: ['最多 {precision} 位小数', 'At most {precision} {precision:decimal|decimals}'],
})
