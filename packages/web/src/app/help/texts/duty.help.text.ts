import { helpBook } from '../help-book.ts'

export const dutyHelp = helpBook({
  'duty/roster/index': {
    about: ['按月编排科室值班：可以自动排班，也可以逐格安排。', 'The duties of a department by month, filled by proposal or by hand.'],
    acts: [
      ['新增一个月的排班表，点“自动排班”', 'Begin the roster of a month and press “Propose”'],
      ['点格子换班次；锁定的格子自动排班不会改动', 'Press a cell to change it; a proposal keeps locked cells'],
      ['没有红线后发布', 'Publish when no cell has a red line'],
    ],
    next: ['发布后学员收到通知；月底以后可以归档。', 'Its people are notified; after the month the roster is closed.'],
    asks: [
      [
        ['为什么有空缺？', 'Why is a place open?'],
        ['按休息和夜班规则排不满时，宁可空着。', 'Where the rules of rest and nights leave nobody, it stays open.'],
      ],
    ],
  },
  'duty/kind/index': {
    about: ['科室的班次：几点到几点、哪些日子、各需几人。', 'The shifts of a department: hours, days, how many people.'],
    acts: [
      ['新增白班、夜班、备班', 'Add day shifts, nights and on-call shifts'],
      ['不再使用的班次改为停用', 'Disable what is no longer used'],
    ],
    next: ['排班表按启用的班次编排。', 'Rosters are planned with the enabled shifts.'],
    asks: [
      [
        ['改了时间，已排的班次会变吗？', 'Do assigned shifts follow new hours?'],
        ['不会，已排的班次保留原来的时间。', 'No, they keep their hours.'],
      ],
    ],
  },
  'duty/own/index': {
    about: ['你在已发布排班里的班次。', 'Your shifts in published rosters.'],
    acts: [
      ['看哪天上什么班、和谁同班', 'See your days, hours and colleagues'],
      ['用“上个月”“下个月”翻看', 'Turn the months'],
    ],
    next: ['班次调整时会收到通知，日历也会更新。', 'You are notified of changes; your calendar follows.'],
    asks: [
      [
        ['不能上这个班怎么办？', 'What if I cannot come?'],
        ['请尽早联系科室，由科室调整。', 'Tell the department early; it changes the roster.'],
      ],
    ],
  },
})
