import { helpBook } from '../help-book.ts'

export const absenceHelp = helpBook({
  'daily/leave/own': {
    about: ['请假、销假和余额。', 'Leave, reporting back, and your days.'],
    acts: [
      ['填写时就能看到天数、余额、由谁审批', 'Days, balance and deciders are shown while you type'],
      ['提交后可以撤回', 'Withdraw what is not decided'],
      ['返岗后销假；未开始的可以申请撤销', 'Report back; revoke what has not begun'],
    ],
    next: [
      '按天数和类型，由带教、科室、基地、毕后办依次审批，页面写明轮到谁。',
      'Supervisor, department, base and office decide by days and type; the page says whose turn it is.',
    ],
    asks: [
      [
        ['天数怎么算？', 'How are days counted?'],
        [
          '按类型算工作日或自然日；没公布放假安排的年份暂按法定节假日和周末算。',
          'Working or calendar days by type; unpublished years by legal holidays and weekends for now.',
        ],
      ],
      [
        ['会延长培训吗？', 'Does the training get longer?'],
        ['有的类型会，填写时会写出新的结束日期。', 'With some types; the new end is shown.'],
      ],
    ],
  },
  'daily/leave/review': {
    about: ['等待你审批的请假。', 'Leave that waits for you.'],
    acts: [
      ['看理由、材料、影响的轮转和余额', 'See reason, papers, stays and balance'],
      ['同意或不同意，可以批量', 'Agree or not, also many at once'],
      ['确认销假', 'Confirm a report back'],
    ],
    next: ['下一步的审批人收到通知；全部同意后写入轮转。', 'The next decider is notified; once all agree the timetable is written.'],
    asks: [
      [
        ['我不在时怎么办？', 'When I am away?'],
        ['在“代理审批”中指定代理人。', 'Name a deputy under “Deputies”.'],
      ],
    ],
  },
  'daily/leave/record': {
    about: ['本范围学员的请假、销假和缺勤记录。', 'Leave, reports and unexcused absence of your trainees.'],
    acts: [
      ['按人、类型、日期查找', 'Find by person, type and day'],
      ['登记缺勤', 'Record an unexcused absence'],
      ['导出', 'Export'],
    ],
  },
  'daily/leave/calendar': {
    about: ['谁在哪些天不在，按日历看。', 'Who is away on which days.'],
    acts: [
      ['按科室或基地查看', 'By department or base'],
      ['点一条打开请假', 'Choose one to open it'],
    ],
  },
  'daily/away/own': {
    about: ['外出学习、会议、访问的申请和报告。', 'Study, conferences and visits elsewhere, and their reports.'],
    acts: [
      ['填写地点、费用和承担方', 'Give place, cost and who pays'],
      ['结束后提交外出报告', 'Hand in the report afterwards'],
    ],
    next: ['审批步骤与请假相同；报告逾期会每三天提醒。', 'Steps are those of leave; an overdue report is reminded every three days.'],
  },
  'daily/away/review': {
    about: ['等待你审批的外出和外出报告。', 'Aways and reports that wait for you.'],
    acts: [
      ['同意或不同意申请', 'Agree or not'],
      ['确认或退回报告', 'Confirm or return a report'],
    ],
  },
  'daily/away/record': {
    about: ['本范围的外出记录和报告。', 'Aways and reports of your trainees.'],
    acts: [
      ['查看报告是否逾期', 'See which reports are late'],
      ['导出', 'Export'],
    ],
  },
  'daily/deputy': {
    about: ['你不在岗时由谁代你审批。', 'Who decides for you while you are away.'],
    acts: [
      ['指定代理人、起止日期和审批步骤', 'Name somebody, the days and the steps'],
      ['提前结束代理', 'End it early'],
    ],
    next: [
      '期间的事项同时出现在代理人的待办里；代理人的决定写明代谁作出。',
      'What waits appears in both lists; a decision says for whom it was taken.',
    ],
    asks: [
      [
        ['代理人能批自己的假吗？', 'May a deputy decide their own leave?'],
        ['不能，也不能批你本人的。', 'No, and not yours.'],
      ],
    ],
  },
  'daily/leave/balance': {
    about: ['各学员当年的请假余额。', 'Days of leave of each trainee this year.'],
    acts: [
      ['毕后办调整天数并写明原因', 'The office adjusts days, with a reason'],
      ['导入系统使用前已用的天数', 'Import days used before'],
    ],
  },
  'daily/leave/data': {
    about: ['请假天数统计，按科室、类型、月份。', 'Days of leave by department, type and month.'],
    acts: [
      ['选择年度和范围', 'Choose year and scope'],
      ['点数字看明细', 'A figure opens its records'],
    ],
  },
  'daily/leave/type': {
    about: ['请假类型、每年天数和本院所在省的规定。', 'Types of leave, their days, and the rules of the province.'],
    acts: [
      ['设置天数、计算方式、是否需要材料', 'Set days, counting and papers'],
      ['选择本院所在省', 'Choose the hospital’s province'],
    ],
    asks: [
      [
        ['为什么某类型显示没有天数？', 'A type has no days?'],
        ['只有其他省的规定，请录入本省的。', 'Only other provinces are recorded: add yours.'],
      ],
    ],
  },
  'daily/leave/step': {
    about: ['请多少天要经过哪些审批。', 'How many days need whose consent.'],
    acts: [
      ['设置每一步从几个工作日起需要', 'Set from how many working days a step is needed'],
      ['为某个类型单独设置', 'Make an exception for a type'],
    ],
  },
  'student/fund/own': {
    about: ['研究经费：申请、支出和余额。', 'Research funds: asking, spending, what is left.'],
    acts: [
      ['按科目申请经费', 'Ask by budget line'],
      ['登记支出并上传票据', 'Book spendings with receipts'],
      ['查看每个科目的余额', 'See what is left on each line'],
    ],
    next: ['基地通过、毕后办核准后可以支出，支出由基地或毕后办核对。', 'The base passes, the office grants; spendings are checked.'],
  },
  'student/fund/index': {
    about: ['研究经费的申请和执行情况。', 'Applications for funds and how they stand.'],
    acts: [
      ['审核或核准，金额不超过申请数', 'Pass or grant, at most what was asked'],
      ['在科目之间调整并写原因', 'Move between lines, with a reason'],
      ['结项，结余记为退回', 'Close; what is left is returned'],
    ],
  },
  'student/fund/spendings': {
    about: ['等待核对的支出。', 'Spendings that wait to be checked.'],
    acts: [
      ['对照票据核对', 'Compare with the receipts'],
      ['退回并写明原因，金额回到余额', 'Return with a reason; the money goes back'],
    ],
  },
})
