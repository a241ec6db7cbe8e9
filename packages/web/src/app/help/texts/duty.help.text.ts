import { helpBook } from '../help-book.ts'

export const dutyHelp = helpBook({
  'duty/roster/index': {
    about: ['按月编排科室值班：可以自动排班，也可以逐格安排。', 'Plan a department’s duty by month, automatically or cell by cell.'],
    acts: [
      ['新增一个月的排班表，点“自动排班”', 'Add the roster of a month and press “Fill automatically”'],
      ['点格子换班次；锁定的格子自动排班不会改动', 'Press a cell to change the shift; locked cells are not changed automatically'],
      ['没有红线后发布', 'Publish once no cell has a red line'],
    ],
    next: ['发布后学员收到通知；月底以后可以归档。', 'Trainees are notified; after the month the roster can be closed.'],
    asks: [
      [
        ['为什么有空缺？', 'Why are there open places?'],
        ['按休息和夜班规则排不满时，宁可空着。', 'If the rules on rest and night shifts leave nobody, the place stays open.'],
      ],
    ],
  },
  'duty/kind/index': {
    about: ['科室的班次：几点到几点、哪些日子、各需几人。', 'The shifts of a department: hours, days, how many people.'],
    acts: [
      ['新增白班、夜班、备班', 'Add day, night and on-call shifts'],
      ['不再使用的班次改为停用', 'Disable what is no longer used'],
    ],
    next: ['排班表按启用的班次编排。', 'Rosters are planned with the enabled shifts.'],
    asks: [
      [
        ['改了时间，已排的班次会变吗？', 'Do assigned shifts follow new hours?'],
        ['不会，已排的班次保留原来的时间。', 'No, they keep their original hours.'],
      ],
      [
        ['补休天数改了，以前的班次会重算吗？', 'Are past shifts recalculated if earned leave changes?'],
        ['不会，只对以后结束的班次生效。', 'No, it only applies to shifts that end later.'],
      ],
    ],
  },
  'duty/own/index': {
    about: ['你在已发布排班里的班次。', 'Your shifts in published rosters.'],
    acts: [
      ['看哪天上什么班、和谁同班', 'See which shift you have on which day, and with whom'],
      ['点“换班”，选一位可以接班的同事', 'Press “Swap” and choose a colleague who can take it'],
      ['在“值班意愿”里点日期，填写希望值班或希望不排的日子', 'Press days under “Duty preferences” to ask for a shift or rather none'],
    ],
    next: ['班次调整时会收到通知，日历也会更新。', 'You are notified of changes, and your calendar is updated.'],
    asks: [
      [
        ['不能上这个班怎么办？', 'What if I cannot work this shift?'],
        [
          '先用“换班”请同事接班；没有人能接时尽早联系科室。',
          'Ask a colleague with “Swap” first; if nobody can, contact the department early.',
        ],
      ],
      [
        ['意愿一定会照顾吗？', 'Are preferences always met?'],
        [
          '不一定。先保证人数和休息，再尽量照顾；每个人的意愿合起来一样重。',
          'No. Staffing and rest come first; each person’s preferences have the same total weight.',
        ],
      ],
      [
        ['为什么有的同事不能接班？', 'Why can a colleague not take it?'],
        [
          '名字下面写着原因，例如当天已有班次、休息不足。',
          'The reason is shown below the name, such as another shift that day or too little rest.',
        ],
      ],
    ],
  },
  'duty/hours/own': {
    about: ['你的值班工时：签到、更正、每周确认。', 'Your duty hours: sign in, correct, confirm each week.'],
    acts: [
      [
        '到岗和离岗时用手机扫科室屏幕上的码，再点按钮',
        'When you arrive and leave, scan the code on the department’s screen, then press the button',
      ],
      ['忘记签到的班次，结束后点“更正”并写明原因', 'If you forgot to sign in, press “Correct” after the shift and enter the reason'],
      ['一周的班次都结束后，核对并确认', 'Check and confirm the week once all its shifts are over'],
    ],
    next: [
      '科室有疑问时你会收到通知，说明后重新确认。',
      'If the department raises a question, you are notified; answer it and confirm again.',
    ],
    asks: [
      [
        ['没有签离怎么算？', 'What if I never signed out?'],
        ['按排班的结束时间计；实际更晚的，请更正。', 'The planned end counts; if you left later, correct it.'],
      ],
      [
        ['补休什么时候到账？', 'When do I get the earned leave?'],
        [
          '签到的班次结束后几分钟内；自己更正的工时在确认这一周之后。在“请假”里能看到剩余天数和到期日。',
          'Within minutes of the end of a shift you signed in to; for hours you corrected, after you confirm the week. “Leave” shows days left and when they expire.',
        ],
      ],
      [
        ['在家备班算工时吗？', 'Does on call at home count?'],
        ['被叫回医院的时间才算，用“更正”填写。', 'Only the time you were called in to the hospital; enter it with “Correct”.'],
      ],
    ],
  },
  'duty/hours/index': {
    about: ['科室学员每月的值班工时，按周列出。', 'Monthly duty hours of a department’s trainees, by week.'],
    acts: [
      [
        '在科室屏幕上打开“签到码”，学员扫码到岗、离岗',
        'Open “Sign-in code” on the department’s screen; trainees scan it when they arrive and leave',
      ],
      ['点一周的数字，查看班次和更正的原因', 'Press a week’s number to see shifts and reasons for corrections'],
      ['已确认的一周如有疑问，提出后由学员说明', 'Raise a question about a confirmed week; the trainee answers'],
    ],
    next: ['超过上限的学员排在最前；排班时也会提醒。', 'Trainees over the limit come first; the roster warns too.'],
    asks: [
      [
        ['上限由谁决定？', 'Who sets the limits?'],
        ['毕后办在“工时规则”里选择。', 'The education office, under “Working hours rule”.'],
      ],
      [
        ['节假日值班有补休吗？', 'Do shifts on holidays earn leave?'],
        [
          '按劳动法，法定节假日上班付加班工资，不记补休；工资结清后可在“工时规则”里改为记补休。',
          'By labour law, work on legal holidays is paid and earns no leave; once the pay is settled, this can be changed under “Working hours rule”.',
        ],
      ],
    ],
  },
  'duty/swap/index': {
    about: ['学员之间的换班申请。', 'Trainees’ requests to swap shifts.'],
    acts: [
      ['同事同意后，由科室同意或不同意', 'Once the colleague agrees, the department approves or refuses'],
      ['在“换班设置”中可以不再要求科室同意', 'Under “Swap settings” a department can stop requiring its approval'],
    ],
    next: ['同意后双方班次立即互换，双方收到通知。', 'The shifts are swapped at once; both trainees are notified.'],
    asks: [
      [
        ['申请为什么失效？', 'Why did a request lapse?'],
        ['科室调整了其中的班次，或班次已经开始。', 'The department changed one of the shifts, or one has started.'],
      ],
    ],
  },
})
