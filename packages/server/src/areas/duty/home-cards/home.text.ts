import { book } from '@residency/contract/kernel/label'

export const dutyHomeWords = book({
  own: ['我的下几个班次', 'My next shifts'],
  onDuty: ['今天谁值班', 'Who is on duty today'],
  now: ['正在值班', 'on duty now'],
  hours: ['{kind} {from}–{until}', '{kind} {from}–{until}'],
  hoursToNextDay: ['{kind} {from}–次日 {until}', '{kind} {from}–{until} the next day'],
  none: ['今天没有人值班。', 'Nobody is on duty today.'],
  noneOwn: ['后面没有班次。', 'No upcoming shifts.'],
})
