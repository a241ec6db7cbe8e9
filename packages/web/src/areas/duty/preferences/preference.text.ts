import { book } from '../../../platform/texts/book.ts'

export const preferenceText = book({
  title: ['值班意愿', 'Duty preferences'],
  lead: [
    '点一下日期表示希望值班（＋），再点表示希望不排（−），再点取消。排班时尽量照顾；每个人的意愿合起来一样重，填得越多，每一个越轻。',
    'Press a day once if you would like a shift (+), again if you would rather have none (−), again to clear it. Rosters follow preferences where possible. Each person’s preferences have the same total weight: the more you enter, the less each one counts.',
  ],
  none: ['这个月已不能填写意愿。', 'Preferences for this month are closed.'],
  day: ['{day}：{preference}', '{day}: {preference}'],
  noPreference: ['未填写', 'no preference'],
  met: ['已照顾', 'met'],
  notMet: ['未能照顾', 'not met'],
  saved: ['已保存：{day} {preference}', 'Saved: {day}, {preference}'],
  failed: ['{day}没有保存：{message}', '{day} was not saved: {message}'],
  failedMark: ['未保存', 'not saved'],
  comma: ['，', ', '],
  dayFormat: ['M月D日 ddd', 'ddd D MMM'],
})
