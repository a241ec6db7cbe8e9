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
      ['点“换班”，选一位可以接班的同事', 'Press “Swap” and choose a colleague who can take it'],
    ],
    next: ['班次调整时会收到通知，日历也会更新。', 'You are notified of changes; your calendar follows.'],
    asks: [
      [
        ['不能上这个班怎么办？', 'What if I cannot come?'],
        ['先用“换班”请同事接班；没有人能接时尽早联系科室。', 'Ask a colleague by “Swap”; if nobody can, tell the department early.'],
      ],
      [
        ['为什么有的同事不能接班？', 'Why can a colleague not take it?'],
        ['名字下面写着原因，例如当天已有班次、休息不足。', 'The reason is below the name, such as another shift or too little rest.'],
      ],
    ],
  },
  'duty/swap/index': {
    about: ['学员之间的换班申请。', 'Swaps of shifts that trainees ask for.'],
    acts: [
      ['同事同意后，由科室同意或不同意', 'Once the colleague agrees, the department decides'],
      ['在“换班设置”中可以不再要求科室同意', 'Under “Settings” a department can give up its consent'],
    ],
    next: ['同意后双方班次立即互换，双方收到通知。', 'The shifts change at once; both people are notified.'],
    asks: [
      [
        ['申请为什么失效？', 'Why has a request lapsed?'],
        ['科室调整了其中的班次，或班次已经开始。', 'The department changed one of its shifts, or one has begun.'],
      ],
    ],
  },
})
