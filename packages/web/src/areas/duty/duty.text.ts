import { book } from '../../platform/texts/book.ts'

export const shiftEndText = book({
  nextDay: ['次日 {time}', '{time} the next day'],
})

export const ownShiftsText = book({
  title: ['我的班次', 'My shifts'],
  lead: ['已发布的排班。班次有调整时会收到通知。', 'Shifts of published rosters. You are notified of every change.'],
  before: ['上个月', 'Previous month'],
  after: ['下个月', 'Next month'],
  none: ['{month} 没有你的班次。', 'You have no shifts in {month}.'],
  withOthers: ['同班：{names}', 'With {names}'],
  day: ['M月D日 ddd', 'ddd D MMM'],
})
